import { getDeployment } from "@slipway/deployments";
import type { Ground } from "./ground.ts";

/** A request that the deployment has answered; returns the account that it is of. */
export async function makeLogs({ crew, emulator, deployment }: Ground): Promise<string> {
  const { url = "", ownerId = "" } = await getDeployment(crew, { idOrUrl: deployment });
  await (await emulator.fetch(`http://${url}/`)).text();
  return ownerId;
}

export function namesOfLogs(ownerId: string) {
  return {
    ownerId: [ownerId],
    level: ["info", "error,info"],
    statusCode: ["200", "2xx"],
    source: ["static"],
    environment: ["production"],
    search: ["/"],
  };
}
