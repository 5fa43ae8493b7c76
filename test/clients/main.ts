import { parseArgs } from "node:util";
import { build, root, run } from "../../scripts/build.ts";
import { AbsentError, installPeer } from "../../scripts/peers/install-peer.ts";

// npm run test:clients: the platform's own clients, unmodified and from npm, against the emulator; arguments go to vitest.
const { positionals } = parseArgs({ allowPositionals: true, strict: false });
try {
  installPeer("platform-clients");
  build();
  process.exitCode = run("vitest", ["run", "--config", "test/clients/vitest.config.ts", ...positionals], { cwd: root });
} catch (error) {
  if (!(error instanceof AbsentError)) throw error;
  console.error(`The platform's clients cannot be tried: ${error.message}`);
  process.exitCode = 1;
}
