import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { usageError } from "./context.ts";

/** The emulator's command, from the current project or beside this package. */
export function emulatorCommand(): string {
  for (const place of [join(process.cwd(), "package.json"), import.meta.url]) {
    try {
      return join(dirname(createRequire(place).resolve("@slipway/emulator/package.json")), "dist", "cli.js");
    } catch {
      // The next place may have it, which the loop tries.
    }
  }
  throw usageError(
    "There is no emulator here: npm install --save-dev @slipway/emulator, or name one that runs by --local=http://127.0.0.1:4000.",
  );
}

/** Tells whether an unencrypted request stays on this machine. */
export function isOnThisMachine(url: string): boolean {
  const { hostname = "", protocol = "" } = URL.parse(url) ?? {};
  return protocol === "http:" && /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

export function readPort(text: string): number {
  const port = Number(text);
  if (text.trim() && Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw usageError(`A port is a number from 0 to 65535, not "${text}".`);
}
