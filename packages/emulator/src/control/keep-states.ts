import type { Emulator } from "../emulator-types.ts";
import type { Replaceable } from "./states/put-back.ts";
import type { States } from "./states/states.ts";

type Members = "snapshot" | "restore" | "snapshots" | "removeSnapshot" | "export" | "import";

/** What an emulator does with copies of all that it holds. The code for it is loaded when it is first asked for. */
export function keepStates(emulator: Replaceable): Pick<Emulator, Members> {
  let states: Promise<States> | undefined;

  function loaded(): Promise<States> {
    states ??= import("./states/states.ts").then(({ createStates }) => createStates(emulator));
    return states;
  }

  async function bytes(): Promise<ReadableStream<Uint8Array>> {
    return (await loaded()).export();
  }

  async function toFile(file: string): Promise<void> {
    const { exportTo } = await import("./states/in-files.ts");
    await exportTo(file, await bytes());
  }

  function exported(): Promise<ReadableStream<Uint8Array>>;
  function exported(file: string): Promise<void>;
  function exported(file?: string): Promise<unknown> {
    return file === undefined ? bytes() : toFile(file);
  }

  return {
    snapshot: async (name) => (await loaded()).take(name),
    restore: async (name) => (await loaded()).restore(name),
    snapshots: async () => (await loaded()).names(),
    removeSnapshot: async (name) => (await loaded()).remove(name),
    export: exported,
    async import(source) {
      const { importFrom } = await import("./states/in-files.ts");
      await (await loaded()).import(importFrom(source));
    },
  };
}
