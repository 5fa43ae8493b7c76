import { type BaseIssue, type GenericSchema, safeParse } from "valibot";
import type { KnownOperation } from "./operation.ts";
import { formRefusal, PlatformError, strangerRefusal } from "./platform-error.ts";

/** Checks a flat input by the operation's schema; throws what names the member, as the contract has it. */
export function validateInput(operation: KnownOperation, input: unknown): void {
  const schema = schemaNamed(operation, operation.contract.input);
  const problem = findProblem(schema, input);
  if (!problem) return;
  const { path, stranger } = problem;
  if (stranger === undefined) throw formRefusal(operation.name, path[0], describe(problem));
  throw strangerRefusal(operation.name, path, describe(problem));
}

export function validateAnswer(operation: KnownOperation, status: number, body: unknown): void {
  const stated = operation.contract.answers[status];
  const problem = stated ? answerProblem(operation, stated.schema, body) : `the contract has no answer ${status}`;
  if (problem === undefined) return;
  throw new PlatformError(
    500,
    "internal_server_error",
    `The emulator's answer to ${operation.name} breaks the contract: ${problem}`,
  );
}

function answerProblem(operation: KnownOperation, schemaName: string | undefined, body: unknown): string | undefined {
  if (schemaName === undefined) return body === undefined ? undefined : "it has a body where none is stated";
  return problemOf(schemaNamed(operation, schemaName), body);
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
  /** A member that the form has is there, with a value that it does not take. */
  readonly isOfValue: boolean;
  readonly stranger?: string | undefined;
}

export function problemOf(schema: GenericSchema, value: unknown, name?: string): string | undefined {
  const problem = findProblem(schema, value, name);
  return problem && describe(problem);
}

function findProblem(schema: GenericSchema, value: unknown, name?: string): Problem | undefined {
  const result = safeParse(schema, value, { abortEarly: true });
  return result.success ? undefined : deepest(result.issues[0], name === undefined ? [] : [name]);
}

/** Prefers a union's issue that got furthest, a wrong value to a stranger, and that to a missing member. A literal's counts if no form's literal fits. */
function deepest(issue: BaseIssue<unknown>, above: readonly string[]): Problem {
  // A nested issue's path begins at the union that holds it.
  const path = [...above, ...(issue.path ?? []).map((item) => String(item.key))];
  const isStranger = issue.type === "strict_object" && issue.expected === "never";
  const message = isStranger ? "the platform takes no such member here" : messageOf(issue);
  const isOfValue = !isStranger && issue.input !== undefined;
  let best: Problem = { path, message, isOfValue, stranger: isStranger ? path.at(-1) : undefined };
  const nested = issue.issues ?? [];
  const meant = nested.filter((each) => !isOtherForm(each));
  for (const each of meant.length > 0 ? meant : oneOf(nested)) {
    const candidate = deepest(each, path);
    const further = candidate.path.length - best.path.length;
    if (further > 0 || (further === 0 && candidate.path.length > 0 && weightOf(candidate) > weightOf(best)))
      best = candidate;
  }
  return best;
}

function weightOf({ isOfValue, stranger }: Problem): number {
  return isOfValue ? 2 : stranger === undefined ? 0 : 1;
}

function isOtherForm({ type, path }: BaseIssue<unknown>): boolean {
  return type === "literal" && path?.length === 1;
}

/** Forms that differ by the literal of one member, as one issue that has all of them. */
function oneOf(issues: readonly BaseIssue<unknown>[]): readonly BaseIssue<unknown>[] {
  const [first] = issues;
  if (!first || new Set(issues.map(({ path }) => path?.[0].key)).size > 1) return issues;
  const expected = [...new Set(issues.map((each) => each.expected))].join(" | ");
  return [{ ...first, expected, message: `Invalid type: Expected (${expected}) but received ${first.received}` }];
}

/** What an issue says. A value that was sent is quoted only where it stands for one of some names: others may be secret. */
function messageOf({ message, input, received, type }: BaseIssue<unknown>): string {
  const isNoNumber = typeof input === "number" && !Number.isFinite(input);
  if (isOfNames.has(type) || typeof input === "object" || input === undefined || isNoNumber) return message;
  const kind = typeof input === "string" ? `a text of ${input.length} characters` : `a ${typeof input}`;
  // It stands last: what was expected may hold the same text.
  const at = message.lastIndexOf(received);
  return at < 0 ? message : `${message.slice(0, at)}${kind}${message.slice(at + received.length)}`;
}

function describe({ path, message }: Problem): string {
  return path.length === 0 ? message : `\`${path.join(".")}\`: ${message}`;
}

export function problemIn(schema: GenericSchema, value: unknown, what: string, name?: string): string | undefined {
  const { issues } = safeParse(schema, value, { abortEarly: true });
  const [issue] = issues ?? [];
  if (!issue) return undefined;
  const isStranger = issue.type === "strict_object" && issue.expected === "never";
  if (!isStranger) return problemOf(schema, value, name);
  const path = [name, ...(issue.path ?? []).map(({ key }) => String(key))].filter((part) => part !== undefined);
  return `\`${path.join(".")}\`: ${what} has no such member`;
}
