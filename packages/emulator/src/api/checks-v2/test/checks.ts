import { createDeploymentCheckRun, createProjectCheck } from "@slipway/checks-v2";
import type { Operations } from "@slipway/checks-v2/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/checks-v2/contract.ts";

async function makeFixture({ owner, project: projectIdOrName, deployment: deploymentId }: BaseFixture) {
  const settings = { projectIdOrName, blocks: "none" as const, requires: "none" as const };
  const { id: checkId } = await createProjectCheck(owner, { ...settings, name: "Pages" });
  const { id: checkRunId } = await createDeploymentCheckRun(owner, { deploymentId, checkId });
  const { id: other } = await createProjectCheck(owner, { ...settings, name: "Links" });
  return { projectIdOrName, deploymentId, checkId, checkRunId, other };
}

export const checks: GroupChecks<Operations & Unlisted, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "behaviour",
  fixture: {
    make: makeFixture,
    namesIn: ({ projectIdOrName, checkId, checkRunId }) => ({
      ...{ projectIdOrName: [projectIdOrName], checkId: [checkId], checkRunId: [checkRunId] },
    }),
  },
  unrecorded: {
    createDeploymentCheckRun: "the platform's lists of events have no name for it",
    updateDeploymentCheckRun: "the platform's lists of events have no name for it",
  },
  usual: ({ fixture: { other: _, ...named } }) => named,
  inputs: {
    listProjectChecks: {},
    createProjectCheck: { name: "New" },
    getProjectCheck: {},
    updateProjectCheck: { timeout: 60 },
    listCheckRuns: {},
    listDeploymentCheckRuns: {},
    createDeploymentCheckRun: ({ fixture: { other } }) => ({ checkId: other }),
    getDeploymentCheckRun: {},
    getCheckRunLogs: {},
    updateDeploymentCheckRun: { status: "running" },
    deleteProjectCheck: {},
  },
};
