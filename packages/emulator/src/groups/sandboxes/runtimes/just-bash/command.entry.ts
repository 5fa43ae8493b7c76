import { parentPort, workerData } from "node:worker_threads";
import type { ShellLine, ShellPlace, ShellResult } from "./messages.ts";

// A thread of a shell's process: it runs one command at a time, and can be ended whatever that does.

/** What is used of `just-bash`. Its types are not imported: whoever does not use it has not installed it. */
interface JustBash {
  readonly Bash: new (options: {
    readonly fs: object;
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
    readonly executionLimits: { readonly maxExecutionTimeMs: number };
  }) => {
    exec(line: string, options: Omit<ShellLine, "script">): Promise<ShellResult>;
  };
  readonly MountableFs: new () => { mount(path: string, files: object): void };
  readonly ReadWriteFs: new (options: { readonly root: string }) => object;
  readonly OverlayFs: new (options: {
    readonly root: string;
    readonly mountPoint: "/";
    readonly readOnly: true;
  }) => object;
}

/** Time limits are the session's; so long is none, in ms. */
const longest = 24 * 60 * 60 * 1000;

// What a thread is made with is what its process gave it, and what the package exports is what its own description says.
const { url, roots } = workerData as ShellPlace;
const { Bash, MountableFs, OverlayFs, ReadWriteFs } = (await import(url)) as JustBash;
const files = new MountableFs();
for (const { path, folder, readOnly } of roots) {
  files.mount(
    path,
    readOnly ? new OverlayFs({ root: folder, mountPoint: "/", readOnly }) : new ReadWriteFs({ root: folder }),
  );
}

async function run({ script, ...options }: ShellLine): Promise<ShellResult> {
  const { cwd, env } = options;
  try {
    const shell = new Bash({ fs: files, cwd, env, executionLimits: { maxExecutionTimeMs: longest } });
    const { stdout, stderr, exitCode } = await shell.exec(script, options);
    return { stdout, stderr, exitCode };
  } catch (error) {
    return { stdout: "", stderr: `${error instanceof Error ? error.message : String(error)}\n`, exitCode: 1 };
  }
}

parentPort?.on("message", async (line: ShellLine) => parentPort?.postMessage(await run(line)));
