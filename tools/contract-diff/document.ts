/** A JSON Schema of an OpenAPI document, 3.0 or 3.1, as far as it is compared. */
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

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface RequestBody {
  readonly required?: boolean;
  readonly content?: Content;
}

export interface Answer {
  readonly content?: Content;
}

interface PathItem {
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly [method: string]: unknown;
}

export interface Operation {
  readonly operationId?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses?: Readonly<Record<string, Answer | Reference>>;
}

/** An OpenAPI document, as far as it is compared. */
export interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly [member: string]: unknown;
}

const methods = ["get", "put", "post", "delete", "head", "patch"];

/** Every operation by its route: `"GET /v9/projects/{idOrName}"`. What a path states for all its methods is with each. */
export function operationsOf(document: Document): Map<string, Operation> {
  const found = new Map<string, Operation>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      // A member of a path that is named like a method is an operation.
      const operation = item[method] as Operation | undefined;
      if (!operation) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      found.set(`${method.toUpperCase()} ${path}`, { ...operation, parameters });
    }
  }
  return found;
}

/** What a reference within the document points to; what is no reference is itself. */
export function follow<T extends object>(document: Document, value: T | Reference): T {
  if (!("$ref" in value) || typeof value.$ref !== "string") return value as T; // No reference: that leaves a T.
  const { $ref } = value;
  if (!$ref.startsWith("#/")) throw new Error(`"${$ref}" points out of the document. Bundle it into one file first.`);
  const names = $ref
    .slice(2)
    .split("/")
    .map((name) => decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~"));
  const target = names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document);
  if (!target) throw new Error(`"${$ref}" points to nothing.`);
  return follow(document, target as T | Reference);
}

/** Reads a document, or says what it is not. */
export function parseDocument(text: string, name: string): Document {
  let document: Partial<Document>;
  try {
    document = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${name} is no JSON.`, { cause });
  }
  if (!document.openapi?.startsWith("3.") || !document.paths) throw new Error(`${name} is no OpenAPI 3 document.`);
  return { ...document, openapi: document.openapi, paths: document.paths };
}
