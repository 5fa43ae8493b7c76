import {
  getSourceLocation,
  isArrayModelType,
  type Model,
  type ModelProperty,
  type Program,
  type Type,
} from "@typespec/compiler";
import type { Node } from "@typespec/compiler/ast";
import { getAllHttpServices, type HttpOperation } from "@typespec/http";
import type { Difference } from "../contract-diff/compare.ts";
import type { Step } from "../contract-diff/compare-values.ts";
import { shapeOf } from "../contract-diff/pair-routes.ts";
import type { ObjectShape } from "../contract-diff/values.ts";
import type { Span } from "./edits.ts";

export interface Located {
  readonly operation: HttpOperation;
  /** Whether another operation shares the route: the input is declared twice then. */
  readonly shared: boolean;
  readonly types: readonly Type[];
  readonly holder?: Model | undefined;
  readonly member?: ModelProperty | undefined;
  /** The name of the member, where the holder has no such member. */
  readonly absent?: string | undefined;
}

/** Finds the places of differences in a compiled contract. */
export class Locator {
  readonly #operations: Map<string, HttpOperation[]> = new Map();

  constructor(program: Program) {
    const [services] = getAllHttpServices(program);
    for (const http of services.flatMap(({ operations }) => operations)) {
      const key = shapeOf(`${http.verb.toUpperCase()} ${http.path}`);
      this.#operations.set(key, [...(this.#operations.get(key) ?? []), http]);
    }
  }

  locate({ route, place, trail }: Pick<Difference, "route" | "place" | "trail">): Located | undefined {
    const operations = this.#operations.get(shapeOf(route)) ?? [];
    const matches = operations.flatMap((operation) => {
      const start = startOf(operation, place);
      const located = start && followTrail(start, trail);
      return located ? [{ ...located, operation, shared: operations.length > 1 }] : [];
    });
    const [operation] = operations;
    return matches[0] ?? (operation && { operation, shared: operations.length > 1, types: [] });
  }
}

type Place = Pick<Located, "types" | "holder" | "member" | "absent">;

function startOf({ parameters, responses }: HttpOperation, place: string): Place | undefined {
  const [where = "", ...words] = place.split(" ");
  const name = words.join(" ");
  if (place === "body") {
    const { body } = parameters;
    return body && { types: [body.type], member: body.property };
  }
  if (name !== "" && where !== "error") {
    const parameter = parameters.parameters.find(
      (each) => each.type === where && (where === "header" ? each.name.toLowerCase() : each.name) === name,
    );
    return parameter && { types: [parameter.param.type], member: parameter.param };
  }
  if (!/^\d+$/.test(place)) return undefined;
  const bodies = responses
    .filter(({ statusCodes }) => String(statusCodes) === place)
    .flatMap((each) => each.responses.flatMap(({ body }) => (body ? [body.type] : [])));
  return bodies.length > 0 ? { types: bodies } : undefined;
}

function followTrail(start: Place, trail: readonly Step[]): Place | undefined {
  let at = start;
  for (const step of trail) {
    const types = at.types.flatMap(alternativesOf);
    if ("list" in step) {
      const items = types.flatMap((type) => (isList(type) ? [type.indexer.value] : []));
      if (items.length === 0) return undefined;
      at = { types: items };
      continue;
    }
    const holder = bestOf(types.filter(isObject), step.shape);
    if (!holder) return undefined;
    const member = step.member === "*" ? undefined : memberOf(holder, step.member);
    const value = member?.type ?? (step.member === "*" ? holder.indexer?.value : undefined);
    if (!value) return { types: [], holder, absent: step.member };
    at = { types: [value], holder, member };
  }
  return at;
}

function memberOf(model: Model, name: string): ModelProperty | undefined {
  for (let each: Model | undefined = model; each; each = each.baseModel) {
    const member = each.properties.get(name);
    if (member) return member;
  }
  return undefined;
}

/** The alternative with the most members of a shape. */
function bestOf(models: readonly Model[], shape: ObjectShape): Model | undefined {
  const scored = models.map((model) => ({ model, score: scoreOf(model, shape) }));
  return scored.sort((a, b) => b.score - a.score)[0]?.model;
}

function scoreOf(model: Model, { name, members }: ObjectShape): number {
  const own = new Set<string>();
  for (let each: Model | undefined = model; each; each = each.baseModel) {
    for (const property of each.properties.keys()) own.add(property);
  }
  const shared = [...members.keys()].filter((each) => own.has(each)).length;
  const different = own.size + members.size - 2 * shared;
  const literals = [...members].filter(([each, schema]) => {
    const type = memberOf(model, each)?.type;
    const [value] = schema.enum ?? [];
    return type && "value" in type && schema.enum?.length === 1 && type.value === value;
  }).length;
  return (model.name === name ? 100 : 0) + literals * 20 + shared - different;
}

function alternativesOf(type: Type): Type[] {
  return type.kind === "Union"
    ? [...type.variants.values()].flatMap((variant) => alternativesOf(variant.type))
    : [type];
}

function isList(type: Type): type is Model & { indexer: { value: Type } } {
  return type.kind === "Model" && isArrayModelType(type);
}

function isObject(type: Type): type is Model {
  return type.kind === "Model" && !isArrayModelType(type);
}

export function written(member: ModelProperty): ModelProperty {
  return member.sourceProperty ? written(member.sourceProperty) : member;
}

export function spanOf(target: Node | Type): Span | undefined {
  // Types of the compiler's own, such as the model of an operation's parameters, have no place.
  if ("kind" in target && typeof target.kind === "string" && !("node" in target && target.node)) return undefined;
  const { file, pos, end } = getSourceLocation(target);
  return { file: file.path, pos, end };
}
