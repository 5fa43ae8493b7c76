import type { Side } from "../differ/member.ts";
import {
  type Answer,
  type Document,
  follow,
  type Operation,
  type Parameter,
  type RequestBody,
  type Schema,
} from "./document.ts";

/** Something that an operation takes or gives. */
export interface Place {
  readonly side: Side;
  readonly required: boolean;
  readonly schema: Schema;
}

/** Everything that an operation takes and gives by its path: `query limit`, `body`, `body as application/json`, `200`, `error 404`. */
export function placesOf(document: Document, operation: Operation): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (path: string, side: Side, schema: Schema = {}, required = true) =>
    places.set(path, { side, required, schema });
  for (const each of operation.parameters ?? []) {
    const parameter: Parameter = follow(document, each);
    const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
    if (parameter.in === "cookie" || (parameter.in === "header" && name === "content-type")) continue;
    const { schema = {}, required = false, description } = parameter;
    add(`${parameter.in} ${name}`, "input", description ? { ...schema, description } : schema, required);
  }
  if (operation.requestBody) {
    const body: RequestBody = follow(document, operation.requestBody);
    const content = Object.entries(body.content ?? {});
    for (const [type] of content) add(`body as ${mediaType(type)}`, "input");
    if (content.length > 0) add("body", "input", anyOf(content), body.required ?? false);
  }
  for (const [status, each] of Object.entries(operation.responses ?? {})) {
    if (!/^[123]/.test(status)) {
      add(`error ${status}`, "status");
      continue;
    }
    const answer: Answer = follow(document, each);
    const content = Object.entries(answer.content ?? {});
    const types = content.map(([type]) => mediaType(type)).sort();
    add(`${status} as ${types.join(", ") || "nothing"}`, "answer");
    if (content.length > 0) add(status, "answer", anyOf(content));
  }
  return places;
}

/** What is taken or given in any of its media types. */
function anyOf(content: readonly (readonly [string, { readonly schema?: Schema }])[]): Schema {
  const schemas = content.map(([, { schema = {} }]) => schema);
  const [only] = schemas;
  return only && schemas.length === 1 ? only : { anyOf: schemas };
}

function mediaType(type: string): string {
  return type.split(";")[0]?.trim().toLowerCase() ?? type;
}
