import { badRequest } from "../../../../engine/platform-error.ts";
import { unprocessable } from "../../refusals.ts";
import { home } from "../../tables.ts";
import { removeTree } from "../process/freeze.ts";
import type { CommandLine, Machine, MachinePlace, Running, Runtime } from "../runtime.ts";
import { openSessionFiles } from "../session-files.ts";
import { type JustBash, loadJustBash } from "./load.ts";

/** Sandboxes whose commands are those of a shell in JavaScript, over the session's files: no program of this machine runs. */
export function createJustBashRuntime(): Runtime {
  return {
    demand({ image }) {
      if (image === undefined) return;
      throw unprocessable(`The image ${image} cannot be had here: just-bash has its own commands, and no images`);
    },
    async endLeftovers() {
      // What ran ended with the process that it was in.
    },
    async open(place) {
      return openMachine(place, await loadJustBash());
    },
  };
}

function openMachine(place: MachinePlace, { Bash, MountableFs, ReadWriteFs }: JustBash): Machine {
  const files = openSessionFiles(place);
  const visible = new MountableFs();
  for (const { path, folder } of files.roots) visible.mount(path, new ReadWriteFs({ root: folder }));
  const running = new Set<Running>();

  async function run(line: CommandLine, take: Parameters<Machine["run"]>[1]): Promise<Running> {
    if (line.sudo) throw badRequest("`sudo` cannot be had here: just-bash has no users");
    await files.tree.demandFolder(line.cwd);
    const stop = new AbortController();
    let signalled = 0;
    const env = { HOME: home, TMPDIR: "/tmp", ...line.env };
    const shell = new Bash({ fs: visible, cwd: line.cwd, env });
    const ended = shell.exec(quoted(line.command), { cwd: line.cwd, env, args: line.args, signal: stop.signal }).then(
      async ({ stdout, stderr, exitCode }) => {
        if (stdout !== "") await take({ stream: "stdout", data: stdout });
        if (stderr !== "") await take({ stream: "stderr", data: stderr });
        return signalled === 0 ? exitCode : 128 + signalled;
      },
      async (error: unknown) => {
        if (signalled !== 0) return 128 + signalled;
        await take({ stream: "stderr", data: `${error instanceof Error ? error.message : String(error)}\n` });
        return 1;
      },
    );
    const one: Running = {
      ended,
      async kill(signal) {
        signalled ||= signal;
        stop.abort();
      },
    };
    running.add(one);
    void ended.then(() => running.delete(one));
    return one;
  }

  async function halt(): Promise<void> {
    const all = [...running];
    await Promise.all(all.map((each) => each.kill(9)));
    await Promise.allSettled(all.map(({ ended }) => ended));
  }

  return {
    run,
    halt,
    unpack: files.unpack,
    read: files.read,
    mkdir: files.mkdir,
    freeze: files.freeze,
    async dispose() {
      await halt();
      await removeTree(place.folder);
    },
  };
}

/** A command's name as the shell takes it, whatever characters it has. */
function quoted(name: string): string {
  return `'${name.replaceAll("'", "'\\''")}'`;
}
