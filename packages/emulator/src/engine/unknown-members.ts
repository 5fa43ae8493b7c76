import type { OperationContract } from "@slipway/core";
import { type GenericSchema, is } from "valibot";

/** A value reduced to the members of its schema, with the paths of the others. */
export interface KnownPart {
  readonly value: unknown;
  readonly unknown: readonly Path[];
}

type Path = readonly string[];

/** Members of valibot's schema kinds, which its `GenericSchema` does not declare. */
interface Parts {
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly options?: readonly unknown[];
  readonly item?: GenericSchema;
  readonly value?: GenericSchema;
  readonly wrapped?: GenericSchema;
  readonly rest?: GenericSchema;
  readonly getter?: (value: unknown) => GenericSchema;
}

export function knownPart(schema: GenericSchema, value: unknown): KnownPart {
  const unknown = unknownIn(schema, value);
  return { value: without(value, unknown), unknown };
}

function unknownIn(schema: GenericSchema, value: unknown): readonly Path[] {
  if (typeof value !== "object" || value === null) return [];
  // See `Parts`.
  const { type, entries, options, item, value: member, wrapped, rest, getter } = schema as GenericSchema & Parts;
  if (wrapped) return unknownIn(wrapped, value);
  if (getter) return unknownIn(getter(value), value);
  // See `Parts`: those of a picklist are none, and a picklist takes no object.
  const schemas = (options ?? []) as readonly GenericSchema[];
  if (type === "union") return unknownToBest(schemas, value);
  if (type === "intersect") return unknownToAll(schemas, value);
  if (Array.isArray(value)) return item ? below(value, () => item) : [];
  if (type === "record" && member) return below(value, () => member);
  if (!entries || isOpen(schema) || Object.getPrototypeOf(value) !== Object.prototype) return [];
  return below(value, (name) => (Object.hasOwn(entries, name) ? entries[name] : rest));
}

function below(value: object, schemaOf: (name: string) => GenericSchema | undefined): Path[] {
  return Object.entries(value).flatMap(([name, each]) => {
    const schema = schemaOf(name);
    return schema ? unknownIn(schema, each).map((path) => [name, ...path]) : [[name]];
  });
}

function unknownToBest(options: readonly GenericSchema[], value: object): readonly Path[] {
  let best: readonly Path[] | undefined;
  for (const option of options) {
    // None can be better.
    if (best?.length === 0) break;
    if (isOpen(option)) continue;
    const unknown = unknownIn(option, value);
    if ((!best || unknown.length < best.length) && is(option, without(value, unknown))) best = unknown;
  }
  // An open option accepts the rest.
  return best ?? [];
}

/** An object without declared members, which may hold anything. */
function isOpen(schema: GenericSchema): boolean {
  // See `Parts`.
  const { entries } = schema as GenericSchema & Parts;
  return entries !== undefined && Object.keys(entries).length === 0;
}

/** Each schema of an intersection declares its own members: a path is unknown if every schema lacks it or a parent of it. */
function unknownToAll(options: readonly GenericSchema[], value: object): readonly Path[] {
  const parts = options.map((option) => unknownIn(option, value));
  const missing = parts.map((paths) => new Set(paths.map(pathKey)));
  const unknown = parts
    .flat()
    .filter((path) => missing.every((keys) => path.some((_, at) => keys.has(pathKey(path.slice(0, at + 1))))));
  return [...new Map(unknown.map((path) => [pathKey(path), path])).values()];
}

function pathKey(path: Path): string {
  return JSON.stringify(path);
}

function without(value: unknown, unknown: readonly Path[]): unknown {
  const keys = new Set(unknown.map(pathKey));
  const prune = (each: unknown, above: Path): unknown => {
    const isList = Array.isArray(each);
    if (typeof each !== "object" || each === null || !(isList || Object.getPrototypeOf(each) === Object.prototype))
      return each;
    const members = Object.entries(each).flatMap(([name, member]): [string, unknown][] => {
      const path = [...above, name];
      return keys.has(pathKey(path)) ? [] : [[name, prune(member, path)]];
    });
    return isList ? members.map(([, member]) => member) : Object.fromEntries(members);
  };
  return keys.size === 0 ? value : prune(value, []);
}

/**
 * Query parameters of the platform's own clients that the contract lacks and that need no handling, by operation: answers follow
 * `format=lines`, an empty `follow` follows nothing, and the rest asks for members that are always there.
 */
const clientParameters: Readonly<Record<string, readonly string[]>> = {
  getDeploymentEvents: ["follow", "format"],
  followDeploymentEvents: ["format"],
  getRuntimeLogs: ["format"],
  deleteDeployment: ["hard"],
  getProject: ["rollbackInfo"],
  getProjectEnv: ["decrypt"],
  getSharedEnv: ["decrypt"],
};

export function unknownParameters(
  operation: string,
  { parameters, fixed = {} }: OperationContract,
  query: URLSearchParams,
): string[] {
  const declared = parameters.filter(({ in: place }) => place === "query").map(({ name }) => name);
  const accepted = [...declared, ...(clientParameters[operation] ?? [])];
  const isKnown = (name: string): boolean =>
    ["teamId", "slug"].includes(name) ||
    name in fixed ||
    accepted.some((one) => one === name || (one.endsWith("-") && name.startsWith(one)));
  return [...new Set(query.keys())].filter((name) => !isKnown(name));
}
