import type { GroupContract, OperationContract, Unlisted } from "@slipway/core";
import { type BaseIssue, type GenericSchema, safeParse } from "valibot";
import { invalidMember, PlatformError, unknownMember } from "./platform-error.ts";

/** Validates a flat input. Throws the contract's error for the operation, which names the member. */
export function validateInput(operation: KnownOperation, input: unknown): void {
  const schema = schemaNamed(operation, operation.contract.input);
  const problem = findProblem(schema, input);
  if (!problem) return;
  const { path, unknown } = problem;
  if (unknown === undefined) throw invalidMember(operation.name, path[0], describeProblem(problem));
  throw unknownMember(operation.name, path, describeProblem(problem));
}

export function validateAnswer(operation: KnownOperation, status: number, body: unknown): void {
  const declared = operation.contract.answers[status];
  const problem = declared ? answerProblem(operation, declared.schema, body) : `the contract has no answer ${status}`;
  if (problem === undefined) return;
  throw new PlatformError(
    500,
    "internal_server_error",
    `The emulator's answer to ${operation.name} breaks the contract: ${problem}`,
  );
}

function answerProblem(operation: KnownOperation, schemaName: string | undefined, body: unknown): string | undefined {
  if (schemaName === undefined) return body === undefined ? undefined : "it has a body, and the contract declares none";
  return schemaProblem(schemaNamed(operation, schemaName), body);
}

export function schemaNamed(operation: KnownOperation, name: string): GenericSchema {
  const schema = operation.schemas[name];
  if (!schema) throw new Error(`The schemas of ${operation.group} have no ${name}, which ${operation.name} needs`);
  return schema;
}

const isOfNames: ReadonlySet<string> = new Set(["literal", "picklist", "enum"]);

interface Problem {
  readonly path: readonly string[];
  readonly message: string;
  /** A declared member is present with a wrong value. */
  readonly isOfValue: boolean;
  readonly unknown?: string | undefined;
}

export function schemaProblem(schema: GenericSchema, value: unknown, name?: string): string | undefined {
  const problem = findProblem(schema, value, name);
  return problem && describeProblem(problem);
}

function findProblem(schema: GenericSchema, value: unknown, name?: string): Problem | undefined {
  const result = safeParse(schema, value, { abortEarly: true });
  return result.success ? undefined : deepest(result.issues[0], name === undefined ? [] : [name]);
}

/** Picks the most helpful issue of a union: the deepest path; then a wrong value before an unknown member before a missing one. */
function deepest(issue: BaseIssue<unknown>, above: readonly string[]): Problem {
  // Paths of nested issues are relative to the union.
  const path = [...above, ...(issue.path ?? []).map((item) => String(item.key))];
  const isUnknown = issue.type === "strict_object" && issue.expected === "never";
  const message = isUnknown ? "the platform takes no such member here" : messageOf(issue);
  const isOfValue = !isUnknown && issue.input !== undefined;
  let best: Problem = { path, message, isOfValue, unknown: isUnknown ? path.at(-1) : undefined };
  const nested = issue.issues ?? [];
  const sameForm = nested.filter((each) => !isOtherForm(each));
  for (const each of sameForm.length > 0 ? sameForm : oneOf(nested)) {
    const candidate = deepest(each, path);
    const further = candidate.path.length - best.path.length;
    if (further > 0 || (further === 0 && candidate.path.length > 0 && weightOf(candidate) > weightOf(best)))
      best = candidate;
  }
  return best;
}

function weightOf({ isOfValue, unknown }: Problem): number {
  return isOfValue ? 2 : unknown === undefined ? 0 : 1;
}

function isOtherForm({ type, path }: BaseIssue<unknown>): boolean {
  return type === "literal" && path?.length === 1;
}

/** Merges the issues of a discriminated union into one that lists all literals. */
function oneOf(issues: readonly BaseIssue<unknown>[]): readonly BaseIssue<unknown>[] {
  const [first] = issues;
  if (!first || new Set(issues.map(({ path }) => path?.[0].key)).size > 1) return issues;
  const expected = [...new Set(issues.map((each) => each.expected))].join(" | ");
  return [{ ...first, expected, message: `Invalid type: Expected (${expected}) but received ${first.received}` }];
}

/** Quotes the received value only where names are expected: others may be secret. */
function messageOf({ message, input, received, type }: BaseIssue<unknown>): string {
  const isNoNumber = typeof input === "number" && !Number.isFinite(input);
  if (isOfNames.has(type) || typeof input === "object" || input === undefined || isNoNumber) return message;
  const kind = typeof input === "string" ? `a text of ${input.length} characters` : `a ${typeof input}`;
  // The last occurrence: the expected part may contain the same text.
  const at = message.lastIndexOf(received);
  return at < 0 ? message : `${message.slice(0, at)}${kind}${message.slice(at + received.length)}`;
}

function describeProblem({ path, message }: Problem): string {
  return path.length === 0 ? message : `\`${path.join(".")}\`: ${message}`;
}

export function problemIn(schema: GenericSchema, value: unknown, what: string, name?: string): string | undefined {
  const { issues } = safeParse(schema, value, { abortEarly: true });
  const [issue] = issues ?? [];
  if (!issue) return undefined;
  const isStranger = issue.type === "strict_object" && issue.expected === "never";
  if (!isStranger) return schemaProblem(schema, value, name);
  const path = [name, ...(issue.path ?? []).map(({ key }) => String(key))].filter((part) => part !== undefined);
  return `\`${path.join(".")}\`: ${what} has no such member`;
}

export interface GroupDescription {
  readonly contract: GroupContract;
  readonly schemas: Readonly<Record<string, GenericSchema>>;
}

export interface KnownOperation {
  readonly name: string;
  readonly group: string;
  readonly contract: OperationContract;
  readonly schemas: GroupDescription["schemas"];
}

/** The type of an input once its schema has accepted it: without unlisted literals. */
export type Validated<Value> =
  Value extends Unlisted<string | number>
    ? never
    : Value extends string | ReadableStream | Uint8Array | Blob | ((...args: never[]) => unknown)
      ? Value
      : Value extends object
        ? { [Name in keyof Value]: Validated<Value[Name]> }
        : Value;
