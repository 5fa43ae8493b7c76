import type { Operations } from "@slipway/observability/contract";
import * as v from "valibot";
import type { Context } from "../../domain/accounts/scope.ts";
import { newestVisible } from "../../domain/accounts/visible-rows.ts";
import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { eventTypesOf } from "../../engine/event-type.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { invalid } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/observability/contract.ts";
import type { MetricSelection } from "../../generated/unlisted/observability/types.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { actOn, onProjectById, projectNamedBy } from "../../pipeline/resource.ts";
import { newId } from "../../store/ids.ts";
import { having } from "../../store/rows.ts";
import { listEvents } from "./list-events.ts";
import { measure, metricsFor } from "./measure.ts";
import { dimensions, inCamelCase, metrics } from "./metrics.ts";

const events = eventTypesOf({
  observability: {
    "observability-plus-project-disabled": "Nothing more is measured of a project",
    "observability-plus-project-enabled": "A project is measured again",
  },
  project: {
    "project-speed-insights-disabled": "A project's Speed Insights were turned off",
    "project-speed-insights-enabled": "A project's Speed Insights were turned on",
  },
});

const [minute, hour, day] = [60, 3600, 86_400];
/** How long steps in time are where nobody says it, in seconds, as the platform's command line has it (58.4.4). */
const defaultSteps = [
  [hour, minute],
  [2 * hour, 5 * minute],
  [12 * hour, 15 * minute],
  [3 * day, hour],
  [30 * day, 4 * hour],
] as const;
const before: Readonly<Record<string, Omit<MetricSelection, "metric">>> = {
  persecond: { aggregation: "sum", per: "second" },
  percent: { aggregation: "sum", normalize: "percent" },
};
const length = v.optional(v.pipe(v.number(), v.minValue(0)), 0);
const Step = v.strictObject({ days: length, hours: length, minutes: length });
const Scope = v.object({ ownerId: v.optional(v.string()), projectIds: v.optional(v.array(v.string())) });

