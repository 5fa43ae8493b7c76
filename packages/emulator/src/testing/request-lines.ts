import type { RequestRecord } from "../engine/request-log.ts";

/** How many requests are shown: whoever looks for why a test failed begins at its end. */
const most = 100;

/** The latest requests of a test, one a line, for who reads why it failed. Queries are left out, and what could be used is a `*`. */
export function requestLines(requests: readonly RequestRecord[]): string {
  if (requests.length === 0) return "No request reached the emulator.";
  const left = requests.length - most;
  const earlier = left > 0 ? [`  … ${left} earlier ones`] : [];
  return ["Requests that reached the emulator:", ...earlier, ...requests.slice(-most).map(lineOf)].join("\n");
}

function lineOf({ method, path, status, code, operation, unknown = [] }: RequestRecord): string {
  const outcome = status === 0 ? "connection cut" : [status, code].filter(Boolean).join(" ");
  const left = unknown.length > 0 ? ` without ${unknown.join(", ")}` : "";
  return `  ${method} ${path} → ${outcome} (${operation ?? "no operation of the API"})${left}`;
}
