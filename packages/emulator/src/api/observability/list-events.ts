import type { Context } from "../../domain/accounts/scope.ts";
import { spanIdsOf } from "../../domain/deployments/drain-record.ts";
import { branchOf, deploymentTable } from "../../domain/deployments/tables.ts";
import { levelOf, type RequestLogRow, requestLogTable } from "../../domain/logs/tables.ts";
import { invalid, refuse } from "../../engine/platform-error.ts";
import type { Operations } from "../../generated/unlisted/observability/contract.ts";
import { having } from "../../store/rows.ts";
import { readFilter } from "./filter.ts";
import { measuredProjects, projectsIn } from "./measure.ts";
import { dimensions, inCamelCase } from "./metrics.ts";

type Input = Operations["queryEvents"]["input"];
type Fields = Readonly<Record<string, (request: RequestLogRow, context: Context) => unknown>>;

/** Rows that one page looks at, chosen: a filter that fits few goes on with the next page. */
const maxLooked = 50_000;
/** The emulator has one place, which stands for the platform's first region. */
const region = () => "iad1";
const absent = () => null;

const common: Fields = {
  ...Object.fromEntries(Object.entries(dimensions).map(([name, read]) => [inCamelCase(name), read])),
  requestId: ({ id }) => id,
  service: absent,
};

/** Events of a kind, with the fields that the platform's command line (64.0.2) selects and filters by; null where the emulator knows none. */
interface Kind {
  readonly fields: Fields;
  readonly filtered?: Fields;
  readonly isMeasured: boolean;
  isOne(request: RequestLogRow): boolean;
}

const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  [
    "vercel.log",
    {
      fields: {
        ...common,
        ...{ attributes: () => ({}), domain: ({ host }) => host, isSystemLog: () => false, region, runtime: absent },
        branch({ deploymentId }, { rows }) {
          const deployment = rows(deploymentTable).get(deploymentId);
          return (deployment && branchOf(deployment)) ?? null;
        },
        ...{ level: ({ status }) => levelOf(status), message: ({ message }) => message, source: () => "function" },
        stream: ({ status }) => (levelOf(status) === "error" ? "stderr" : "stdout"),
        ...{ traceId: ({ id }) => spanIdsOf(id).traceId, spanId: ({ id }) => spanIdsOf(id).spanId },
        truncated: ({ truncated }) => truncated,
      },
      isMeasured: false,
      isOne: ({ source }) => source === "serverless",
    },
  ],
  [
    "vercel.proxy_response",
    {
      fields: {
        ...common,
        ...{
          route: absent,
          pathType: absent,
          edgeNetworkRegion: region,
          clientIpCountry: absent,
          clientUserAgent: absent,
        },
      },
      isMeasured: true,
      isOne: () => true,
    },
  ],
  [
    "vercel.span",
    {
      fields: { span: presentSpan, resource: presentResource },
      filtered: {
        "deployment.id": ({ deploymentId }) => deploymentId,
        ...{ environment: dimensions.environment ?? absent, "request.id": ({ id }) => id },
        ...{ "service.name": () => serviceName, "span.isRoot": () => 1, "span.kind": () => 2 },
        ...{ "span.id": ({ id }) => spanIdsOf(id).spanId, "trace.id": ({ id }) => spanIdsOf(id).traceId },
        ...{ "span.name": spanName, "span.status.code": spanStatus },
      },
      isMeasured: true,
      isOne: () => true,
    },
  ],
]);

/**
 * Lists requests that deployments have answered, as events of a kind. Throws 400 for unknown kinds and fields, and for times and cursors
 * that are invalid.
 */
export function listEvents(context: Context, input: Input): Operations["queryEvents"]["output"] {
  const { event, scope, timeRange, filter, limit = 100, cursor } = input;
  const select = [...new Set(input.select)];
  const order = input.order === "asc" ? "asc" : "desc";
  const { fields, filtered, isOne, isMeasured } = kindOf(input);
  const [start, end] = [Date.parse(timeRange.start), Date.parse(timeRange.end)];
  const readers = Object.entries({ ...fields, ...filtered });
  const find = (name: string) => {
    const [, read] = readers.find(([each]) => each === name) ?? [];
    if (!read) throw refuse("metric_filter", { problem: `${event} has no field ${name}` });
    return (request: RequestLogRow) => read(request, context);
  };
  const fits = filter?.trim() ? readFilter(filter, find) : () => true;
  const projects = isMeasured ? measuredProjects(context, scope) : projectsIn(context, scope).map(({ id }) => id);

  const requests = context.rows(requestLogTable).where(having("project", projects));
  const first = order === "desc" ? requests.positionAt(end) : requests.positionAt(start) - 1;
  const within = order === "desc" ? Math.min : Math.max;
  const place = { by: 0, position: cursor === undefined ? first : within(first, Number(cursor)) };
  const isWithin = ({ createdAt }: RequestLogRow) => (order === "desc" ? createdAt >= start : createdAt < end);
  const events: Record<string, unknown>[] = [];
  let [looked, last] = [0, place.position];
  for (const { row, position } of requests.walk(order, place, (entry) => isWithin(entry.row))) {
    if (events.length === limit || looked++ === maxLooked)
      return { events, pagination: { hasMore: true, nextCursor: String(last) } };
    last = position;
    if ((isMeasured && row.isUnmeasured) || !isOne(row) || !fits(row)) continue;
    const selected = select.map((name) => [name, fields[name]?.(row, context)]);
    events.push({ timestamp: new Date(row.createdAt).toISOString(), ...Object.fromEntries(selected) });
  }
  return { events, pagination: { hasMore: false, nextCursor: null } };
}

/** The kind of the events that a query is for. Throws 400 for kinds, fields, times and cursors that are none. */
function kindOf({ event, timeRange, cursor, select }: Input): Kind {
  const kind = kinds.get(event);
  if (!kind) throw invalid(`\`event\` should be one of ${[...kinds.keys()].join(", ")}`);
  if (!(Date.parse(timeRange.start) < Date.parse(timeRange.end)))
    throw invalid("`timeRange` should have a `start` before its `end`");
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw invalid("`cursor` is none of a page's");
  const unknown = select.find((name) => !Object.hasOwn(kind.fields, name));
  if (unknown !== undefined) throw invalid(`\`select\`: ${event} has no field ${unknown}`);
  return kind;
}

const serviceName = "vercel-function";

function presentSpan(request: RequestLogRow): object {
  const { id, createdAt, method, host, path, status, duration = 0 } = request;
  const { traceId, spanId } = spanIdsOf(id);
  return {
    ...{
      id: spanId,
      traceId,
      parentSpanId: null,
      isRoot: 1,
      traceState: "",
      kind: "2",
      name: spanName(request),
      duration,
    },
    startTime: new Date(createdAt - duration).toISOString(),
    status: { code: spanStatus(request), message: "" },
    attributes: {
      ...{ "http.request.method": method, "http.response.status_code": status, "server.address": host },
      ...{ "url.path": path, "vercel.request_id": id },
    },
  };
}

function presentResource({ projectId, deploymentId, ...request }: RequestLogRow, context: Context): object {
  const environment = dimensions.environment?.({ projectId, deploymentId, ...request }, context);
  return {
    attributes: {
      ...{ "service.name": serviceName, "vercel.projectId": projectId, "vercel.deploymentId": deploymentId },
      "deployment.environment.name": environment,
    },
  };
}

function spanName({ method, path }: RequestLogRow): string {
  return `${method} ${path}`;
}

function spanStatus({ status }: RequestLogRow): string {
  return levelOf(status) === "error" ? "Error" : "Unset";
}
