import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createStore } from "../../test/create-services.ts";
import { newFolder } from "../../test/folder-state.ts";
import { sha1 } from "../../test/start.ts";
import { type ArrivedBlob, Blobs } from "./blobs.ts";
import { openFolderFiles } from "./files/folder-files.ts";
import { createMemoryFiles } from "./files/memory-files.ts";
import type { Store } from "./store.ts";

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

describe.each<[string, (store: Store) => Blobs]>([
  ["in memory", (store) => new Blobs(createMemoryFiles(), store)],
  ["in a folder", (store) => new Blobs(openFolderFiles(newFolder()), store)],
])("contents %s", (_, create) => {
  function open(): { store: Store; blobs: Blobs; write(...texts: string[]): Promise<ArrivedBlob> } {
    const store = createStore();
    const blobs = create(store);
    const write = async (...texts: string[]): Promise<ArrivedBlob> => {
      const arrived = await blobs.receive(pieces(...texts));
      store.transact(() => blobs.keep(arrived));
      return arrived;
    };
    return { store, blobs, write };
  }

  test("are found by the digest of what came in pieces", async () => {
    const { blobs, write } = open();
    expect(await write("one ", "two")).toMatchObject({ sha: sha1("one two"), size: 7 });
    expect([blobs.has(sha1("one two")), blobs.size(sha1("one two"))]).toEqual([true, 7]);
    expect((await blobs.readAll(sha1("one two"))).toString()).toBe("one two");
  });

  test("are read in part", async () => {
    const { blobs, write } = open();
    const { sha } = await write("0123456789");
    expect(await new Response(blobs.read(sha, { first: 3, last: 5 })).text()).toBe("345");
  });

  test("may be empty", async () => {
    const { blobs, write } = open();
    const { sha } = await write();
    expect((await blobs.readAll(sha)).length).toBe(0);
  });

  test("are not found before they are kept, and not when that is taken back", async () => {
    const { store, blobs } = open();
    const arrived = await blobs.receive(pieces("x"));
    expect(blobs.has(sha1("x"))).toBe(false);
    const refused = (): void => {
      blobs.keep(arrived);
      throw new Error("no");
    };
    expect(() => store.transact(refused)).toThrow("no");
    expect(blobs.has(sha1("x"))).toBe(false);
    blobs.discard(arrived);
    expect(() => store.transact(() => blobs.keep(arrived))).toThrow();
  });

  test("that are there already stay when the same ones are taken back", async () => {
    const { store, blobs, write } = open();
    await write("x");
    const again = await blobs.receive(pieces("x"));
    store.transact(
      () => blobs.keep(again),
      () => false,
    );
    blobs.discard(again);
    expect((await blobs.readAll(sha1("x"))).toString()).toBe("x");
  });

  test("are given their place within a transaction only", async () => {
    const { blobs } = open();
    const arrived = await blobs.receive(pieces("x"));
    expect(() => blobs.keep(arrived)).toThrow(/outside of a transaction/);
    expect(blobs.has(sha1("x"))).toBe(false);
  });

  test.each(["", "abc", `../../${"0".repeat(34)}`, "0".repeat(41), "G".repeat(40), "../../../../etc/passwd"])(
    "are not found by %j, which is not a digest, and nothing is read by it",
    async (sha) => {
      const { blobs } = open();
      expect([blobs.has(sha), blobs.size(sha)]).toEqual([false, undefined]);
      expect(() => blobs.read(sha)).toThrow(/is not a SHA-1/);
      await expect(blobs.readAll(sha)).rejects.toThrow(/is not a SHA-1/);
    },
  );

  test("are gone after clearing", async () => {
    const { blobs, write } = open();
    const { sha } = await write("x");
    blobs.clear();
    expect([blobs.has(sha), blobs.size(sha)]).toEqual([false, undefined]);
    await write("y");
  });
});

test("an upload that breaks off leaves no file behind, and neither do those that were kept", async () => {
  const folder = newFolder();
  const store = createStore();
  const blobs = new Blobs(openFolderFiles(folder), store);
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from("half");
    throw new Error("gone");
  }
  await expect(blobs.receive(broken())).rejects.toThrow("gone");
  for (let count = 0; count < 2; count++) {
    const arrived = await blobs.receive(pieces("x"));
    store.transact(() => blobs.keep(arrived));
  }
  expect(readdirSync(join(folder, "incoming"))).toEqual([]);
});
