import { can } from "../../domain/accounts/access/require-right.ts";
import { isHobby } from "../../domain/accounts/account-names.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import { newestVisible } from "../../domain/accounts/visible-rows.ts";
import { type RequestLogRow, requestLogTable } from "../../domain/logs/tables.ts";
import { findProject, scopeOfProject } from "../../domain/projects/find-project.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { invalid, refuse } from "../../engine/platform-error.ts";
import type { Operations } from "../../generated/unlisted/observability/contract.ts";
import { having } from "../../store/rows.ts";
import { readFilter } from "./filter.ts";
import { aggregators, dimensions, type Metric, metrics } from "./metrics.ts";

/** From the start on, up to the end, in ms of the emulator's clock. */
export type Query = Omit<Operations["queryMetrics"]["input"], "timeRange"> & Record<"start" | "end", number>;
type Requests = readonly RequestLogRow[];
type Reader = (dimension: string) => (request: RequestLogRow) => string | number;

/** Chosen bounds of one query. */
const maximum = { requests: 50_000, steps: 1500, numbers: 10_000, groups: 500 };
const [minute, year] = [60, 366 * 86_400];

export function measure(context: Context, query: Query): Operations["queryMetrics"]["output"] {
  const { start, bucketSeconds, groupBy = [], outputs, seriesSelection, orderBy, rowLimit } = query;
  const metric = metricOf(query);
  const { adds } = metric;
  const read = readerOf(metric, context);
  const numbers = Object.entries(query.metrics).map(
    ([name, measure]) => [name, numberOf(metric, measure, read)] as const,
  );
  const selected = numbers.filter(([name]) => outputs?.includes(name) ?? true);
  const readers = [...new Set(groupBy)].map((name) => [name, read(name)] as const);
  const fits = query.filter ? readFilter(query.filter, read) : () => true;
  // The end is not part of it, unless it is the present.
  const end = query.end === context.clock.now() ? query.end + 1 : query.end;
  const [first, step, length] = stepsOf(query, end);
  const limit = seriesSelection?.limit ?? rowLimit ?? 10;
  if (limit < 1 || limit > maximum.groups) throw invalid(`the limit should be from 1 to ${maximum.groups}`);

  const requestRows = context.rows(requestLogTable).where(having("project", measuredProjects(context, query.scope)));
  const all: RequestLogRow[] = [];
  let rowsRead = 0;
  const place = { by: 0, position: requestRows.positionAt(end) };
  for (const { row } of requestRows.walk("desc", place, (entry) => entry.row.createdAt >= start)) {
    bound("requests", ++rowsRead);
    if (!row.isUnmeasured && adds(row) !== undefined && fits(row)) all.push(row);
  }
  const groups = grouped(all, (row) => JSON.stringify(readers.map(([, of]) => of(row))));
  if (readers.length === 0) groups.set("[]", all);
  bound("numbers", Math.min(limit, groups.size) * length * selected.length);
  const ranked = rankGroups([...groups.values()], numbers, (seriesSelection?.rankBy ?? orderBy)?.[0]);

  const inSteps = (of: Requests) => grouped(of, ({ createdAt }) => Math.floor((createdAt - first) / step));
  const whole = inSteps(all);
  const parts = ranked.slice(0, limit).map((of) => {
    const own = inSteps(of);
    const dimensionsOf = Object.fromEntries(readers.map(([name, each]) => [name, of[0] ? each(of[0]) : ""]));
    const point = (requests: Requests = [], among: Requests = [], span = step) => ({
      dimensions: dimensionsOf,
      values: Object.fromEntries(selected.map(([name, number]) => [name, number(requests, among, span / 1000)])),
    });
    const steps = Array.from({ length }, (_, nth) => {
      return { timestamp: new Date(first + nth * step).toISOString(), ...point(own.get(nth), whole.get(nth)) };
    });
    return { total: point(of, all, end - start), steps };
  });
  const statistics = { rowsRead, bytesRead: 0, databaseElapsedMs: 0, elapsedMs: 0 };
  return {
    ...(bucketSeconds !== undefined && { series: parts.flatMap(({ steps }) => steps) }),
    summary: parts.map(({ total }) => total),
    meta: { sources: [{ id: metric.definition.id }], statistics },
  };
}

function rankGroups(
  groups: readonly Requests[],
  numbers: readonly (readonly [name: string, number: NumberOf])[],
  order: Partial<NonNullable<Query["orderBy"]>[number]> = {},
): Requests[] {
  const [, number] = numbers.find(([name]) => name === order.metric) ?? numbers[0] ?? [];
  const sign = order.direction === "asc" ? 1 : -1;
  const ranked = groups.map((of) => ({ of, rank: number?.(of, [], 1) ?? Number.NEGATIVE_INFINITY }));
  return ranked.sort((one, other) => sign * (one.rank - other.rank)).map(({ of }) => of);
}

