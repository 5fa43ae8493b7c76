import { cancelDeployment, createDeployment, getDeployment } from "@slipway/deployments";
import * as logs from "@slipway/logs";
import { getRuntimeLogs } from "@slipway/logs";
import type { Operations } from "@slipway/logs/contract";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";
import { callUnlisted } from "../../../../test/unlisted.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/logs/contract.ts";

/** A request that the deployment has answered; returns the account that it is of. */
async function makeFixture({ owner, emulator, deployment }: BaseFixture): Promise<string> {
  const { url = "", ownerId = "" } = await getDeployment(owner, { idOrUrl: deployment });
  await (await emulator.fetch(`http://${url}/`)).text();
  return ownerId;
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

function namesIn(ownerId: string) {
  return {
    ownerId: [ownerId],
    level: ["info", "error,info"],
    statusCode: ["200", "2xx"],
    source: ["static"],
    environment: ["production"],
    search: ["/"],
  };
}

const smoke: SmokeTest = async ({ owner, emulator, project: projectId }) => {
  await (await emulator.fetch("http://www.example.com/")).text();
  await callUnlisted(owner, "listRequestLogs", { projectId });
  // The lines of one that is ready do not end.
  const { id } = await createDeployment(owner, { name: "site", files: [{ file: "index.html", data: "hi" }] });
  await cancelDeployment(owner, { id });
  for await (const _ of getRuntimeLogs(owner, { projectId, deploymentId: id }));
};

export const checks: GroupChecks<Operations & Unlisted, Fixture> = {
  level: "engine",
  fixture: { make: makeFixture, namesIn },
  smoke,
  requests: {
    async getRuntimeLogs(client, { project: projectId, finished }) {
      for await (const _ of logs.getRuntimeLogs(client, { projectId, deploymentId: finished.production })) return;
    },
    listRequestLogs: (client, { project: projectId }) => callUnlisted(client, "listRequestLogs", { projectId }),
  },
};
