import type { Services } from "../../engine/services.ts";
import type { DeploymentRecord } from "../../store/records.ts";
import { assignAliases } from "./assign-aliases.ts";
import { log, logState } from "./log.ts";
import { isFinished } from "./states.ts";

interface Step {
  /** When it is due, as a share of the build time after the creation. */
  readonly share: number;
  take(services: Services, deployment: DeploymentRecord): void;
}

/** What happens to a deployment by itself, by the state that it is in. */
const steps: Readonly<Partial<Record<DeploymentRecord["readyState"], Step>>> = {
  QUEUED: {
    share: 0.1,
    take(platform, { id }) {
      const initializingAt = platform.clock.now();
      logState(platform, platform.state.deployments.update(id, { readyState: "INITIALIZING", initializingAt }));
    },
  },
  INITIALIZING: {
    share: 0.3,
    take(platform, { id }) {
      const buildingAt = platform.clock.now();
      const deployment = platform.state.deployments.update(id, { readyState: "BUILDING", buildingAt });
      logState(platform, deployment);
      const files = platform.state.fileLists.get(id)?.files ?? [];
      const size = files.reduce((sum, file) => sum + file.size, 0);
      log(platform, deployment, "stdout", `Received ${files.length} files (${size} bytes)`);
      log(platform, deployment, "command", "Building the static site");
    },
  },
  BUILDING: {
    share: 1,
    take(platform, deployment) {
      if (deployment.failure) fail(platform, deployment, deployment.failure);
      else succeed(platform, deployment);
    },
  },
  READY: {
    share: 1.2,
    take(platform, { id }) {
      const aliases = assignAliases(platform, id);
      const deployment = platform.state.deployments.update(id, { aliases, aliasAssignedAt: platform.clock.now() });
      for (const alias of aliases) log(platform, deployment, "stdout", `Assigned ${alias}`);
      log(platform, deployment, "stdout", "Deployment completed");
    },
  },
};

function succeed(services: Services, deployment: DeploymentRecord): void {
  log(services, deployment, "stdout", "Build Completed");
  const ready = services.state.deployments.update(deployment.id, {
    readyState: "READY",
    readyAt: services.clock.now(),
  });
  logState(services, ready);
}

function fail(services: Services, { id }: DeploymentRecord, failure: NonNullable<DeploymentRecord["failure"]>): void {
  const failedAt = services.clock.now();
  const failed = services.state.deployments.update(id, { readyState: "ERROR", failedAt, ...failure });
  log(services, failed, "stderr", failure.errorMessage);
  logState(services, failed);
}

/** Lets a deployment go on by the clock until it is finished, cancelled or deleted; from when the present attempt is kept. */
export function schedule(services: Services, { id, readyState, createdAt }: DeploymentRecord): void {
  const { state, clock, buildTime } = services;
  const step = steps[readyState];
  if (!step) return;
  state.afterCommit(() => {
    clock.at(createdAt + step.share * buildTime, () => {
      const deployment = state.deployments.get(id);
      if (deployment?.readyState === readyState) state.attempt(() => goOn(services, deployment, step));
    });
  });
}

function goOn(services: Services, deployment: DeploymentRecord, step: Step): void {
  const { state, watch } = services;
  step.take(services, deployment);
  const after = state.deployments.get(deployment.id);
  if (after && !isFinished(after)) schedule(services, after);
  state.afterCommit(() => watch.changed(deployment.id));
}

/** Takes up the deployments that an earlier run left under way. */
export function recoverDeployments(services: Services): void {
  const { state } = services;
  state.attempt(() => {
    for (const deployment of state.deployments.all()) if (!isFinished(deployment)) schedule(services, deployment);
  });
}
