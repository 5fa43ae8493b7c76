import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { unprocessable } from "../../refusals.ts";
import type { Wanted } from "../runtime.ts";

/** A language of this machine: its own folder or its program, and where an isolated sandbox sees that. */
export interface Toolchain {
  readonly from: string;
  readonly to: string;
  /** What is looked for programs in, on this machine. */
  readonly bin: string;
}

/** The Node that the emulator runs in. */
export function nodeToolchain(): Toolchain {
  const bin = dirname(process.execPath);
  const whole = dirname(bin);
  // As Node is installed: with npm beside it. Otherwise there may be anything.
  const isWhole = existsSync(join(whole, "lib/node_modules/npm")) && whole !== "/" && whole !== "/usr";
  return isWhole
    ? { from: whole, to: "/vercel/runtimes/node", bin }
    : { from: process.execPath, to: "/vercel/runtimes/node/bin/node", bin };
}

let python: Toolchain | null | undefined;

/** This machine's python3. Absent: it has none. */
export function pythonToolchain(): Toolchain | undefined {
  python ??= findPython();
  return python ?? undefined;
}

function findPython(): Toolchain | null {
  try {
    const where = "import sys; print(sys.base_prefix)";
    const prefix = execFileSync("python3", ["-I", "-c", where], { encoding: "utf8", stdio: "pipe", timeout: 10_000 });
    const from = prefix.trim();
    return { from, to: "/vercel/runtimes/python", bin: join(from, "bin") };
  } catch {
    return null;
  }
}

/** Throws 422 for what this machine cannot be. Images are known by what their name ends with: `node`, `python`, with any tag. */
export function demandToolchain({ runtime, image }: Wanted): void {
  const named = image?.split("/").at(-1)?.split(/[:@]/)[0] ?? runtime;
  if (/^node/.test(named)) return;
  if (!/^python/.test(named)) {
    const what = image === undefined ? `The runtime ${runtime}` : `The image ${image}`;
    throw unprocessable(`${what} cannot be had here: a sandbox has this machine's Node and python3, and no images`);
  }
  if (!pythonToolchain()) {
    throw unprocessable(
      `${image ?? runtime} cannot be had here: it would be this machine's python3, and there is none`,
    );
  }
}
