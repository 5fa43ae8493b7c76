import type { CallOptions } from "@slipway/core";
import { linkedProject } from "@slipway/deployments/node";
import { type Context, usageError } from "../context.ts";

export interface TheProject {
  readonly idOrName: string;
  readonly call: CallOptions;
}

/** The project that is named, or else the one that this folder is linked to. */
export async function theProject(named: string | undefined, { options, signal }: Context): Promise<TheProject> {
  if (named !== undefined) return { idOrName: named, call: { signal } };
  const link = await linkedProject();
  if (!link) throw usageError("Which project? This folder is linked to none: pass --project <name>.");
  // The account of a user is no team. One that is named on the command line is the client's already.
  const team = link.orgId.startsWith("team_") ? link.orgId : null;
  return { idOrName: link.projectId, call: { signal, ...(options.team === undefined && { team }) } };
}
