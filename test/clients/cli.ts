import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createEmulator, type Emulator, type SeedData } from "../../packages/emulator/src/index.ts";
import { peerProgram } from "../../scripts/peers/install-peer.ts";
import { newFolder, writeFiles } from "../new-folder.ts";
import { noteExercised } from "./exercised.ts";

/** Result of a run of the platform's command line. */
interface Run {
  readonly exit: number | null;
  /** Both of what it printed. */
  readonly said: string;
  readonly out: string;
}

/** A folder of a user's, an emulator, and the platform's command line in between. */
export interface Desk {
  readonly emulator: Emulator;
  readonly folder: string;
  write(files: Readonly<Record<string, string>>): void;
  /** Runs the command line in the folder; throws for what does not end with 0, with all that it said. */
  vercel(...args: readonly string[]): Promise<Run>;
  /** Runs the command line, whatever its exit code. */
  attempt(...args: readonly string[]): Promise<Run>;
}

const seedOfDesk: SeedData = { users: [{ username: "ann" }], teams: [{ slug: "fleet" }] };

export async function createDesk(
  seed: SeedData = seedOfDesk,
  env: NodeJS.ProcessEnv | ((emulator: Emulator, home: string) => NodeJS.ProcessEnv) = {},
): Promise<Desk> {
  const program = peerProgram("platform-clients", "vercel");
  const proxy = typeof env === "function";
  const emulator = await createEmulator({ buildTime: 100, validateAnswers: true, strict: true, seed, proxy });
  const ground = newFolder();
  onTestFinished(() => emulator.close());
  const [folder, home] = [join(ground, "site"), join(ground, "home")];
  for (const each of [folder, home]) mkdirSync(each);

  const attempt = async (...args: readonly string[]): Promise<Run> => {
    const known = emulator.requests.length;
    const run = await runProgram(args);
    noteExercised("vercel", emulator.requests.slice(known));
    return run;
  };

  const runProgram = (args: readonly string[]): Promise<Run> =>
    new Promise((resolve, reject) => {
      // Some of its commands look for their own words in the first places; what stands behind `--` is another program's.
      const end = args.includes("--") ? args.indexOf("--") : args.length;
      const said = args.toSpliced(end, 0, "--api", emulator.url, "--token", emulator.token);
      const child = spawn(program, said, {
        cwd: folder,
        env: {
          PATH: process.env.PATH,
          HOME: home,
          CI: "1",
          NO_COLOR: "1",
          NO_UPDATE_NOTIFIER: "1",
          VERCEL_TELEMETRY_DISABLED: "1",
          ...(typeof env === "function" ? env(emulator, home) : env),
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const [out, err]: [string[], string[]] = [[], []];
      child.stdout.setEncoding("utf8").on("data", (text: string) => out.push(text));
      child.stderr.setEncoding("utf8").on("data", (text: string) => err.push(text));
      child.on("error", reject);
      child.on("close", (exit) => resolve({ exit, out: out.join(""), said: [...out, ...err].join("") }));
    });

  return {
    emulator,
    folder,
    attempt,
    write: (files) => writeFiles(folder, files),
    async vercel(...args) {
      const known = emulator.requests.length;
      const run = await attempt(...args);
      if (run.exit === 0) return run;
      const asked = emulator.requests
        .slice(known)
        .map(({ method, path, status, code = "" }) => `${status} ${method} ${path} ${code}`);
      throw new Error(`vercel ${args.join(" ")} ended with ${run.exit}:\n${run.said}\n${asked.join("\n")}`);
    },
  };
}
