import { omitUndefined } from "../../engine/omit-undefined.ts";
import type { Services } from "../../engine/services.ts";
import { StorageError } from "../../store/storage-error.ts";
import { drainRecords, type RecordFields } from "../deployments/drain-record.ts";
import { deploymentTable } from "../deployments/tables.ts";
import { projectTable } from "../projects/tables.ts";
import { entriesOf, entryId, type RequestLogRow, requestLogTable } from "./tables.ts";

/** How many requests of a deployment are kept, the latest. */
const maxRequests = 1000;
/** How much of a message is kept, and of a path: anybody may send requests. In characters. */
export const maxMessageLength = 4096;
const maxPathLength = 1024;

type Request = Omit<RequestLogRow, "createdAt" | "updatedAt" | "projectId" | "truncated" | "isUnmeasured">;

export interface RequestOrigin {
  readonly at: number;
  readonly source: RecordFields["source"];
  readonly path: string;
  readonly userAgent: string;
  readonly scheme: string;
}

/** Keeps a request that was answered, with nothing in it that lets anybody in; its visitor gets the answer whatever the disk takes. */
export function logRequest(services: Services, request: Request, originOf: () => RequestOrigin): void {
  try {
    services.store.transact(() => addLogRow(services, request, originOf));
  } catch (error) {
    // The store has said so.
    if (!(error instanceof StorageError)) throw error;
  }
}

function addLogRow(services: Services, { message, path, ...request }: Request, originOf: () => RequestOrigin): void {
  const { deploymentId } = request;
  // It may have gone while it answered.
  const deployment = services.rows(deploymentTable).get(deploymentId);
  if (!deployment) return;
  const project = services.rows(projectTable).get(deployment.projectId);
  const rows = services.rows(requestLogTable);
  const isFull = rows.count("deployment", deploymentId) >= maxRequests;
  const oldest = isFull ? rows.first("deployment", deploymentId) : undefined;
  if (oldest) rows.remove(oldest.id);
  const row = rows.add({
    ...request,
    projectId: deployment.projectId,
    path: copyOf(path.slice(0, maxPathLength)),
    message: copyOf(message.slice(0, maxMessageLength)),
    truncated: message.length > maxMessageLength,
    ...(typeof project?.unmeasuredSince === "number" && { isUnmeasured: true }),
  });
  drainRecords(services, deployment, () => {
    const fields = toRecordFields(row, originOf());
    return entriesOf(row).map(({ level, text }, at) => ({ ...fields, id: entryId(row.id, at), level, message: text }));
  });
}

/** https://vercel.com/docs/drains/reference/logs, 2025-11-24: -1 is the status where nothing was answered. */
function toRecordFields(row: RequestLogRow, originOf: RequestOrigin): Omit<RecordFields, "id" | "level" | "message"> {
  const { id, createdAt: timestamp, method, host, path, status, cache: vercelCache, wafAction, wafRuleId } = row;
  const { at, source, path: asked, ...network } = originOf;
  const [statusCode, region] = [status || -1, "iad1"];
  return {
    ...{ source, host, timestamp, path, requestId: id, statusCode },
    ...((source === "lambda" || source === "edge") && { executionRegion: region }),
    proxy: {
      ...{ timestamp: at, method, host, path: copyOf(asked.slice(0, maxPathLength)), region, statusCode, vercelId: id },
      ...{ ...network, userAgent: [network.userAgent], ...omitUndefined({ vercelCache, wafAction, wafRuleId }) },
    },
  };
}

/** A part of a text holds the whole of it. */
function copyOf(part: string): string {
  return Buffer.from(part).toString();
}
