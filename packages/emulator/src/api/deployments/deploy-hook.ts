import { type Context, resolveScope } from "../../domain/accounts/scope.ts";
import { membershipTable, userTable } from "../../domain/accounts/tables.ts";
import { branchOf, type DeploymentRow, deploymentTable, isOfProduction } from "../../domain/deployments/tables.ts";
import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { eventTypes } from "../../domain/projects/event-types.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { readConditions } from "../../engine/http/conditions.ts";
import { RequestBody } from "../../engine/http/request-body.ts";
import { sandboxSessions } from "../../engine/http/sandbox-sessions.ts";
import { badRequest, notFound, PlatformError } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { newId } from "../../store/ids.ts";
import { newestOf } from "../../store/matches.ts";
import { having } from "../../store/rows.ts";
import { deploy } from "./create.ts";

/** Answers a deploy hook, which takes no token (https://vercel.com/docs/deployments/deploy-hooks, 2026-11-27), by a redeployment of its branch. */
export async function serveDeployHook(request: Request, services: Services): Promise<Response> {
  try {
    const { method, url } = request;
    if (method !== "GET" && method !== "POST")
      throw new PlatformError(405, "method_unknown", `A deploy hook takes GET and POST, not ${method}`, {
        headers: { allow: "GET, POST" },
      });
    const [projectId = "", hookId] = new URL(url).pathname.split("/").slice(4);
    const job = services.store.transact(() => call(projectId, hookId, request, services));
    return Response.json({ job }, { status: 201 });
  } catch (error) {
    if (error instanceof PlatformError) return error.toResponse();
    throw error;
  }
}

function call(projectId: string, hookId: string | undefined, request: Request, services: Services): object {
  const { rows, clock } = services;
  const project = rows(projectTable).get(projectId);
  const link = project?.settings.link;
  const hook = link?.deployHooks.find(({ id }) => id === hookId);
  if (!project || !link || !hook) throw notFound("Deploy hook");
  const { ref } = hook;
  const isProduction = ref === link.productionBranch;
  const isOfBranch = (each: DeploymentRow) =>
    isProduction ? isOfProduction(each) : !isOfProduction(each) && branchOf(each) === ref;
  const [last] = newestOf(rows(deploymentTable).where(having("project", projectId), isOfBranch), 1);
  if (!last) {
    const first = isProduction ? "to production" : `with \`gitMetadata.commitRef\` ${JSON.stringify(ref)}`;
    throw badRequest(
      `Nothing of the branch ${ref} can be deployed again: the emulator fetches nothing from Git hosts. Deploy files ${first} once`,
    );
  }
  const { id: deployHookId, name: deployHookName } = hook;
  const meta = { deployHookId, deployHookName, deployHookRef: ref };
  const again = { name: project.name, project: projectId, deploymentId: last.id, meta };
  const input = isProduction ? { ...again, target: "production" } : again;
  const context = asOwner(project, request, services);
  recordEvent(context, eventTypes["deploy-hook-processed"], {
    text: `The deploy hook ${deployHookName} of ${project.name} was called`,
    ...subjectOf(projectTable, project),
  });
  deploy(input, { inline: new Map(), texts: new Map(), output: undefined }, context);
  return { id: newId("", 20), state: "PENDING", createdAt: clock.now() };
}

function asOwner({ accountId }: ProjectRow, request: Request, services: Services): Context {
  const { rows, store, closing } = services;
  const owner = rows(membershipTable)
    .by("team", accountId)
    .find(({ role, confirmed }) => role === "OWNER" && confirmed);
  const user = rows(userTable).get(owner?.userId ?? accountId);
  if (!user) throw notFound("Deploy hook");
  const scope = resolveScope({ user, tokenId: "" }, owner ? { teamId: accountId } : {}, false, store);
  const requestParts = {
    requestId: "",
    askedIn: sandboxSessions.get(request),
    url: new URL(request.url),
    signal: request.signal,
  };
  const [conditions, bytes] = [readConditions(request.headers), new RequestBody(request, closing).bytes()];
  return { ...services, scope, needs: [], conditions, ...requestParts, bytes };
}
