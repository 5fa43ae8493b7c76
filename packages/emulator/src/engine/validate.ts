import { type BaseIssue, type GenericSchema, safeParse } from "valibot";
import type { KnownOperation } from "./operation.ts";
import { badRequest, PlatformError } from "./platform-error.ts";

/** Checks a flat input by the operation's schema; throws 400 that names the member. */
export function validateInput(operation: KnownOperation, input: unknown): void {
  const schema = schemaNamed(operation, operation.contract.input);
  const problem = problemOf(schema, input);
  if (problem !== undefined) throw badRequest(`Invalid request: ${problem}`);
}

/** Checks an answer by the schema of its status; throws 500 that names the member: a fault of the emulator's own. */
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

/** A schema of the operation's group. */
export function schemaNamed(operation: KnownOperation, name: string): GenericSchema {
  const schema = operation.schemas[name];
  if (!schema) throw new Error(`The schemas of ${operation.group} have no ${name}, which ${operation.name} needs`);
  return schema;
}

const isOfNames: ReadonlySet<string> = new Set(["literal", "picklist", "enum"]);

interface Problem {
  readonly path: string;
  readonly message: string;
  /** A member that the form has is there, with a value that it does not take. */
  readonly isOfValue: boolean;
}

/** What is wrong with a value, with the member's path below `name`; `undefined` for one that fits. */
export function problemOf(schema: GenericSchema, value: unknown, name?: string): string | undefined {
  const result = safeParse(schema, value, { abortEarly: true });
  return result.success ? undefined : describe(deepest(result.issues[0], name === undefined ? [] : [name]));
}

/**
 * Of a union's nested issues the one that got furthest: it tells more than "no option fits". Of several, one of a value: what
 * another form lacks or has too much only tells that it is not the one that was meant.
 */
function deepest(issue: BaseIssue<unknown>, above: readonly string[]): Problem {
  // A nested issue's path begins at the union that holds it.
  const path = [...above, ...(issue.path ?? []).map((item) => String(item.key))];
  const isStranger = issue.type === "strict_object" && issue.expected === "never";
  const message = isStranger ? "the platform takes no such member here" : messageOf(issue);
  const isOfValue = !isStranger && issue.input !== undefined;
  let best: Problem = { path: path.join("."), message, isOfValue };
  let depth = path.length;
  for (const nested of issue.issues ?? []) {
    const candidate = deepest(nested, path);
    const reached = candidate.path.split(".").length;
    const isNearer = reached > depth || (reached === depth && candidate.isOfValue && !best.isOfValue);
    if (candidate.path !== "" && isNearer) {
      best = candidate;
      depth = reached;
    }
  }
  return best;
}

/** What an issue says. A value that was sent is told only where it stands for one of some names: others may be secret. */
function messageOf({ message, input, received, type }: BaseIssue<unknown>): string {
  const isNoNumber = typeof input === "number" && !Number.isFinite(input);
  if (isOfNames.has(type) || typeof input === "object" || input === undefined || isNoNumber) return message;
  const kind = typeof input === "string" ? `a text of ${input.length} characters` : `a ${typeof input}`;
  // It stands last: what was expected may hold the same text.
  const at = message.lastIndexOf(received);
  return at < 0 ? message : `${message.slice(0, at)}${kind}${message.slice(at + received.length)}`;
}

function describe({ path, message }: Problem): string {
  return path === "" ? message : `\`${path}\`: ${message}`;
}
