import { type ApiStream, type CallOptions, type Client, stream } from "@slipway/core/call";
import { getRuntimeLogs } from "./generated/descriptors.ts";
import type { GetRuntimeLogsInput, RuntimeLog } from "./generated/types.ts";

/** Whose lines to follow, and what to call where some may be missing. */
export interface FollowRuntimeLogsInput extends GetRuntimeLogsInput {
  /**
   * Called where lines may be missing between two: the connection broke off, and the platform did not give the first of them again.
   * Following goes on; what it throws ends the loop. Absent: the loop ends with a `NetworkError`.
   */
  onGap?: ((after: RuntimeLog, before: RuntimeLog) => void) | undefined;
}

/**
 * Follows the runtime logs of a deployment for as long as it is there, across connections that break off and the platform's own limit
 * of their time; each line is given once, by its `rowId`.
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
  // A line has no place that could be asked for: the platform gives what it still has.
  const operation = { ...getRuntimeLogs, resume: { from: "timestampInMs", id: "rowId" } };
  return stream(client, operation, input, options, { isLimit, onGap });
}

/** The platform's own last word on a connection that has had its time; the deployment goes on. */
function isLimit(line: RuntimeLog): boolean {
  // What is no line at all is given as it came.
  const { rowId, level, source }: Partial<RuntimeLog> = Object(line);
  return source === "delimiter" && level === "error" && rowId === "";
}
