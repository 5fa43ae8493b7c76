import { createProject } from "@slipway/projects";
import * as rolling from "@slipway/rolling-release";
import type { Operations } from "@slipway/rolling-release/contract";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";
import { deployBuilt } from "../../../../test/start.ts";

export const stages = [
  { targetPercentage: 10, requireApproval: true },
  { targetPercentage: 50, requireApproval: true },
  { targetPercentage: 100 },
];

async function makeFixture({ owner, project: idOrName, deployment: canaryDeploymentId }: BaseFixture) {
  await rolling.updateRollingReleaseConfig(owner, { idOrName, enabled: true, stages });
  return { idOrName, canaryDeploymentId };
}

const smoke: SmokeTest = async ({ owner, emulator, project }) => {
  // A plan may have one project that rolls out.
  await rolling.deleteRollingReleaseConfig(owner, { idOrName: project });
  const { id: idOrName } = await createProject(owner, { name: "rolled" });
  const deploy = async () => {
    const files = [{ file: "index.html", data: "canary" }];
    return (await deployBuilt(emulator, owner, { name: "rolled", target: "production", files })).id;
  };
  const before = await deploy();
  await rolling.updateRollingReleaseConfig(owner, { idOrName, enabled: true, stages });
  const canaryDeploymentId = await deploy();
  await rolling.approveRollingReleaseStage(owner, { idOrName, canaryDeploymentId, nextStageIndex: 1 });
  await rolling.completeRollingRelease(owner, { idOrName, canaryDeploymentId });
  await rolling.startRollingRelease(owner, { idOrName, canaryDeploymentId: before });
  await rolling.deleteRollingReleaseConfig(owner, { idOrName });
};

export const checks: GroupChecks<Operations, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "behaviour",
  fixture: {
    make: makeFixture,
    namesIn: ({ idOrName, canaryDeploymentId }) => ({ idOrName: [idOrName], canaryDeploymentId: [canaryDeploymentId] }),
  },
  smoke,
  about: { noSuccess: ["approveRollingReleaseStage", "startRollingRelease", "completeRollingRelease"] },
  usual: ({ fixture }) => fixture,
  inputs: {
    getRollingReleaseBillingStatus: {},
    updateRollingReleaseConfig: { enabled: true, stages },
    getRollingReleaseConfig: {},
    getRollingRelease: {},
    approveRollingReleaseStage: ({ fixture }) => ({ ...fixture, nextStageIndex: 1 }),
    startRollingRelease: ({ fixture }) => fixture,
    completeRollingRelease: ({ fixture }) => fixture,
    deleteRollingReleaseConfig: {},
  },
};
