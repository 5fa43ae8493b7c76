export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly unevaluatedProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly description?: string;
  readonly [keyword: string]: unknown;
}

export interface Reference {
  readonly $ref: string;
}

export interface Parameter extends Header {
  readonly name: string;
  readonly in: string;
}

/** A header of an answer: a parameter without name and place. */
export interface Header {
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly style?: string;
  readonly explode?: boolean;
  readonly content?: Content;
  readonly [member: string]: unknown;
}

type Content = Readonly<Record<string, Media>>;

export interface Media {
  readonly schema?: Schema;
  readonly [member: string]: unknown;
}

export interface RequestBody {
  readonly required?: boolean;
  readonly content?: Content;
  readonly [member: string]: unknown;
}

export interface Answer {
  readonly content?: Content;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly [member: string]: unknown;
}

/** Alternatives of security schemes by name, each with scopes. */
type Security = readonly Readonly<Record<string, readonly string[]>>[];

interface Server {
  readonly url: string;
}

interface PathItem {
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly servers?: readonly Server[];
  readonly [method: string]: unknown;
}

export interface Operation {
  readonly operationId?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses?: Readonly<Record<string, Answer | Reference>>;
  readonly security?: Security;
  readonly servers?: readonly Server[];
  readonly deprecated?: boolean;
  readonly [member: string]: unknown;
}

export interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly security?: Security;
  readonly servers?: readonly Server[];
  readonly [member: string]: unknown;
}

/** Members of a path item that are no methods; all others are, whatever their names. */
const notMethods: ReadonlySet<string> = new Set(["$ref", "summary", "description", "servers", "parameters"]);

export interface Operations {
  /** By route: `"GET /v9/projects/{idOrName}"`. */
  readonly operations: ReadonlyMap<string, Operation>;
  /** Reasons by route, or by path where the whole item is unreadable. */
  readonly unread: ReadonlyMap<string, string>;
}

/** Every operation of a document, with the shared parts of its path and the document. */
export function readOperations(document: Document): Operations {
  const operations = new Map<string, Operation>();
  const unread = new Map<string, string>();
  for (const [path, stated] of Object.entries(document.paths)) {
    try {
      const { item, methods } = readPath(document, stated);
      for (const [method, operation] of methods) {
        const route = `${method} ${path}`;
        if (!isObject(operation)) unread.set(route, "it is no object");
        else operations.set(route, withShared(document, item, operation));
      }
    } catch (error) {
      unread.set(path, messageOf(error));
    }
  }
  return { operations, unread };
}

/** The operations of a path item. Newer documents have further methods in `additionalOperations`. */
function readPath(document: Document, pathItem: PathItem): { item: PathItem; methods: [string, unknown][] } {
  if (!isObject(pathItem)) throw new Error("it is no object");
  const { $ref: _, ...beside } = pathItem; // members beside a reference belong to the path, too
  const item: PathItem = { ...resolveReference<PathItem>(document, pathItem), ...beside };
  const { additionalOperations: more = {}, ...rest } = item;
  if (!isObject(more)) throw new Error("its additionalOperations are no object");
  const methods = Object.entries(rest)
    .filter(([name]) => !notMethods.has(name) && !name.startsWith("x-"))
    .map(([name, operation]): [string, unknown] => [name.toUpperCase(), operation]);
  return { item, methods: [...methods, ...Object.entries(more)] };
}

function withShared(document: Document, item: PathItem, operation: Operation): Operation {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const servers = operation.servers ?? item.servers;
  const security = operation.security ?? document.security;
  return { ...operation, parameters, ...(servers && { servers }), ...(security && { security }) };
}

export function resolveReference<T extends object>(document: Document, value: T | Reference): T {
  const references = new Set<string>();
  let at: unknown = value;
  for (;;) {
    if (!isObject(at)) throw new Error(`${shownValue(at)} stands where a description has an object.`);
    const { $ref } = at;
    if (typeof $ref !== "string") return at as T; // a reference points to a value of the referring member's kind
    if (references.has($ref)) throw new Error(`"${$ref}" points to itself.`);
    references.add($ref);
    at = referenceTarget(document, $ref);
  }
}

