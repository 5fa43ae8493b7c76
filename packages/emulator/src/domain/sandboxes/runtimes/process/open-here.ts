import { once } from "node:events";
import { lstatSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join, posix } from "node:path";
import { badRequest } from "../../../../engine/platform-error.ts";
import { beginProcess, end } from "../../../../isolation/begin-process.ts";
import type { CommandHost } from "../../../../isolation/command-host.ts";
import {
  environmentDescriptor,
  environmentText,
  home,
  outerEnvironment,
  takesEnvironment,
} from "../../../../isolation/environment.ts";
import { shutInherited } from "../../../../isolation/inherited.ts";
import { markedProcesses, marker } from "../../../../isolation/leftovers.ts";
import { holderOfPort } from "../../../../isolation/port-holder.ts";
import { spawnInTurn } from "../../../../isolation/spawn-in-turn.ts";
import { toolchainsOf } from "../../../../isolation/toolchain.ts";
import { PortTakenError } from "../../limits.ts";
import { proxyVariables } from "../../policy.ts";
import { openSessionFiles, type SessionFiles } from "../files/session-files.ts";
import type { CommandLine, MachinePlace } from "../runtime.ts";

/** This machine as it is: the paths of the API are mapped to a folder, and a command can do all that the emulator's user can. */
export async function openHere(place: MachinePlace): Promise<CommandHost<SessionFiles>> {
  const { sessionId, folder } = place;
  const files = await openSessionFiles(place);
  const { tree, real } = files;
  const root = join(folder, "fs");
  for (const mount of place.drives) linkAt(join(root, mount.path), mount.folder);
  const bins = toolchainsOf(place.runtime).map(({ bin }) => bin);

  function environment({ env, policy }: CommandLine): Record<string, string> {
    return {
      PATH: [...bins, process.env.PATH ?? "/usr/bin:/bin"].join(":"),
      HOME: join(root, home),
      TMPDIR: join(root, "/tmp"),
      SHELL: "/bin/sh",
      LANG: "C.UTF-8",
      ...proxyVariables(policy),
      ...env,
      [marker]: sessionId,
    };
  }

  return {
    files,
    begin: (start) => spawnInTurn(() => beginProcess(start, shutInherited(environmentDescriptor + 1))),
    async startOf(line) {
      const cwd = posix.normalize(line.cwd);
      if (tree.has(cwd)) tree.demandFolder(cwd);
      else tree.within(cwd);
      if (line.sudo)
        throw badRequest("`sudo` is root of a user namespace, and this emulator runs sandboxes without isolation");
      return {
        argv: takesEnvironment(),
        cwd: real(cwd),
        env: { ...outerEnvironment(), [marker]: sessionId },
        inputs: [{ text: environmentText([line.command, ...line.args], environment(line)) }],
      };
    },
    async connect(port) {
      const holder = holderOfPort(port);
      if (holder === "no sandbox") throw new PortTakenError(port, "a program of this machine");
      if (holder !== undefined && holder.sessionId !== sessionId) throw new PortTakenError(port, "another sandbox");
      const socket = connect({ host: "127.0.0.1", port, allowHalfOpen: true });
      await once(socket, "connect");
      return socket;
    },
    async halt() {
      for (const pid of markedProcesses(new Set([sessionId]))) end(pid);
    },
    async close() {},
  };
}

function linkAt(path: string, target: string): void {
  mkdirSync(dirname(path), { recursive: true });
  if (lstatSync(path, { throwIfNoEntry: false })) rmSync(path, { recursive: true });
  symlinkSync(target, path);
}
