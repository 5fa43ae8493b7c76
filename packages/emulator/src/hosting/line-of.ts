import type { RequestOrigin } from "../domain/logs/keep-request.ts";
import type { RequestLogRow, RequestSource } from "../domain/logs/tables.ts";
import { parametersOf } from "../engine/http/query.ts";
import type { ServedRecord } from "./served.ts";

/** Source of an answer by the platform's terms; all other steps are static. */
const sources: { readonly [Step in NonNullable<ServedRecord["step"]>]?: RequestSource } = {
  handler: "serverless",
  function: "serverless",
  redirect: "redirect",
  "bulk-redirect": "redirect",
  elsewhere: "external",
};

function sourceOf({ step, status }: ServedRecord): RequestSource {
  const isRuleRedirect = step === "project-route" && status >= 300 && status < 400;
  return isRuleRedirect ? "redirect" : ((step && sources[step]) ?? "static");
}

type Line = Pick<RequestLogRow, "method" | "host" | "path" | "status" | "source" | "message">;

export function lineOf(record: ServedRecord, thrown: string | undefined): Line {
  const { method, host, path, status, step } = record;
  const outcome = status === 0 ? "connection cut" : `status=${status}`;
  return {
    method,
    host,
    path,
    status,
    source: sourceOf(record),
    message: thrown ?? `[${method}] ${path} ${outcome}${step === undefined ? "" : ` (${step})`}`,
  };
}

export function seenOf(record: ServedRecord, { url, headers }: Request): RequestOrigin {
  const { at, step, path, query } = record;
  const source = sourceOf(record);
  const own = step === "middleware" ? "edge" : step === "firewall" ? "firewall" : undefined;
  const search = new URLSearchParams(parametersOf(query)).toString();
  return {
    ...{ at, path: search === "" ? path : `${path}?${search}`, scheme: new URL(url).protocol.slice(0, -1) },
    source: own ?? (source === "serverless" ? "lambda" : source),
    userAgent: headers.get("user-agent") ?? "",
  };
}
