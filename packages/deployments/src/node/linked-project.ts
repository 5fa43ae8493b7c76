import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { InputError } from "@slipway/core/call";
import { quoteText } from "@slipway/core/internal";
import { readCliFile } from "./cli-file.ts";

export interface LinkedProject {
  /** ID of the team (`team_…`) or user that owns it. */
  readonly orgId: string;
  readonly projectId: string;
  /** Absent in older links. */
  readonly projectName?: string | undefined;
  /** The project's folder in a repository that is linked as a whole, with `/` between folders. */
  readonly rootDirectory?: string | undefined;
}

export interface ProjectLink {
  /** A single project, or all of a repository that is linked as a whole. */
  readonly projects: readonly LinkedProject[];
  /** Absolute path of such a repository without links, perhaps above the given folder. */
  readonly repository?: string | undefined;
}

/**
 * Finds the project that a folder is linked to: `VERCEL_ORG_ID` and `VERCEL_PROJECT_ID`, then `.vercel/project.json`, then
 * `.vercel/repo.json` of a repository that is linked as a whole. Folders above are not looked at.
 *
 * @returns undefined when the folder is not linked.
 * @throws `InputError` when one of the two variables is missing, when a file is there but cannot be understood, and when the
 * repository has several projects of which none is that of the whole.
 */
export async function linkedProject(folder: string = process.cwd()): Promise<LinkedProject | undefined> {
  const link = await linkOf(folder);
  const projects = link?.projects ?? [];
  const whole = projects.filter(({ rootDirectory }) => rootDirectory === undefined);
  const [one, ...others] = whole.length > 0 ? whole : projects;
  if (others.length === 0) return one;
  const file = join(folder, repositoryFile);
  throw new InputError(`${file} links several projects (${projectNames(projects)}): name one of them`, {
    parameter: "project",
  });
}

/**
 * Finds the link of a folder like `linkedProject`, and then of repositories above it that are linked as a whole, up to the root of its Git
 * repository.
 *
 * @returns undefined when nothing is linked.
 * @throws `InputError` when one of the two variables is missing, and when a file is there but cannot be understood.
 */
export async function projectLink(folder: string = process.cwd()): Promise<ProjectLink | undefined> {
  const own = await linkOf(folder);
  if (own) return own;
  for (const above of await foldersAbove(folder)) {
    const link = await linkOfRepository(above);
    if (link) return link;
  }
  return undefined;
}

/** Link file of the vendor's CLI in a repository that is linked as a whole. */
const repositoryFile = join(".vercel", "repo.json");

async function linkOf(folder: string): Promise<ProjectLink | undefined> {
  const [orgId, projectId] = [process.env.VERCEL_ORG_ID?.trim(), process.env.VERCEL_PROJECT_ID?.trim()];
  if (orgId && projectId) return { projects: [{ orgId, projectId }] };
  if (orgId || projectId) {
    const [given, missing] = orgId ? ["VERCEL_ORG_ID", "VERCEL_PROJECT_ID"] : ["VERCEL_PROJECT_ID", "VERCEL_ORG_ID"];
    throw new InputError(`${given} is set and ${missing} is not: set both, or neither`, { parameter: missing });
  }
  const project = await linkOfFolder(folder);
  return project ? { projects: [project] } : linkOfRepository(folder);
}

/** Folders above, up to the root of the Git repository; none outside of one, where strangers may write. */
async function foldersAbove(folder: string): Promise<readonly string[]> {
  const above: string[] = [];
  const start = await realpath(folder).catch(() => undefined);
  if (start === undefined) return [];
  for (let at = start; !existsSync(join(at, ".git")); ) {
    const next = dirname(at);
    if (next === at) return [];
    above.push(next);
    at = next;
  }
  return above;
}

async function linkOfFolder(folder: string): Promise<LinkedProject | undefined> {
  const file = join(folder, ".vercel", "project.json");
  const link = await readCliFile(file);
  if (!link) return undefined;
  const { orgId, projectId, projectName } = link;
  // In a repository that is linked as a whole, the CLI stores only settings here.
  if (orgId === undefined && projectId === undefined && "settings" in link) return undefined;
  if (isName(orgId) && isName(projectId)) return { orgId, projectId, ...(isName(projectName) && { projectName }) };
  throw new InputError(`${file} names no orgId and projectId: link the folder again`, {});
}

async function linkOfRepository(folder: string): Promise<ProjectLink | undefined> {
  const file = join(folder, repositoryFile);
  const link = await readCliFile(file);
  if (!link) return undefined;
  const projects: readonly unknown[] = Array.isArray(link.projects) ? link.projects : [];
  const all = projects.map((project) => linkIn(project, link.orgId));
  const valid = all.filter((each) => each !== undefined);
  if (valid.length === all.length && valid.length > 0) return { projects: valid, repository: await realpath(folder) };
  throw new InputError(`${file} names no projects with their id and orgId: link the repository again`, {});
}

function projectNames(projects: readonly LinkedProject[]): string {
  const names = projects.slice(0, 20).map(({ projectName, projectId }) => quoteText(projectName ?? projectId));
  const more = projects.length - names.length;
  return `${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

function linkIn(project: unknown, orgOfAll: unknown): LinkedProject | undefined {
  // `Object()` makes any value readable.
  const { id, name, directory, orgId = orgOfAll } = Object(project) as Readonly<Record<string, unknown>>;
  if (!isName(id) || !isName(orgId)) return undefined;
  return {
    orgId,
    projectId: id,
    ...(isName(name) && { projectName: name }),
    ...(isName(directory) && directory !== "." && { rootDirectory: directory }),
  };
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