export const observabilityGroup: Group = group<Operations & Unlisted>({
  handlers: {
    listObservabilityProjects(_, context) {
      const off = newestVisible(context, projectTable, having("setting", "observability=off"));
      return {
        disabledProjects: Array.from(off, ({ id, name, unmeasuredSince }) => {
          return { id, name, disabledAt: unmeasuredSince ?? 0 };
        }),
      };
    },
    updateObservabilityProject: actOn(projectNamedBy("projectIdOrName"))((project, { disabled }, context) => {
      const before = project.unmeasuredSince ?? undefined;
      const since = disabled ? (before ?? context.clock.now()) : undefined;
      if (since !== before) {
        context.rows(projectTable).change(project.id, { unmeasuredSince: since ?? null });
        recordProjectEvent(
          context,
          project,
          disabled ? "observability-plus-project-disabled" : "observability-plus-project-enabled",
        );
      }
      return { id: project.id, ...omitUndefined({ disabledAt: since }) };
    }),
    toggleSpeedInsights: onProjectById((project, { value }, context) => {
      const { enabledAt, disabledAt: _, ...known } = project.settings.speedInsights ?? { id: newId("", 24) };
      if (value !== (enabledAt !== undefined)) {
        const speedInsights = { ...known, [value ? "enabledAt" : "disabledAt"]: context.clock.now() };
        context.rows(projectTable).change(project.id, { settings: { ...project.settings, speedInsights } });
        recordProjectEvent(
          context,
          project,
          value ? "project-speed-insights-enabled" : "project-speed-insights-disabled",
        );
      }
      return { value };
    }),

    getObservabilitySchema: () => ({
      metrics: Array.from(metrics.values(), ({ definition: { id, description } }) => ({ id, description })),
    }),
    getObservabilityMetricSchema: ({ metricId }) =>
      metricsFor(metricId, (id) => `${id}.`.startsWith(`${metricId}.`)).map(({ definition }) => ({
        ...{ ...definition, aggregations: [...definition.aggregations, ...Object.keys(before)] },
        dimensions: Object.keys(dimensions).map((name) => ({ name, label: labelOf(name) })),
      })),
    queryObservability({ metric, scope, granularity, groupBy = [], filter, limit = 10, ...asked }, context) {
      if (Array.isArray(scope) || !v.is(Scope, scope))
        throw invalid("`scope` should have `ownerId`, and `projectIds` where not all are meant");
      const zone = asked.bucketTimezone ?? "UTC";
      if (zone !== "UTC") throw invalid(`\`bucketTimezone\`: steps in time begin in UTC here, not in ${zone}`);
      const selected = asked.aggregation ?? metrics.get(metric)?.definition.defaultAggregation ?? "sum";
      const [aggregation = "", dimension = ""] = selected.split(/\/(.*)/s);
      const column = `${metric}_${selected}`.replaceAll(/[./]/g, "_");
      const { orderBy = "count", orderDirection: direction = "desc" } = asked;
      if (orderBy !== "count" && orderBy !== column) throw invalid(`\`orderBy\` should be ${column}`);
      const end = asked.endTime === undefined ? context.clock.now() : Date.parse(asked.endTime);
      const start = asked.startTime === undefined ? end - hour * 1000 : Date.parse(asked.startTime);
      const own = Object.hasOwn(before, aggregation) ? before[aggregation] : { aggregation };
      const { series, summary, meta } = measure(context, {
        ...{ start, end, groupBy, filter, bucketSeconds: stepOf(granularity, (end - start) / 1000) },
        scope: { ownerId: scope.ownerId ?? context.scope.accountId, projectIds: scope.projectIds },
        metrics: {
          [column]: { metric, aggregation, dimensions: [dimension], ...own },
          count: { metric, aggregation: "count" },
        },
        outputs: [column],
        seriesSelection: { limit, rankBy: [{ metric: orderBy, direction }] },
      });
      return {
        data: series?.map(({ timestamp, dimensions: of, values }) => ({ timestamp, ...of, ...values })),
        summary: summary.map(({ dimensions: of, values }) => ({ ...of, ...values })),
        statistics: { rowsRead: meta.statistics.rowsRead },
        ...(groupBy.length > 0 && { orderBy, orderDirection: direction }),
      };
    },

    listMetrics({ kind, search = "" }) {
      const matches = [...metrics.values()].filter(
        ({ definition }) => kind !== "custom" && definition.id.startsWith(search),
      );
      const allDimensions = Object.keys(dimensions).map((name) => ({ name: inCamelCase(name), label: labelOf(name) }));
      const shownMetrics = matches.map(({ definition }) => ({ ...definition, dimensions: allDimensions }));
      return { metrics: shownMetrics, pagination: { hasMore: false, nextCursor: null } };
    },
    queryEvents: (query, context) => listEvents(context, query),
    queryMetrics: ({ timeRange, ...query }, context) =>
      measure(context, { ...query, start: Date.parse(timeRange.start), end: Date.parse(timeRange.end) }),
  },
  access: { queryObservability: "logs", queryMetrics: "logs", queryEvents: "logs" },
  eventTypes: events,
});

function recordProjectEvent(context: Context, project: ProjectRow, type: keyof typeof events): void {
  const text = `${context.scope.user.username}: ${events[type].description.toLowerCase()}, which is ${project.name}`;
  recordEvent(context, events[type], { text, ...subjectOf(projectTable, project) });
}

const labelOf = (name: string) =>
  name.replaceAll("_", " ").replaceAll(/\b(http|id|waf)\b|\b\w/g, (start) => start.toUpperCase());

function stepOf(granularity: unknown, span: number): number {
  if (granularity === undefined) return defaultSteps.find(([maxSpan]) => span <= maxSpan)?.[1] ?? day;
  const { success, output } = v.safeParse(Step, granularity);
  if (!success) throw invalid("`granularity` should be a number of `minutes`, `hours` or `days`");
  return output.days * day + output.hours * hour + output.minutes * minute;
}
