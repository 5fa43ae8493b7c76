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
import { listening } from "./listening.ts";

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
 * Waits until a deployment is really finished: it is READY and its aliases, which lead to the one before until then, are assigned.
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
  const { client: listened, redact } = listening(client);
  return poll((signal) => look(listened, idOrUrl, { ...options, signal }), {
    ...how,
    until: (deployment) => deployment.readyState === "READY" && Boolean(deployment.aliasAssigned),
    failed: (deployment) => whyFailed(deployment, redact),
    signal: options?.signal,
    clock: client.clock,
  });
}

/** One look at a deployment; a `ValidationError` where it does not say how far it is, or is another one than the ID asked for. A host may lead to any. */
async function look(client: Client, idOrUrl: string, options: CallOptions): Promise<Deployment> {
  const { data, response, ...known } = await getDeployment(client, { idOrUrl }, options).withResponse();
  const { status } = response;
  const { route = "" } = known;
  if (!isStated(data)) {
    throw new ValidationError(`was answered with ${status} and without the deployment's readyState`, {
      ...known,
      drift: [{ route, status, path: "readyState", expected: "text", got: "something else" }],
      data,
    });
  }
  const isId = !idOrUrl.includes(".");
  // One that is no text names no other deployment.
  if (isId && typeof data.id === "string" && data.id !== idOrUrl) {
    throw new ValidationError(
      `was answered with ${status} and with another deployment than the one that was asked for`,
      {
        ...known,
        drift: [{ route, status, path: "id", expected: "the ID that was asked for", got: "another one" }],
        data,
      },
    );
  }
  return data;
}

function isStated(data: unknown): boolean {
  return typeof data === "object" && data !== null && typeof Reflect.get(data, "readyState") === "string";
}

function whyFailed(deployment: Deployment, redact: RawAnswer["redact"]): string | undefined {
  const { id, readyState, errorCode, errorMessage, aliasError, checksConclusion, checks } = deployment;
  const about = typeof id === "string" ? `deployment ${shown(id, redact, 100)}` : "the deployment";
  if (readyState === "ERROR") return `${about} failed: ${said(errorMessage || errorCode, redact)}`;
  if (readyState === "CANCELED") return `${about} was canceled`;
  if (readyState === "DELETED") return `${about} was deleted`;
  if (readyState === "BLOCKED") return `${about} is blocked: ${said(deployment.readyStateReason, redact)}`;
  if (checksConclusion === "failed" || checksConclusion === "canceled")
    return `the checks of ${about} ${checksConclusion}`;
  if (aliasError) return `the alias of ${about} could not be assigned: ${said(aliasError.message, redact)}`;
  // Who may see less of it is shown less of its checks.
  if (checks?.["deployment-alias"]?.state === "failed") return `the check of the alias of ${about} failed`;
  return undefined;
}

/** Of a long text no more is looked at, in characters; still less is shown. */
const LOOKED_AT = 10_000;

/** What the platform says, as one line: a build has a part in it, and a log would obey what it says in lines of its own. */
function said(text: unknown, redact: RawAnswer["redact"]): string {
  return typeof text === "string" ? shown(text, redact) : "the platform says no more";
}

/** Without the call's credentials, which are looked for when nothing invisible is between their letters any more. */
function shown(text: string, redact: RawAnswer["redact"], most?: number): string {
  return shortLine(redact(shortLine(text, LOOKED_AT)), most);
}
