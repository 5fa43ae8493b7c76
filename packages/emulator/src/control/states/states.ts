import { randomUUID } from "node:crypto";
import { chunksOf, streamOf } from "@slipway/core/internal";
import { readArchive, writeArchive } from "./archive.ts";
import { type Compared, differences, type FoundDifferences, indexRows } from "./compare.ts";
import { copyOut, readRows, removeState, type State } from "./copy.ts";
import { stateFolder } from "./folder.ts";
import { Names } from "./names.ts";
import { putBack, type Replaceable } from "./put-back.ts";

export interface States {
  names(): Promise<string[]>;
  take(name: string): Promise<void>;
  restore(name: string): Promise<void>;
  remove(name: string): Promise<void>;
  compare(snapshots: Compared): Promise<FoundDifferences>;
  export(): Promise<ReadableStream<Uint8Array>>;
  import(source: AsyncIterable<Uint8Array>): Promise<void>;
}

export function createStates(emulator: Replaceable): States {
  const names = new Names(emulator.files(stateFolder));
  // Failures are retried at the next start.
  let turn: Promise<unknown> = names.removeLost().catch(() => {});

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  }

  async function copied<Result>(use: (state: State, id: string) => Result): Promise<Awaited<Result>> {
    const id = randomUUID();
    const state = names.state(id);
    try {
      await copyOut(emulator, state);
      return await use(state, id);
    } catch (error) {
      removeState(state);
      throw error;
    }
  }

  async function makePresent(state: State): Promise<void> {
    const failures = await putBack(state, emulator);
    if (failures.length === 0) return;
    const message = "The state was restored, but other files could not be removed";
    throw new AggregateError(failures, `${message}: ${failures.join("; ")}`);
  }

  return {
    names: () => inTurn(async () => names.all()),
    take: (name) =>
      inTurn(async () => {
        const before = await names.idOf(name);
        await copied((_, id) => names.point(name, id, before));
        if (before !== undefined) removeState(names.state(before));
      }),
    restore: (name) => inTurn(async () => makePresent(await names.existing(name))),
    remove: (name) =>
      inTurn(async () => {
        const state = await names.existing(name);
        names.remove(name);
        removeState(state);
      }),
    compare: ({ from, to }) =>
      inTurn(async () => {
        const before = await indexRows(readRows(await names.existing(from)));
        const after = await indexRows(to === undefined ? [[...emulator.rows()]] : readRows(await names.existing(to)));
        return differences(before, after, emulator.redact);
      }),
    export: () => inTurn(() => copied((state) => writeArchive(state, emulator.closing, () => removeState(state)))),
    async import(source) {
      const state = names.state(randomUUID());
      try {
        // After the clean-up, which would remove this state as lost. Other work does not wait for a slow source.
        await inTurn(async () => {});
        // Abortable, so that an endless source cannot block closing.
        const stream = streamOf(() => source[Symbol.asyncIterator]());
        await readArchive(chunksOf(stream, emulator.closing), state);
        await inTurn(() => makePresent(state));
      } finally {
        removeState(state);
      }
    },
  };
}
