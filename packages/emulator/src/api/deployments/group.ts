import type { Operations } from "@slipway/deployments/contract";
import { requireRight } from "../../domain/accounts/access/require-right.ts";
import { findUsers } from "../../domain/accounts/find-team.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import { newestVisible, visibleRows } from "../../domain/accounts/visible-rows.ts";
import { collectFiles } from "../../domain/deployments/collect.ts";
import { categories, eventTypes } from "../../domain/deployments/event-types.ts";
import { fileTree } from "../../domain/deployments/file-tree.ts";
import { holdFiles } from "../../domain/deployments/held-files.ts";
import { buildIdOf, logState } from "../../domain/deployments/log.ts";
import {
  type DeploymentRow,
  deploymentTable,
  fileListTable,
  isOfProduction,
  isUnderWay,
  metaValue,
} from "../../domain/deployments/tables.ts";
import { checkEnvironment, ownEnvironments } from "../../domain/environment/custom-environments.ts";
import { customEnvironmentTable } from "../../domain/environment/tables.ts";
import { recordChange } from "../../domain/events/record-event.ts";
import { findDeployment } from "../../domain/hosts/deployment-at.ts";
import { findProject, projectFilter, projectNamed } from "../../domain/projects/find-project.ts";
import { noteCanceled } from "../../domain/sites/announce.ts";
import { expire, planExpiry } from "../../domain/sites/expire.ts";
import { presentDeployment, presentSummary } from "../../domain/sites/present-deployment.ts";
import { takeStep } from "../../domain/sites/progress.ts";
import { leaveRollout } from "../../domain/sites/rollouts.ts";
import { pageOf } from "../../engine/page.ts";
import { badRequest, invalid, notFound, requireFound } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/deployments/contract.ts";
import { also, type Group, group, needs } from "../../pipeline/group.ts";
import { waits } from "../../pipeline/handler.ts";
import { actOn } from "../../pipeline/resource.ts";
import { having } from "../../store/rows.ts";
import { createHandlers } from "./create.ts";
import { serveDeployHook } from "./deploy-hook.ts";
import { eventHandlers } from "./events.ts";

function checkProduction(context: Context, deployment: DeploymentRow): void {
  if (isOfProduction(deployment)) requireRight(context, "deploy.production", deployment);
}

type Filter = Operations["listDeployments"]["input"];

/** Values of the index `environment`: a name of the platform's own, and the IDs of custom environments of that name or ID. */
function environmentsOf({ rows }: Context, environment: string): string[] {
  const environments = rows(customEnvironmentTable);
  const customIds = [environments.get(environment) ?? [], environments.by("slug", environment)]
    .flat()
    .map(({ id }) => id);
  return ownEnvironments.includes(environment) ? [environment, ...customIds] : customIds;
}

function hasDeployed(context: Context, userId: string): boolean {
  return !newestVisible(context, deploymentTable, having("creator", userId)).next().done;
}

const onDeployment = actOn(({ id }: { readonly id: string }, context) => findDeployment(context, id));

const ofProduction = also("deploy.production", "the deployment is one of production");

