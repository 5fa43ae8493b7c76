import {
  getNamespaceFullName,
  type Model,
  navigateProgram,
  type Program,
  type Type,
  type Union,
} from "@typespec/compiler";
import { getAllHttpServices } from "@typespec/http";
import { getStreamMetadata } from "@typespec/http/experimental";
import { getOpenAPI3 } from "@typespec/openapi3";
import { getPayloads, isDelivered, isUnpublished } from "../../lib/decorators.ts";
import type { Group } from "../model/contract.ts";

interface Described {
  tags?: { name: string; description: string }[];
  readonly paths: Record<string, Record<string, DescribedOperation>>;
  readonly components: {
    readonly schemas: Record<string, DescribedShape>;
    responses?: Record<string, unknown>;
    parameters?: Record<string, unknown>;
  };
}

interface DescribedShape {
  readonly anyOf?: Record<string, unknown>[];
}

interface DescribedOperation {
  security?: object[];
  operationId?: string;
  summary?: string;
  readonly requestBody?: { readonly content?: Media };
  readonly responses: Record<string, DescribedAnswer>;
  parameters?: (DescribedParameter | Reference)[];
  readonly "x-slipway-unpublished"?: boolean;
  "x-slipway-refusals"?: object[];
}

interface DescribedAnswer {
  readonly content?: Media;
  readonly $ref?: string;
}

interface DescribedParameter {
  readonly name: string;
}

interface Reference {
  readonly $ref: string;
}

type Media = Record<string, { schema?: unknown; example?: unknown }>;

export async function emitOpenApi(
  program: Program,
  groups: readonly Group[],
  moved: readonly Group[] = [],
): Promise<string> {
  const [service] = await getOpenAPI3(program, {
    "openapi-versions": ["3.1.0"],
    "operation-id-strategy": "explicit-only",
    "experimental-parameter-examples": "data",
  });
  if (!service || service.versioned) throw new Error("The contract has to describe one service without versions.");
  const problems = service.diagnostics.filter((each) => each.severity === "error");
  if (problems.length > 0) throw new Error(problems.map((each) => each.message).join("\n"));
  const document: Described = JSON.parse(JSON.stringify(service.document));
  stateRecords(program, document);
  markAlternatives(program, document);
  leaveOutUnpublished(document);
  leaveOutDelivered(program, document);
  describeTags(document, [...groups, ...moved]);
  describeOperations(document, groups);
  clearEmptySecurity(document);
  shareRepeatedParts(document);
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** States the record of a stream, which TypeSpec's emitter describes as text. */
function stateRecords(program: Program, document: Described): void {
  const [services] = getAllHttpServices(program);
  for (const { path, verb, responses } of services.flatMap((service) => service.operations)) {
    for (const { statusCodes, responses: contents } of responses) {
      for (const content of contents) {
        const record = getStreamMetadata(program, content)?.streamType;
        const media = document.paths[path]?.[verb]?.responses[String(statusCodes)]?.content;
        const streamMedia = media?.[content.body?.contentTypes[0] ?? ""];
        if (record && streamMedia)
          streamMedia.schema = { $ref: `#/components/schemas/${schemaName(record, document)}` };
      }
    }
  }
}

/** TypeSpec's emitter states the marks of operations and members, not those of a union's alternatives. */
function markAlternatives(program: Program, document: Described): void {
  navigateProgram(program, {
    union(type) {
      for (const variant of type.variants.values()) {
        if (!isUnpublished(program, variant)) continue;
        const anyOf = document.components.schemas[schemaName(type, document)]?.anyOf ?? [];
        // Literals are joined into one alternative, so positions do not match.
        const reference = `#/components/schemas/${schemaName(variant.type, document)}`;
        const alternative = anyOf.find((each) => each.$ref === reference);
        if (!alternative)
          throw new Error(`openapi.json does not state each alternative of ${type.name}: it cannot be marked.`);
        alternative["x-slipway-unpublished"] = true;
      }
    },
  });
}

/** Leaves out operations that the platform does not describe: the document is the platform's API. */
function leaveOutUnpublished({ paths }: Described): void {
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (operation["x-slipway-unpublished"]) delete item[method];
    }
    if (Object.keys(item).length === 0) delete paths[path];
  }
}

function leaveOutDelivered(program: Program, document: Described): void {
  const { schemas } = document.components;
  const delivered = new Set<string>();
  const collect = (type: Model | Union) => {
    if (!isDelivered(program, type)) return;
    const payloads = type.kind === "Model" ? getPayloads(program, type) : undefined;
    for (const each of [type, payloads]) {
      if (each) collectSchemaNames({ $ref: `#/components/schemas/${schemaName(each, document)}` }, schemas, delivered);
    }
  };
  navigateProgram(program, { model: collect, union: collect });
  const described = new Set<string>();
  collectSchemaNames(document.paths, schemas, described);
  for (const name of delivered) if (!described.has(name)) delete schemas[name];
}

