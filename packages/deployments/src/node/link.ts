import type { CallOptions, Client } from "@slipway/core";
import { type LinkedProject, linkedProject } from "@slipway/core/node";
import type { DeployOptions } from "../deploy/deploy-sources.ts";

/** What a deployment belongs to. */
export interface Target {
  readonly project?: string | undefined;
  /** Absent where nothing names the project. */
  readonly name?: string | undefined;
  readonly options: CallOptions | undefined;
  /** In a repository that is linked as a whole: the project's own folder. */
  readonly rootDirectory?: string | undefined;
}

/**
 * Says which project a folder is deployed to: the one that the input names, else the one that the folder is linked to, of the account
 * that the link names. A team that the call or the client names wins over the link's.
 *
 * @throws `InputError` for a link that cannot be understood.
 */
export async function targetOf(
  folder: string,
  { name, project }: Pick<DeployOptions, "name" | "project">,
  client: Client,
  options: CallOptions | undefined,
): Promise<Target> {
  if (name !== undefined || project !== undefined) return { project, name: name ?? project, options };
  const link = await linkedProject(folder);
  if (!link) return { options };
  const { projectId, projectName, rootDirectory } = link;
  const team = options?.team !== undefined ? options.team : (client.team ?? teamOf(link));
  return { project: projectId, name: projectName, options: { ...options, team }, rootDirectory };
}

/** The account of a user is no team: naming it as one is refused. */
function teamOf({ orgId }: LinkedProject): string | null {
  return orgId.startsWith("team_") ? orgId : null;
}
