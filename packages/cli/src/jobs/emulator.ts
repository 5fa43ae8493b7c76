import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Command } from "commander";
import { CommandError, type Context } from "../context.ts";
import { emulatorCommand } from "../this-machine.ts";

export function register(command: Command, { signal }: Context): void {
  command
    .argument("[options...]", "those of slipway-emulator: slipway emulator --help lists them")
    .allowUnknownOption()
    .helpOption(false)
    .action(async (_: readonly string[], __: object, { args }: Command) => {
      const child = spawn(process.execPath, [emulatorCommand(), ...args], { stdio: "inherit" });
      // A terminal sends Ctrl-C to both; other signals are passed on.
      signal.addEventListener("abort", () => child.kill("SIGINT"));
      const [code, killedBy]: [number | null, string | null] = await once(child, "close").then(([a, b]) => [a, b]);
      if (code === 0 || signal.aborted) return;
      throw new CommandError(`The emulator ended with ${killedBy ?? `exit code ${code}`}.`, code ?? undefined);
    });
}
