import {
  type CallOptions,
  type Client,
  type PollState,
  poll,
  type RawAnswer,
  ValidationError,
} from "@slipway/core/call";
import { shortLine } from "@slipway/core/internal";
import { getDeployment } from "../generated/operations.ts";
import type { Deployment } from "../generated/types.ts";
import { redactingClient } from "./redacting-client.ts";

/** Deployment to wait for, and options. */
export interface WaitForDeploymentInput {
  /** ID or host name. */
  idOrUrl: string;
  /** Milliseconds until a `TimeoutError`. Default an hour, `Infinity`: never. */
  timeout?: number | undefined;
  /** Milliseconds until the next look, by the time since the start. Default: 1 s up to 15 s, 5 s up to 1 min, 15 s up to 5 min, then 30 s. */
  schedule?: ((elapsed: number) => number) | undefined;
  /** Called after each look, for progress or to store the state. */
  onPoll?: ((deployment: Deployment, state: PollState) => void) | undefined;
  /** State from `onPoll` of an earlier wait, which is continued, even in another process. */
  state?: PollState | undefined;
}

/**
 * Waits until a deployment is READY and its aliases, which lead to the previous one until then, are assigned.
 *
 * @throws `PollError` with the deployment as `value` when its build failed, it was canceled or deleted, its checks failed, or its alias
 * could not be assigned; `ValidationError` for an answer without its state, and for one about another deployment than the one whose ID was
 * asked for; `TimeoutError`, `AbortedError`, and whatever `getDeployment` throws.
 * @example
 * const deployment = await waitForDeployment(client, { idOrUrl: created.id });
 */
export function waitForDeployment(
  client: Client,
  input: WaitForDeploymentInput,
  options?: CallOptions,
): Promise<Deployment> {
  const { idOrUrl, ...how } = input;
  const { client: listened, redact } = redactingClient(client);
  return poll((signal) => getOnce(listened, idOrUrl, { ...options, signal }), {
    ...how,
    until: (deployment) => deployment.readyState === "READY" && Boolean(deployment.aliasAssigned),
    failed: (deployment) => whyFailed(deployment, redact),
    signal: options?.signal,
    clock: client.clock,
  });
}

/** Gets the deployment. @throws `ValidationError` for an answer without a state, or about another ID. */
async function getOnce(client: Client, idOrUrl: string, options: CallOptions): Promise<Deployment> {
  const { data, response, ...facts } = await getDeployment(client, { idOrUrl }, options).withResponse();
  const { status } = response;
  const { route = "" } = facts;
  if (!hasReadyState(data)) {
    throw new ValidationError(`was answered with ${status}, without the deployment's readyState`, {
      ...facts,
      drift: [{ route, status, path: "readyState", expected: "text", got: "something else" }],
      data,
    });
  }
  const isId = !idOrUrl.includes(".");
  if (isId && typeof data.id === "string" && data.id !== idOrUrl) {
    throw new ValidationError(`was answered with ${status} and another deployment than the requested one`, {
      ...facts,
      drift: [{ route, status, path: "id", expected: "the requested ID", got: "another one" }],
      data,
    });
  }
  return data;
}

function hasReadyState(data: unknown): boolean {
  return typeof data === "object" && data !== null && typeof Reflect.get(data, "readyState") === "string";
}

function whyFailed(deployment: Deployment, redact: RawAnswer["redact"]): string | undefined {
  const { id, readyState, errorCode, errorMessage, aliasError, checksConclusion, checks } = deployment;
  const about = typeof id === "string" ? `deployment ${printable(id, redact, 100)}` : "the deployment";
  if (readyState === "ERROR") return `${about} failed: ${platformText(errorMessage || errorCode, redact)}`;
  if (readyState === "CANCELED") return `${about} was canceled`;
  if (readyState === "DELETED") return `${about} was deleted`;
  if (readyState === "BLOCKED") return `${about} is blocked: ${platformText(deployment.readyStateReason, redact)}`;
  if (checksConclusion === "failed" || checksConclusion === "canceled")
    return `the checks of ${about} ${checksConclusion}`;
  if (aliasError) return `the alias of ${about} could not be assigned: ${platformText(aliasError.message, redact)}`;
  // Restricted answers may lack the checks.
  if (checks?.["deployment-alias"]?.state === "failed") return `the check of the alias of ${about} failed`;
  return undefined;
}

const MAX_TEXT = 10_000;

/** The platform's text on one line, because builds influence it and logs must not interpret it. */
function platformText(text: unknown, redact: RawAnswer["redact"]): string {
  return typeof text === "string" ? printable(text, redact) : "the platform gives no reason";
}

/** Redacts after the removal of invisible characters, which could hide credentials. */
function printable(text: string, redact: RawAnswer["redact"], max?: number): string {
  return shortLine(redact(shortLine(text, MAX_TEXT)), max);
}
