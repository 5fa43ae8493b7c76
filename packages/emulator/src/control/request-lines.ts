import type { RequestRecord } from "../engine/request-log.ts";
import type { ServedRecord } from "../hosting/served.ts";

const most = 100;

export interface KeptRequests {
  readonly requests: readonly RequestRecord[];
  readonly served: readonly ServedRecord[];
}

export function requestLines({ requests, served }: KeptRequests): string {
  const parts = [
    ...linesOf("Requests that reached the emulator:", requests),
    ...linesOf("Requests for what is deployed:", served),
  ];
  return parts.length === 0 ? "No request reached the emulator." : parts.join("\n");
}

function linesOf(title: string, records: readonly (RequestRecord | ServedRecord)[]): string[] {
  if (records.length === 0) return [];
  const left = records.length - most;
  return [title, ...(left > 0 ? [`  … ${left} earlier ones`] : []), ...records.slice(-most).map(lineOf)];
}

export function lineOf(record: RequestRecord | ServedRecord): string {
  const { method, path, status } = record;
  const outcome = status === 0 ? "connection cut" : status;
  if ("host" in record) {
    const decided = [record.step, record.why].filter(Boolean).join(": ");
    return `  ${method} ${record.host}${path} → ${outcome} (${decided || "nothing answered"})`;
  }
  const { code, operation, unknown = [] } = record;
  const left = unknown.length > 0 ? ` without ${unknown.join(", ")}` : "";
  return `  ${method} ${path} → ${[outcome, code].filter(Boolean).join(" ")} (${operation ?? "no operation of the API"})${left}`;
}
