import type { Operations } from "@slipway/deployments/contract";
import { can, requireRight } from "../../domain/accounts/access/require-right.ts";
import { accountName } from "../../domain/accounts/account-names.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import { requireVisible } from "../../domain/accounts/visible-rows.ts";
import { staticFolder } from "../../domain/deployments/build-output.ts";
import { saveRequestEnv } from "../../domain/deployments/built-env.ts";
import { configOf } from "../../domain/deployments/config.ts";
import { ignoredOf } from "../../domain/deployments/effects.ts";
import { eventTypes } from "../../domain/deployments/event-types.ts";
import { readTexts, settingsInFiles, type Texts } from "../../domain/deployments/file-settings.ts";
import { contentsOf, holdFiles } from "../../domain/deployments/held-files.ts";
import { logState } from "../../domain/deployments/log.ts";
import { microfrontendsIn } from "../../domain/deployments/microfrontends.ts";
import { explainUnservable, folderOf, siteRoot } from "../../domain/deployments/needs.ts";
import { checkRate } from "../../domain/deployments/queue.ts";
import { problemOfRoutes } from "../../domain/deployments/routing/problem-of-routes.ts";
import { type OutputSummary, summarizeOutput } from "../../domain/deployments/summarize-output.ts";
import {
  branchOf,
  type CreateDeploymentInput,
  type Deployment,
  type DeploymentRow,
  deploymentTable,
  type FilesAndFolders,
  fileListTable,
} from "../../domain/deployments/tables.ts";
import { belowRoot, checkEntries, type Inline, receiveInline, takeFiles } from "../../domain/deployments/take-files.ts";
import { archiveParts, unpackArchive } from "../../domain/deployments/unpack-archive.ts";
import { environmentOfBranch, findCustomEnvironment } from "../../domain/environment/custom-environments.ts";
import type { CustomEnvironmentRow } from "../../domain/environment/tables.ts";
import { recordAndDeliver, recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { functionChoice } from "../../domain/functions/options.ts";
import { findDeployment } from "../../domain/hosts/deployment-at.ts";
import { isProductionName } from "../../domain/hosts/production.ts";
import { deliveredProject, projectCreated } from "../../domain/projects/event-types.ts";
import { findProject, projectNamed, scopeOfProject } from "../../domain/projects/find-project.ts";
import { isDefaultApp } from "../../domain/projects/microfrontends.ts";
import { type DomainRow, domainTable, type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { deliveredBefore } from "../../domain/sites/announce.ts";
import { startRuns } from "../../domain/sites/check-runs.ts";
import { createProject } from "../../domain/sites/create-project.ts";
import { deliveredDeployment } from "../../domain/sites/delivered-deployment.ts";
import { presentDeployment } from "../../domain/sites/present-deployment.ts";
import { scheduleBuild } from "../../domain/sites/progress.ts";
import { isFullHostName } from "../../engine/addresses/domain-name.ts";
import { labelWithEnd } from "../../engine/addresses/host-label.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pick } from "../../engine/pick.ts";
import { invalid, notFound, refuse } from "../../engine/platform-error.ts";
import { scheduleProblem } from "../../engine/time/cron.ts";
import { type SomeHandlers, waits } from "../../pipeline/handler.ts";
import type { ArrivedBlob } from "../../store/blobs.ts";
import { newHostLabel, newId } from "../../store/ids.ts";

export const createHandlers: SomeHandlers<Operations, "createDeployment"> = {
  createDeployment: waits(async (input, waiting) => {
    const entries = input.files?.map(belowRoot) ?? [];
    const inline = new Map(await receiveInline(entries, waiting));
    try {
      const files = await unpackArchives(entries, inline, waiting);
      const texts = await readTexts(files, inline, waiting.blobs);
      const output =
        input.prebuilt === "1"
          ? await summarizeOutput(files, inline, waiting.blobs, waiting.service(functionChoice) !== undefined)
          : undefined;
      const request = input.files === undefined ? input : { ...input, files: [...files] };
      return waiting.transact((context) => deploy(request, { inline, texts, output }, context));
    } finally {
      waiting.blobs.discard(...inline.values());
    }
  }),
};

type FileEntries = NonNullable<CreateDeploymentInput["files"]>;

/** Replaces archives by their files, in the result and in the map of blobs. */
async function unpackArchives(
  entries: FileEntries,
  inline: Map<string, ArrivedBlob>,
  context: Context,
): Promise<FileEntries> {
  const parts = archiveParts(entries);
  if (parts.length === 0) return entries;
  const archive = await unpackArchive(parts, inline, context);
  for (const [path, arrived] of archive.arrived) {
    const before = inline.get(path);
    if (before) context.blobs.discard(before);
    inline.set(path, arrived);
  }
  for (const { file } of parts) {
    const part = inline.get(file);
    if (part) context.blobs.discard(part);
    inline.delete(file);
  }
  const files = [...entries.filter((entry) => !parts.includes(entry)), ...archive.entries];
  checkEntries(files);
  return files;
}

export interface ReceivedFiles {
  readonly inline: Inline;
  readonly texts: Texts;
  readonly output: OutputSummary | undefined;
}

/** Creates a queued deployment. The order of the checks decides which error a request with several faults gets. */
export function deploy(
  request: CreateDeploymentInput,
  { inline, texts, output }: ReceivedFiles,
  context: Context,
): Deployment {
  checkRoutes(request);
  const base = takeSource(request, inline, context);
  const project = findOrCreateProject(request, context);
  checkRate(context, project.accountId);
  const sourceRoot = folderOf(project.settings.rootDirectory);
  const fileSettings = settingsInFiles(texts, sourceRoot);
  // The request overrides the settings in files.
  const input = { ...output?.members, ...fileSettings.members, ...omitUndefined(request) };
  checkCrons(input);
  const ignored = [...(output?.ignored ?? []), ...(fileSettings.ignored ?? [])];
  const fileProblems = { problem: output?.problem ?? fileSettings.problem, lines: output?.lines, ignored };
  const microfrontendsFile = microfrontendsIn(base.content.files, texts, sourceRoot);
  // Only the default app's microfrontends.json counts for its group, so a mistake in another app's fails nothing.
  if (isDefaultApp(project)) fileProblems.problem ??= microfrontendsFile.problem;
  const { microfrontends } = base.former ?? microfrontendsFile;
  const origin = { ...base, ...(!base.former && omitUndefined(fileProblems)), ...omitUndefined({ microfrontends }) };
  const environment = environmentFor(input, context, project, origin);
  const requestedTarget = environment ? undefined : targetOf(input, origin);
  checkAliases(input, context, project, requestedTarget);
  // A project's first deployment goes to production, even with `target: staging`, unless it has a custom environment: vercel/vercel#17206 and
  // #17069, and TestAcc_DeploymentWithCustomEnvironment of vercel/terraform-provider-vercel. The right to production is asked only where the
  // request names it (chosen).
  const isFirst = context.rows(deploymentTable).count("project", project.id) === 0;
  const target = environment ? null : isFirst ? "production" : (requestedTarget ?? null);
  const deployment = putDeployment(input, context, project, { ...origin, texts, sourceRoot }, { environment, target });
  logState(context, deployment);
  scheduleBuild(context, deployment);
  recordEvent(context, eventTypes.deployment, {
    text: `${context.scope.user.username} deployed ${project.name} as ${deployment.host}`,
    ...subjectOf(deploymentTable, deployment),
    payload: { deploymentId: deployment.id, url: deployment.host, name: deployment.name },
    webhooks: {
      "deployment.created": () => ({ ...deliveredDeployment(context, deployment), alias: [...deployment.aliases] }),
      deployment: () => ({ ...deliveredBefore(context, deployment), alias: [...deployment.aliases] }),
    },
  });
  // Checks that need no state of the build begin at once.
  startRuns(context, deployment, "none");
  return presentDeployment(context, deployment);
}

function checkRoutes(input: CreateDeploymentInput): void {
  const problem = problemOfRoutes(configOf(input, undefined));
  if (problem !== undefined) throw invalid(`${problem}`);
}

function checkCrons({ crons = [] }: CreateDeploymentInput): void {
  for (const [index, { schedule }] of crons.entries()) {
    const problem = scheduleProblem(schedule);
    if (problem === undefined) continue;
    throw invalid(`\`crons.${index}.schedule\`: ${JSON.stringify(schedule)} ${problem}`);
  }
}

interface Origin {
  readonly content: FilesAndFolders;
  readonly source: DeploymentRow["source"];
  /** The deployment that is deployed again. */
  readonly former?: DeploymentRow;
  readonly failure?: NonNullable<DeploymentRow["failure"]>;
  readonly problem?: DeploymentRow["problem"];
  readonly lines?: DeploymentRow["lines"];
  readonly ignored?: DeploymentRow["ignored"];
  readonly microfrontends?: DeploymentRow["microfrontends"];
}

function takeSource(input: CreateDeploymentInput, inline: Inline, context: Context): Origin {
  if (input.files !== undefined && input.files.length > 0) {
    return { content: takeFiles(input.files, inline, context), source: "cli" };
  }
  if (input.deploymentId !== undefined) {
    // The former deployment is only read: its project may be another one.
    const former = findDeployment(context, input.deploymentId, ["read"]);
    const { files = [], folders } = context.rows(fileListTable).get(former.id) ?? {};
    return {
      content: { files, ...omitUndefined({ folders }) },
      source: "redeploy",
      former,
      ...pick(former, "problem", "lines"),
    };
  }
  if (input.gitSource !== undefined) {
    const errorMessage = "The emulator fetches nothing from Git hosts: send the files beside gitSource";
    return { content: { files: [] }, source: "git", failure: { errorCode: "GIT_SOURCE_UNAVAILABLE", errorMessage } };
  }
  throw invalid("a deployment needs `files`, `deploymentId` or `gitSource`");
}

function findOrCreateProject(input: CreateDeploymentInput, context: Context): ProjectRow {
  const { name, project, projectSettings } = input;
  if (project !== undefined) return findProject(context, project);
  const { scope } = context;
  const existing = projectNamed(context, scope.accountId, name);
  if (existing && can(context, "read", scopeOfProject(existing)))
    return requireVisible(context, projectTable, existing);
  requireRight(context, "project.create", { accountId: scope.accountId });
  // The CLI sends `skipAutoDetectionConfirmation=0` first. On this refusal it shows the detected framework, and sends again with
  // `projectSettings`.
  if (input.skipAutoDetectionConfirmation === "0" && projectSettings === undefined)
    throw refuse("deployment_settings_missing", { name, projectSettings: {}, framework: null });
  const created = createProject(context, scope.accountId, name, omitUndefined(requestedSettings(projectSettings)));
  const text = `${scope.user.username} created the project ${name} by deploying it`;
  const about = { text, ...subjectOf(projectTable, created) };
  recordAndDeliver(context, projectCreated, about, () => deliveredProject(created));
  return created;
}

/** Throws 400 for an invalid alias, and 403 for a deployment that leads to production without the right to deploy there. */
function checkAliases(
  input: CreateDeploymentInput,
  context: Context,
  project: ProjectRow,
  target: DeploymentRow["target"] | undefined,
): void {
  const names = [input.alias ?? []].flat().map((name) => context.hosts.normalize(name));
  const invalidAlias = names.find((name) => !isFullHostName(name) || context.hosts.isTooDeep(name));
  if (invalidAlias !== undefined) throw refuse("alias_invalid", { member: "alias", name: invalidAlias });
  const isUnproven = (domain: DomainRow) => domain.accountId === project.accountId && !domain.verified;
  const domain = names.find((name) => context.rows(domainTable).by("name", name).some(isUnproven));
  if (domain !== undefined) throw refuse("alias_domain_unproven", { domain });
  const namesProduction = names.some((name) => isProductionName(context, project.id, name));
  if (target !== "production" && !namesProduction) return;
  requireRight(context, "deploy.production", scopeOfProject(project));
}

function requestedSettings(
  settings: CreateDeploymentInput["projectSettings"] = {},
): Omit<typeof settings, "serverlessFunctionRegion"> {
  const { serverlessFunctionRegion: _, ...storable } = settings;
  return storable;
}

const buildSettings = ["framework", "buildCommand", "devCommand", "installCommand", "outputDirectory"] as const;

function takePlannedFailure({ faults, store }: Context, { name }: ProjectRow): Origin["failure"] {
  const fault = faults.takeForBuild(name, (undo) => store.onUndo(undo));
  const { errorCode = "BUILD_FAILED", errorMessage = "A planned fault failed the build" } = fault ?? {};
  return fault && { errorCode, errorMessage };
}

function putDeployment(
  input: CreateDeploymentInput,
  context: Context,
  project: ProjectRow,
  origin: Origin & { readonly texts: Texts; readonly sourceRoot: string },
  { environment, target }: { environment: CustomEnvironmentRow | undefined; target: DeploymentRow["target"] },
): DeploymentRow {
  const { rows, scope } = context;
  const effective = {
    ...project.settings,
    ...omitUndefined(requestedSettings(input.projectSettings)),
    ...pick(input, ...buildSettings),
  };
  const failure = takePlannedFailure(context, project) ?? origin.failure;
  const config = configOf(input, origin.former?.config);
  const { files } = origin.content;
  const { texts } = origin;
  const sourceRoot = origin.former ? (origin.former.sourceRoot ?? "") : origin.sourceRoot;
  const settings = pick(effective, "framework", "buildCommand");
  const needs = origin.former ? origin.former.needs : explainUnservable({ input, settings, files, texts, sourceRoot });
  const ignored = [...new Set([...(origin.former?.ignored ?? origin.ignored ?? []), ...ignoredOf(input)])];
  const prebuiltRoot = config.prebuilt ? staticFolder(files) : undefined;
  const id = newId("dpl_", 28);
  rows(fileListTable).put({ ...origin.content, id });
  holdFiles(context, project.accountId, contentsOf(context, id));
  saveRequestEnv(context, id, input.env, origin.former?.id);
  return rows(deploymentTable).put({
    id,
    projectId: project.id,
    accountId: project.accountId,
    creatorId: scope.user.id,
    name: input.name,
    host: newHost(context, project),
    target,
    ...omitUndefined({ customEnvironmentId: environment?.id }),
    readyState: "QUEUED",
    aliases: [],
    meta: metaOf(input, origin),
    projectSettings: pick(effective, ...buildSettings, "nodeVersion"),
    source: (input.source as DeploymentRow["source"]) ?? origin.source,
    promoted: false,
    ...(input.forceNew === "1" && { forced: true as const }),
    config,
    root: prebuiltRoot ?? siteRoot(files, sourceRoot, effective.outputDirectory),
    ...(sourceRoot === "" ? {} : { sourceRoot }),
    ...pick(origin, "problem", "lines", "microfrontends"),
    ...omitUndefined({
      needs: config.prebuilt ? undefined : needs,
      gitSource: gitSourceOf(input) ?? origin.former?.gitSource,
      failure,
      ignored: ignored.length > 0 ? ignored : undefined,
    }),
  });
}

/** The platform's own environments; a target of another name is a custom environment of the project. */
const platformTargets = ["production", "staging", "preview"];

function environmentFor(
  input: CreateDeploymentInput,
  context: Context,
  { id }: ProjectRow,
  origin: Origin,
): CustomEnvironmentRow | undefined {
  const { target, customEnvironmentSlugOrId } = input;
  const requested = customEnvironmentSlugOrId ?? target;
  const custom = requested === undefined ? undefined : findCustomEnvironment(context, id, requested);
  if (custom) return custom;
  if (customEnvironmentSlugOrId !== undefined || (target !== undefined && !platformTargets.includes(target)))
    throw notFound(`Custom environment ${requested}`);
  if (target !== undefined) return undefined;
  const { former } = origin;
  if (former)
    return former.customEnvironmentId ? findCustomEnvironment(context, id, former.customEnvironmentId) : undefined;
  const branch = branchOf({ gitSource: gitSourceOf(input), meta: metaOf(input, origin) });
  return branch === undefined ? undefined : environmentOfBranch(context, id, branch);
}

function metaOf(input: CreateDeploymentInput, { former }: Origin): DeploymentRow["meta"] {
  return { ...former?.meta, ...gitMeta(input.gitMetadata), ...input.meta };
}

function targetOf({ target }: CreateDeploymentInput, { former }: Origin): DeploymentRow["target"] {
  if (target === "production" || target === "staging") return target;
  return target === undefined ? (former?.target ?? null) : null;
}

function newHost(context: Context, project: ProjectRow): string {
  const label = labelWithEnd(project.name, `-${newHostLabel(9)}-${accountName(context, project.accountId)}`);
  return `${label}.${context.hosts.baseDomain}`;
}

function gitSourceOf({ gitSource }: CreateDeploymentInput): DeploymentRow["gitSource"] {
  // The input has the members of the stored source, for each kind of Git host.
  return gitSource as DeploymentRow["gitSource"];
}

function gitMeta(metadata: CreateDeploymentInput["gitMetadata"]): Record<string, string> {
  if (!metadata) return {};
  const host = /gitlab|bitbucket/.exec(metadata.remoteUrl ?? "")?.[0] ?? "github";
  const [, org, repo] = /[/:]([^/:]+)\/([^/]+?)(?:\.git)?$/.exec(metadata.remoteUrl ?? "") ?? [];
  const members = {
    CommitOrg: org,
    CommitRepo: repo,
    CommitRef: metadata.commitRef,
    CommitSha: metadata.commitSha,
    CommitMessage: metadata.commitMessage,
    CommitAuthorName: metadata.commitAuthorName,
  };
  return Object.fromEntries(Object.entries(omitUndefined(members)).map(([name, value]) => [`${host}${name}`, value]));
}
