import { badRequest } from "../../../../engine/platform-error.ts";
import { bounds } from "../../../../isolation/bounds.ts";
import { home, quoted } from "../../../../isolation/environment.ts";
import { maxPartLength } from "../../command-log.ts";
import { unprocessable } from "../../limits.ts";
import { openSessionFiles, type SessionFiles, showDrives } from "../files/session-files.ts";
import type { Machine, MachinePlace, Runtime } from "../runtime.ts";
import { findJustBash } from "./find.ts";
import { Shell } from "./shell.ts";

const maxThreads = 32;

/** Sandboxes whose commands are those of a shell in JavaScript, over the session's files: no program of this machine runs. */
export function createJustBashRuntime(): Runtime {
  return {
    demand({ runtime, image }) {
      if (image === undefined && !/^python/.test(runtime)) return;
      const what = image === undefined ? `The runtime ${runtime}` : `The image ${image}`;
      throw unprocessable(`${what} cannot be had here: just-bash has its own commands, and no images`);
    },
    async endLeftovers() {
      // A shell ends with the emulator that it was begun by, however that ends.
    },
    async open(place) {
      const url = findJustBash();
      return openMachine(place, await openSessionFiles(await showDrives(place)), url);
    },
  };
}

function openMachine(place: MachinePlace, files: SessionFiles, url: string): Machine {
  let shell: Promise<Shell> | undefined;

  async function beginShell(): Promise<Shell> {
    const limits = {
      memory: place.memory,
      maxThreads,
      maxOutput: bounds.output,
      maxPartLength,
    };
    const started = await Shell.begin({ url, roots: files.roots, ...limits });
    void started.ended.then(() => {
      shell = undefined;
    });
    return started;
  }

  async function halt(): Promise<void> {
    await (await shell?.catch(() => undefined))?.end();
    await files.halt();
  }

  const { unpack, restore, read, mkdir, freeze } = files;
  return {
    ...{ unpack, restore, read, mkdir, freeze },
    async run({ command, args, cwd, env, sudo }, take) {
      if (sudo) throw badRequest("`sudo` cannot be had here: just-bash has no users");
      files.tree.demandFolder(cwd);
      shell ??= beginShell().catch((error: unknown) => {
        shell = undefined;
        throw error;
      });
      const line = { script: quoted(command), args, cwd, env: { HOME: home, TMPDIR: "/tmp", ...env } };
      return (await shell).run(line, take);
    },
    async openTerminal() {
      throw new Error("just-bash has no terminals");
    },
    halt,
    async connect() {
      throw new Error("just-bash has no network");
    },
    close: halt,
  };
}
