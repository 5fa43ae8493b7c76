import { createDeployment } from "@slipway/deployments";
import * as rolling from "@slipway/rolling-release";
import type { Operations } from "@slipway/rolling-release/contract";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";
import { wholeBuild } from "../../../../test/start.ts";

export const stages = [
  { targetPercentage: 10, requireApproval: true },
  { targetPercentage: 50, requireApproval: true },
  { targetPercentage: 100 },
];

/** A project whose next deployment is rolled out in stages; none is, since the clock stands still. */
async function makeFixture({ owner, project: idOrName, deployment: canaryDeploymentId }: BaseFixture) {
  await rolling.updateRollingReleaseConfig(owner, { idOrName, body: { enabled: true, stages } });
  return { idOrName, canaryDeploymentId };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

const smoke: SmokeTest = async (base) => {
  const { owner, emulator, project } = base;
  await makeFixture(base);
  const files = [{ file: "index.html", data: "canary" }];
  const { id } = await createDeployment(owner, { name: "site", project, target: "production", files });
  await emulator.clock.advance(wholeBuild);
  const named = { idOrName: project, canaryDeploymentId: id };
  await rolling.getRollingReleaseBillingStatus(owner, named);
  await rolling.getRollingReleaseConfig(owner, named);
  await rolling.getRollingRelease(owner, named);
  await rolling.approveRollingReleaseStage(owner, { ...named, nextStageIndex: 1 });
  await rolling.completeRollingRelease(owner, named);
  await rolling.startRollingRelease(owner, { ...named, canaryDeploymentId: base.deployment });
  await rolling.deleteRollingReleaseConfig(owner, named);
};

export const checks: GroupChecks<Operations, Fixture> = {
  level: "behaviour",
  fixture: {
    make: makeFixture,
    namesIn: ({ idOrName, canaryDeploymentId }) => ({ idOrName: [idOrName], canaryDeploymentId: [canaryDeploymentId] }),
  },
  smoke,
  about: { noSuccess: ["approveRollingReleaseStage", "startRollingRelease", "completeRollingRelease"] },
  requests: {
    getRollingReleaseBillingStatus: (client, { fixture }) => rolling.getRollingReleaseBillingStatus(client, fixture),
    getRollingReleaseConfig: (client, { fixture }) => rolling.getRollingReleaseConfig(client, fixture),
    updateRollingReleaseConfig: (client, { fixture: { idOrName } }) =>
      rolling.updateRollingReleaseConfig(client, { idOrName, body: { enabled: true, stages } }),
    deleteRollingReleaseConfig: (client, { fixture }) => rolling.deleteRollingReleaseConfig(client, fixture),
    getRollingRelease: (client, { fixture }) => rolling.getRollingRelease(client, fixture),
    approveRollingReleaseStage: (client, { fixture }) =>
      rolling.approveRollingReleaseStage(client, { ...fixture, nextStageIndex: 1 }),
    startRollingRelease: (client, { fixture }) => rolling.startRollingRelease(client, fixture),
    completeRollingRelease: (client, { fixture }) => rolling.completeRollingRelease(client, fixture),
  },
};
