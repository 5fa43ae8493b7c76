import type { Operations } from "@slipway/logs/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { branchOf, type DeploymentRow, deploymentTable, isUnderWay } from "../../domain/deployments/tables.ts";
import { checkEnvironment } from "../../domain/environment/custom-environments.ts";
import { customEnvironmentTable } from "../../domain/environment/tables.ts";
import { findDeployment } from "../../domain/hosts/deployment-at.ts";
import { levelOf, type RequestLogRow, requestLogTable } from "../../domain/logs/tables.ts";
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
  const { id, createdAt, deploymentId, host, method, path, status, source, message, truncated } = request;
  // It goes with its deployment.
  const deployment = context.rows(deploymentTable).get(deploymentId);
  return {
    requestId: id,
    timestamp: createdAt,
    deploymentId,
    domain: host,
    requestMethod: method,
    requestPath: path,
    statusCode: status,
    environment: deployment ? environmentOf(context, deployment) : "preview",
    ...omitUndefined({ branch: deployment && branchOf(deployment) }),
    logs: [{ level: levelOf(status), message, messageTruncated: truncated }],
    events: [{ source }],
  };
}

function deploymentFilter(context: Context, project: ProjectRow, named: string | undefined): string | undefined {
  if (named === undefined || context.rows(requestLogTable).first("deployment", named)?.projectId === project.id)
    return named;
  const deployment = findDeployment(context, named);
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

/** What is kept already, then each request as it is answered, until the deployment is gone or will never answer one. */
async function* follow({ rows, store }: Context, id: string, signal: AbortSignal): AsyncGenerator<RuntimeLog> {
  const kept = rows(requestLogTable);
  let last: { readonly id: string; readonly position: number } | undefined;
  while (!signal.aborted) {
    // Listening begins before reading, so that nothing falls in between.
    const change = store.nextChange(id, signal);
    for (const request of kept.by("deployment", id)) {
      // Somebody reads so slowly that this one is kept no longer.
      if (!kept.get(request.id)) continue;
      const position = kept.position(request);
      if (last && position <= last.position) continue;
      if (last && !kept.get(last.id)) throw new Error("What came after the last line is kept no longer");
      last = { id: request.id, position };
      yield presentLine(request);
    }
    const deployment = rows(deploymentTable).get(id);
    if (!deployment || (deployment.readyState !== "READY" && !isUnderWay(deployment))) return;
    await change;
  }
}

function presentLine(request: RequestLogRow): RuntimeLog {
  const { id, createdAt, host, method, path, status, source, message, truncated } = request;
  return {
    rowId: id,
    timestampInMs: createdAt,
    level: levelOf(status),
    message,
    messageTruncated: truncated,
    source: source === "serverless" ? "serverless" : "request",
    domain: host,
    requestMethod: method,
    requestPath: path,
    responseStatusCode: status,
  };
}

export const logGroup: Group = group<Operations & Unlisted>({
  handlers: {
    getRuntimeLogs({ projectId, deploymentId }, context) {
      const deployment = findDeployment(context, deploymentId);
      if (deployment.projectId !== findProject(context, projectId).id) throw notFound(deploymentTable.called);
      return records((signal) => follow(context, deployment.id, AbortSignal.any([signal, context.signal])));
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
      const found = context.rows(requestLogTable).where([
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
      for (const { row } of found.walk("desc", { by: 0, position: found.positionAt(end + 1) }, isSince)) {
        const shown = presentRequest(context, row);
        if (!fits(shown, filter) || toSkip-- > 0) continue;
        if (rows.length === pageSize) return { rows, hasMoreRows: true };
        rows.push(shown);
      }
      return { rows, hasMoreRows: false };
    },
  },
  // A role that reads a project may not read its visitors' requests.
  right: "logs",
});
