import type { Services } from "../../engine/services.ts";
import { variablesFor } from "../projects/ports/variables-for.ts";
import { assignAliases } from "./assign-aliases.ts";
import { log, logState } from "./log.ts";
import { buildTime } from "./ports/build-time.ts";
import { isFinished } from "./ports/states.ts";
import { type DeploymentRow, deploymentTable, fileListTable } from "./tables.ts";

interface Step {
  /** When it is due, as a share of the build time after the creation. */
  readonly share: number;
  take(services: Services, deployment: DeploymentRow): void;
}

/** What happens to a deployment by itself, by the state that it is in. */
const steps: Readonly<Partial<Record<DeploymentRow["readyState"], Step>>> = {
  QUEUED: {
    share: 0.1,
    take(services, { id }) {
      const initializingAt = services.clock.now();
      logState(services, services.rows(deploymentTable).change(id, { readyState: "INITIALIZING", initializingAt }));
    },
  },
  INITIALIZING: {
    share: 0.3,
    take(services, before) {
      const { id } = before;
      const buildingAt = services.clock.now();
      const variables = variablesFor(services, before).map(({ key }) => key);
      const deployment = services.rows(deploymentTable).change(id, { readyState: "BUILDING", buildingAt, variables });
      logState(services, deployment);
      const files = services.rows(fileListTable).get(id)?.files ?? [];
      const size = files.reduce((sum, file) => sum + file.size, 0);
      log(services, deployment, "stdout", `Received ${files.length} files (${size} bytes)`);
      log(services, deployment, "command", "Building the static site");
    },
  },
  BUILDING: {
    share: 1,
    take(services, deployment) {
      if (deployment.failure) fail(services, deployment, deployment.failure);
      else succeed(services, deployment);
    },
  },
  READY: {
    share: 1.2,
    take(services, { id }) {
      const aliases = assignAliases(services, id);
      const deployment = services.rows(deploymentTable).change(id, { aliases, aliasAssignedAt: services.clock.now() });
      for (const alias of aliases) log(services, deployment, "stdout", `Assigned ${alias}`);
      log(services, deployment, "stdout", "Deployment completed");
    },
  },
};

function succeed(services: Services, deployment: DeploymentRow): void {
  log(services, deployment, "stdout", "Build Completed");
  const readyAt = services.clock.now();
  logState(services, services.rows(deploymentTable).change(deployment.id, { readyState: "READY", readyAt }));
}

function fail(services: Services, { id }: DeploymentRow, failure: NonNullable<DeploymentRow["failure"]>): void {
  const failedAt = services.clock.now();
  const failed = services.rows(deploymentTable).change(id, { readyState: "ERROR", failedAt, ...failure });
  log(services, failed, "stderr", failure.errorMessage);
  logState(services, failed);
}

/** Lets a deployment go on by the clock until it is finished, cancelled or deleted. */
export function schedule(services: Services, { id, readyState, createdAt }: DeploymentRow): void {
  const step = steps[readyState];
  if (!step) return;
  const at = createdAt + step.share * services.part(buildTime);
  services.jobs.schedule({ at, kind: "deployments/step", subject: id });
}

/** The job that `schedule` planned. */
export function takeStep(services: Services, id: string): void {
  const deployment = services.rows(deploymentTable).get(id);
  if (!deployment || isFinished(deployment)) return;
  steps[deployment.readyState]?.take(services, deployment);
  const after = services.rows(deploymentTable).get(id);
  if (after && !isFinished(after)) schedule(services, after);
}
