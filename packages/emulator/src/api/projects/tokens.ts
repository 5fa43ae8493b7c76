import type { Operations } from "@slipway/projects/contract";
import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { deploymentAt } from "../../domain/hosts/deployment-at.ts";
import { eventTypes } from "../../domain/projects/event-types.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { lifetime, signProjectToken } from "../../domain/projects/sign-project-token.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { badRequest, notFound, refuse } from "../../engine/platform-error.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";

const sessionLasts = 15 * 60;

export const tokenHandlers: SomeHandlers<Operations, "createProjectToken" | "createTraceSession" | "getProjectTrace"> =
  {
    createProjectToken({ idOrName }, context) {
      const project = findProject(context, idOrName);
      if (project.settings.oidcTokenConfig?.enabled === false)
        throw badRequest(`OIDC tokens are switched off for the project ${project.name}`);
      recordEvent(context, eventTypes["project-oidc-token-created"], {
        text: `${context.scope.user.username} created an OIDC token of ${project.name}`,
        ...subjectOf(projectTable, project),
      });
      return { token: signProjectToken(context, project, "development", context.scope.tokenId) };
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
