import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { root, run } from "../../scripts/build.ts";
import { AbsentError, installPeer } from "../../scripts/peers/install-peer.ts";

// npm run test:independent [-- <description>]: every function of the client against a mock by Prism of a description, a file or
// an address, and the emulator's answers through its proxy. Default: our own openapi.json, by which nothing is said of the platform. With --update what it found is
// noted for docs/parity.md.
const { positionals, values } = parseArgs({ allowPositionals: true, options: { update: { type: "boolean" } } });
const [description] = positionals;
try {
  installPeer("independent");
  if (description !== undefined)
    process.env.SLIPWAY_DESCRIPTION = /^https?:/.test(description) ? description : resolve(description);
  const args = ["run", "--config", "test/independent/vitest.config.ts", ...(values.update ? ["--update"] : [])];
  process.exitCode = run("vitest", args, { cwd: root });
} catch (error) {
  if (!(error instanceof AbsentError)) throw error;
  console.error(`The independent mock cannot be had: ${error.message}`);
  process.exitCode = 1;
}
