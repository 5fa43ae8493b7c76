import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileContract, readContract } from "../../generator/src/model/read.ts";
import { catalog } from "../../packages/emulator/test/operations.ts";
import { root } from "../../scripts/build.ts";
import { installPeer } from "../../scripts/peers/install-peer.ts";
import peers from "../../scripts/peers/peers.json" with { type: "json" };
import { readCalls } from "./calls.ts";
import { judge, missingIn, type Refused } from "./compare.ts";

// npm run contract:clients: what the published packages of the platform's clients call, send and read, and the contract lacks. What stands
// in contract/clients.json is left out on purpose. The vendor's SDK is compared by tools/vendor-sdk; its functions' parts are data.
const folder = join(installPeer("platform-clients"), "node_modules");
const contract = readContract(await compileContract(join(root, "contract/unlisted/main.tsp")));
const operations = new Map(
  contract.groups.flatMap((group) => group.operations.map((each) => [each.name, each] as const)),
);
const find = (method: string, path: string) => {
  const route = catalog.router.find(method, path);
  return route.kind === "found" ? route.matches.flatMap(({ operation }) => operations.get(operation.name) ?? []) : [];
};
// The client of blobs comes with the command line.
const calls = [...Object.keys(peers["platform-clients"]), "@vercel/blob"].flatMap((name) =>
  readCalls(globSync(join(folder, name, "dist/**/*.{js,mjs}"))),
);
const refused: readonly Refused[] = JSON.parse(readFileSync(join(root, "contract/clients.json"), "utf8"));
const { open, idle } = judge(missingIn(calls, find, contract.shapes), refused);
console.log(
  `${calls.length} requests of the platform's clients; the contract lacks ${open.length} things that no reason is for.`,
);
for (const line of open) console.log(`  ${line}`);
for (const line of idle) console.log(`  no client has it any more: ${line}`);
if (open.length > 0) console.log("Describe it in contract/, or say in contract/clients.json why not.");
if (open.length + idle.length > 0) process.exitCode = 1;
