import { createHash } from "node:crypto";
import type { DrainedResource, LogRecord } from "@slipway/drains/schemas";
import type { InferOutput } from "valibot";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { mapPart, type Part, type Services } from "../../engine/services.ts";
import { addDelivery } from "../events/add-delivery.ts";
import { bodyOf } from "../events/drain-request.ts";
import { type DrainRow, drainLineTable, drainTable, isOfSpans } from "../events/drain-tables.ts";
import { projectTable } from "../projects/tables.ts";
import { branchOf, type DeploymentRow } from "./tables.ts";

/** A record as drains deliver it: https://vercel.com/docs/drains/reference/logs, 2025-11-24. */
export type DrainedRecord = InferOutput<typeof LogRecord>;

type OfAll = "id" | "source" | "host" | "timestamp" | "level" | "message" | "type";
type OfSome = "buildId" | "path" | "requestId" | "statusCode" | "executionRegion" | "proxy";

/** What one part of the platform says of something that happened; the rest is known of its deployment. */
export type Said = Pick<DrainedRecord, OfAll | OfSome>;

/** As many records are delivered together, or those of so long, in ms of the emulator's clock. Both are chosen: nothing is published. */
const mostTogether = 100;
const gathering = 1000;

export function drainRecord(services: Services, deployment: DeploymentRow, said: () => Said): void {
  const { rows, clock, jobs } = services;
  const drains = rows(drainTable).by("account", deployment.accountId);
  if (drains.length === 0) return;
  const { id: deploymentId, projectId, target } = deployment;
  const record: DrainedRecord = {
    ...said(),
    deploymentId,
    projectId,
    environment: target === "production" ? "production" : "preview",
    ...omitUndefined({ projectName: rows(projectTable).get(projectId)?.name, branch: branchOf(deployment) }),
  };
  for (const drain of drains) {
    if (!wants(services, drain, record)) continue;
    const { proxy } = record;
    const line = isOfSpans(drain) && proxy ? spanOf(record, proxy) : record;
    rows(drainLineTable).add({ drainId: drain.id, text: JSON.stringify(line) });
    const count = rows(drainLineTable).count("drain", drain.id);
    if (count >= mostTogether) sendGathered(services, drain.id);
    else if (count === 1) jobs.schedule({ at: clock.now() + gathering, kind: "drains/send", subject: drain.id });
  }
}

export function sendGathered(services: Services, id: string): undefined {
  const drain = services.rows(drainTable).get(id);
  const lines = services.rows(drainLineTable);
  const gathered = [...lines.by("drain", id)];
  if (!drain || gathered.length === 0) return;
  for (const line of gathered) lines.remove(line.id);
  const texts = gathered.map(({ text }) => text);
  addDelivery(services, drain.endpoint, { accountId: drain.accountId, drainId: id, body: bodyOf(drain, texts) });
}

function wants(services: Services, drain: DrainRow, record: DrainedRecord): boolean {
  const { projectIds, filter, disabled } = drain;
  const fits = (wanted: readonly string[] | null | undefined, one: string) => !wanted?.length || wanted.includes(one);
  return (
    disabled === null &&
    // Of requests there are spans, and of builds none.
    (!isOfSpans(drain) || record.proxy !== undefined) &&
    fits(projectIds, record.projectId) &&
    fits(filter?.project?.ids, record.projectId) &&
    fits(filter?.deployment?.environments, record.environment ?? "") &&
    fits(filter?.log?.sources, record.source) &&
    isSampled(services, drain, record)
  );
}

const seen: Part<Map<string, number>> = mapPart();

/** Whether a request is kept, by the first rule that it fits: of each hundred exactly as many (chosen). What fits no rule is kept. */
function isSampled(services: Services, { id, sampling }: DrainRow, { proxy, environment }: DrainedRecord): boolean {
  const nth = sampling.findIndex(
    ({ env, requestPath = "" }) => (env === undefined || env === environment) && proxy?.path.startsWith(requestPath),
  );
  const rate = sampling[nth]?.rate;
  if (rate === undefined || !proxy) return true;
  const counts = services.part(seen);
  const rule = `${id}/${nth}`;
  const before = counts.get(rule) ?? 0;
  counts.set(rule, before + 1);
  // A share such as 0.29 is a little less than it says.
  const kept = (count: number) => Math.floor(count * rate + 1e-9);
  return kept(before + 1) > kept(before);
}

/** Spans of one deployment, as drains deliver them: https://vercel.com/docs/drains/reference/traces, 2025-10-30. */
export type DrainedSpans = InferOutput<typeof DrainedResource>;

export function spanIdsOf(requestId: string): { traceId: string; spanId: string } {
  const hash = createHash("sha256").update(requestId).digest("hex");
  return { traceId: hash.slice(0, 32), spanId: hash.slice(32, 48) };
}

/** A request as a span, whose IDs follow from the request's. Attributes are those that OpenTelemetry names for servers of HTTP. */
export function spanOf(record: DrainedRecord, proxy: NonNullable<DrainedRecord["proxy"]>): DrainedSpans {
  const { id, timestamp, projectId, deploymentId, environment = "production" } = record;
  const { method, host, path, scheme = "http", statusCode = -1, userAgent } = proxy;
  const [pathname = "", query] = path.split(/\?(.*)/s);
  const texts = {
    ...{ "http.request.method": method, "url.scheme": scheme, "url.path": pathname, "server.address": host },
    ...{ ...(query && { "url.query": query }), "user_agent.original": userAgent.join(" "), "vercel.requestId": id },
  };
  const status = { key: "http.response.status_code", value: { intValue: String(statusCode) } };
  const span = {
    ...spanIdsOf(id),
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
