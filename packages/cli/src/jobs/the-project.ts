import type { CallOptions } from "@slipway/core";
import { linkedProject } from "@slipway/deployments/node";
import { type Context, usageError } from "../context.ts";

export interface TheProject {
  readonly idOrName: string;
  readonly call: CallOptions;
}

export async function theProject(name: string | undefined, { options, signal }: Context): Promise<TheProject> {
  if (name !== undefined) return { idOrName: name, call: { signal } };
  const link = await linkedProject();
  if (!link) throw usageError("This folder is not linked to a project: pass --project <name>.");
  // A user's account is not a team. A team of the command line is already the client's.
  const team = link.orgId.startsWith("team_") ? link.orgId : null;
  return { idOrName: link.projectId, call: { signal, ...(options.team === undefined && { team }) } };
}
