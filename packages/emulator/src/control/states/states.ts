import { randomUUID } from "node:crypto";
import { chunksOf, streamOf } from "@slipway/core/internal";
import { PlatformError } from "../../engine/platform-error.ts";
import { readArchive, writeArchive } from "./archive.ts";
import { copyOut, removeState, rowsPath, type State } from "./copy.ts";
import { stateFolder, writeFile } from "./folder.ts";
import { putBack, type Replaceable } from "./put-back.ts";

/** Copies of everything that an emulator holds: by name, or as a stream. One after the other, whoever asks. */
export interface States {
  /** The names of all snapshots, in the order of the alphabet. */
  names(): Promise<string[]>;
  take(name: string): Promise<void>;
  restore(name: string): Promise<void>;
  remove(name: string): Promise<void>;
  export(): Promise<ReadableStream<Uint8Array>>;
  import(source: AsyncIterable<Uint8Array>): Promise<void>;
}

/** The snapshots are in a folder of files: `names/<name>` holds the name of the state, which is in `states/`. */
export function createStates(emulator: Replaceable): States {
  const files = emulator.files(stateFolder);
  let turn: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  }

  const stateNamed = (id: string): State => ({ files, at: `states/${id}` });

  async function find(name: string): Promise<State | undefined> {
    const id = await idOf(name);
    return id === undefined ? undefined : stateNamed(id);
  }

  async function idOf(name: string): Promise<string | undefined> {
    if (files.size(nameOf(name)) === undefined) return undefined;
    return new Response(files.read(nameOf(name))).text();
  }

  async function existing(name: string): Promise<State> {
    const found = await find(name);
    if (found) return found;
    const there = allNames().join(", ") || "none";
    throw new PlatformError(404, "not_found", `There is no snapshot ${JSON.stringify(name)}; there are: ${there}`);
  }

  function allNames(): string[] {
    return files
      .list("names")
      .map((path) => path.slice("names/".length))
      .sort();
  }

  /** Has a name lead to a state, at once; when that fails, it leads where it led before. */
  async function call(name: string, id: string, before: string | undefined): Promise<void> {
    const [draft, former] = [`drafts/${id}`, `drafts/${id}-before`];
    try {
      await writeFile(files, draft, encoded(id));
      // Beforehand: a disk that does not take the one would not take the other.
      if (before !== undefined) await writeFile(files, former, encoded(before));
      files.place(draft, nameOf(name));
      try {
        files.flushPlaces();
      } catch (error) {
        if (before === undefined) files.remove(nameOf(name));
        else files.place(former, nameOf(name));
        throw error;
      }
    } finally {
      for (const path of [draft, former]) files.remove(path);
    }
  }

  /** What an earlier run did not finish, nobody can ask for; and a name whose state has gone is no snapshot. */
  async function removeLost(): Promise<void> {
    const kept = new Set<string>();
    for (const name of allNames()) {
      const state = await find(name);
      if (state && files.size(rowsPath(state)) !== undefined) kept.add(state.at);
      else files.remove(nameOf(name));
    }
    const lost = new Set(files.list("states").map((path) => path.split("/").slice(0, 2).join("/")));
    for (const at of lost) if (!kept.has(at)) removeState({ files, at });
    for (const path of files.list("drafts")) files.remove(path);
  }

  /** A state that is gone when it has been used. */
  async function passing<Result>(work: (state: State) => Promise<Result>): Promise<Result> {
    const state = stateNamed(randomUUID());
    try {
      return await work(state);
    } finally {
      removeState(state);
    }
  }

  async function makePresent(state: State): Promise<void> {
    const left = await putBack(state, emulator);
    if (left.length === 0) return;
    const message = "The state was put back, but files that it does not have could not be removed";
    throw new AggregateError(left, `${message}: ${left.join("; ")}`);
  }

  // What cannot be removed now is tried at the next start.
  turn = removeLost().catch(() => {});
  return {
    names: () => inTurn(async () => allNames()),
    take: (name) =>
      inTurn(async () => {
        const before = await idOf(name);
        const id = randomUUID();
        try {
          await copyOut(emulator, stateNamed(id));
          await call(name, id, before);
        } catch (error) {
          removeState(stateNamed(id));
          throw error;
        }
        if (before !== undefined) removeState(stateNamed(before));
      }),
    restore: (name) => inTurn(async () => makePresent(await existing(name))),
    remove: (name) =>
      inTurn(async () => {
        const state = await existing(name);
        files.remove(nameOf(name));
        removeState(state);
      }),
    export: () =>
      inTurn(async () => {
        const state = stateNamed(randomUUID());
        try {
          await copyOut(emulator, state);
        } catch (error) {
          removeState(state);
          throw error;
        }
        return writeArchive(state, emulator.closing, () => removeState(state));
      }),
    import: (source) =>
      passing(async (state) => {
        // After the tidying up, which would take it for something that is lost; and nobody waits for a slow source.
        await inTurn(async () => {});
        // A source that never ends does not hold the emulator's end back.
        const stream = streamOf(() => source[Symbol.asyncIterator]());
        await readArchive(chunksOf(stream, emulator.closing), state);
        await inTurn(() => makePresent(state));
      }),
  };
}

/** Where a name is kept. Throws for what is none. */
function nameOf(name: string): string {
  if (/^[\w-]{1,64}$/.test(name)) return `names/${name}`;
  const message = "a snapshot's name has 1 to 64 letters, digits, - and _";
  throw new PlatformError(400, "bad_request", `Invalid request: \`name\`: ${message}`);
}

async function* encoded(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
