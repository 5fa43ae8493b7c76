import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { operations } from "../../packages/emulator/test/operations.ts";
import { root, run } from "../../scripts/build.ts";
import { AbsentError, installPeer } from "../../scripts/peers/install-peer.ts";
import { judge } from "../../tools/contract-clients/compare.ts";
import { evidenceFile, printEvidence, readEvidence } from "../parity/evidence.ts";
import { beginNotes, exercised } from "./exercised.ts";

// npm run test:clients: the platform's own clients, unmodified and from npm, against the emulator; names of files run only those.
// A whole run counts what they called, and fails when that is less than docs/parity.md says; with --update it is noted there.
const { positionals, values } = parseArgs({ allowPositionals: true, options: { update: { type: "boolean" } } });
try {
  installPeer("platform-clients");
  installPeer("blob-client");
  installPeer("mcp-inspector");
  installPeer("opentelemetry");
  beginNotes();
  const status = run("vitest", ["run", "--config", "test/clients/vitest.config.ts", ...positionals], { cwd: root });
  process.exitCode = status === 0 && positionals.length === 0 ? compare() : status;
} catch (error) {
  if (!(error instanceof AbsentError)) throw error;
  console.error(`The platform's clients cannot be tried: ${error.message}`);
  process.exitCode = 1;
}

/** Shows what was called, and compares it with what was noted; returns the exit code. */
function compare(): number {
  const listed = new Set(operations.map(({ name }) => name));
  const found = new Map([...exercised()].filter(([operation]) => listed.has(operation)));
  for (const [operation, clients] of [...found].sort(([one], [other]) => (one < other ? -1 : 1))) {
    console.log(`${operation.padEnd(40)}${[...clients].map(([client, calls]) => `${client} ${calls}`).join(", ")}`);
  }
  const unknown = [...exercised()].flatMap(([what, clients]) =>
    [...clients].flatMap(([client, calls]) => (calls === 0 ? [`${client}: ${what}`] : [])),
  );
  const { open, idle } = judge(
    new Set(unknown),
    JSON.parse(readFileSync(join(import.meta.dirname, "unknown.json"), "utf8")),
  );
  for (const line of open) console.error(`The emulator does not know what a client sends: ${line}`);
  for (const line of idle) console.error(`No client sends it any more, test/clients/unknown.json does: ${line}`);
  const evidence = new Map([...found].map(([operation, clients]) => [operation, new Set(clients.keys())]));
  console.log(
    `${found.size} of ${listed.size} operations were called by unmodified clients, or judged by their schemas.`,
  );
  if (values.update) {
    writeFileSync(evidenceFile("clients"), printEvidence(evidence));
    return 0;
  }
  const missing = Object.entries(readEvidence("clients")).flatMap(([operation, clients]) =>
    clients.flatMap((client) => (evidence.get(operation)?.has(client) ? [] : [`${operation} by ${client}`])),
  );
  if (missing.length > 0) console.error(`docs/parity.md says more than was seen: ${missing.join(", ")}`);
  return missing.length + open.length + idle.length > 0 ? 1 : 0;
}
