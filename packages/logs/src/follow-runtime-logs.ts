import { type ApiStream, type CallOptions, type Client, stream } from "@slipway/core/call";
import { getRuntimeLogs } from "./generated/descriptors.ts";
import type { GetRuntimeLogsInput, RuntimeLog } from "./generated/types.ts";

/** Deployment whose runtime logs are followed, and a callback for gaps. */
export interface FollowRuntimeLogsInput extends GetRuntimeLogsInput {
  /**
   * Called where lines may be missing between two, because the connection broke off and the platform did not repeat the first one.
   * Following continues; an error of the callback ends the loop. Default: the loop ends with a `NetworkError`.
   */
  onGap?: ((after: RuntimeLog, before: RuntimeLog) => void) | undefined;
}

/**
 * Follows the runtime logs of a deployment while it exists, across broken connections and the platform's time limit; each line is yielded
 * once, by its `rowId`.
 *
 * It reconnects until no line has come for as long as the total clock allows; a connection that has stood for 10 seconds without one
 * counts as much. It ends when the deployment does: an answer ends at once with nothing new, or is 404 or 410 after one that ended.
 *
 * @throws (in the loop) what `getRuntimeLogs` does; `NetworkError` where lines may be missing and there is no `onGap`.
 * @example
 * for await (const line of followRuntimeLogs(client, { projectId, deploymentId })) console.log(line.level, line.message);
 */
export function followRuntimeLogs(
  client: Client,
  { onGap, ...input }: FollowRuntimeLogsInput,
  options?: CallOptions,
): ApiStream<RuntimeLog> {
  // Lines have no position to resume at; the platform repeats those that it still has.
  const operation = { ...getRuntimeLogs, resume: { from: "timestampInMs", id: "rowId" } };
  return stream(client, operation, input, options, { isLimit, onGap });
}

/** Recognizes the platform's last line of a connection at its time limit. */
function isLimit(line: RuntimeLog): boolean {
  // Other values pass unchanged.
  const { rowId, level, source }: Partial<RuntimeLog> = Object(line);
  return source === "delimiter" && level === "error" && rowId === "";
}
