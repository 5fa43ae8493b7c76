import type { Services } from "../../engine/services.ts";
import { builtEnv, saveBuiltEnv } from "../deployments/built-env.ts";
import { ignoredSettings } from "../deployments/effects.ts";
import { log, logState } from "../deployments/log.ts";
import { buildTime, waitsUntil } from "../deployments/queue.ts";
import { linesOfRoutes } from "../deployments/routing/lines-of-routes.ts";
import { handlerOf } from "../deployments/site-handlers.ts";
import { type DeploymentRow, deploymentTable, fileListTable, isFinished } from "../deployments/tables.ts";
import { assignAliases } from "../hosts/assign-aliases.ts";
import { projectTable } from "../projects/tables.ts";
import { noteBuilt, noteCompleted, noteFailed } from "./announce.ts";
import { blockingRun, startRuns } from "./check-runs.ts";
import { planCrons } from "./crons.ts";
import { planExpiry } from "./expire.ts";
import { startRollout } from "./rollouts.ts";

/** Limit of a deployment's variables, names and values, in bytes. */
const maxVariablesSize = 65_536;

interface Step {
  readonly share: number;
  take(services: Services, deployment: DeploymentRow): void;
}

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
      const variables = saveBuiltEnv(services, before);
      const deployment = services.rows(deploymentTable).change(id, { readyState: "BUILDING", buildingAt, variables });
      logState(services, deployment);
      const files = services.rows(fileListTable).get(id)?.files ?? [];
      const size = files.reduce((sum, file) => sum + file.size, 0);
      log(services, deployment, "stdout", `Received ${files.length} files (${size} bytes)`);
      const project = services.rows(projectTable).get(deployment.projectId);
      const settings = project ? ignoredSettings(project).map((name) => `${name} of the project`) : [];
      const ignored = [...(deployment.ignored ?? []), ...settings];
      if (ignored.length > 0)
        log(services, deployment, "stdout", `Without effect in the emulator: ${ignored.join(", ")}`);
      const { config = {}, lines = linesOfRoutes(config) } = deployment;
      for (const line of lines) log(services, deployment, "stdout", line);
      log(services, deployment, "command", "Building the static site");
    },
  },
  BUILDING: {
    share: 1,
    take(services, deployment) {
      const failure = deployment.failure ?? findFailure(services, deployment);
      if (failure) fail(services, deployment, failure);
      else succeed(services, deployment);
    },
  },
  READY: {
    share: 1.2,
    take(services, ready) {
      const { id, target, config = {} } = ready;
      const isRolledOut = target === "production" && startRollout(services, ready) !== undefined;
      const aliases = isRolledOut ? [] : assignAliases(services, id);
      const { hosts } = services;
      const lost = (config.alias ?? []).map(hosts.normalize).filter((name) => !aliases.includes(name));
      const aliasError = { code: "alias_in_use", message: `${lost.join(", ")} belongs to somebody else` };
      const deployment = services.rows(deploymentTable).change(id, {
        ...{ aliases, aliasAssignedAt: services.clock.now() },
        ...(lost.length > 0 && aliases.length > 0 && target === "production" && { aliasError }),
      });
      for (const alias of aliases) log(services, deployment, "stdout", `Assigned ${alias}`);
      log(services, deployment, "stdout", "Deployment completed");
      const project = services.rows(projectTable).get(deployment.projectId);
      if (project && deployment.target === "production") planCrons(services, project);
      noteCompleted(services, deployment, deployment.target === "production" && aliases.length > 0);
    },
  },
};

