import type { Emulator } from "./emulator-types.ts";
import type { Replaceable } from "./states/put-back.ts";
import type { States } from "./states/states.ts";

type Members = "snapshot" | "restore" | "snapshots" | "removeSnapshot" | "compare" | "export" | "import";

type Hold = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function keepStates(emulator: Replaceable, hold: Hold): Pick<Emulator, Members> {
  let loading: Promise<States> | undefined;

  function withStates<Result>(work: (states: States) => Promise<Result>): Promise<Result> {
    return hold(async () => {
      loading ??= import("./states/states.ts").then(({ States }) => new States(emulator));
      return work(await loading);
    });
  }

  async function exported(file?: string): Promise<unknown> {
    const bytes = await withStates((states) => states.export());
    if (file === undefined) return bytes;
    const { exportTo } = await import("./states/in-files.ts");
    return exportTo(file, bytes);
  }

  return {
    snapshot: (name) => withStates((states) => states.take(name)),
    restore: (name) => withStates((states) => states.restore(name)),
    snapshots: () => withStates((states) => states.names()),
    removeSnapshot: (name) => withStates((states) => states.remove(name)),
    compare: (snapshots) => withStates((states) => states.compare(snapshots)),
    // The overloads say that a file resolves with nothing.
    export: exported as Emulator["export"],
    import: (source) =>
      withStates(async (states) => {
        const { importFrom } = await import("./states/in-files.ts");
        await states.import(importFrom(source));
      }),
  };
}
