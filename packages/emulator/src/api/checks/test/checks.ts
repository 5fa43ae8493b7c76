import { createCheck, updateCheck } from "@slipway/checks";
import type { Operations } from "@slipway/checks/contract";
import { createProjectCheck, updateProjectCheck } from "@slipway/checks-v2";
import { createDeployment } from "@slipway/deployments";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";

/** A deployment that never ends, since checks are registered before it does. */
async function makeFixture({ owner, project }: BaseFixture) {
  const settings = { projectIdOrName: project, blocks: "deployment-start", requires: "none" } as const;
  const { id: holder } = await createProjectCheck(owner, { ...settings, name: "Holds", targets: ["preview"] });
  const { id: deploymentId } = await createDeployment(owner, {
    name: "held",
    project,
    files: [{ file: "a", data: "a" }],
  });
  await updateProjectCheck(owner, { projectIdOrName: project, checkId: holder, blocks: "none", targets: [] });
  const { id: checkId } = await createCheck(owner, {
    deploymentId,
    name: "Speed",
    blocking: true,
    rerequestable: true,
  });
  const { id: failed } = await createCheck(owner, { deploymentId, name: "Types", blocking: true, rerequestable: true });
  await updateCheck(owner, { deploymentId, checkId: failed, conclusion: "failed" });
  return { deploymentId, checkId, failed };
}

const unnamed = "the platform's lists of events have no name for it";

export const checks: GroupChecks<Operations, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "behaviour",
  fixture: {
    make: makeFixture,
    namesIn: ({ deploymentId, checkId, failed }) => ({ deploymentId: [deploymentId], checkId: [checkId, failed] }),
  },
  unrecorded: { createCheck: unnamed, updateCheck: unnamed, rerequestCheck: unnamed },
  usual: ({ fixture: { failed: _, ...named } }) => named,
  inputs: {
    createCheck: { name: "Links", blocking: false },
    listChecks: {},
    getCheck: {},
    updateCheck: { conclusion: "failed" },
    rerequestCheck: ({ fixture: { failed: checkId } }) => ({ checkId }),
  },
};
