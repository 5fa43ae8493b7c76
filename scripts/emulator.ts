import { spawn } from "node:child_process";
import { join } from "node:path";
import { build, root } from "./build.ts";

// npm run emulator -- --port 4000: builds, then starts the emulator's command with these arguments.
build();
const emulator = spawn("node", [join(root, "packages/emulator/dist/cli.js"), ...process.argv.slice(2)], {
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => emulator.kill(signal));
emulator.on("exit", (code) => process.exit(code ?? 1));
