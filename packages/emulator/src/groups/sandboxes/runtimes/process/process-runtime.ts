import { lstatSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { badRequest } from "../../../../engine/platform-error.ts";
import type { SandboxIsolation } from "../../ports/options.ts";
import { home } from "../../tables.ts";
import { beside } from "../files/beside.ts";
import { openSessionFiles, type SessionFiles } from "../files/session-files.ts";
import type { CommandLine, Machine, MachinePlace, Running, Runtime } from "../runtime.ts";
import { type Cgroup, makeCgroup } from "./cgroup.ts";
import { end } from "./end.ts";
import { environmentText, outerEnvironment, systemPath, takesEnvironment } from "./environment.ts";
import { chooseIsolation, type Isolation } from "./isolation.ts";
import { endLeftovers, markedProcesses, marker } from "./leftovers.ts";
import { runProcess } from "./run.ts";
import { demandToolchain, nodeToolchain, pythonToolchain } from "./toolchain.ts";
import { makeEtc } from "./users.ts";

/** Sandboxes whose commands are programs of this machine. Throws where the isolation that was asked for cannot be had. */
export function createProcessRuntime(
  asked: SandboxIsolation | undefined,
): Runtime & { readonly isolation: SandboxIsolation } {
  if (process.platform === "win32") {
    throw new Error(
      "Sandboxes of the runtime `process` need a system with process groups, which Windows has not; `just-bash` runs there",
    );
  }
  const isolation = chooseIsolation(asked);
  return {
    isolation: isolation.kind,
    demand: demandToolchain,
    endLeftovers,
    async open(place) {
      return openMachine(place, await openSessionFiles(place), isolation);
    },
  };
}

function openMachine(place: MachinePlace, files: SessionFiles, { isolate, kind }: Isolation): Machine {
  const { sessionId, folder, runtime } = place;
  const { tree, roots, mounts, real } = files;
  const etc = makeEtc(folder);
  const root = join(folder, "fs");
  if (!isolate) for (const mount of mounts) linkAt(join(root, mount.path), mount.folder);
  // Made for what runs, and given up when that has ended: nothing else would.
  let cgroup: Cgroup | undefined;
  const running = new Set<Running>();
  const toolchains = [nodeToolchain(), ...[/^python/.test(runtime) ? (pythonToolchain() ?? []) : []].flat()];

  function environment(line: CommandLine): Record<string, string> {
    const bins = isolate
      ? [...new Set(toolchains.map(({ to }) => (to.endsWith("/bin/node") ? posix.dirname(to) : `${to}/bin`)))]
      : toolchains.map(({ bin }) => bin);
    const system = isolate ? systemPath : process.env.PATH;
    const name = line.sudo ? "root" : "vercel-sandbox";
    return {
      PATH: [...bins, system ?? "/usr/bin:/bin"].join(":"),
      HOME: isolate ? home : join(root, home),
      TMPDIR: isolate ? "/tmp" : join(root, "/tmp"),
      ...(isolate ? { USER: name, LOGNAME: name } : {}),
      SHELL: "/bin/sh",
      LANG: "C.UTF-8",
      ...line.env,
      [marker]: sessionId,
    };
  }

  async function run(line: CommandLine, take: Parameters<Machine["run"]>[1]): Promise<Running> {
    refuseNul([line.command, line.cwd, ...line.args, ...Object.entries(line.env).flat()]);
    const cwd = posix.normalize(line.cwd);
    if (tree.has(cwd)) tree.demandFolder(cwd);
    else if (!isolate) tree.within(cwd);
    if (line.sudo && !isolate) {
      throw badRequest("`sudo` is root of a user namespace, and this emulator runs sandboxes without isolation");
    }
    cgroup ??= makeCgroup(sessionId, place.memory);
    const argv = takesEnvironment([line.command, ...line.args]);
    const view = { folders: roots.map(({ path, folder: from, readOnly }) => ({ from, to: path, readOnly })) };
    const started = await runProcess(
      {
        argv: isolate ? isolate({ ...view, toolchains, etc, cwd, root: line.sudo, offline: line.offline }, argv) : argv,
        cwd: isolate ? folder : real(cwd),
        env: { ...outerEnvironment(), [marker]: sessionId },
        given: environmentText(environment(line)),
        doors: cgroup?.doors ?? [],
        isolation: kind,
        folder,
      },
      take,
    );
    running.add(started);
    void started.ended.then(() => running.delete(started));
    return started;
  }

  async function halt(grace: number): Promise<void> {
    const all = [...running];
    const over = Promise.allSettled(all.map(({ ended }) => ended));
    if (all.length > 0 && grace > 0) {
      for (const each of all) void each.kill(15);
      await atMost(grace, over);
    }
    for (const each of running) void each.kill(9);
    const bound = cgroup;
    cgroup = undefined;
    await bound?.remove();
    // Who has left its group is known by its environment.
    if (!bound) for (const pid of markedProcesses(new Set([sessionId]))) end(pid);
    // What holds a pipe of theirs open after that is not waited for long.
    await atMost(5000, over);
  }

  return {
    run,
    halt,
    unpack: files.unpack,
    restore: files.restore,
    read: files.read,
    mkdir: files.mkdir,
    freeze: files.freeze,
    async dispose() {
      await halt(0);
      await beside({ kind: "remove", folder });
    },
  };
}

/** Waits for something for so many ms, and no longer; a timer that nobody waits for would keep the program from its end. */
async function atMost(time: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, pause(time, undefined, { signal: over.signal }).catch(() => {})]);
  over.abort();
}

function linkAt(path: string, target: string): void {
  mkdirSync(dirname(path), { recursive: true });
  if (lstatSync(path, { throwIfNoEntry: false })) rmSync(path, { recursive: true });
  symlinkSync(target, path);
}

function refuseNul(texts: readonly string[]): void {
  if (texts.some((text) => text.includes("\0")))
    throw badRequest("A command, its arguments, directory and environment hold no NUL");
}
