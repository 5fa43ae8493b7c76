import { lstat, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { type CallOptions, type Client, InputError } from "@slipway/core/call";
import { quoteText, shortLine } from "@slipway/core/internal";
import type { DeployOptions } from "../deploy/deploy-sources.ts";
import { errorCode, folderError, isMissing } from "./file-problem.ts";
import { type LinkedProject, linkedProject, type ProjectLink, projectLink } from "./linked-project.ts";

export interface Destination {
  readonly project?: string | undefined;
  readonly name?: string | undefined;
  readonly options: CallOptions | undefined;
  /** The project's folder in a repository that is linked as a whole. */
  readonly rootDirectory?: string | undefined;
}

interface DestinationInput extends Pick<DeployOptions, "name" | "project" | "prebuilt" | "projectSettings"> {
  output?: string | undefined;
}

/**
 * Finds the project and account of a deployment: the input's project, else the folder's linked one; the team of the call or client, else
 * the link's account, whoever named the project.
 *
 * @throws `InputError` for a link that cannot be understood, or does not say which account or project is meant.
 */
export async function destinationOf(
  folder: string,
  { name, project, prebuilt, output, projectSettings }: DestinationInput,
  client: Client,
  options: CallOptions | undefined,
): Promise<Destination> {
  const target = project ?? name;
  if (target === undefined) {
    await refuseDanglingLink(folder);
    return linkedDestination(folder, client, options);
  }
  const isTeamNamed = options?.team !== undefined || client.team !== undefined;
  const result = { project, name: name ?? target };
  // The link has the default output and the project's folder.
  const needsFolder = prebuilt && (output === undefined || projectSettings?.rootDirectory === undefined);
  if (isTeamNamed && !needsFolder) return { ...result, options };
  await refuseDanglingLink(folder);
  const link = await projectLink(folder);
  if (!link) return { ...result, options };
  const matching = link.projects.filter((each) => each.projectId === target || each.projectName === target);
  const account = accountOf(matching, link.projects);
  if (account === undefined && !isTeamNamed) {
    throw new InputError(
      `The link of ${shortLine(link.repository ?? folder)} has projects of several accounts, and does not say to which of them ${quoteText(target)} belongs. Name the \`team\` with the client or the call: null is your own account.`,
      { parameter: "team" },
    );
  }
  // The root directory of a repository above is not below this folder.
  const rootDirectory = (await isRepositoryRoot(folder, link)) ? matching[0]?.rootDirectory : undefined;
  return { ...result, options: withTeam(account ?? "", client, options), rootDirectory };
}

async function linkedDestination(
  folder: string,
  client: Client,
  options: CallOptions | undefined,
): Promise<Destination> {
  const link = await linkedProject(folder);
  if (link) {
    const { orgId, projectId, projectName, rootDirectory } = link;
    return { project: projectId, name: projectName, options: withTeam(orgId, client, options), rootDirectory };
  }
  const above = await projectLink(folder);
  if (!above) return { options };
  throw new InputError(
    `${shortLine(folder)} is in ${shortLine(above.repository ?? "")}, a repository that is linked as a whole. Deploy that folder, or name the \`project\` of it that this one is deployed to.`,
    { parameter: "project" },
  );
}

async function isRepositoryRoot(folder: string, { repository }: ProjectLink): Promise<boolean> {
  return repository === undefined || repository === (await realpath(folder));
}

function accountOf(matching: readonly LinkedProject[], all: readonly LinkedProject[]): string | undefined {
  const [account, ...others] = new Set((matching.length > 0 ? matching : all).map(({ orgId }) => orgId));
  return others.length === 0 ? account : undefined;
}

function withTeam(account: string, client: Client, options: CallOptions | undefined): CallOptions {
  if (options?.team !== undefined) return options;
  // A user's account is not a team, and would be refused as one.
  return { ...options, team: client.team ?? (account.startsWith("team_") ? account : null) };
}

const places = [".vercel", ".vercel/project.json", ".vercel/repo.json"];

/** Refuses a dangling link to a project, which would deploy to a project of the folder's name. */
async function refuseDanglingLink(folder: string): Promise<void> {
  // Variables replace the link's files.
  if (process.env.VERCEL_ORG_ID && process.env.VERCEL_PROJECT_ID) return;
  for (const place of places) {
    if (!(await isDangling(join(folder, place)))) continue;
    throw folderError(
      `${place} of ${shortLine(folder)} is a broken link, so the project is unknown. Remove it, or link the folder again.`,
    );
  }
}

async function isDangling(path: string): Promise<boolean> {
  try {
    if (!(await lstat(path)).isSymbolicLink()) return false;
  } catch (error) {
    if (errorCode(error) !== undefined) return false;
    throw error;
  }
  return stat(path).then(() => false, isMissing);
}