function collectSchemaNames(part: unknown, schemas: Described["components"]["schemas"], names: Set<string>): void {
  const references = JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  for (const [, name = ""] of references) {
    if (names.has(name)) continue;
    names.add(name);
    collectSchemaNames(schemas[name] ?? {}, schemas, names);
  }
}

function describeTags(document: Described, groups: readonly Group[]): void {
  document.tags = groups
    .filter(({ operations }) => operations.some(({ published }) => published !== undefined))
    .map(({ name, summary }) => ({ name, description: summary }));
}

/**
 * Completes TypeSpec's document: summaries, and the operation ID of a route with two kinds of answer, are missing there; equal alternatives
 * of such an answer stand twice; examples of a body repeat the parameters.
 */
function describeOperations({ paths }: Described, groups: readonly Group[]): void {
  const operations = groups.flatMap(({ operations }) => operations);
  for (const { published, id, summary, parameters, refusals } of operations) {
    const [method = "", path = ""] = published?.split(" ") ?? [];
    const described = paths[path]?.[method.toLowerCase()];
    if (described && refusals)
      described["x-slipway-refusals"] = refusals.map(({ status, code, members, by }) => ({
        status,
        code,
        members,
        by,
      }));
    if (!described || described.summary !== undefined) continue;
    described.operationId ??= id;
    described.summary = summary.replace(/\.$/, "").split("; ")[0] ?? "";
    for (const { content = {} } of Object.values(described.responses))
      Object.values(content).forEach(dropEqualAlternatives);
    for (const { example } of Object.values(described.requestBody?.content ?? {})) {
      for (const { member } of parameters) if (isObject(example)) delete example[member.name];
    }
  }
}

/** Operations without a token get the usual empty list in place of TypeSpec's empty requirement. */
function clearEmptySecurity({ paths }: Described): void {
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    if (operation.security?.every((each) => Object.keys(each).length === 0)) operation.security = [];
  }
}

function dropEqualAlternatives(media: { schema?: unknown }): void {
  const { schema } = media;
  if (!isObject(schema) || !Array.isArray(schema.anyOf)) return;
  const different = [...new Map(schema.anyOf.map((each) => [JSON.stringify(each), each])).values()];
  media.schema = different.length === 1 ? different[0] : { ...schema, anyOf: different };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Puts repeated answers and parameters into components: they are a quarter of the document otherwise. */
function shareRepeatedParts({ paths, components }: Described): void {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const answers = new Shared("responses");
  const parameters = new Shared("parameters");
  for (const { responses, parameters: stated = [] } of operations) {
    for (const answer of Object.values(responses)) answers.count(answer);
    for (const parameter of stated) parameters.count(parameter);
  }
  for (const operation of operations) {
    const { responses, parameters: stated } = operation;
    for (const [status, answer] of Object.entries(responses)) {
      responses[status] = answers.refer(answer, answerName(answer));
    }
    if (stated)
      operation.parameters = stated.map((each) => ("name" in each ? parameters.refer(each, each.name) : each));
  }
  components.responses = answers.components;
  components.parameters = { ...components.parameters, ...parameters.components };
}

function answerName({ content = {} }: DescribedAnswer): string {
  const [media] = Object.values(content);
  const reference = /"#\/components\/schemas\/([^"]+)"/.exec(JSON.stringify(media?.schema ?? ""))?.[1];
  return reference ?? (media ? "Inline" : "Empty");
}

/** Counts equal parts, and names those that repeat. */
class Shared {
  readonly components: Record<string, unknown> = {};
  readonly #section: string;
  readonly #counts: Map<string, number> = new Map();
  readonly #names: Map<string, string> = new Map();

  constructor(section: string) {
    this.#section = section;
  }

  count(value: unknown): void {
    const text = JSON.stringify(value);
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
  }

  refer<T extends object>(value: T, preferredName: string): T | Reference {
    const text = JSON.stringify(value);
    if ((this.#counts.get(text) ?? 0) < 2) return value;
    const existing = this.#names.get(text);
    if (existing) return this.#reference(existing);
    let name = preferredName;
    for (let number = 2; name in this.components; number++) name = `${preferredName}.${number}`;
    this.components[name] = value;
    this.#names.set(text, name);
    return this.#reference(name);
  }

  #reference(name: string): Reference {
    return { $ref: `#/components/${this.#section}/${name}` };
  }
}

function schemaName(type: Type, document: Described): string {
  if (!("name" in type) || typeof type.name !== "string" || !("namespace" in type) || !type.namespace) {
    throw new Error("A stream's record and a union with a marked alternative need a name: openapi.json refers to it.");
  }
  // Schemas of the service's own namespace have no prefix.
  const name = `${getNamespaceFullName(type.namespace)}.${type.name}`.replace(/^Slipway\./, "");
  if (!document.components.schemas[name]) throw new Error(`openapi.json has no schema ${name}.`);
  return name;
}