export const deploymentGroup: Group = group<Operations & Unlisted>({
  handlers: {
    cancelDeployment: onDeployment((deployment, _, context) => {
      checkProduction(context, deployment);
      if (!isUnderWay(deployment))
        throw badRequest(`The deployment ${deployment.id} is ${deployment.readyState} and cannot be canceled`);
      const { rows, clock } = context;
      const canceled = rows(deploymentTable).change(deployment.id, { readyState: "CANCELED", canceledAt: clock.now() });
      logState(context, canceled);
      noteCanceled(context, canceled);
      planExpiry(context, canceled);
      return presentDeployment(context, canceled);
    }),

    deleteDeployment({ id, url }, context) {
      const deployment = findDeployment(context, url ?? id);
      checkProduction(context, deployment);
      leaveRollout(context, deployment);
      context.rows(deploymentTable).remove(deployment.id);
      const change = `deleted the deployment ${deployment.host}`;
      recordChange(context, eventTypes["deployment-delete"], deploymentTable, deployment, change);
      return { uid: deployment.id, state: "DELETED" };
    },

    // The emulator installs no integrations, so that none can act on a deployment.
    updateDeploymentIntegrationAction({ deploymentId, integrationConfigurationId }, context) {
      findDeployment(context, deploymentId);
      throw notFound(`Integration configuration ${integrationConfigurationId}`);
    },

    getDeploymentByUrl: ({ url }, context) => presentDeployment(context, findDeployment(context, url)),

    ...createHandlers,
    ...eventHandlers,

    uploadDeploymentFile: waits(async ({ xVercelDigest, xNowDigest, xNowSize }, waiting) => {
      const digest = (xVercelDigest ?? xNowDigest)?.toLowerCase();
      if (digest === undefined) throw invalid("the header x-vercel-digest with the file's SHA-1 is missing");
      const arrived = await waiting.blobs.receive(waiting.bytes);
      try {
        const { sha, size } = arrived;
        if (sha !== digest) throw badRequest(`The file's SHA-1 is ${sha}, not ${digest} as its digest header says`);
        if (xNowSize !== undefined && size !== xNowSize)
          throw badRequest(`The file has ${size} bytes, not ${xNowSize} as x-now-size says`);
        return waiting.transact((context) => {
          context.blobs.keep(arrived);
          holdFiles(context, context.scope.accountId, [sha]);
          return { urls: [] };
        });
      } finally {
        waiting.blobs.discard(arrived);
      }
    }),

    listDeploymentFiles: onDeployment(({ id }, _, context) =>
      fileTree(context.rows(fileListTable).get(id) ?? { files: [] }),
    ),

    listDeploymentBuilds: onDeployment((deployment, _, context) => {
      const { files = [] } = context.rows(fileListTable).get(deployment.id) ?? {};
      const { readyState, createdAt } = deployment;
      const isBuilt = readyState === "READY";
      const build = {
        id: buildIdOf(deployment),
        deploymentId: deployment.id,
        entrypoint: deployment.root === "" ? "." : deployment.root,
        readyState,
        createdAt,
        readyStateAt: deployment.readyAt ?? deployment.failedAt ?? deployment.canceledAt ?? createdAt,
        output: isBuilt ? files.map(({ path, sha, size }) => ({ path, digest: sha, type: "file", size })) : [],
      };
      return { builds: [build] };
    }),

    getDeploymentFile: waits(async ({ id, fileId, path }, context) => {
      const deployment = findDeployment(context, id);
      const files = context.rows(fileListTable).get(deployment.id)?.files ?? [];
      const file = files.find((candidate) => (path === undefined ? candidate.sha === fileId : candidate.path === path));
      return { data: (await context.blobs.readAll(requireFound(file, "File").sha)).toString("base64") };
    }),

    getDeployment: ({ idOrUrl }, context) => presentDeployment(context, findDeployment(context, idOrUrl)),

    listDeployments(input, context) {
      const { scope } = context;
      const projectId = projectFilter(context, input.projectId);
      const projectIds = input.projectIds?.map((each) => findProject(context, each).id);
      const users = findUsers(context, input.users, (userId) => hasDeployed(context, userId));
      if (input.target !== undefined) checkEnvironment(context, input.target, projectId);
      const appProjectIds = ({ app = "" }: Filter) =>
        scope.accounts.flatMap((id) => projectNamed(context, id, app)?.id ?? []);
      const matches = visibleRows(context, deploymentTable, [
        ...having("project", projectId),
        ...having("project", projectIds),
        // The platform's CLI reads an empty list of an unknown `app` as "nothing is deployed yet", and goes on.
        ...having("project", input.app === undefined ? undefined : appProjectIds(input)),
        ...having("creator", users),
        ...having("environment", input.target === undefined ? undefined : environmentsOf(context, input.target)),
        ...having("state", input.state?.toUpperCase().split(",")),
        ...having("commit", input.sha),
        ...having("branch", input.branch),
        ...Object.entries(input.meta ?? {}).flatMap(([name, value]) => having("meta", metaValue(name, value))),
        ...having(
          "rollbackCandidate",
          input.rollbackCandidate === undefined ? undefined : `${input.rollbackCandidate}`,
        ),
      ]);
      const { items, pagination } = pageOf(matches, {
        limit: input.limit,
        since: input.since ?? input.from,
        until: input.until ?? input.to,
      });
      return { deployments: items.map((deployment) => presentSummary(context, deployment)), pagination };
    },
  },
  access: {
    createDeployment: needs(
      "deploy",
      also("deploy.production", "it is for production", ({ target }) => target === "production"),
      also("deploy.production", "it is one of production, again"),
      also("deploy.production", "it asks for one of the project's production domains"),
      also("project.create", "there is no such project yet"),
    ),
    uploadDeploymentFile: "deploy",
    cancelDeployment: needs("deploy", ofProduction),
    deleteDeployment: needs("deploy", ofProduction),
    getDeploymentEvents: "logs",
    followDeploymentEvents: "logs",
    updateDeploymentIntegrationAction: "integrations",
  },
  eventTypes,
  categories,
  jobs: {
    step: ({ subject }, services) => takeStep(services, subject),
    expire: ({ subject }, services) => expire(services, subject),
    collect: ({ subject }, services) => collectFiles(services, subject),
  },
  serve: serveDeployHook,
});
