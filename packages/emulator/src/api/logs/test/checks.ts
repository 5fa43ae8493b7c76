import * as logs from "@slipway/logs";
import type { Operations } from "@slipway/logs/contract";
import type { Cases } from "../../../../test/checks.ts";
import { callUnlisted } from "../../../../test/unlisted.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/logs/contract.ts";

export const logCases: Cases<Operations & Unlisted> = {
  async getRuntimeLogs(client, { project: projectId, finished }) {
    for await (const _ of logs.getRuntimeLogs(client, { projectId, deploymentId: finished.production })) return;
  },
  listRequestLogs: (client, { project: projectId }) => callUnlisted(client, "listRequestLogs", { projectId }),
};