function referenceTarget(document: Document, $ref: string): unknown {
  if (!$ref.startsWith("#/")) throw new Error(`"${$ref}" points out of the document. Bundle it into one file first.`);
  let at: unknown = document;
  for (const name of $ref.slice(2).split("/").map(unescaped)) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name))
      throw new Error(`"${$ref}" points to nothing.`);
    at = (at as Record<string, unknown>)[name]; // an object with the member; a list's indexes are members, too
  }
  return at;
}

function unescaped(step: string): string {
  let name = step;
  try {
    name = decodeURIComponent(step);
  } catch {
    // A lone percent sign stands for itself.
  }
  return name.replaceAll("~1", "/").replaceAll("~0", "~");
}

export function parseDocument(text: string, name: string): Document {
  let document: unknown;
  try {
    // JSON has no byte order mark.
    document = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new Error(`${name} is no JSON.`, { cause });
  }
  if (!isObject(document) || typeof document.openapi !== "string" || !document.openapi.startsWith("3."))
    throw new Error(`${name} is no OpenAPI 3 document.`);
  if (!isObject(document.paths))
    throw new Error(`${name} is no OpenAPI 3 document with operations: its paths are no object.`);
  // Paths are checked when they are read.
  return document as unknown as Document;
}

/** The problem of a part of a description, in words. */
export function messageOf(error: unknown): string {
  if (error instanceof RangeError) return "it is nested too deeply";
  return error instanceof Error ? error.message : String(error);
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shownValue(value: unknown): string {
  return Array.isArray(value) ? "a list" : String(value);
}

/** Texts for people, without effect on requests and answers. */
const words: ReadonlySet<string> = new Set([
  ...["title", "summary", "description", "example", "examples", "externalDocs", "xml", "$comment"],
]);

/** Flags for which `false` means the same as their absence. */
const flags: ReadonlySet<string> = new Set(["deprecated", "readOnly", "writeOnly", "allowReserved", "allowEmptyValue"]);

/** Members of an object that are neither texts nor read elsewhere (`deprecated`): unknown ones are differences as well. */
export function otherMembers(object: Readonly<Record<string, unknown>>, read: ReadonlySet<string>): string[] {
  return Object.entries(object).flatMap(([name, value]) => {
    if (value === undefined || read.has(name) || words.has(name) || name.startsWith("x-")) return [];
    if (!flags.has(name)) return [`${name} ${JSON.stringify(value)}`];
    return value === false ? [] : [name];
  });
}

/** Ways to authenticate: `http bearer`, several with a plus, `none`. Empty where a description states none. */
export function securityOf(document: Document, { security }: Operation): ReadonlySet<string> {
  if (!security) return new Set();
  const ways = security.map((each) =>
    Object.entries(each)
      .map(([name, scopes]) => [schemeOf(document, name), ...scopes].join(" "))
      .sort()
      .join(" + "),
  );
  return new Set(ways.length > 0 ? ways.map((way) => way || none) : [none]);
}

const none = "none";

/** A scheme by its kind: `http bearer`, `apiKey header x-key`. */
function schemeOf(document: Document, name: string): string {
  const { securitySchemes } = isObject(document.components) ? document.components : {};
  const declared =
    isObject(securitySchemes) && Object.hasOwn(securitySchemes, name) ? securitySchemes[name] : undefined;
  if (!isObject(declared)) return name;
  const {
    type,
    scheme,
    in: where,
    name: key,
  } = resolveReference<Readonly<Record<string, unknown>>>(document, declared);
  return [type, typeof scheme === "string" ? scheme.toLowerCase() : undefined, where, key]
    .filter((each) => typeof each === "string")
    .join(" ");
}

/** Servers of a single operation: the platform has none of these. */
export function serversOf({ servers = [] }: Pick<Operation, "servers">): ReadonlySet<string> {
  return new Set(servers.map(({ url }) => url));
}
