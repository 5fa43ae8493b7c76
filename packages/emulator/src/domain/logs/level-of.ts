import type { Operations } from "@slipway/logs/contract";

export type Level = Operations["getRuntimeLogs"]["output"]["level"];

/** How serious an answer is, by its status; one that was cut off has none. */
export function levelOf(status: number): Level {
  if (status >= 500 || status === 0) return "error";
  return status >= 400 ? "warning" : "info";
}
