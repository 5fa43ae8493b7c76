import type { GenericSchema } from "valibot";
import { type KnownOperation, schemaNamed, schemaProblem } from "../validate.ts";
import type { StubbedAnswer } from "./fault.ts";

export interface Stub {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string | undefined;
}

const withoutBody = [204, 205, 304];

export function servedStub({ status = 200, headers = {}, body }: StubbedAnswer): Stub {
  if (body !== undefined && withoutBody.includes(status)) throw unexpectedBody(status);
  const text = body === undefined ? undefined : String(body);
  return { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers }, text };
}

export function judgeAnswer(answer: StubbedAnswer, operation: KnownOperation): Stub {
  const { contract, name } = operation;
  const { status = firstSuccess(operation), headers = {}, body } = answer;
  const declared = contract.answers[status];
  const error = contract.errors[status];
  if (!declared && status < 400) throw new Error(`\`answer.status\`: the contract of ${name} has no answer ${status}`);
  const { contentType, schema } = declared ?? { contentType: "application/json", ...error };
  if (body !== undefined && (contentType === undefined || withoutBody.includes(status))) throw unexpectedBody(status);
  if (contentType === undefined) return { status, headers, text: undefined };
  const type = { "content-type": contentType, ...headers };
  if (schema === undefined && declared) {
    if (body !== undefined && typeof body !== "string")
      throw new Error(`\`answer.body\`: has to be a text; ${name} answers ${contentType}, and it is sent as it is`);
    return { status, headers: type, text: body };
  }
  const isStream = contract.kind === "stream" && declared !== undefined;
  return {
    status,
    headers: type,
    text: isStream ? recordsText(operation, schema, body) : bodyText(operation, schema, body),
  };
}

function recordsText(operation: KnownOperation, schema: string | undefined, body: unknown): string {
  if (!Array.isArray(body))
    throw new Error(`\`answer.body\`: has to be a list; ${operation.name} answers one record after another`);
  return body.map((record, index) => `${bodyText(operation, schema, record, `answer.body.${index}`)}\n`).join("");
}

/** The JSON of a body. Throws for one that the contract does not have. */
function bodyText(operation: KnownOperation, schema: string | undefined, body: unknown, where = "answer.body"): string {
  const problem = schema === undefined ? undefined : schemaProblem(schemaNamed(operation, schema), body, where);
  if (problem !== undefined) throw new Error(`${problem}, by the contract of ${operation.name}`);
  return JSON.stringify(body);
}

function firstSuccess({ contract }: KnownOperation): number {
  const statuses = Object.keys(contract.answers).map(Number);
  return statuses.find((status) => status >= 200 && status < 300) ?? 200;
}

function unexpectedBody(status: number): Error {
  return new Error(`\`answer.body\`: an answer ${status} has none`);
}

type Members = Readonly<Record<string, unknown>>;

export function judgeMatch(match: Members, operation: KnownOperation): void {
  const unknownMember = unknownMemberIn(match, operation);
  if (unknownMember === undefined) return;
  throw new Error(`\`match.${unknownMember}\`: the input of ${operation.name} has no such member`);
}

function unknownMemberIn(match: Members, operation: KnownOperation): string | undefined {
  const { body, requestBody, input, parameters } = operation.contract;
  const schema = schemaNamed(operation, input);
  const entries = schemaEntries(schema) ?? {};
  const outsideOfBody = new Set(parameters.map((parameter) => parameter.input ?? parameter.name));
  if (requestBody?.contentTypes) outsideOfBody.add("contentType");
  const isWhole = typeof body === "string";
  if (isWhole) outsideOfBody.add("body");
  // A body that is not sealed may have any further member.
  const isClosed = requestBody === undefined || isWhole || schema.type === "strict_object";
  for (const [name, expected] of Object.entries(match)) {
    const isKnown = outsideOfBody.has(name) || (requestBody !== undefined && !isWhole && Object.hasOwn(entries, name));
    if (isClosed && !isKnown) return name;
    const below = entries[name] && unknownMemberBelow(entries[name], expected);
    if (below !== undefined) return `${name}.${below}`;
  }
  return undefined;
}

function unknownMemberBelow(schema: GenericSchema, expected: unknown): string | undefined {
  const entries = schemaEntries(schema);
  if (!entries || typeof expected !== "object" || expected === null || Array.isArray(expected)) return undefined;
  for (const [name, value] of Object.entries(expected)) {
    const entry = entries[name];
    if (!entry && unwrapped(schema).type === "strict_object") return name;
    const below = entry && unknownMemberBelow(entry, value);
    if (below !== undefined) return `${name}.${below}`;
  }
  return undefined;
}

function schemaEntries(schema: GenericSchema): Readonly<Record<string, GenericSchema>> | undefined {
  const inner = unwrapped(schema);
  // valibot types `entries` as unknown here.
  return "entries" in inner ? (inner.entries as Readonly<Record<string, GenericSchema>>) : undefined;
}

function unwrapped(schema: GenericSchema): GenericSchema {
  // valibot types `wrapped` as unknown here.
  return "wrapped" in schema ? unwrapped(schema.wrapped as GenericSchema) : schema;
}
