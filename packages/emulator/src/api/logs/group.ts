import type { Operations } from "@slipway/logs/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { branchOf, type DeploymentRow, deploymentTable, isUnderWay } from "../../domain/deployments/tables.ts";
import { checkEnvironment } from "../../domain/environment/custom-environments.ts";
import { customEnvironmentTable } from "../../domain/environment/tables.ts";
import { findDeployment } from "../../domain/hosts/deployment-at.ts";
import { entriesOf, entryId, type RequestLogRow, requestLogTable } from "../../domain/logs/tables.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { notFound } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/logs/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { records } from "../../pipeline/handler.ts";
import { having } from "../../store/rows.ts";

type Input = Unlisted["listRequestLogs"]["input"];
type RequestLog = Unlisted["listRequestLogs"]["output"]["rows"][number];

const pageSize = 50;
const day = 24 * 60 * 60 * 1000;

function presentRequest(context: Context, request: RequestLogRow): RequestLog {
  const { id, createdAt, deploymentId, status, source } = request;
  // It goes with its deployment.
  const deployment = context.rows(deploymentTable).get(deploymentId);
  return {
    requestId: id,
    timestamp: createdAt,
    deploymentId,
    ...presentRoute(request),
    statusCode: status,
    environment: deployment ? environmentOf(context, deployment) : "preview",
    ...omitUndefined({ branch: deployment && branchOf(deployment) }),
    logs: presentEntries(request),
    events: [{ source }],
  };
}

function deploymentFilter(context: Context, project: ProjectRow, idOrUrl: string | undefined): string | undefined {
  if (idOrUrl === undefined || context.rows(requestLogTable).first("deployment", idOrUrl)?.projectId === project.id)
    return idOrUrl;
  const deployment = findDeployment(context, idOrUrl);
  if (deployment.projectId !== project.id) throw notFound(deploymentTable.called);
  return deployment.id;
}

function environmentOf({ rows }: Context, { target, customEnvironmentId = "" }: DeploymentRow): string {
  return rows(customEnvironmentTable).get(customEnvironmentId)?.slug ?? target ?? "preview";
}

function fits(request: RequestLog, filter: Input | Omit<Input, "projectId">): boolean {
  const { environment, search, requestId, branch } = filter;
  const { requestPath, domain, logs } = request;
  const texts = [requestPath, domain, ...logs.map(({ message }) => message)];
  return (
    (environment === undefined || request.environment === environment) &&
    (requestId === undefined || request.requestId === requestId) &&
    (branch === undefined || request.branch === branch) &&
    (search === undefined || texts.some((text) => text.toLowerCase().includes(search.toLowerCase())))
  );
}

type RuntimeLog = Operations["getRuntimeLogs"]["output"];

/** The stored requests and then each new one, until the deployment is deleted or has failed. */
async function* followRequests({ rows, store }: Context, id: string, signal: AbortSignal): AsyncGenerator<RuntimeLog> {
  const requestLogs = rows(requestLogTable);
  let last: { readonly id: string; readonly position: number } | undefined;
  while (!signal.aborted) {
    // The listener is registered before the read, so that no request is missed between the two.
    const change = store.nextChange(id, signal);
    for (const request of requestLogs.by("deployment", id)) {
      // A slow reader loses requests that are no longer stored.
      if (!requestLogs.get(request.id)) continue;
      const position = requestLogs.position(request);
      if (last && position <= last.position) continue;
      if (last && !requestLogs.get(last.id)) throw new Error("The lines after the last one sent are no longer stored");
      last = { id: request.id, position };
      yield* presentLines(request);
    }
    const deployment = rows(deploymentTable).get(id);
    if (!deployment || (deployment.readyState !== "READY" && !isUnderWay(deployment))) return;
    await change;
  }
}

function presentLines(request: RequestLogRow): RuntimeLog[] {
  const { id, createdAt, status, source } = request;
  return presentEntries(request).map((entry, at) => ({
    ...{ rowId: entryId(id, at), timestampInMs: createdAt, ...entry, ...presentRoute(request) },
    source: source === "serverless" ? "serverless" : "request",
    responseStatusCode: status,
  }));
}

function presentRoute({ host: domain, method: requestMethod, path: requestPath }: RequestLogRow) {
  return { domain, requestMethod, requestPath };
}

function presentEntries(request: RequestLogRow) {
  return entriesOf(request).map(({ level, text: message }, at, { length }) => {
    return { level, message, messageTruncated: request.truncated && at === length - 1 };
  });
}

export const logGroup: Group = group<Operations & Unlisted>({
  handlers: {
    getRuntimeLogs({ projectId, deploymentId }, context) {
      const deployment = findDeployment(context, deploymentId);
      if (deployment.projectId !== findProject(context, projectId).id) throw notFound(deploymentTable.called);
      return records((signal) => followRequests(context, deployment.id, AbortSignal.any([signal, context.signal])));
    },

    listRequestLogs({ projectId, ownerId, page = 0, ...filter }, context) {
      const project = findProject(context, projectId);
      if (ownerId !== undefined && ownerId !== project.accountId) throw notFound(projectTable.called);
      if (filter.environment !== undefined) checkEnvironment(context, filter.environment, project.id);
      const deploymentId = deploymentFilter(context, project, filter.deploymentId);
      const end = filter.endDate ?? context.clock.now();
      const start = filter.startDate ?? end - day;
      const rows: RequestLog[] = [];
      let toSkip = page * pageSize;
      const matches = context.rows(requestLogTable).where([
        ...having("project", project.id),
        ...having("deployment", deploymentId),
        ...having("level", filter.level?.split(",")),
        ...having("source", filter.source?.split(",")),
        ...having(
          "status",
          filter.statusCode?.split(",").map((status) => status.trim().toLowerCase()),
        ),
      ]);
      const isSince = ({ row }: { row: RequestLogRow }) => row.createdAt >= start;
      for (const { row } of matches.walk("desc", { by: 0, position: matches.positionAt(end + 1) }, isSince)) {
        const view = presentRequest(context, row);
        if (!fits(view, filter) || toSkip-- > 0) continue;
        if (rows.length === pageSize) return { rows, hasMoreRows: true };
        rows.push(view);
      }
      return { rows, hasMoreRows: false };
    },
  },
  // A role that reads a project may not read its visitors' requests.
  right: "logs",
});
