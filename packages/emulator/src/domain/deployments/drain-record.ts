import { createHash } from "node:crypto";
import type { DrainedResource, LogRecord } from "@slipway/drains/schemas";
import type { InferOutput } from "valibot";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { mapService, type Service, type Services } from "../../engine/services.ts";
import { addDelivery } from "../events/add-delivery.ts";
import { drainBody } from "../events/drain-request.ts";
import { type DrainRow, drainLineTable, drainTable, isOfSpans } from "../events/drain-tables.ts";
import { projectTable } from "../projects/tables.ts";
import { branchOf, type DeploymentRow } from "./tables.ts";

/** A log record, as drains deliver it: https://vercel.com/docs/drains/reference/logs, 2025-11-24. */
export type DrainedRecord = InferOutput<typeof LogRecord>;

type OfAll = "id" | "source" | "host" | "timestamp" | "level" | "message" | "type";
type OfSome = "buildId" | "path" | "requestId" | "statusCode" | "executionRegion" | "proxy";

/** The fields of a record that its source fills in; the rest follows from the deployment. */
export type RecordFields = Pick<DrainedRecord, OfAll | OfSome>;

/** Records per delivery, and the longest wait for them in ms of the emulator's clock (both chosen). */
const maxBatch = 100;
const batchWindow = 1000;

/** Drains the records of one request, or of one line of a build. A sample takes all of them or none, and as a span they are one. */
export function drainRecords(
  services: Services,
  deployment: DeploymentRow,
  makeFields: () => readonly RecordFields[],
): void {
  const { rows } = services;
  const drains = rows(drainTable).by("account", deployment.accountId);
  if (drains.length === 0) return;
  const { id: deploymentId, projectId, target } = deployment;
  const environment = target === "production" ? "production" : "preview";
  const names = omitUndefined({ projectName: rows(projectTable).get(projectId)?.name, branch: branchOf(deployment) });
  const records = makeFields().map(
    (fields): DrainedRecord => ({ ...fields, deploymentId, projectId, environment, ...names }),
  );
  const [first] = records;
  for (const drain of drains) {
    if (!first || !accepts(services, drain, first)) continue;
    const lines = isOfSpans(drain) && first.proxy ? [spanOf(first, first.proxy)] : records;
    for (const line of lines) addLine(services, drain.id, JSON.stringify(line));
  }
}

function addLine(services: Services, drainId: string, text: string): void {
  const { rows, clock, jobs } = services;
  rows(drainLineTable).add({ drainId, text });
  const count = rows(drainLineTable).count("drain", drainId);
  if (count >= maxBatch) sendBatch(services, drainId);
  else if (count === 1) jobs.schedule({ at: clock.now() + batchWindow, kind: "drains/send", subject: drainId });
}

export function sendBatch(services: Services, id: string): undefined {
  const drain = services.rows(drainTable).get(id);
  const lines = services.rows(drainLineTable);
  const batch = [...lines.by("drain", id)];
  if (!drain || batch.length === 0) return;
  for (const line of batch) lines.remove(line.id);
  const texts = batch.map(({ text }) => text);
  addDelivery(services, drain.endpoint, { accountId: drain.accountId, drainId: id, body: drainBody(drain, texts) });
}

function accepts(services: Services, drain: DrainRow, record: DrainedRecord): boolean {
  const { projectIds, filter, disabled } = drain;
  const fits = (values: readonly string[] | null | undefined, one: string) => !values?.length || values.includes(one);
  return (
    disabled === null &&
    // Only requests have spans.
    (!isOfSpans(drain) || record.proxy !== undefined) &&
    fits(projectIds, record.projectId) &&
    fits(filter?.project?.ids, record.projectId) &&
    fits(filter?.deployment?.environments, record.environment ?? "") &&
    fits(filter?.log?.sources, record.source) &&
    isSampled(services, drain, record)
  );
}

const requestCounts: Service<Map<string, number>> = mapService();

/** Applies the first matching sampling rule, exactly by its rate (chosen). Requests without a rule are kept. */
function isSampled(services: Services, { id, sampling }: DrainRow, { proxy, environment }: DrainedRecord): boolean {
  const nth = sampling.findIndex(
    ({ env, requestPath = "" }) => (env === undefined || env === environment) && proxy?.path.startsWith(requestPath),
  );
  const rate = sampling[nth]?.rate;
  if (rate === undefined || !proxy) return true;
  const counts = services.service(requestCounts);
  const rule = `${id}/${nth}`;
  const before = counts.get(rule) ?? 0;
  counts.set(rule, before + 1);
  // Compensates rounding: 0.29 is stored as slightly less.
  const sampleSize = (count: number) => Math.floor(count * rate + 1e-9);
  return sampleSize(before + 1) > sampleSize(before);
}

/** Resource spans, as drains deliver them: https://vercel.com/docs/drains/reference/traces, 2025-10-30. */
export type DrainedSpans = InferOutput<typeof DrainedResource>;

export function spanIdsOf(requestId: string): { traceId: string; spanId: string } {
  const hash = createHash("sha256").update(requestId).digest("hex");
  return { traceId: hash.slice(0, 32), spanId: hash.slice(32, 48) };
}

/** A request as a span with derived IDs. Attributes follow OpenTelemetry's conventions for HTTP servers. */
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
    // SPAN_KIND_SERVER: receivers only take the number, although the page writes `server`.
    kind: 2,
    startTimeUnixNano: `${proxy.timestamp}000000`,
    endTimeUnixNano: `${timestamp}000000`,
    attributes: [...attributesOf(texts), ...(statusCode > 0 ? [status] : [])],
    status: { code: statusCode < 0 || statusCode >= 500 ? 2 : 0 },
  };
  const names = {
    "service.name": "vercel-function",
    "vercel.projectId": projectId,
    "vercel.deploymentId": deploymentId,
  };
  const resource = { attributes: attributesOf({ ...names, "deployment.environment.name": environment }) };
  return { resource, scopeSpans: [{ scope: { name: "vercel" }, spans: [span] }] };
}

function attributesOf(texts: Readonly<Record<string, string>>): { key: string; value: { stringValue: string } }[] {
  return Object.entries(texts).map(([key, stringValue]) => ({ key, value: { stringValue } }));
}
