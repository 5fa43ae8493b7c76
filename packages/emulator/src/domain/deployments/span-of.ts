import { createHash } from "node:crypto";
import type { DrainedResource } from "@slipway/drains/schemas";
import type { InferOutput } from "valibot";
import type { DrainedRecord } from "./drain-record.ts";

/** Spans of one deployment, as drains deliver them: https://vercel.com/docs/drains/reference/traces, 2025-10-30. */
export type DrainedSpans = InferOutput<typeof DrainedResource>;

/** A request as a span, whose IDs follow from the request's. Attributes are those that OpenTelemetry names for servers of HTTP. */
export function spanOf(record: DrainedRecord, proxy: NonNullable<DrainedRecord["proxy"]>): DrainedSpans {
  const { id, timestamp, projectId, deploymentId, environment = "production" } = record;
  const { method, host, path, scheme = "http", statusCode = -1, userAgent } = proxy;
  const hash = createHash("sha256").update(id).digest("hex");
  const [pathname = "", query] = path.split(/\?(.*)/s);
  const texts = {
    ...{ "http.request.method": method, "url.scheme": scheme, "url.path": pathname, "server.address": host },
    ...{ ...(query && { "url.query": query }), "user_agent.original": userAgent.join(" "), "vercel.requestId": id },
  };
  const status = { key: "http.response.status_code", value: { intValue: String(statusCode) } };
  const span = {
    traceId: hash.slice(0, 32),
    spanId: hash.slice(32, 48),
    name: `${method} ${pathname}`,
    // The page writes `server`, where receivers take only the number that OpenTelemetry gives it.
    kind: 2,
    startTimeUnixNano: `${proxy.timestamp}000000`,
    endTimeUnixNano: `${timestamp}000000`,
    attributes: [...attributesOf(texts), ...(statusCode > 0 ? [status] : [])],
    status: { code: statusCode < 0 || statusCode >= 500 ? 2 : 0 },
  };
  const made = {
    "service.name": "vercel-function",
    "vercel.projectId": projectId,
    "vercel.deploymentId": deploymentId,
  };
  const resource = { attributes: attributesOf({ ...made, "deployment.environment.name": environment }) };
  return { resource, scopeSpans: [{ scope: { name: "vercel" }, spans: [span] }] };
}

function attributesOf(texts: Readonly<Record<string, string>>): { key: string; value: { stringValue: string } }[] {
  return Object.entries(texts).map(([key, stringValue]) => ({ key, value: { stringValue } }));
}
