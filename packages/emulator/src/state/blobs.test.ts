import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { sha1 } from "../../test/start.ts";
import { Blobs } from "./blobs.ts";
import { openFolderFiles } from "./files/folder-files.ts";
import { createMemoryFiles } from "./files/memory-files.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "slipway-blobs-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

describe.each<[string, () => Blobs]>([
  ["in memory", () => new Blobs(createMemoryFiles())],
  ["in a folder", () => new Blobs(openFolderFiles(newFolder()))],
])("contents %s", (_, open) => {
  test("are found by the digest of what came in pieces", async () => {
    const blobs = open();
    expect(await blobs.write(pieces("one ", "two"))).toEqual({ sha: sha1("one two"), size: 7 });
    expect([blobs.has(sha1("one two")), blobs.size(sha1("one two"))]).toEqual([true, 7]);
    expect((await blobs.readAll(sha1("one two"))).toString()).toBe("one two");
  });

  test("are read in part", async () => {
    const blobs = open();
    const { sha } = await blobs.write(pieces("0123456789"));
    expect(await new Response(blobs.read(sha, { first: 3, last: 5 })).text()).toBe("345");
  });

  test("may be empty", async () => {
    const blobs = open();
    const { sha } = await blobs.write(pieces());
    expect((await blobs.readAll(sha)).length).toBe(0);
  });

  test("that are refused are not kept", async () => {
    const blobs = open();
    const refuse = () => {
      throw new Error("no");
    };
    await expect(blobs.write(pieces("x"), refuse)).rejects.toThrow("no");
    expect(blobs.has(sha1("x"))).toBe(false);
  });

  test("are gone after clearing", async () => {
    const blobs = open();
    const { sha } = await blobs.write(pieces("x"));
    await blobs.clear();
    expect([blobs.has(sha), blobs.size(sha)]).toEqual([false, undefined]);
    await blobs.write(pieces("y"));
  });
});

test("an upload that breaks off leaves no file behind", async () => {
  const folder = newFolder();
  const blobs = new Blobs(openFolderFiles(folder));
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from("half");
    throw new Error("gone");
  }
  await expect(blobs.write(broken())).rejects.toThrow("gone");
  expect(readdirSync(join(folder, "incoming"))).toEqual([]);
});
