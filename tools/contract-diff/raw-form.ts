import { type Document, follow, isObject, operationsOf, type Reference, type Schema } from "./document.ts";

/**
 * For tests: a document of ours in the form in which the platform writes its own. That is OpenAPI 3.0.3 with every reference inlined
 * but those of shapes that hold themselves, a token for each operation instead of one for all, and errors without a body.
 */
export function rawForm(document: Document): Document {
  const writer = new Writer(document);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [route, operation] of operationsOf(document)) {
    const [method = "", path = ""] = route.split(" ");
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = writer.operation(operation);
  }
  const { security, components, servers = [], ...whole } = document;
  const described = servers.map((each) => ({ ...each, description: "Production API" }));
  const { securitySchemes } = isObject(components) ? components : {};
  return {
    ...whole,
    openapi: "3.0.3",
    servers: described,
    paths,
    components: { schemas: writer.kept(), securitySchemes },
  };
}

type Side = "request" | "answer";

class Writer {
  readonly #document: Document;
  /** Shapes that hold themselves, by their references. */
  readonly #kept: Map<string, Schema> = new Map();
  readonly #known: Readonly<Record<Side, Map<string, Schema>>> = { request: new Map(), answer: new Map() };
  readonly #recursive: ReadonlySet<string>;

  constructor(document: Document) {
    this.#document = document;
    this.#recursive = recursiveOf(document);
  }

  kept(): Record<string, Schema> {
    return Object.fromEntries([...this.#kept].map(([$ref, schema]) => [lastOf($ref), schema]));
  }

  operation({
    parameters = [],
    requestBody,
    responses = {},
    ...operation
  }: Readonly<Record<string, unknown>> & {
    readonly parameters?: readonly object[];
    readonly requestBody?: object;
    readonly responses?: Readonly<Record<string, object>>;
  }): object {
    const answers = Object.entries(responses).map(([status, each]) => [status, this.#answer(each)]);
    return {
      ...operation,
      "x-vercel-cli": { supportedProduction: false },
      parameters: parameters.map((each) => this.#holder(each, "request")),
      ...(requestBody && { requestBody: this.#holder(requestBody, "request") }),
      responses: Object.fromEntries(answers),
    };
  }

  #answer(stated: object | Reference): object {
    if ("$ref" in stated && stated.$ref === "#/components/responses/FailureBody") return { description: "" };
    const answer = this.#holder(stated, "answer");
    const headers = "headers" in answer && isObject(answer.headers) ? Object.entries(answer.headers) : [];
    if (headers.length === 0) return answer;
    return { ...answer, headers: Object.fromEntries(headers.map(([name, each]) => [name, this.#any(each, "answer")])) };
  }

  #any(value: unknown, side: Side): unknown {
    return isObject(value) ? this.#holder(value, side) : value;
  }

  /** What has a schema, or content that has some: a parameter, a body, an answer, a header. */
  #holder(stated: object, side: Side): object {
    const holder = follow<Readonly<Record<string, unknown>>>(
      this.#document,
      stated as Readonly<Record<string, unknown>>,
    ); // No list stands where an object does.
    const { schema, content } = holder;
    const media = Object.entries(isObject(content) ? content : {});
    return {
      ...holder,
      ...(isObject(schema) && { schema: this.schema(schema, side) }),
      ...(isObject(content) && {
        content: Object.fromEntries(media.map(([type, each]) => [type, this.#any(each, side)])),
      }),
    };
  }

  schema(stated: Schema, side: Side): Schema {
    const { $ref, ...beside } = stated;
    if ($ref === undefined) return this.#plain(stated, side);
    if (this.#recursive.has($ref)) {
      const place = `#/components/schemas/${lastOf($ref)}`;
      if (!this.#kept.has($ref)) {
        this.#kept.set($ref, {});
        this.#kept.set($ref, this.#plain(follow<Schema>(this.#document, { $ref }), "request"));
      }
      // In 3.0.3 nothing stands beside a reference.
      return Object.keys(beside).length > 0 ? { ...beside, allOf: [{ $ref: place }] } : { $ref: place };
    }
    const known = this.#known[side].get($ref) ?? this.#plain(follow<Schema>(this.#document, { $ref }), side);
    this.#known[side].set($ref, known);
    return { ...known, ...this.#plain(beside, side) };
  }

  #plain(stated: Schema, side: Side): Schema {
    const { unevaluatedProperties, additionalProperties, contentMediaType, anyOf, oneOf, type, ...schema } = stated;
    // 3.0.3 has no kind that is null alone.
    if (type === "null") return { ...schema, nullable: true };
    const rest = unevaluatedProperties ?? additionalProperties;
    const inside = (each: Schema) => this.schema(each, side);
    const { properties, items, allOf } = schema;
    const members = Object.entries(properties ?? {}).map(([name, each]) => [name, inside(each)]);
    const written: Schema = {
      ...schema,
      ...(type !== undefined && { type }),
      ...(contentMediaType !== undefined && { type: "string", format: "binary" }),
      ...(properties && { properties: Object.fromEntries(members) }),
      ...(items && { items: inside(items) }),
      ...(allOf && { allOf: allOf.map(inside) }),
      ...(rest !== undefined && { additionalProperties: additional(rest, inside) }),
      ...(type === "boolean" && side === "answer" && !schema.enum && { enum: [false, true] }),
    };
    const stands = anyOf ?? oneOf;
    if (!stands) return written;
    const kinds = stands.filter((each) => each.type !== "null");
    const isNullable = kinds.length < stands.length;
    const [only, ...more] = kinds.map(inside);
    if (isNullable && only && more.length === 0) return { ...only, ...written, nullable: true };
    const alternatives = only ? [only, ...more] : [];
    // A client's way to write a body is anyOf; answers are said by oneOf.
    return {
      ...written,
      ...(side === "answer" ? { oneOf: alternatives } : { anyOf: alternatives }),
      ...(isNullable && { nullable: true }),
    };
  }
}

/** Members of other names: 3.0.3 has no schema that nothing fits, and says `true` where anything does. */
function additional(rest: boolean | Schema, inside: (schema: Schema) => Schema): boolean | Schema {
  if (typeof rest === "boolean") return rest;
  if ("not" in rest) return false;
  return Object.keys(rest).length === 0 ? true : inside(rest);
}

/** The references that lead to themselves. */
function recursiveOf(document: Document): ReadonlySet<string> {
  const leads = new Map<string, readonly string[]>();
  const { schemas } = isObject(document.components) ? document.components : {};
  for (const [name, schema] of Object.entries(isObject(schemas) ? schemas : {}))
    leads.set(`#/components/schemas/${name}`, referencesIn(schema));
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (leads.get(from) ?? []).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
  return new Set([...leads.keys()].filter(($ref) => reaches($ref, $ref, new Set())));
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === "$ref" && typeof each === "string" ? [each] : referencesIn(each),
  );
}

function lastOf($ref: string): string {
  return $ref.slice($ref.lastIndexOf("/") + 1);
}
