import type { RequestRecord } from "../engine/request-log.ts";
import type { ServedRecord } from "../hosting/served.ts";

const maxLines = 100;

export interface LoggedRequests {
  readonly requests: readonly RequestRecord[];
  readonly served: readonly ServedRecord[];
}

export function requestLines({ requests, served }: LoggedRequests): string {
  const parts = [
    ...recordLines("Requests that reached the emulator:", requests),
    ...recordLines("Requests for what is deployed:", served),
  ];
  return parts.length === 0 ? "No request reached the emulator." : parts.join("\n");
}

function recordLines(title: string, records: readonly (RequestRecord | ServedRecord)[]): string[] {
  if (records.length === 0) return [];
  const omitted = records.length - maxLines;
  return [title, ...(omitted > 0 ? [`  … ${omitted} earlier ones`] : []), ...records.slice(-maxLines).map(recordLine)];
}

export function recordLine(record: RequestRecord | ServedRecord): string {
  const { method, path, status } = record;
  const outcome = status === 0 ? "connection cut" : status;
  if ("host" in record) {
    const decided = [record.step, record.why].filter(Boolean).join(": ");
    return `  ${method} ${record.host}${path} → ${outcome} (${decided || "nothing answered"})`;
  }
  const { code, operation, unknown = [] } = record;
  const ignored = unknown.length > 0 ? ` without ${unknown.join(", ")}` : "";
  return `  ${method} ${path} → ${[outcome, code].filter(Boolean).join(" ")} (${operation ?? "no operation of the API"})${ignored}`;
}
