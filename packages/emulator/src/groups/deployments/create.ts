import type { Operations } from "@slipway/deployments/contract";
import { mayThere, requireRight } from "../../engine/access/there.ts";
import { accountName } from "../../engine/account-names.ts";
import type { Context } from "../../engine/context.ts";
import { given } from "../../engine/given.ts";
import { about, happened } from "../../engine/happened.ts";
import { labelWithEnd } from "../../engine/host-label.ts";
import { type SomeHandlers, waits } from "../../engine/operation.ts";
import { badRequest, notFound } from "../../engine/platform-error.ts";
import { inReach } from "../../engine/reach.ts";
import { staticFolder } from "../../hosting/build-output.ts";
import { newHostLabel, newId } from "../../store/ids.ts";
import { environmentOfBranch, findCustomEnvironment } from "../environment/ports/custom-environments.ts";
import type { CustomEnvironmentRow } from "../environment/tables.ts";
import { createProject } from "../projects/ports/create-project.ts";
import { findProject, placeOf, projectNamed } from "../projects/ports/find-project.ts";
import { isProductionName } from "../projects/ports/production.ts";
import { projectCreated } from "../projects/ports/project-created.ts";
import { type ProjectRow, projectTable } from "../projects/tables.ts";
import { configOf } from "./config.ts";
import { happenings } from "./happenings.ts";
import { logState } from "./log.ts";
import { findDeployment } from "./ports/find-deployment.ts";
import { branchOf } from "./ports/git-origin.ts";
import { contentsOf, holdFiles } from "./ports/held-files.ts";
import { presentDeployment } from "./ports/present-deployment.ts";
import { schedule } from "./progress.ts";
import { siteRoot } from "./site-root.ts";
import {
  type CreateDeploymentInput,
  type Deployment,
  type DeploymentRow,
  deploymentTable,
  type FilesAndFolders,
  fileListTable,
} from "./tables.ts";
import { type Inline, receiveInline, takeFiles } from "./take-files.ts";

export const createHandlers: SomeHandlers<Operations, "createDeployment"> = {
  createDeployment: waits(async (input, waiting) => {
    const inline = await receiveInline(input.files ?? [], waiting);
    try {
      return waiting.attempt((context) => deploy(input, inline, context));
    } finally {
      waiting.blobs.discard(...inline.values());
    }
  }),
};

function deploy(input: CreateDeploymentInput, inline: Inline, context: Context): Deployment {
  const origin = readOrigin(input, inline, context);
  const project = projectFor(input, context);
  const environment = environmentFor(input, context, project, origin);
  if (!environment) checkTarget(input, context, project, origin);
  const deployment = putDeployment(input, context, project, origin, environment);
  logState(context, deployment);
  schedule(context, deployment);
  happened(context, happenings.deployment, {
    text: `${context.scope.user.username} deployed ${project.name} as ${deployment.host}`,
    ...about(deploymentTable, deployment),
    payload: { deploymentId: deployment.id, url: deployment.host, name: deployment.name },
  });
  return presentDeployment(context, deployment);
}

/** What a deployment is made of. */
interface Origin {
  readonly content: FilesAndFolders;
  readonly source: DeploymentRow["source"];
  readonly from?: DeploymentRow;
  readonly failure?: NonNullable<DeploymentRow["failure"]>;
}

function readOrigin(input: CreateDeploymentInput, inline: Inline, context: Context): Origin {
  if (input.files !== undefined && input.files.length > 0) {
    return { content: takeFiles(input.files, inline, context), source: "cli" };
  }
  if (input.deploymentId !== undefined) {
    // What is deployed again is read there; it is deployed where the request says.
    const from = findDeployment(context, input.deploymentId, ["read"]);
    const { files = [], folders } = context.rows(fileListTable).get(from.id) ?? {};
    return { content: { files, ...given({ folders }) }, source: "redeploy", from };
  }
  if (input.gitSource !== undefined) {
    const errorMessage = "The emulator fetches nothing from Git hosts: send the files beside gitSource";
    return { content: { files: [] }, source: "git", failure: { errorCode: "GIT_SOURCE_UNAVAILABLE", errorMessage } };
  }
  throw badRequest("Invalid request: a deployment needs `files`, `deploymentId` or `gitSource`");
}

/** The project that the request names; one that only `name` names is made where there is none. */
function projectFor({ name, project, projectSettings }: CreateDeploymentInput, context: Context): ProjectRow {
  if (project !== undefined) return findProject(context, project);
  const { scope } = context;
  const known = projectNamed(context, scope.accountId, name);
  if (known && mayThere(context, "read", placeOf(known))) return inReach(context, projectTable, known);
  requireRight(context, "project.create", { accountId: scope.accountId });
  const created = createProject(context, scope.accountId, name, given(settingsOf(projectSettings)));
  happened(context, projectCreated, {
    text: `${scope.user.username} created the project ${name} by deploying it`,
    ...about(projectTable, created),
  });
  return created;
}

/** Throws 403 for what leads to production, also by what is deployed again or by a domain, where one may not deploy there. */
function checkTarget(input: CreateDeploymentInput, context: Context, project: ProjectRow, origin: Origin): void {
  const names = [input.alias ?? []].flat().map((name) => context.hosts.normalize(name));
  const asksForDomain = names.some((name) => isProductionName(context, project.id, name));
  if (targetOf(input, origin) !== "production" && !asksForDomain) return;
  requireRight(context, "deploy.production", placeOf(project));
}

