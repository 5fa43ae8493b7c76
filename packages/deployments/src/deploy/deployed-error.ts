import { isDecodeError, isSlipwayError, isValidationError, SlipwayError } from "@slipway/core";

/** A deployment that exists, by what finds it again. */
export interface DeploymentReference {
  /** `dpl_…` */
  readonly id: string;
  /** The host name, without a scheme. */
  readonly url: string;
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
 * if (isDeployedError(error)) await waitForDeployment(client, { idOrUrl: error.deployment.id });
 */
export function isDeployedError(error: unknown): error is DeployedError {
  return isSlipwayError(error) && referenceIn(Reflect.get(error, "deployment")) !== undefined;
}

/**
 * Notes on an error that the deployment exists, and says how to go on. The error stays the one that it is, so that guards
 * know its kind; what is no error of ours becomes the cause of one.
 */
export function deployedError(thrown: unknown, deployment: DeploymentReference, advice: string): SlipwayError {
  const error = ours(thrown) ?? new SlipwayError("The wait for the deployment failed", { cause: thrown });
  // Whoever sends again what has no side effect would deploy twice.
  return noted(error, advice, { deployment, sideEffect: "certain" });
}

/**
 * Says on an error of `createDeployment` what is known of the deployment: where its answer was lost nobody knows whether there
 * is one; where it was refused for its shape, or not understood, there is one.
 *
 * @param project the ID or the name of its project.
 */
export function creationError(thrown: unknown, project: string): unknown {
  const error = ours(thrown);
  if (!error || error.sideEffect === "none") return thrown;
  const made = referenceIn(
    isValidationError(error) ? error.data : isDecodeError(error) ? fieldsIn(error.body) : undefined,
  );
  if (made) return deployedError(error, made, goOn(made));
  const by = project.startsWith("prj_") ? "projectId" : "app";
  const listing = `listDeployments(client, { ${by}: ${JSON.stringify(project)} })`;
  const known =
    error.sideEffect === "certain"
      ? `The deployment was created, and what it is called could not be read. Find it with ${listing}`
      : `Nobody knows whether the deployment was created. Look with ${listing} before you deploy again`;
  return noted(error, known, {});
}

/** How to go on with a deployment that exists. */
export function goOn({ id, url }: DeploymentReference): string {
  return `The deployment ${id} exists (https://${url}). Go on with waitForDeployment(client, { idOrUrl: ${JSON.stringify(id)} })`;
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

/** The beginning of an answer that is not whole still names the deployment, most of the time. */
function fieldsIn(body: string): unknown {
  return { id: /"id":\s*"(dpl_\w+)"/.exec(body)?.[1], url: /"url":\s*"([\w.:-]+)"/.exec(body)?.[1] };
}

function referenceIn(value: unknown): DeploymentReference | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const [id, url] = [Reflect.get(value, "id"), Reflect.get(value, "url")];
  return typeof id === "string" && typeof url === "string" ? { id, url } : undefined;
}
