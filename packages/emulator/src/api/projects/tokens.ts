import type { Operations } from "@slipway/projects/contract";
import { accountName } from "../../domain/accounts/account-names.ts";
import type { Context } from "../../domain/accounts/context.ts";
import { about, happened } from "../../domain/events/record-event.ts";
import { deploymentAt } from "../../domain/hosts/deployment-at.ts";
import { happenings } from "../../domain/projects/event-types.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { badRequest, notFound, refuse } from "../../engine/platform-error.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";

const oidcLasts = 12 * 60 * 60;
const sessionLasts = 15 * 60;

export const tokenHandlers: SomeHandlers<Operations, "createProjectToken" | "createTraceSession" | "getProjectTrace"> =
  {
    createProjectToken({ idOrName }, context) {
      const project = findProject(context, idOrName);
      if (project.settings.oidcTokenConfig?.enabled === false)
        throw badRequest(`OIDC tokens are switched off for the project ${project.name}`);
      happened(context, happenings["project-oidc-token-created"], {
        text: `${context.scope.user.username} created an OIDC token of ${project.name}`,
        ...about(projectTable, project),
      });
      return { token: signProjectToken(context, project, "development") };
    },

    createTraceSession({ projectId, hostname }, context) {
      const project = findProject(context, projectId);
      const { hosts, keys, clock } = context;
      const deployment = deploymentAt(context, hosts.normalize(hostname));
      if (deployment?.projectId !== project.id) throw refuse("trace_host_foreign", { hostname, name: project.name });
      const claims = { purpose: "trace", hostname, project_id: project.id, deployment_id: deployment.id };
      return { token: keys.signToken({ iss: hosts.url, ...claims, ...lifetime(clock.now(), sessionLasts) }) };
    },

    // Nothing that the emulator serves runs code, so there is never a trace.
    getProjectTrace({ projectId }, context) {
      findProject(context, projectId);
      throw notFound("Trace");
    },
  };

/** A token by which a project shows who it is, as it runs in an environment. */
export function signProjectToken(context: Context, project: ProjectRow, environment: string): string {
  return context.keys.signToken(oidcClaims(context, project, environment));
}

function oidcClaims(context: Context, project: ProjectRow, environment: string): Record<string, unknown> {
  const { hosts, clock } = context;
  const owner = accountName(context, project.accountId);
  const sub = `owner:${owner}:project:${project.name}:environment:${environment}`;
  return {
    iss: project.settings.oidcTokenConfig?.issuerMode === "team" ? `${hosts.url}/${owner}` : hosts.url,
    aud: `${hosts.url}/${owner}`,
    sub,
    scope: sub,
    owner,
    owner_id: project.accountId,
    project: project.name,
    project_id: project.id,
    environment,
    // The platform token that it was given for: it holds as long as that one.
    tid: context.scope.tokenId,
    ...lifetime(clock.now(), oidcLasts),
  };
}

function lifetime(now: number, seconds: number): { iat: number; nbf: number; exp: number } {
  const iat = Math.floor(now / 1000);
  return { iat, nbf: iat, exp: iat + seconds };
}