function settingsOf(
  settings: CreateDeploymentInput["projectSettings"] = {},
): Omit<typeof settings, "serverlessFunctionRegion"> {
  const { serverlessFunctionRegion: _, ...kept } = settings;
  return kept;
}

/** What `vercel.json` says of the build wins over the settings of the project. */
function commandsOf({ framework, buildCommand, devCommand, installCommand, outputDirectory }: CreateDeploymentInput) {
  return { framework, buildCommand, devCommand, installCommand, outputDirectory };
}

function putDeployment(
  input: CreateDeploymentInput,
  context: Context,
  project: ProjectRow,
  origin: Origin,
  environment: CustomEnvironmentRow | undefined,
): DeploymentRow {
  const { rows, store, scope, faults } = context;
  const { framework, buildCommand, devCommand, installCommand, outputDirectory, nodeVersion } = {
    ...project.settings,
    ...given(settingsOf(input.projectSettings)),
    ...given(commandsOf(input)),
  };
  const fault = faults.takeForBuild(project.name, (undo) => store.onUndo(undo));
  const failure = fault
    ? {
        errorCode: fault.errorCode ?? "BUILD_FAILED",
        errorMessage: fault.errorMessage ?? "A planned fault failed the build",
      }
    : origin.failure;
  const config = configOf(input, origin.from?.config);
  const built = config.prebuilt ? staticFolder(origin.content.files) : undefined;
  const id = newId("dpl_", 28);
  rows(fileListTable).put({ ...origin.content, id });
  holdFiles(context, project.accountId, contentsOf(context, id));
  return rows(deploymentTable).put({
    id,
    projectId: project.id,
    accountId: project.accountId,
    creatorId: scope.user.id,
    name: input.name,
    host: newHost(context, project),
    target: environment ? null : targetOf(input, origin),
    ...given({ customEnvironmentId: environment?.id }),
    readyState: "QUEUED",
    aliases: [],
    meta: metaOf(input, origin),
    projectSettings: given({ framework, buildCommand, devCommand, installCommand, outputDirectory, nodeVersion }),
    source: input.source ?? origin.source,
    promoted: false,
    config,
    root: built ?? siteRoot(origin.content.files, outputDirectory),
    ...given({ gitSource: gitSourceOf(input) ?? origin.from?.gitSource, failure }),
  });
}

/** The platform's own environments; a target of another name is a custom environment of the project. */
const ownTargets = ["production", "staging", "preview"];

/**
 * The custom environment that a deployment goes to: the one that the request names, the one of what is deployed again, or the one
 * whose branches its branch is of. Throws 404 for a name that the project has no environment of.
 */
function environmentFor(
  input: CreateDeploymentInput,
  context: Context,
  { id }: ProjectRow,
  origin: Origin,
): CustomEnvironmentRow | undefined {
  const { target, customEnvironmentSlugOrId } = input;
  const named = customEnvironmentSlugOrId ?? target;
  const custom = named === undefined ? undefined : findCustomEnvironment(context, id, named);
  if (custom) return custom;
  const isOwn = customEnvironmentSlugOrId === undefined && (target === undefined || ownTargets.includes(target));
  if (!isOwn) throw notFound(`Custom environment ${named}`);
  if (target !== undefined) return undefined;
  const { from } = origin;
  if (from) return from.customEnvironmentId ? findCustomEnvironment(context, id, from.customEnvironmentId) : undefined;
  const branch = branchOf({ gitSource: gitSourceOf(input), meta: metaOf(input, origin) });
  return branch === undefined ? undefined : environmentOfBranch(context, id, branch);
}

/** What a deployment is marked with: what it says itself, before what its Git data say and what it was deployed from. */
function metaOf(input: CreateDeploymentInput, { from }: Origin): DeploymentRow["meta"] {
  return { ...from?.meta, ...gitMeta(input.gitMetadata), ...input.meta };
}

function targetOf({ target }: CreateDeploymentInput, { from }: Origin): DeploymentRow["target"] {
  if (target === "production" || target === "staging") return target;
  return target === undefined ? (from?.target ?? null) : null;
}

/** `<project>-<random>-<account>.<base domain>` */
function newHost(context: Context, project: ProjectRow): string {
  const label = labelWithEnd(project.name, `-${newHostLabel(9)}-${accountName(context, project.accountId)}`);
  return `${label}.${context.hosts.baseDomain}`;
}

function gitSourceOf({ gitSource }: CreateDeploymentInput): DeploymentRow["gitSource"] {
  // What is sent has the members of what is shown, for each kind of Git host.
  return gitSource as DeploymentRow["gitSource"];
}

/** The members of `meta` that tell where a deployment comes from, named after the kind of Git host. */
function gitMeta(metadata: CreateDeploymentInput["gitMetadata"]): Record<string, string> {
  if (!metadata) return {};
  const host = /gitlab|bitbucket/.exec(metadata.remoteUrl ?? "")?.[0] ?? "github";
  const members = {
    CommitRef: metadata.commitRef,
    CommitSha: metadata.commitSha,
    CommitMessage: metadata.commitMessage,
    CommitAuthorName: metadata.commitAuthorName,
  };
  return Object.fromEntries(Object.entries(given(members)).map(([name, value]) => [`${host}${name}`, value]));
}
