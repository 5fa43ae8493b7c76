import type { Operations } from "@slipway/projects/contract";
import { recordChange } from "../../domain/events/record-event.ts";
import { deploymentAt } from "../../domain/hosts/deployment-at.ts";
import { eventTypes } from "../../domain/projects/event-types.ts";
import { lifetime, signProjectToken } from "../../domain/projects/sign-project-token.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { badRequest, notFound, refuse } from "../../engine/platform-error.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { onProject, onProjectById } from "../../pipeline/resource.ts";

const sessionSeconds = 15 * 60;

type Names = "createProjectToken" | "createTraceSession" | "getProjectTrace";

export const tokenHandlers: SomeHandlers<Operations, Names> = {
  createProjectToken: onProject((project, _, context) => {
    if (project.settings.oidcTokenConfig?.enabled === false)
      throw badRequest(`OIDC tokens are switched off for the project ${project.name}`);
    const event = eventTypes["project-oidc-token-created"];
    recordChange(context, event, projectTable, project, `created an OIDC token of ${project.name}`);
    return { token: signProjectToken(context, project, "development", context.scope.tokenId) };
  }),

  createTraceSession: onProjectById((project, { hostname }, context) => {
    const { hosts, keys, clock } = context;
    const deployment = deploymentAt(context, hosts.normalize(hostname));
    if (deployment?.projectId !== project.id) throw refuse("trace_host_foreign", { hostname, name: project.name });
    const claims = { purpose: "trace", hostname, project_id: project.id, deployment_id: deployment.id };
    return { token: keys.signToken({ iss: hosts.url, ...claims, ...lifetime(clock.now(), sessionSeconds) }) };
  }),

  // The emulator runs no traced code.
  getProjectTrace: onProjectById(() => {
    throw notFound("Trace");
  }),
};
