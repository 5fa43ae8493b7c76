import { join } from "node:path";
import { InputError } from "../errors/input-error.ts";
import { environment } from "./environment.ts";
import { readJson } from "./read-json.ts";

/** A project that a folder is linked to. */
export interface LinkedProject {
  /** ID of the team (`team_…`) or user that owns it. */
  readonly orgId: string;
  readonly projectId: string;
  /** Where the link tells it; older ones do not. */
  readonly projectName?: string | undefined;
  /** In a repository that is linked as a whole: the project's own folder below it, with `/` between folders. */
  readonly rootDirectory?: string | undefined;
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
  const [orgId, projectId] = [environment("VERCEL_ORG_ID"), environment("VERCEL_PROJECT_ID")];
  if (orgId && projectId) return { orgId, projectId };
  if (orgId || projectId) {
    const [given, missing] = orgId ? ["VERCEL_ORG_ID", "VERCEL_PROJECT_ID"] : ["VERCEL_PROJECT_ID", "VERCEL_ORG_ID"];
    throw new InputError(`${given} is set and ${missing} is not: set both, or neither`, { parameter: missing });
  }
  return (await linkOfFolder(folder)) ?? linkOfRepository(folder);
}

async function linkOfFolder(folder: string): Promise<LinkedProject | undefined> {
  const file = join(folder, ".vercel", "project.json");
  const link = await readJson(file);
  if (!link) return undefined;
  const { orgId, projectId, projectName } = link;
  // In a repository that is linked as a whole, the CLI keeps only settings here.
  if (orgId === undefined && projectId === undefined && "settings" in link) return undefined;
  if (isName(orgId) && isName(projectId)) return { orgId, projectId, ...(isName(projectName) && { projectName }) };
  throw new InputError(`${file} names no orgId and projectId: link the folder again`, {});
}

async function linkOfRepository(folder: string): Promise<LinkedProject | undefined> {
  const file = join(folder, ".vercel", "repo.json");
  const link = await readJson(file);
  if (!link) return undefined;
  const projects: readonly unknown[] = Array.isArray(link.projects) ? link.projects : [];
  const all = projects.map((project) => linkIn(project, link.orgId));
  const known = all.filter((each) => each !== undefined);
  if (known.length !== all.length || known.length === 0) {
    throw new InputError(`${file} names no projects with their id and orgId: link the repository again`, {});
  }
  const whole = known.filter(({ rootDirectory }) => rootDirectory === undefined);
  const [one, ...others] = whole.length > 0 ? whole : known;
  if (others.length === 0) return one;
  const names = known.map(({ projectName, projectId }) => projectName ?? projectId).join(", ");
  throw new InputError(`${file} links several projects (${names}): say which one is meant`, { parameter: "project" });
}

function linkIn(project: unknown, orgOfAll: unknown): LinkedProject | undefined {
  // Any value can be asked for its members, once it is an object.
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
