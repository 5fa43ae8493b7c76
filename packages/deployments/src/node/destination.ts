import { lstat, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { type CallOptions, type Client, InputError } from "@slipway/core/call";
import { quoteText, shortLine } from "@slipway/core/internal";
import type { DeployOptions } from "../deploy/deploy-sources.ts";
import { codeOf, isMissing, refusal } from "./file-problem.ts";
import { type LinkedProject, linkedProject, type ProjectLink, projectLink } from "./linked-project.ts";

export interface Destination {
  readonly project?: string | undefined;
  /** Absent where nothing names the project. */
  readonly name?: string | undefined;
  readonly options: CallOptions | undefined;
  /** In a repository that is linked as a whole: the project's own folder. */
  readonly rootDirectory?: string | undefined;
}

interface DestinationInput extends Pick<DeployOptions, "name" | "project" | "prebuilt" | "projectSettings"> {
  output?: string | undefined;
}

/**
 * Says which project a folder is deployed to, and in which account: the project that the input names, else the one that the folder is
 * linked to; the team that the call or the client names, else the account of the link, whoever named the project.
 *
 * @throws `InputError` for a link that cannot be understood, or does not say which account or project is meant.
 */
export async function destinationOf(
  folder: string,
  { name, project, prebuilt, output, projectSettings }: DestinationInput,
  client: Client,
  options: CallOptions | undefined,
): Promise<Destination> {
  const named = project ?? name;
  // In the environment the link's files are not read.
  const isInEnvironment = Boolean(process.env.VERCEL_ORG_ID && process.env.VERCEL_PROJECT_ID);
  if (named === undefined) {
    if (!isInEnvironment) await refuseDanglingLink(folder);
    return linkedDestination(folder, client, options);
  }
  const isTeamNamed = options?.team !== undefined || client.team !== undefined;
  // Where the output is, and where the project's own files are.
  const asksForFolder = prebuilt && (output === undefined || projectSettings?.rootDirectory === undefined);
  const asksForLink = !isTeamNamed || asksForFolder;
  if (asksForLink && !isInEnvironment) await refuseDanglingLink(folder);
  const link = asksForLink ? await projectLink(folder) : undefined;
  const said = { project, name: name ?? named };
  if (!link) return { ...said, options };
  const meant = link.projects.filter((each) => each.projectId === named || each.projectName === named);
  const account = accountOf(meant.length > 0 ? meant : link.projects);
  if (account === undefined && !isTeamNamed) {
    throw new InputError(
      `The link of ${shortLine(link.repository ?? folder)} has projects of several accounts, and does not say to which of them ${quoteText(named)} belongs. Name the \`team\` with the client or the call: null is your own account.`,
      { parameter: "team" },
    );
  }
  // That of a repository above is not below this folder.
  const rootDirectory = (await isOf(folder, link)) ? meant[0]?.rootDirectory : undefined;
  return { ...said, options: withTeam(account ?? "", client, options), rootDirectory };
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

async function isOf(folder: string, { repository }: ProjectLink): Promise<boolean> {
  return repository === undefined || repository === (await realpath(folder));
}

function accountOf(projects: readonly LinkedProject[]): string | undefined {
  const [account, ...others] = new Set(projects.map(({ orgId }) => orgId));
  return others.length === 0 ? account : undefined;
}

function withTeam(account: string, client: Client, options: CallOptions | undefined): CallOptions {
  if (options?.team !== undefined) return options;
  // The account of a user is no team: naming it as one is refused.
  return { ...options, team: client.team ?? (account.startsWith("team_") ? account : null) };
}

/** The files that name a folder's project, their folder first. */
const places = [".vercel", ".vercel/project.json", ".vercel/repo.json"];

/** Refuses a folder whose link to a project leads nowhere: read as no file, it would have the folder deployed to another project, of its own name. */
async function refuseDanglingLink(folder: string): Promise<void> {
  for (const place of places) {
    if (!(await isDangling(join(folder, place)))) continue;
    throw refusal(
      `${place} of ${shortLine(folder)} is a link to what is not there, so nobody knows which project is meant. Remove it, or link the folder again.`,
    );
  }
}

async function isDangling(path: string): Promise<boolean> {
  try {
    if (!(await lstat(path)).isSymbolicLink()) return false;
  } catch (error) {
    // What may not be looked at fails where it is read.
    if (codeOf(error) !== undefined) return false;
    throw error;
  }
  return stat(path).then(() => false, isMissing);
}
