import { setTimeout as pause } from "node:timers/promises";
import { badRequest } from "../../../../engine/platform-error.ts";
import { makeShared, openIsolated, type RuntimePlace } from "../../../../isolation/bubblewrap/open-isolated.ts";
import { type Cgroup, makeCgroup } from "../../../../isolation/cgroup.ts";
import { chooseIsolation, type SandboxIsolation } from "../../../../isolation/choose-isolation.ts";
import type { CommandHost } from "../../../../isolation/command-host.ts";
import { endLeftovers } from "../../../../isolation/leftovers.ts";
import { type RunningProcess, runProcess } from "../../../../isolation/run.ts";
import type { SessionDisk } from "../../../../isolation/session-disk.ts";
import { asTerminal, inTerminal } from "../../../../isolation/terminal.ts";
import { pythonToolchain } from "../../../../isolation/toolchain.ts";
import { unprocessable } from "../../limits.ts";
import { openSessionFiles, type SessionFiles, showDrives } from "../files/session-files.ts";
import type { CommandLine, Machine, MachinePlace, Requirements, Runtime } from "../runtime.ts";
import { openHere } from "./open-here.ts";

export async function createProcessRuntime(
  requested: SandboxIsolation | undefined,
  place: RuntimePlace,
): Promise<Runtime & { readonly isolation: SandboxIsolation }> {
  if (process.platform === "win32") {
    throw new Error(
      "Sandboxes of the runtime `process` need a system with process groups, which Windows has not; `just-bash` runs there",
    );
  }
  const isolation = await chooseIsolation(requested, place.folder);
  const shared = isolation === "none" ? undefined : await makeShared(place);
  return {
    isolation,
    demand(requirements) {
      if (requirements.imageDigest === undefined) demandToolchain(requirements);
      else if (!shared)
        throw unprocessable(
          `The image ${requirements.image} cannot be had here: a command gets a disk of its own by bubblewrap alone, and this emulator runs sandboxes without isolation`,
        );
    },
    endLeftovers,
    isLayered: shared !== undefined,
    async open(place) {
      const withDrives = await showDrives(place);
      const openFiles = (disk: SessionDisk) => openSessionFiles(withDrives, disk);
      return openMachine(
        withDrives,
        await (shared ? openIsolated(withDrives, shared, openFiles) : openHere(withDrives)),
      );
    },
  };
}

function openMachine({ sessionId, folder, memory, vcpus }: MachinePlace, host: CommandHost<SessionFiles>): Machine {
  let cgroup: Cgroup | undefined;
  const running = new Set<RunningProcess>();

  async function run(
    line: CommandLine,
    take: Parameters<Machine["run"]>[1],
    isTerminal = false,
  ): Promise<RunningProcess> {
    demandPossible([line.command, line.cwd, ...line.args, ...Object.entries(line.env).flat()]);
    const start = await host.startOf(line);
    cgroup ??= makeCgroup(sessionId, { memory, vcpus });
    const started = await runProcess(host.begin, start, { cgroup, folder }, take, isTerminal);
    running.add(started);
    void started.silent.then(() => running.delete(started));
    return started;
  }

  async function halt(grace: number): Promise<void> {
    const all = [...running];
    if (all.length > 0 && grace > 0) {
      for (const each of all) void each.kill(15);
      await atMost(grace, Promise.allSettled(all.map(({ ended }) => ended)));
    }
    for (const each of all) void each.kill(9);
    const bound = cgroup;
    cgroup = undefined;
    await Promise.all([host.halt(), bound?.remove(), host.files.halt()]);
    await atMost(5000, Promise.allSettled(all.map(({ silent }) => silent)));
    for (const each of all) each.leave();
  }

  const { unpack, restore, read, mkdir, freeze } = host.files;
  return {
    ...{ unpack, restore, read, mkdir, freeze },
    run: (line, take) => run(line, take),
    openTerminal: async (line, take, size) => asTerminal(await run(inTerminal(line, size), take, true)),
    halt,
    connect: host.connect,
    async close() {
      await halt(0);
      await host.close();
    },
    closed: host.closed,
  };
}

async function atMost(time: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, pause(time, undefined, { signal: over.signal }).catch(() => {})]);
  over.abort();
}

/** Bytes of arguments and environment, more than any Linux takes: https://man7.org/linux/man-pages/man2/execve.2.html. */
const maxInputBytes = 6 * 1024 ** 2;

function demandPossible(texts: readonly string[]): void {
  if (texts.reduce((sum, text) => sum + text.length, 0) > maxInputBytes)
    throw badRequest(`A command, its arguments and environment have at most ${maxInputBytes} characters`);
  if (texts.some((text) => text.includes("\0")))
    throw badRequest("A command, its arguments, directory and environment hold no NUL");
}

function demandToolchain({ runtime, image }: Requirements): void {
  const language = image?.split("/").at(-1)?.split(/[:@]/)[0] ?? runtime;
  if (/^node/.test(language)) return;
  if (!/^python/.test(language)) {
    const what = image === undefined ? `The runtime ${runtime}` : `The image ${image}`;
    throw unprocessable(
      `${what} cannot be had here: a sandbox has this machine's Node and python3, or an image that the emulator's registry has`,
    );
  }
  if (!pythonToolchain())
    throw unprocessable(
      `${image ?? runtime} cannot be had here: it would be this machine's python3, and there is none`,
    );
}
