import {
  isAbortedError,
  isDecodeError,
  isSlipwayError,
  isTimeoutError,
  isValidationError,
  partialBody,
  SlipwayError,
} from "@slipway/core/call";
import { quoteText } from "@slipway/core/internal";
import { callOf, type SentTeam } from "./advice.ts";

/** A deployment that exists, by what finds it again. */
export interface DeploymentReference {
  /** `dpl_…` */
  readonly id: string;
  /** The host name, without a scheme. Absent where the answer broke off before it. */
  readonly url?: string | undefined;
  /**
   * The team that it was created in, as the call, the client or the folder's link names it: each look at the deployment needs it.
   * `null`: the user's own account, where the client names a team.
   */
  readonly team?: string | null | undefined;
}

/** What `deploy` and `deployFiles` throw once the deployment exists: an error of any kind, with the deployment on it. */
export interface DeployedError extends SlipwayError {
  /** The deployment that exists all the same; its build may go on. */
  readonly deployment: DeploymentReference;
}

/**
 * Tells whether a deployment exists although `deploy` or `deployFiles` failed. The guards of `@slipway/core` tell what failed:
 * `isPollError` the build, `isTimeoutError` and `isAbortedError` the wait, all else a look at the deployment.
 *
 * @example
 * if (isDeployedError(error) && isTimeoutError(error)) {
 *   const { id, team } = error.deployment;
 *   await waitForDeployment(client, { idOrUrl: id }, { team });
 * }
 */
export function isDeployedError(error: unknown): error is DeployedError {
  return isSlipwayError(error) && referenceIn(Reflect.get(error, "deployment"), undefined) !== undefined;
}

/** Notes on an error that the deployment exists, and how to go on. It stays the one that it is, for guards; none of ours becomes the cause of one. */
export function deployedError(thrown: unknown, deployment: DeploymentReference, advice: string): SlipwayError {
  const error = ours(thrown) ?? new SlipwayError("The wait for the deployment failed", { cause: thrown });
  // Whoever sends again what has no side effect would deploy twice.
  return noted(error, advice, { deployment, sideEffect: "certain" });
}

/** Says on an error of `createDeployment` what is known: after a lost answer nothing; after one that broke off or was not understood, there is one. */
export function creationError(thrown: unknown, project: string, team: SentTeam): unknown {
  const error = ours(thrown);
  if (error?.sideEffect === "none")
    return isAbortedError(error) || isTimeoutError(error) ? noteOn(error, none) : thrown;
  if (!error) return thrown;
  const made = referenceIn(answerOn(error), team);
  if (made) return deployedError(error, made, goOn(made));
  const listing = callOf("listDeployments", project.startsWith("prj_") ? "projectId" : "app", project, team);
  const known =
    error.sideEffect === "certain"
      ? `The deployment was created, and what it is called could not be read. Find it with ${listing}`
      : `Nobody knows whether the deployment was created. Look with ${listing} before you deploy again`;
  return noted(error, known, {});
}

export function goOn({ id, url, team }: DeploymentReference): string {
  const where = url === undefined ? "" : ` (https://${url})`;
  return `The deployment ${id} exists${where}. Go on with ${callOf("waitForDeployment", "idOrUrl", id, team)}`;
}

export function noteOn(thrown: unknown, more: string): unknown {
  const error = ours(thrown);
  return error ? noted(error, more, {}) : thrown;
}

const none = "Nothing was deployed";

/** Does what leads to no deployment by itself, and says so of an abort: also of one that met a file on its way. */
export async function beforeCreation<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isAbortedError(error) ? noteOn(error, none) : error;
  }
}

export function uploadError(thrown: unknown, path: string): unknown {
  const error = ours(thrown);
  // Said once, of all files.
  if (!error || isAbortedError(error)) return thrown;
  const known = {
    none: `The file ${quoteText(path)} was not sent`,
    possible: `Nobody knows whether the file ${quoteText(path)} arrived`,
    certain: `The file ${quoteText(path)} was sent`,
  }[error.sideEffect];
  return noted(error, `${known}, and nothing was deployed`, {});
}

export function referenceIn(answer: unknown, sent: SentTeam): DeploymentReference | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  const [id, url] = ["id", "url"].map((name): unknown => Reflect.get(answer, name));
  if (typeof id !== "string" || !/^[\w-]{1,100}$/.test(id)) return undefined;
  return {
    id,
    ...(typeof url === "string" && /^[\w.:-]{1,300}$/.test(url) && { url }),
    ...(sent !== undefined && { team: sent }),
  };
}

function answerOn(error: SlipwayError): unknown {
  if (isValidationError(error)) return error.data;
  return Object.fromEntries(textMembers(partialBody(error) ?? (isDecodeError(error) ? error.body : "")));
}

function ours(thrown: unknown): SlipwayError | undefined {
  return isSlipwayError(thrown) && thrown instanceof Error && Object.isExtensible(thrown) ? thrown : undefined;
}

function noted(error: SlipwayError, more: string, fields: Readonly<Record<string, unknown>>): SlipwayError {
  const before = error.message;
  const message = `${before.replace(/\.$/, "")}. ${more}`;
  // What prints an error that nobody caught prints its stack, which was written when the error was made.
  const stack = error.stack?.replace(before, () => message);
  Object.defineProperty(error, "message", { value: message, configurable: true, writable: true });
  Object.defineProperty(error, "stack", { value: stack, configurable: true, writable: true });
  return Object.assign(error, fields);
}

/** A token of JSON, after white space. A text that is cut is none. */
const token = /\s*([[\]{}:,]|"[^"\\]*(?:\\.[^"\\]*)*"|[^\s"[\]{}:,]+)/gsy;

/** Reads the members of a JSON object that are whole texts, of itself and nothing within it, also of one that is cut anywhere. */
export function textMembers(json: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let depth = 0;
  let name: string | undefined;
  let isValue = false;
  for (const [, part = ""] of json.matchAll(token)) {
    if (depth === 0 && part !== "{") break;
    if (depth === 1) {
      const text = part.startsWith('"') ? parsed(part) : undefined;
      if (!isValue) name = text ?? name;
      else if (name !== undefined && text !== undefined) found.set(name, text);
      isValue = part === ":";
    }
    if (part === "{" || part === "[") depth += 1;
    if (part === "}" || part === "]") depth -= 1;
    // What follows the object is not of it.
    if (depth === 0) break;
  }
  return found;
}

/** The text that a token stands for; undefined for an escape that JSON does not know. */
function parsed(part: string): string | undefined {
  try {
    return String(JSON.parse(part));
  } catch {
    return undefined;
  }
}
