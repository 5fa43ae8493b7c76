import { cancelDeployment, createDeployment, getDeployment } from "@slipway/deployments";
import type { Operations } from "@slipway/logs/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/logs/contract.ts";

async function makeFixture({ owner, emulator, deployment }: BaseFixture) {
  const { url = "", ownerId = "", name } = await getDeployment(owner, { idOrUrl: deployment });
  await (await emulator.fetch(`http://${url}/`)).text();
  const { id: canceled } = await createDeployment(owner, { name, files: [{ file: "index.html", data: "hi" }] });
  await cancelDeployment(owner, { id: canceled });
  return { ownerId, canceled };
}

export const checks: GroupChecks<Operations & Unlisted, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "engine",
  fixture: {
    make: makeFixture,
    namesIn: ({ ownerId }) => ({
      ownerId: [ownerId],
      level: ["info", "error,info"],
      statusCode: ["200", "2xx"],
      source: ["static"],
      environment: ["production"],
      search: ["/"],
    }),
  },
  inputs: {
    getRuntimeLogs: ({ fixture: { canceled } }) => ({ deploymentId: canceled }),
    listRequestLogs: {},
  },
};
