import { createClient } from "../packages/core/src/index.ts";
import { createDeployment } from "../packages/deployments/src/index.ts";
import type { Emulator } from "../packages/emulator/src/index.ts";

/** Deploys the site whose lines READMEs follow, and asks it for what is there and for what fails. */
export async function prepareLogs(code: string, emulator: Emulator): Promise<Record<string, string>> {
  if (!code.includes('from "@slipway/logs"')) return {};
  const client = createClient({ baseUrl: emulator.url, token: emulator.token, team: "acme" });
  const files = [{ file: "index.html", data: "<h1>Ahoy</h1>" }];
  const { id, url } = await createDeployment(client, { name: "site", target: "production", files });
  await emulator.clock.advance("10 seconds");
  emulator.serve("site", () => new Response("", { status: 503 }));
  for (const path of ["/", "/basket"]) await (await emulator.fetch(`http://${url}${path}`)).text();
  return { DEPLOYMENT_ID: id };
}
