import type { GenericSchema } from "valibot";
import type { KnownOperation } from "../operation.ts";
import { problemOf, schemaNamed } from "../validate.ts";
import type { StubbedAnswer } from "./fault.ts";

export interface Stub {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string | undefined;
}

const withoutBody = [204, 205, 304];

export function servedStub({ status = 200, headers = {}, body }: StubbedAnswer): Stub {
  if (body !== undefined && withoutBody.includes(status)) throw bodyless(status);
  const text = body === undefined ? undefined : String(body);
  return { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers }, text };
}

/** Holds an answer against the operation's contract. Throws an error that names the member when it does not fit. */
export function judgeAnswer(answer: StubbedAnswer, operation: KnownOperation): Stub {
  const { contract, name } = operation;
  const { status = firstGood(operation), headers = {}, body } = answer;
  const stated = contract.answers[status];
  const error = contract.errors[status];
  if (!stated && status < 400) throw new Error(`\`answer.status\`: the contract of ${name} has no answer ${status}`);
  const { contentType, schema } = stated ?? { contentType: "application/json", ...error };
  if (body !== undefined && (contentType === undefined || withoutBody.includes(status))) throw bodyless(status);
  if (contentType === undefined) return { status, headers, text: undefined };
  const type = { "content-type": contentType, ...headers };
  if (schema === undefined && stated) {
    if (body !== undefined && typeof body !== "string")
      throw new Error(`\`answer.body\`: has to be a text; ${name} answers ${contentType}, and it is sent as it is`);
    return { status, headers: type, text: body };
  }
  if (contract.kind === "stream" && stated) {
    if (!Array.isArray(body))
      throw new Error(`\`answer.body\`: has to be a list; ${name} answers one record after another`);
    for (const [index, record] of body.entries()) judge(operation, schema, record, `answer.body.${index}`);
    return { status, headers: type, text: body.map((record) => `${JSON.stringify(record)}\n`).join("") };
  }
  judge(operation, schema, body, "answer.body");
  return { status, headers: type, text: JSON.stringify(body) };
}

function judge(operation: KnownOperation, schema: string | undefined, body: unknown, where: string): void {
  const problem = schema === undefined ? undefined : problemOf(schemaNamed(operation, schema), body, where);
  if (problem !== undefined) throw new Error(`${problem}, says the contract of ${operation.name}`);
}

function firstGood({ contract }: KnownOperation): number {
  const statuses = Object.keys(contract.answers).map(Number);
  return statuses.find((status) => status >= 200 && status < 300) ?? 200;
}

function bodyless(status: number): Error {
  return new Error(`\`answer.body\`: an answer ${status} has none`);
}

type Members = Readonly<Record<string, unknown>>;

/** Throws an error that names the member for a match that no input of the operation could ever have. */
export function judgeMatch(match: Members, operation: KnownOperation): void {
  const stranger = strangerIn(match, operation);
  if (stranger === undefined) return;
  throw new Error(`\`match.${stranger}\`: the input of ${operation.name} has no such member`);
}

function strangerIn(match: Members, operation: KnownOperation): string | undefined {
  const { body, requestBody, input, parameters } = operation.contract;
  const schema = schemaNamed(operation, input);
  const entries = entriesOf(schema) ?? {};
  const outsideOfBody = new Set(parameters.map((parameter) => parameter.input ?? parameter.name));
  if (requestBody?.contentTypes) outsideOfBody.add("contentType");
  const isWhole = typeof body === "string";
  if (isWhole) outsideOfBody.add("body");
  // Of a body whose members are open, anybody may send others.
  const isClosed = requestBody === undefined || isWhole || schema.type === "strict_object";
  for (const [name, wanted] of Object.entries(match)) {
    const isKnown = outsideOfBody.has(name) || (requestBody !== undefined && !isWhole && Object.hasOwn(entries, name));
    if (isClosed && !isKnown) return name;
    const below = entries[name] && strangerBelow(entries[name], wanted);
    if (below !== undefined) return `${name}.${below}`;
  }
  return undefined;
}

function strangerBelow(schema: GenericSchema, wanted: unknown): string | undefined {
  const entries = entriesOf(schema);
  if (!entries || typeof wanted !== "object" || wanted === null || Array.isArray(wanted)) return undefined;
  for (const [name, value] of Object.entries(wanted)) {
    const entry = entries[name];
    if (!entry && unwrapped(schema).type === "strict_object") return name;
    const below = entry && strangerBelow(entry, value);
    if (below !== undefined) return `${name}.${below}`;
  }
  return undefined;
}

function entriesOf(schema: GenericSchema): Readonly<Record<string, GenericSchema>> | undefined {
  const inner = unwrapped(schema);
  // The entries of an object's schema are schemas.
  return "entries" in inner ? (inner.entries as Readonly<Record<string, GenericSchema>>) : undefined;
}

function unwrapped(schema: GenericSchema): GenericSchema {
  // What an optional schema wraps is a schema.
  return "wrapped" in schema ? unwrapped(schema.wrapped as GenericSchema) : schema;
}