/** The reason for a failing build: a problem of the files, or a need for builds and functions without a handler. */
function findFailure(services: Services, deployment: DeploymentRow): DeploymentRow["failure"] {
  const { needs, problem, projectId } = deployment;
  if (problem !== undefined) return { errorCode: "BUILD_FAILED", errorMessage: problem };
  const size = Buffer.byteLength(Object.entries(builtEnv(services, deployment)).flat().join(""));
  if (size > maxVariablesSize) {
    const errorMessage = `The environment variables of the deployment have ${size} bytes, and ${maxVariablesSize} at most`;
    return { errorCode: "BUILD_FAILED", errorMessage };
  }
  if (needs === undefined || handlerOf(services, projectId)) return undefined;
  const name = services.rows(projectTable).get(projectId)?.name;
  const errorMessage = `The emulator runs no builds and no functions, and ${needs}. Deploy the output of the build (\`prebuilt\`), or put code of yours behind the project: emulator.serve("${name}", (request) => new Response("…"))`;
  return { errorCode: "BUILD_FAILED", errorMessage };
}

function succeed(services: Services, deployment: DeploymentRow): void {
  log(services, deployment, "stdout", "Build Completed");
  const readyAt = services.clock.now();
  const built = services.rows(deploymentTable).change(deployment.id, { readyState: "READY", readyAt });
  logState(services, built);
  noteBuilt(services, built);
  startRuns(services, built, "build-ready", "deployment-url");
}

function fail(services: Services, { id }: DeploymentRow, failure: NonNullable<DeploymentRow["failure"]>): void {
  const failedAt = services.clock.now();
  const failed = services.rows(deploymentTable).change(id, { readyState: "ERROR", failedAt, ...failure });
  log(services, failed, "stderr", failure.errorMessage);
  logState(services, failed);
  noteFailed(services, failed);
}

export function scheduleBuild(services: Services, deployment: DeploymentRow): void {
  const at = nextStepAt(services, deployment);
  if (at !== undefined) services.jobs.schedule({ at, kind: "deployments/step", subject: deployment.id });
}

function nextStepAt(services: Services, { readyState, createdAt, queuedFor = 0 }: DeploymentRow): number | undefined {
  const step = steps[readyState];
  return step && createdAt + queuedFor + step.share * services.service(buildTime);
}

/** Job of `scheduleBuild`: takes a step, and returns when the next one is due. */
export function takeStep(services: Services, id: string): number | undefined {
  const deployment = services.rows(deploymentTable).get(id);
  if (!deployment || isFinished(deployment)) return undefined;
  const turn = waitsUntil(services, deployment);
  if (turn !== undefined) {
    const { queuedFor = 0 } = deployment;
    const due = nextStepAt(services, deployment) ?? turn;
    services.rows(deploymentTable).change(id, { queuedFor: queuedFor + turn - due });
    return turn;
  }
  if (!isHeld(services, deployment)) steps[deployment.readyState]?.take(services, deployment);
  const after = services.rows(deploymentTable).get(id);
  if (!after || typeof after.heldAt === "number") return undefined;
  if (!isFinished(after)) return nextStepAt(services, after);
  planExpiry(services, after);
  return undefined;
}

/** Whether a check blocks the next step. One that fails before READY fails the deployment (chosen). */
function isHeld(services: Services, deployment: DeploymentRow): boolean {
  const run = blockingRun(services, deployment);
  if (!run) return false;
  const { id, readyState, heldAt } = deployment;
  if (run.status === "completed" && readyState !== "READY") {
    services.rows(deploymentTable).change(id, { heldAt: null });
    fail(services, deployment, {
      errorCode: "CHECKS_FAILED",
      errorMessage: `The check ${run.name}: ${run.conclusion}`,
    });
  } else services.rows(deploymentTable).change(id, { heldAt: heldAt ?? services.clock.now() });
  return true;
}

/** Resumes a deployment after a blocking check, unless another one blocks. */
export function resumeDeployment(services: Services, id: string): void {
  const { rows, clock, jobs } = services;
  const deployment = rows(deploymentTable).get(id);
  const { heldAt, queuedFor = 0 } = deployment ?? {};
  if (!deployment || typeof heldAt !== "number") return;
  rows(deploymentTable).change(id, { heldAt: null, queuedFor: queuedFor + clock.now() - heldAt });
  const at = takeStep(services, id);
  if (at !== undefined) jobs.schedule({ at, kind: "deployments/step", subject: id });
}
