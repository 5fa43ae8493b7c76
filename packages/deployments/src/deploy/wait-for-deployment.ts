import { type CallOptions, type Client, type PollState, poll, ValidationError } from "@slipway/core";
import { lineOf } from "@slipway/core/text";
import { getDeployment } from "../generated/operations.ts";
import type { Deployment } from "../generated/types.ts";

/** Which deployment to wait for, and how. */
export interface WaitForDeploymentInput {
  /** ID or host name. */
  idOrUrl: string;
  /** Milliseconds after which it gives up with a `TimeoutError`. Default an hour, `Infinity`: never. */
  timeout?: number | undefined;
  /** Milliseconds from one look to the next, from those since the start. Default: 1 s up to 15 s, 5 s up to 1 min, 15 s up to 5 min, then 30 s. */
  schedule?: ((elapsed: number) => number) | undefined;
  /** Called after each look, for progress or to keep the state. */
  onPoll?: ((deployment: Deployment, state: PollState) => void) | undefined;
  /** A state that `onPoll` was given: waiting goes on from there, in another process too. */
  state?: PollState | undefined;
}

/**
 * Waits until a deployment is really finished: it is READY and its aliases are assigned.
 *
 * READY alone is too soon: its aliases still lead to the deployment before it.
 *
 * @throws `PollError` with the deployment as `value` when its build failed, it was canceled or deleted, its checks failed, or its
 *   alias could not be assigned; `ValidationError` for an answer without its state; `TimeoutError`, `AbortedError`, and whatever `getDeployment` throws.
 * @example
 * const deployment = await waitForDeployment(client, { idOrUrl: created.id });
 */
export function waitForDeployment(
  client: Client,
  input: WaitForDeploymentInput,
  options?: CallOptions,
): Promise<Deployment> {
  const { idOrUrl, ...how } = input;
  return poll((signal) => look(client, idOrUrl, { ...options, signal }), {
    ...how,
    until: (deployment) => deployment.readyState === "READY" && Boolean(deployment.aliasAssigned),
    failed: whyFailed,
    signal: options?.signal,
    clock: client.clock,
  });
}

/**
 * One look at a deployment.
 *
 * @throws `ValidationError` for an answer that does not say how far it is: to wait on would be to wait for nothing.
 */
async function look(client: Client, idOrUrl: string, options: CallOptions): Promise<Deployment> {
  const { data, response, ...known } = await getDeployment(client, { idOrUrl }, options).withResponse();
  if (isStated(data)) return data;
  const { status } = response;
  const { route = "" } = known;
  throw new ValidationError(`was answered with ${status} and without the deployment's readyState`, {
    ...known,
    drift: [{ route, status, path: "readyState", expected: "text", got: "something else" }],
    data,
  });
}

function isStated(data: unknown): boolean {
  return typeof data === "object" && data !== null && typeof Reflect.get(data, "readyState") === "string";
}

function whyFailed(deployment: Deployment): string | undefined {
  const { id, readyState, errorCode, errorMessage, aliasError, checksConclusion, checks } = deployment;
  const about = typeof id === "string" ? `deployment ${lineOf(id, 100)}` : "the deployment";
  if (readyState === "ERROR") return `${about} failed: ${said(errorMessage ?? errorCode)}`;
  if (readyState === "CANCELED") return `${about} was canceled`;
  if (readyState === "DELETED") return `${about} was deleted`;
  if (readyState === "BLOCKED") return `${about} is blocked: ${said(deployment.readyStateReason)}`;
  if (checksConclusion === "failed" || checksConclusion === "canceled")
    return `the checks of ${about} ${checksConclusion}`;
  if (aliasError) return `the alias of ${about} could not be assigned: ${said(aliasError.message)}`;
  // Who may see less of it is shown less of its checks.
  if (checks?.["deployment-alias"]?.state === "failed") return `the check of the alias of ${about} failed`;
  return undefined;
}

/** What the platform says, as one line: a build has a part in it, and a log would obey what it says in lines of its own. */
function said(text: unknown): string {
  return typeof text === "string" ? lineOf(text) : "the platform says no more";
}
