import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, isAbortedError } from "@slipway/core";
import { deployFiles } from "@slipway/deployments";
import { createEmulator } from "@slipway/emulator";
import { shipLogs } from "./ship-logs.ts";

// On an emulator of its own, for who visits the site is played here, too.
await using emulator = await createEmulator();
const client = createClient({ baseUrl: emulator.url, token: emulator.token });
const files = [{ path: "index.html", data: "<h1>Ahoy</h1>" }];
const { id: deploymentId, url, projectId } = await deployFiles(client, { name: "followed", files });
const file = join(await mkdtemp(join(tmpdir(), "ship-logs-")), "log.ndjson");

const enough = new AbortController();
const seen = new Set<string>();
const onLine = (path: string) => {
  seen.add(path);
  if (seen.size === 2) enough.abort();
};
const shipped = shipLogs(client, { projectId, deploymentId, file, signal: enough.signal, onLine });
for (const path of ["/", "/basket"]) await (await emulator.fetch(`http://${url}${path}`)).text();
await shipped.catch((error: unknown) => {
  if (!isAbortedError(error)) throw error;
});
console.log((await readFile(file, "utf8")).trimEnd());