function grouped<Key>(all: Requests, keyOf: (request: RequestLogRow) => Key): Map<Key, Requests> {
  const groups = new Map<Key, RequestLogRow[]>();
  for (const row of all) {
    const group = groups.get(keyOf(row)) ?? [];
    group.push(row);
    groups.set(keyOf(row), group);
  }
  return groups;
}

function metricOf(query: Query): Metric {
  const [name = "", ...others] = new Set(Object.values(query.metrics).map(({ metric }) => metric));
  if (others.length > 0) throw invalid("`metrics` should have numbers of one metric");
  const [metric] = metricsFor(name, (id) => id === name);
  return metric;
}

export function metricsFor(name: string, fits: (id: string) => boolean): [Metric, ...Metric[]] {
  const [first, ...more] = [...metrics.values()].filter(({ definition }) => fits(definition.id));
  if (!first) throw refuse("metric_unknown", { metric: JSON.stringify(name), allowedValues: [...metrics.keys()] });
  return [first, ...more];
}

/** Dimensions have been named as in `httpStatus` since version 59 of the platform's command line, as in `http_status` before. */
function readerOf({ definition: { id: metric } }: Metric, context: Context): Reader {
  return (name) => {
    const snakeName = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const read = Object.hasOwn(dimensions, snakeName) ? dimensions[snakeName] : undefined;
    const allowedValues = Object.keys(dimensions);
    if (!read) throw refuse("metric_dimension", { metric, dimension: JSON.stringify(name), allowedValues });
    return (request) => read(request, context);
  };
}

type NumberOf = (of: Requests, among: Requests, seconds: number) => number | null;

function numberOf({ definition, adds }: Metric, measure: Query["metrics"][string], read: Reader): NumberOf {
  const { id: metric, aggregations: allowedValues } = definition;
  const { aggregation, dimensions: [differing = ""] = [], per, normalize } = measure;
  if (!allowedValues.includes(aggregation))
    throw refuse("metric_aggregation", { metric, aggregation: JSON.stringify(aggregation), allowedValues });
  const aggregate = aggregators[aggregation];
  if (!aggregate) {
    const differs = read(differing);
    return (of) => new Set(of.map(differs)).size;
  }
  const valuesOf = (of: Requests) => of.map((request) => adds(request) ?? 0).sort((one, other) => one - other);
  return (of, among, seconds) => {
    const value = aggregate(valuesOf(of));
    if (value === null || !normalize) return value && per ? value / seconds : value;
    return (100 * value) / (aggregators.sum?.(valuesOf(among)) || 1);
  };
}

/** The first step, the length of each in ms, and their count. */
function stepsOf({ start, bucketSeconds }: Query, end: number): [first: number, step: number, length: number] {
  if (!(start >= 0 && start < end)) throw invalid("the time should begin before it ends, both as in ISO 8601");
  if (bucketSeconds === undefined) return [start, end - start, 1];
  if (bucketSeconds < minute || bucketSeconds > year) throw invalid("a step in time should be from a minute to a year");
  const step = bucketSeconds * 1000;
  const first = Math.floor(start / step) * step;
  return [first, step, bound("steps", Math.ceil((end - first) / step))];
}

/** The projects that are measured. Throws 402 where the plan has no Observability Plus. */
export function measuredProjects(context: Context, scope: Query["scope"]): string[] {
  const projects = projectsIn(context, scope);
  if (isHobby(context, scope.ownerId)) throw refuse("metric_plan");
  return projects.flatMap(({ id, unmeasuredSince }) => (typeof unmeasuredSince === "number" ? [] : id));
}

export function projectsIn(context: Context, { ownerId, projectIds }: Query["scope"]): ProjectRow[] {
  if (!context.scope.reaches(ownerId)) throw refuse("team_foreign", { team: ownerId });
  const requestedProjects = projectIds && Array.from(new Set(projectIds), (id) => findProject(context, id));
  const projects = requestedProjects ?? [...newestVisible(context, projectTable, having("account", ownerId))];
  return projects.filter((project) => can(context, "logs", scopeOfProject(project)));
}

function bound(what: keyof typeof maximum, count: number): number {
  if (count > maximum[what]) throw refuse("too_large", { what: "The query", most: `${maximum[what]} ${what}` });
  return count;
}
