import { type Member, type Members, memberAt, type Side } from "../differ/member.ts";
import {
  type Answer,
  type Document,
  follow,
  type Operation,
  type Parameter,
  type RequestBody,
  type Schema,
} from "./document.ts";

const limitKeywords = [
  ...["format", "minLength", "maxLength", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  ...["minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties", "default"],
];

/** Formats that are no rules: of a credential, and of bytes, which their media type says. */
const marks: ReadonlySet<unknown> = new Set(["password", "binary"]);

/** Everything that an operation takes and gives, references followed; `docs`: with what is said of it in words. */
export function membersOf(document: Document, operation: Operation, docs = false): Members {
  const members: Members = new Map();
  const reader = new SchemaReader(document, members, docs);
  for (const each of operation.parameters ?? []) {
    const parameter: Parameter = follow(document, each);
    const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
    if (parameter.in === "cookie" || (parameter.in === "header" && name === "content-type")) continue;
    const { schema = {}, required = false, description } = parameter;
    reader.add(`${parameter.in} ${name}`, description ? { ...schema, description } : schema, required);
  }
  if (operation.requestBody) {
    const body: RequestBody = follow(document, operation.requestBody);
    for (const [type, { schema = {} }] of Object.entries(body.content ?? {})) {
      reader.add(`body as ${mediaType(type)}`, {}, true);
      reader.add("body", schema, body.required ?? false);
    }
  }
  for (const [status, each] of Object.entries(operation.responses ?? {})) {
    if (!/^[123]/.test(status)) {
      reader.add(`error ${status}`, {}, true);
      continue;
    }
    const answer: Answer = follow(document, each);
    reader.add(
      `${status} as ${
        Object.keys(answer.content ?? { nothing: {} })
          .map(mediaType)
          .sort()
          .join(", ") || "nothing"
      }`,
      {},
      true,
    );
    for (const { schema = {} } of Object.values(answer.content ?? {})) reader.add(status, schema, true);
  }
  return members;
}

function mediaType(type: string): string {
  return type.split(";")[0]?.trim().toLowerCase() ?? type;
}

/** Said of a member that a schema asks for by name and that none of its parts describes. */
const nowhere = "described nowhere";

/** Where a member stands: its path, the member that holds it, and its name for people. */
interface Place {
  readonly path: string;
  readonly within?: string;
  readonly owner?: string | undefined;
}

class SchemaReader {
  readonly #document: Document;
  readonly #members: Members;
  readonly #docs: boolean;
  readonly #within: Schema[] = [];

  constructor(document: Document, members: Members, docs: boolean) {
    this.#document = document;
    this.#members = members;
    this.#docs = docs;
  }

  add(path: string, schema: Schema, required: boolean): void {
    this.#add({ path }, schema, required);
  }

  #add(place: Place, schema: Schema, required: boolean): void {
    const { path, within, owner } = place;
    const member = memberAt(this.#members, path, { side: sideOf(path), within, owner });
    member.presence.add(required ? "required" : "optional");
    this.#read(place, schema, member);
  }

  /** `described`: the names that what holds this alternative describes. */
  #read(place: Place, schema: Schema, member: Member, described: ReadonlySet<string> = new Set()): void {
    const { $ref, ...beside } = schema;
    if ($ref === undefined) {
      this.#readPlain(place, schema, member, described);
      return;
    }
    const target: Schema = follow(this.#document, { $ref });
    this.#annotate(beside, member);
    if (this.#within.includes(target)) {
      member.types.add("itself");
      return;
    }
    this.#within.push(target);
    this.#readPlain({ ...place, owner: shapeName($ref) }, target, member, described);
    this.#within.pop();
  }

  #readPlain(place: Place, schema: Schema, member: Member, described: ReadonlySet<string>): void {
    this.#annotate(schema, member);
    if (schema.nullable) member.types.add("null");
    const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
    const shared = new Set([...described, ...this.#describedBy({ ...schema, anyOf: [], oneOf: [] })]);
    for (const each of alternatives) this.#read(place, each, member, shared);
    this.#readLost(place, schema, new Set([...shared, ...this.#describedBy(schema)]));
    if (isBytes(schema)) {
      member.types.add("bytes");
      return;
    }
    const literals = schema.enum ?? ("const" in schema ? [schema.const] : undefined);
    if (literals) {
      for (const value of literals) member.types.add(JSON.stringify(value));
      return;
    }
    const kinds = kindsOf(schema);
    if (kinds.length === 0 && alternatives.length === 0) member.types.add("anything");
    for (const kind of kinds) member.types.add(kind);
    if (schema.items) this.#add(inside(place, "[]"), schema.items, true);
    for (const [name, each] of Object.entries(schema.properties ?? {})) {
      this.#add(inside(place, `.${name}`), each, schema.required?.includes(name) ?? false);
    }
    const rest = schema.additionalProperties ?? schema.unevaluatedProperties;
    if (member.side === "input" && (rest === false || isNever(rest))) member.limits.add("no other members");
    // Keys whose values nothing is known of are no member.
    if (typeof rest === "object" && Object.keys(rest).length > 0 && !isNever(rest))
      this.#add(inside(place, ".*"), rest, false);
  }

  /** What is asked for by name without a word on what it is: a description that lost a part, which no caller can meet. */
  #readLost(place: Place, { required = [] }: Schema, described: ReadonlySet<string>): void {
    for (const name of required) {
      if (described.has(name)) continue;
      const { path, ...about } = inside(place, `.${name}`);
      const member = memberAt(this.#members, path, { side: sideOf(path), ...about });
      member.presence.add("required");
      member.types.add(nowhere);
    }
  }

  /** The names of the members that a schema and its parts describe. */
  #describedBy(schema: Schema, within: readonly Schema[] = []): ReadonlySet<string> {
    const target: Schema = schema.$ref === undefined ? schema : follow(this.#document, { $ref: schema.$ref });
    if (within.includes(target)) return new Set();
    const parts = [...(target.allOf ?? []), ...(target.anyOf ?? []), ...(target.oneOf ?? [])];
    const names = parts.flatMap((part) => [...this.#describedBy(part, [...within, target])]);
    return new Set([...Object.keys(target.properties ?? {}), ...names]);
  }

  #annotate(schema: Schema, member: Member): void {
    if (this.#docs && schema.description) member.docs.add(schema.description);
    for (const keyword of limitKeywords) {
      if (keyword in schema && !marks.has(schema[keyword]))
        member.limits.add(`${keyword} ${JSON.stringify(schema[keyword])}`);
    }
  }
}

function inside({ path, owner }: Place, step: string): Place {
  return { path: path + step, within: path, owner: owner && owner + step };
}

/** The name that our types have of a shape: its last part. */
function shapeName($ref: string): string {
  return $ref.slice($ref.lastIndexOf("/") + 1).replace(/^.*\./, "");
}

function sideOf(path: string): Side {
  if (path.startsWith("error ")) return "status";
  return /^\d/.test(path) ? "answer" : "input";
}

function isNever(schema: boolean | Schema | undefined): boolean {
  return typeof schema === "object" && "not" in schema;
}

function isBytes({ format, contentMediaType }: Schema): boolean {
  return format === "binary" || contentMediaType !== undefined;
}

function kindsOf({ type, properties, additionalProperties, items }: Schema): readonly string[] {
  if (type !== undefined) return typeof type === "string" ? [type] : type;
  if (properties || additionalProperties) return ["object"];
  return items ? ["array"] : [];
}
