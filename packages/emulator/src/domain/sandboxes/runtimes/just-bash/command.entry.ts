import { parentPort, workerData } from "node:worker_threads";
import type { ShellLine, ShellResult, ShellSettings } from "./messages.ts";

// A thread of a shell's process: it runs one command at a time, and can be ended whatever that does.

/** The used parts of `just-bash`. Its types are not imported, because it is an optional peer. */
interface JustBash {
  readonly Bash: new (options: {
    readonly fs: object;
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
    readonly executionLimits: { readonly maxExecutionTimeMs: number };
  }) => {
    exec(line: string, options: Omit<ShellLine, "script">): Promise<ShellResult>;
  };
  readonly InMemoryFs: new () => object;
  readonly MountableFs: new (options: { readonly base: object }) => { mount(path: string, files: object): void };
  readonly ReadWriteFs: new (options: { readonly root: string }) => object;
  readonly OverlayFs: new (options: {
    readonly root: string;
    readonly mountPoint: "/";
    readonly readOnly: true;
  }) => object;
}

const longest = 24 * 60 * 60 * 1000;

// The process made the thread with this data, and the package exports what its description says.
const { url, roots } = workerData as ShellSettings;
const { Bash, InMemoryFs, MountableFs, OverlayFs, ReadWriteFs } = (await import(url)) as JustBash;

function files(): object {
  const outerFirst = [...roots].sort((one, other) => one.path.length - other.path.length);
  let all: object = new InMemoryFs();
  for (const { path, folder: root, readOnly } of outerFirst) {
    const next = new MountableFs({ base: all });
    next.mount(path, readOnly ? new OverlayFs({ root, mountPoint: "/", readOnly }) : new ReadWriteFs({ root }));
    all = next;
  }
  return all;
}

async function run({ script, ...options }: ShellLine): Promise<ShellResult> {
  const { cwd, env } = options;
  try {
    const shell = new Bash({ fs: files(), cwd, env, executionLimits: { maxExecutionTimeMs: longest } });
    const { stdout, stderr, exitCode } = await shell.exec(script, options);
    return { stdout, stderr, exitCode };
  } catch (error) {
    return { stdout: "", stderr: `${error instanceof Error ? error.message : String(error)}\n`, exitCode: 1 };
  }
}

parentPort?.on("message", async (line: ShellLine) => parentPort?.postMessage(await run(line)));
