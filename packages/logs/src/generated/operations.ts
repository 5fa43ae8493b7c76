// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiStream, type CallOptions, type Client, stream } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  GetRuntimeLogsInput,
  RuntimeLog,
} from "./types.ts";

/**
 * Streams the runtime logs of a deployment.
 *
 * `GET /v1/projects/{projectId}/deployments/{deploymentId}/runtime-logs`
 *
 * @throws `ApiError` 400, 401, 403, 410
 * @example
 * for await (const record of getRuntimeLogs(client, {
 *   projectId: "prj_2WjyKQmM8ZnGcJsPWMrHRHrE",
 *   deploymentId: "dpl_5WJWYSyB7BpgTj3EuwF37WMRBXBtPQ",
 * })) console.log(record);
 */
export function getRuntimeLogs(
  client: Client,
  input: GetRuntimeLogsInput,
  options?: CallOptions,
): ApiStream<RuntimeLog> {
  return stream(client, operations.getRuntimeLogs, input, options);
}
