import type { Operations } from "@slipway/logs/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { isUnderWay } from "../../domain/deployments/states.ts";
import { deploymentTable } from "../../domain/deployments/tables.ts";
import { findDeployment } from "../../domain/hosts/find-deployment.ts";
import { levelOf } from "../../domain/logs/level-of.ts";
import { type RequestLogRow, requestLogTable } from "../../domain/logs/tables.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { notFound } from "../../engine/platform-error.ts";
import { records } from "../../pipeline/answer.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";

type RuntimeLog = Operations["getRuntimeLogs"]["output"];

export const runtimeLogHandlers: SomeHandlers<Operations, "getRuntimeLogs"> = {
  getRuntimeLogs({ projectId, deploymentId }, context) {
    const deployment = findDeployment(context, deploymentId);
    if (deployment.projectId !== findProject(context, projectId).id) throw notFound(deploymentTable.called);
    return records((signal) => follow(context, deployment.id, AbortSignal.any([signal, context.signal])));
  },
};

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
