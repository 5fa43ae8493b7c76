import { randomUUID } from "node:crypto";
import { chunksOf, streamOf } from "@slipway/core/internal";
import { readArchive, writeArchive } from "./archive.ts";
import { type Compared, differences, type FoundDifferences, indexRows } from "./compare.ts";
import { copyOut, readRows, removeState, type State, stateFolder } from "./copy.ts";
import { Names } from "./names.ts";
import { putBack, type Replaceable } from "./put-back.ts";

export class States {
  readonly #emulator: Replaceable;
  readonly #names: Names;
  #turn: Promise<unknown>;

  constructor(emulator: Replaceable) {
    this.#emulator = emulator;
    this.#names = new Names(emulator.files(stateFolder));
    // Failures are retried at the next start.
    this.#turn = this.#names.removeLost().catch(() => {});
  }

  names(): Promise<string[]> {
    return this.#inTurn(async () => this.#names.all());
  }

  take(name: string): Promise<void> {
    return this.#inTurn(async () => {
      const before = await this.#names.idOf(name);
      await this.#copied((_, id) => this.#names.point(name, id, before));
      if (before !== undefined) removeState(this.#names.state(before));
    });
  }

  restore(name: string): Promise<void> {
    return this.#inTurn(async () => this.#putBack(await this.#names.existing(name)));
  }

  remove(name: string): Promise<void> {
    return this.#inTurn(async () => {
      const state = await this.#names.existing(name);
      this.#names.remove(name);
      removeState(state);
    });
  }

  compare({ from, to }: Compared): Promise<FoundDifferences> {
    const { rows, redact } = this.#emulator;
    return this.#inTurn(async () => {
      const before = await indexRows(readRows(await this.#names.existing(from)));
      const after = await indexRows(to === undefined ? [[...rows()]] : readRows(await this.#names.existing(to)));
      return differences(before, after, redact);
    });
  }

  export(): Promise<ReadableStream<Uint8Array>> {
    const { closing } = this.#emulator;
    return this.#inTurn(() => this.#copied((state) => writeArchive(state, closing, () => removeState(state))));
  }

  async import(source: AsyncIterable<Uint8Array>): Promise<void> {
    const state = this.#names.state(randomUUID());
    try {
      // After the clean-up, which would remove this state as lost. Other work does not wait for a slow source.
      await this.#inTurn(async () => {});
      // Abortable, so that an endless source cannot block closing.
      const stream = streamOf(() => source[Symbol.asyncIterator]());
      await readArchive(chunksOf(stream, this.#emulator.closing), state);
      await this.#inTurn(() => this.#putBack(state));
    } finally {
      removeState(state);
    }
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => {});
    return result;
  }

  async #copied<Result>(use: (state: State, id: string) => Result): Promise<Awaited<Result>> {
    const id = randomUUID();
    const state = this.#names.state(id);
    try {
      await copyOut(this.#emulator, state);
      return await use(state, id);
    } catch (error) {
      removeState(state);
      throw error;
    }
  }

  async #putBack(state: State): Promise<void> {
    const failures = await putBack(state, this.#emulator);
    if (failures.length === 0) return;
    const message = "The state was restored, but other files could not be removed";
    throw new AggregateError(failures, `${message}: ${failures.join("; ")}`);
  }
}
