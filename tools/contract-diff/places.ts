import type { Side } from "../differ/member.ts";
import {
  type Answer,
  type Document,
  type Header,
  type Media,
  type Operation,
  otherMembers,
  type Parameter,
  type RequestBody,
  resolveReference,
  type Schema,
  securityOf,
  serversOf,
} from "./document.ts";

export interface Place {
  readonly side: Side;
  readonly required: boolean;
  /** Undefined for a property of the whole operation. */
  readonly schema: Schema | undefined;
  /** Further properties, such as `deprecated`. */
  readonly annotations: ReadonlySet<string>;
  /** Properties that callers depend on: a parameter's style, the operation's tags. */
  readonly manner: ReadonlySet<string>;
}

type Beside = Partial<Pick<Place, "required" | "annotations" | "manner">>;

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
    places.set(path, { side, required: true, schema, annotations: new Set(), manner: new Set(), ...beside });
  add("operation", "both", undefined, { annotations: new Set(otherMembers(operation, readOfOperation)) });
  // Packages are ours, and tags the platform's.
  add("tag", "both", undefined, { annotations: new Set(operation.tags) });
  add("security", "both", undefined, { manner: securityOf(document, operation) });
  add("servers", "both", undefined, { manner: serversOf(operation) });
  for (const each of operation.parameters ?? []) {
    const parameter = resolveReference<Parameter>(document, each);
    if (!wheres.has(parameter.in)) throw new Error(`a parameter stands in ${JSON.stringify(parameter.in)}`);
    const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
    if (parameter.in === "header" && name === "content-type") continue;
    const { required = false, description } = parameter;
    const schema = schemaOf(parameter);
    const value = description ? { ...schema, description } : schema;
    add(`${parameter.in} ${name}`, "input", value, { required, ...besideParameter(parameter, parameter.in) });
  }
  if (operation.requestBody) {
    const body = resolveReference<RequestBody>(document, operation.requestBody);
    const content = Object.entries(body.content ?? {});
    for (const [type, media] of content)
      add(`body as ${mediaType(type)}`, "input", {}, { annotations: new Set(otherMembers(media, readOfMedia)) });
    const annotations = new Set(otherMembers(body, readOfBody));
    if (content.length > 0)
      add("body", "input", anyOf(content), { required: body.required ?? false, annotations: annotations });
  }
  for (const [status, each] of Object.entries(operation.responses ?? {}))
    addAnswer(document, status, resolveReference<Answer>(document, each), add);
  return places;
}

type Add = (path: string, side: Side, schema: Schema | undefined, beside?: Beside) => void;

function addAnswer(document: Document, status: string, answer: Answer, add: Add): void {
  const isError = !/^[123]/.test(status);
  const path = isError ? `error ${status}` : status;
  const content = Object.entries(answer.content ?? {});
  const types = content.map(([type]) => mediaType(type)).sort();
  const annotations = new Set([
    ...otherMembers(answer, readOfAnswer),
    ...content.flatMap(([, media]) => otherMembers(media, readOfMedia)),
  ]);
  if (isError) add(path, "status", {}, { annotations: annotations });
  else add(`${path} as ${types.join(", ") || "nothing"}`, "answer", {}, { annotations: annotations });
  if (content.length > 0) {
    if (isError) add(`${path} body`, "error", anyOf(content), { manner: new Set(types.map((type) => `as ${type}`)) });
    else add(path, "answer", anyOf(content));
  }
  for (const [name, one] of Object.entries(answer.headers ?? {})) {
    const header = resolveReference<Header>(document, one);
    // The content states an answer's type.
    if (name.toLowerCase() === "content-type") continue;
    const beside = { required: header.required ?? false, ...besideParameter(header, "header") };
    add(`${path} header ${name.toLowerCase()}`, isError ? "error" : "answer", schemaOf(header), beside);
  }
}

function besideParameter(parameter: Header, where: string): Pick<Place, "annotations" | "manner"> {
  const usual = where === "query" || where === "cookie" ? "form" : "simple";
  const { style = usual, explode = style === "form", content = {} } = parameter;
  const types = Object.keys(content).map((type) => `as ${mediaType(type)}`);
  const manner = types.length > 0 ? types : [`style ${style}${explode ? ", exploded" : ""}`];
  return { annotations: new Set(otherMembers(parameter, readOfParameter)), manner: new Set(manner) };
}

/** The default style of a query parameter. */
export const defaultStyle = "style form, exploded";

/** The style of a parameter where it matters: only lists and objects have several. */
export function mannerOf(manner: ReadonlySet<string>, types: ReadonlySet<string>): ReadonlySet<string> {
  if (types.has("array") || types.has("object")) return manner;
  return new Set([...manner].filter((each) => !/^style (form|simple)/.test(each)));
}

function schemaOf({ schema, content }: Header): Schema {
  return schema ?? (content ? anyOf(Object.entries(content)) : {});
}

/** The schema of a value in any of its media types. */
function anyOf(content: readonly (readonly [string, Media])[]): Schema {
  const schemas = content.map(([, { schema = {} }]) => schema);
  const [only] = schemas;
  return only !== undefined && schemas.length === 1 ? only : { anyOf: schemas };
}

function mediaType(type: string): string {
  return type.split(";")[0]?.trim().toLowerCase() ?? type;
}
