import type { Operations } from "@slipway/logs/contract";
import { records } from "../../engine/answer.ts";
import type { Context } from "../../engine/context.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { notFound } from "../../engine/platform-error.ts";
import { findDeployment } from "../deployments/ports/find-deployment.ts";
import { isUnderWay } from "../deployments/ports/states.ts";
import { deploymentTable } from "../deployments/tables.ts";
import { findProject } from "../projects/ports/find-project.ts";
import { levelOf } from "./level-of.ts";
import { type RequestLogRow, requestLogTable } from "./tables.ts";

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
