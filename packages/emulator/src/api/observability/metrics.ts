import { environmentOf } from "../../domain/deployments/system-variables.ts";
import { deploymentTable } from "../../domain/deployments/tables.ts";
import type { RequestLogRow } from "../../domain/logs/tables.ts";
import type { WithRows } from "../../engine/services.ts";

type Read<Value> = (request: RequestLogRow, store: WithRows) => Value;
type Adds = (request: RequestLogRow) => number | undefined;

export const dimensions: Readonly<Record<string, Read<string | number>>> = {
  cache_result: ({ cache = "" }) => cache,
  deployment_id: ({ deploymentId }) => deploymentId,
  environment({ deploymentId }, store) {
    const deployment = store.rows(deploymentTable).get(deploymentId);
    return deployment ? environmentOf(store, deployment) : "";
  },
  http_status: ({ status }) => status,
  project_id: ({ projectId }) => projectId,
  request_hostname: ({ host }) => host,
  request_method: ({ method }) => method,
  request_path: ({ path }) => path,
  waf_action: ({ wafAction = "" }) => wafAction,
  waf_rule_id: ({ wafRuleId = "" }) => wafRuleId,
};

export const inCamelCase = (name: string): string =>
  name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

type Aggregator = (values: readonly number[]) => number | null;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const percentiles = [50, 75, 90, 95, 99].map((part): [string, Aggregator] => {
  return [`p${part}`, (values) => values[Math.ceil((part / 100) * values.length) - 1] ?? null];
});

export const aggregators: Readonly<Record<string, Aggregator>> = {
  sum,
  count: (values) => values.length,
  avg: (values) => (values.length === 0 ? null : sum(values) / values.length),
  min: (values) => values[0] ?? null,
  max: (values) => values.at(-1) ?? null,
  ...Object.fromEntries(percentiles),
};

export interface Metric {
  readonly definition: {
    readonly id: string;
    readonly description: string;
    readonly unit: string;
    readonly aggregations: string[];
    readonly defaultAggregation: string;
  };
  readonly adds: Adds;
}

function metricOf(id: string, description: string, adds: Adds): [id: string, Metric] {
  const isCount = id.endsWith(".count");
  const aggregations = [...(isCount ? ["sum", "count"] : Object.keys(aggregators)), "unique"];
  const [unit, defaultAggregation] = isCount ? ["count", "sum"] : ["milliseconds", "avg"];
  return [id, { definition: { id, description, unit, aggregations, defaultAggregation }, adds }];
}

const byFunction = ({ source }: RequestLogRow) => source === "serverless";

/** Metrics of the emulator with the amount that a request adds, named as the platform's command line lists them (58.4.4). */
export const metrics: ReadonlyMap<string, Metric> = new Map([
  metricOf("vercel.firewall_action.count", "What the firewall has done", (each) => (each.wafAction ? 1 : undefined)),
  metricOf("vercel.function_invocation.count", "Answers of functions", (each) => (byFunction(each) ? 1 : undefined)),
  metricOf("vercel.function_invocation.function_duration_ms", "How long these took until all was done", (each) =>
    byFunction(each) ? each.duration : undefined,
  ),
  metricOf("vercel.request.count", "Answers of deployments", () => 1),
]);
