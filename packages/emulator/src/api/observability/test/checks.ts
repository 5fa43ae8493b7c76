import type { Operations } from "@slipway/observability/contract";
import { getProject } from "@slipway/projects";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/observability/contract.ts";

const metric = "vercel.request.count";

async function makeFixture({ owner, emulator, project }: BaseFixture) {
  await (await emulator.fetch("http://www.example.com/")).text();
  const { accountId: ownerId } = await getProject(owner, { idOrName: project });
  return { scope: { ownerId, projectIds: [project] } };
}

export const checks: GroupChecks<Operations & Unlisted, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "behaviour",
  fixture: { make: makeFixture, namesIn: () => ({ metric: [metric], metricId: [metric], search: ["vercel"] }) },
  unrecorded: { queryObservability: "it only asks", queryMetrics: "it only asks", queryEvents: "it only asks" },
  about: {
    noProject: ["listObservabilityProjects", "getObservabilitySchema", "getObservabilityMetricSchema", "listMetrics"],
  },
  inputs: {
    listObservabilityProjects: {},
    updateObservabilityProject: ({ project: projectIdOrName }) => ({ projectIdOrName, disabled: true }),
    toggleSpeedInsights: { value: true },
    getObservabilitySchema: {},
    getObservabilityMetricSchema: { metricId: metric },
    queryObservability: ({ fixture: { scope } }) => ({ metric, scope }),
    listMetrics: {},
    queryEvents: ({ fixture: { scope } }) => ({
      scope,
      event: "vercel.proxy_response",
      timeRange: { start: "2020-01-01", end: "2040-01-01" },
      select: ["requestPath"],
    }),
    queryMetrics: ({ fixture: { scope } }) => ({
      scope,
      timeRange: { start: "2020-01-01", end: "2040-01-01" },
      metrics: { value: { metric, aggregation: "sum" } },
    }),
  },
};
