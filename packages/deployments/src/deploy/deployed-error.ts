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

/** Reference to an existing deployment. */
export interface DeploymentReference {
  readonly id: string;
  /** Host name. Absent where the answer broke off before it. */
  readonly url?: string | undefined;
  /** Team of the deployment, which later calls need. `null`: the user's own account, although the client has a team. */
  readonly team?: string | null | undefined;
}

/** Error of `deploy` and `deployFiles` after the creation: of any kind, with the deployment. */
export interface DeployedError extends SlipwayError {
  /** The existing deployment, whose build may continue. */
  readonly deployment: DeploymentReference;
}

/**
 * Tells whether a deployment exists although `deploy` or `deployFiles` failed. The guards of `@slipway/core` tell the failure:
 * `isPollError` the build's, `isTimeoutError` and `isAbortedError` the wait's, others that of a look at the deployment.
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

/** Adds the existing deployment and advice to an error, which keeps its kind for guards. */
export function deployedError(thrown: unknown, deployment: DeploymentReference, advice: string): SlipwayError {
  const error = ownError(thrown) ?? new SlipwayError("The wait for the deployment failed", { cause: thrown });
  // Callers repeat errors without a side effect, which would deploy twice.
  return withAdvice(error, advice, { deployment, sideEffect: "certain" });
}

/** Adds to an error of `createDeployment` whether a deployment exists: unknown after a lost answer, certain after a broken or unreadable one. */
export function creationError(thrown: unknown, project: string, team: SentTeam): unknown {
  const error = ownError(thrown);
  if (error?.sideEffect === "none")
    return isAbortedError(error) || isTimeoutError(error) ? addAdvice(error, nothingDeployed) : thrown;
  if (!error) return thrown;
  const reference = referenceIn(answerOn(error), team);
  if (reference) return deployedError(error, reference, waitAdvice(reference));
  const listing = callOf("listDeployments", project.startsWith("prj_") ? "projectId" : "app", project, team);
  const outcome =
    error.sideEffect === "certain"
      ? `The deployment was created, but its ID could not be read. Find it with ${listing}`
      : `It is unknown whether the deployment was created. Check with ${listing} before you deploy again`;
  return withAdvice(error, outcome, {});
}

export function waitAdvice({ id, url, team }: DeploymentReference): string {
  const where = url === undefined ? "" : ` (https://${url})`;
  return `The deployment ${id} exists${where}. Go on with ${callOf("waitForDeployment", "idOrUrl", id, team)}`;
}

export function addAdvice(thrown: unknown, more: string): unknown {
  const error = ownError(thrown);
  return error ? withAdvice(error, more, {}) : thrown;
}

const nothingDeployed = "Nothing was deployed";

/** Runs work before the creation; an abort then says that nothing was deployed. */
export async function beforeCreation<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isAbortedError(error) ? addAdvice(error, nothingDeployed) : error;
  }
}

export function uploadError(thrown: unknown, path: string): unknown {
  const error = ownError(thrown);
  if (!error || isAbortedError(error)) return thrown;
  const outcome = {
    none: `The file ${quoteText(path)} was not sent`,
    possible: `It is unknown whether the file ${quoteText(path)} arrived`,
    certain: `The file ${quoteText(path)} was sent`,
  }[error.sideEffect];
  return withAdvice(error, `${outcome}, and nothing was deployed`, {});
}

export function referenceIn(answer: unknown, team: SentTeam): DeploymentReference | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  const [id, url] = ["id", "url"].map((name): unknown => Reflect.get(answer, name));
  if (typeof id !== "string" || !/^[\w-]{1,100}$/.test(id)) return undefined;
  return {
    id,
    ...(typeof url === "string" && /^[\w.:-]{1,300}$/.test(url) && { url }),
    ...(team !== undefined && { team: team }),
  };
}

function answerOn(error: SlipwayError): unknown {
  if (isValidationError(error)) return error.data;
  return Object.fromEntries(textMembers(partialBody(error) ?? (isDecodeError(error) ? error.body : "")));
}

function ownError(thrown: unknown): SlipwayError | undefined {
  return isSlipwayError(thrown) && thrown instanceof Error && Object.isExtensible(thrown) ? thrown : undefined;
}

function withAdvice(error: SlipwayError, more: string, fields: Readonly<Record<string, unknown>>): SlipwayError {
  const before = error.message;
  const message = `${before.replace(/\.$/, "")}. ${more}`;
  // Uncaught errors print their stack, which has the old message.
  const stack = error.stack?.replace(before, () => message);
  Object.defineProperty(error, "message", { value: message, configurable: true, writable: true });
  Object.defineProperty(error, "stack", { value: stack, configurable: true, writable: true });
  return Object.assign(error, fields);
}

/** A token of JSON after white space; truncated strings do not match. */
const token = /\s*([[\]{}:,]|"[^"\\]*(?:\\.[^"\\]*)*"|[^\s"[\]{}:,]+)/gsy;

/** Reads the complete string members of a JSON object, without nested ones, even if it is truncated anywhere. */
export function textMembers(json: string): ReadonlyMap<string, string> {
  const members = new Map<string, string>();
  let depth = 0;
  let name: string | undefined;
  let isValue = false;
  for (const [, part = ""] of json.matchAll(token)) {
    if (depth === 0 && part !== "{") break;
    if (depth === 1) {
      const text = part.startsWith('"') ? parseText(part) : undefined;
      if (!isValue) name = text ?? name;
      else if (name !== undefined && text !== undefined) members.set(name, text);
      isValue = part === ":";
    }
    if (part === "{" || part === "[") depth += 1;
    if (part === "}" || part === "]") depth -= 1;
    if (depth === 0) break;
  }
  return members;
}

function parseText(part: string): string | undefined {
  try {
    return String(JSON.parse(part));
  } catch {
    return undefined;
  }
}
