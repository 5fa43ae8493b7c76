import type { Emulator } from "./emulator-types.ts";
import type { Replaceable } from "./states/put-back.ts";
import type { States } from "./states/states.ts";

type Members = "snapshot" | "restore" | "snapshots" | "removeSnapshot" | "compare" | "export" | "import";

type Hold = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function keepStates(emulator: Replaceable, hold: Hold): Pick<Emulator, Members> {
  let states: Promise<States> | undefined;

  function withStates<Result>(work: (states: States) => Promise<Result>): Promise<Result> {
    return hold(async () => {
      states ??= import("./states/states.ts").then(({ createStates }) => createStates(emulator));
      return work(await states);
    });
  }

  function bytes(): Promise<ReadableStream<Uint8Array>> {
    return withStates((all) => all.export());
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
    snapshot: (name) => withStates((all) => all.take(name)),
    restore: (name) => withStates((all) => all.restore(name)),
    snapshots: () => withStates((all) => all.names()),
    removeSnapshot: (name) => withStates((all) => all.remove(name)),
    compare: (snapshots) => withStates((all) => all.compare(snapshots)),
    export: exported,
    import: (source) =>
      withStates(async (all) => {
        const { importFrom } = await import("./states/in-files.ts");
        await all.import(importFrom(source));
      }),
  };
}
