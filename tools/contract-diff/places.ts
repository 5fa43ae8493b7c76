import type { Side } from "../differ/member.ts";
import {
  type Answer,
  type Document,
  follow,
  type Header,
  type Media,
  type Operation,
  type Parameter,
  type RequestBody,
  type Schema,
} from "./document.ts";
import { saidBeside } from "./said-beside.ts";
import { securityOf, serversOf } from "./security.ts";

export interface Place {
  readonly side: Side;
  readonly required: boolean;
  /** Undefined of what has no value: it is said of the operation. */
  readonly schema: Schema | undefined;
  /** What else is said of it: `deprecated`. */
  readonly said: ReadonlySet<string>;
  /** What callers depend on beside its value: how it is written, the operation's tags. */
  readonly manner: ReadonlySet<string>;
}

type Beside = Partial<Pick<Place, "required" | "said" | "manner">>;

const readOfOperation: ReadonlySet<string> = new Set([
  ...["operationId", "tags", "parameters", "requestBody", "responses", "security", "servers"],
]);
const readOfParameter: ReadonlySet<string> = new Set([
  ...["name", "in", "required", "schema", "style", "explode", "content"],
]);
const readOfBody: ReadonlySet<string> = new Set(["required", "content"]);
const readOfAnswer: ReadonlySet<string> = new Set(["content", "headers"]);
const readOfMedia: ReadonlySet<string> = new Set(["schema"]);

const wheres: ReadonlySet<string> = new Set(["query", "querystring", "path", "header", "cookie"]);

/**
 * Everything that an operation takes and gives by its path: `query limit`, `body`, `body as application/json`, `200`, `200 header link`,
 * `error 404`, `error 404 body`; and what is said of it as a whole: `operation`, `tag`, `security`, `servers`.
 */
export function placesOf(document: Document, operation: Operation): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (path: string, side: Side, schema: Schema | undefined, beside: Beside = {}) =>
    places.set(path, { side, required: true, schema, said: new Set(), manner: new Set(), ...beside });
  add("operation", "both", undefined, { said: new Set(saidBeside(operation, readOfOperation)) });
  add("tag", "both", undefined, { manner: new Set(operation.tags) });
  add("security", "both", undefined, { manner: securityOf(document, operation) });
  add("servers", "both", undefined, { manner: serversOf(operation) });
  for (const each of operation.parameters ?? []) {
    const parameter = follow<Parameter>(document, each);
    if (!wheres.has(parameter.in)) throw new Error(`a parameter stands in ${JSON.stringify(parameter.in)}`);
    const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
    if (parameter.in === "header" && name === "content-type") continue;
    const { required = false, description } = parameter;
    const schema = schemaOf(parameter);
    const value = description ? { ...schema, description } : schema;
    add(`${parameter.in} ${name}`, "input", value, { required, ...besideParameter(parameter, parameter.in) });
  }
  if (operation.requestBody) {
    const body = follow<RequestBody>(document, operation.requestBody);
    const content = Object.entries(body.content ?? {});
    for (const [type, media] of content)
      add(`body as ${mediaType(type)}`, "input", {}, { said: new Set(saidBeside(media, readOfMedia)) });
    const said = new Set(saidBeside(body, readOfBody));
    if (content.length > 0) add("body", "input", anyOf(content), { required: body.required ?? false, said });
  }
  for (const [status, each] of Object.entries(operation.responses ?? {})) {
    const answer = follow<Answer>(document, each);
    const isError = !/^[123]/.test(status);
    const path = isError ? `error ${status}` : status;
    const content = Object.entries(answer.content ?? {});
    const types = content.map(([type]) => mediaType(type)).sort();
    const said = new Set([
      ...saidBeside(answer, readOfAnswer),
      ...content.flatMap(([, media]) => saidBeside(media, readOfMedia)),
    ]);
    if (isError) add(path, "status", {}, { said });
    else add(`${path} as ${types.join(", ") || "nothing"}`, "answer", {}, { said });
    if (content.length > 0) {
      if (isError) add(`${path} body`, "error", anyOf(content), { manner: new Set(types.map((type) => `as ${type}`)) });
      else add(path, "answer", anyOf(content));
    }
    for (const [name, one] of Object.entries(answer.headers ?? {})) {
      const header = follow<Header>(document, one);
      // An answer's type is said by its content.
      if (name.toLowerCase() === "content-type") continue;
      const beside = { required: header.required ?? false, ...besideParameter(header, "header") };
      add(`${path} header ${name.toLowerCase()}`, isError ? "error" : "answer", schemaOf(header), beside);
    }
  }
  return places;
}

function besideParameter(parameter: Header, where: string): Pick<Place, "said" | "manner"> {
  const usual = where === "query" || where === "cookie" ? "form" : "simple";
  const { style = usual, explode = style === "form", content = {} } = parameter;
  const types = Object.keys(content).map((type) => `as ${mediaType(type)}`);
  const manner = types.length > 0 ? types : [`style ${style}${explode ? ", exploded" : ""}`];
  return { said: new Set(saidBeside(parameter, readOfParameter)), manner: new Set(manner) };
}

/** What a value is written like where nothing else is said, as a query has it. */
export const usualManner = "style form, exploded";

/** How a parameter is written, as far as it matters: a text is a text in each usual style; only lists and objects can be written in several ways. */
export function mannerOf(manner: ReadonlySet<string>, types: ReadonlySet<string>): ReadonlySet<string> {
  if (types.has("array") || types.has("object")) return manner;
  return new Set([...manner].filter((each) => !/^style (form|simple)/.test(each)));
}

function schemaOf({ schema, content }: Header): Schema {
  return schema ?? (content ? anyOf(Object.entries(content)) : {});
}

/** What is taken or given in any of its media types. */
function anyOf(content: readonly (readonly [string, Media])[]): Schema {
  const schemas = content.map(([, { schema = {} }]) => schema);
  const [only] = schemas;
  return only !== undefined && schemas.length === 1 ? only : { anyOf: schemas };
}

function mediaType(type: string): string {
  return type.split(";")[0]?.trim().toLowerCase() ?? type;
}
