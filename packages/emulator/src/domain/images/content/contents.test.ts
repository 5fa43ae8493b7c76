import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { newFolder } from "../../../../../../test/new-folder.ts";
import { createStore } from "../../../../test/create-services.ts";
import { PlatformError } from "../../../engine/platform-error.ts";
import { openFolderFiles } from "../../../store/files/folder-files.ts";
import { type ArrivedContent, Contents } from "./contents.ts";
import type { Addition } from "./uploads.ts";

const store = createStore();

const open = (folder = newFolder()): Contents => new Contents(openFolderFiles(folder), store);

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

const digest = (text: string, algorithm = "sha256"): string =>
  `${algorithm}:${createHash(algorithm).update(text).digest("hex")}`;

const refuse = (actual: string): Error => new Error(`it is ${actual}`);

function finish(contents: Contents, id: string, expected: string, addition: Addition): Promise<number> {
  return contents.finish(id, addition, expected, {
    refuse,
    take: (content) =>
      store.transact(() => {
        contents.keep(content);
        return content.size;
      }),
  });
}

const given = (size: number): number => size;

test.each(["sha256", "sha512"])("an upload in parts becomes a content under its %s", async (algorithm) => {
  const contents = open();
  await contents.uploads.start("u");
  expect(await contents.uploads.append("u", { bytes: pieces("hello ", "world") }, given)).toBe(11);
  expect(await finish(contents, "u", digest("hello world!", algorithm), { bytes: pieces("!") })).toBe(12);
  expect(await new Response(contents.read(digest("hello world!", algorithm))).text()).toBe("hello world!");
  expect(contents.all()).toEqual([digest("hello world!", algorithm)]);
  expect(contents.uploads.all()).toEqual([]);
});

test.each([
  ["sha512", "sha512", 0],
  ["sha256", "sha256", 0],
  ["sha512", "sha256", 1],
  ["sha256", "sha512", 1],
])("prepared for %s and known by %s, an upload is read once more %i times", async (announced, algorithm, readings) => {
  const files = openFolderFiles(newFolder());
  let read = 0;
  const readOne = files.read.bind(files);
  files.read = (...asked) => {
    read += 1;
    return readOne(...asked);
  };
  const contents = new Contents(files, store);
  await contents.uploads.start("u", announced);
  await contents.uploads.append("u", { bytes: pieces("hello ") }, given);
  await finish(contents, "u", digest("hello world", algorithm), { bytes: pieces("world") });
  expect([contents.all(), read]).toEqual([[digest("hello world", algorithm)], readings]);
});

test("additions to one upload come one after the other", async () => {
  const contents = open();
  await contents.uploads.start("u");
  const { uploads } = contents;
  const { promise: gone, resolve: go } = Promise.withResolvers<void>();
  async function* slow(): AsyncGenerator<Uint8Array> {
    yield Buffer.from("a");
    await gone;
    yield Buffer.from("b");
  }
  const adding = uploads.append("u", { bytes: slow() }, given);
  const asked = uploads.size("u");
  go();
  expect([await adding, await asked]).toEqual([2, 2]);
});

async function* tooLarge(): AsyncGenerator<Uint8Array> {
  yield Buffer.from("moon");
  throw new PlatformError(413, "request_entity_too_large", "no");
}

const no = (): never => {
  throw new Error("no");
};

test.each<[what: string, addition: Addition, take: (size: number) => number]>([
  ["that are not accepted", { bytes: pieces("moon"), accept: no }, given],
  ["that cannot be taken note of", { bytes: pieces("moon") }, no],
  ["that the request itself refuses", { bytes: tooLarge() }, given],
])("bytes %s are taken back, and the upload goes on", async (_, addition, take) => {
  const contents = open();
  await contents.uploads.start("u");
  await contents.uploads.append("u", { bytes: pieces("hello ") }, given);
  await expect(contents.uploads.append("u", addition, take)).rejects.toThrow("no");
  expect(await contents.uploads.size("u")).toBe(6);
  await finish(contents, "u", digest("hello world"), { bytes: pieces("world") });
  expect(contents.all()).toEqual([digest("hello world")]);
});

test("an upload whose content cannot be kept goes on from before its last bytes", async () => {
  const contents = open();
  await contents.uploads.start("u");
  await contents.uploads.append("u", { bytes: pieces("hello ") }, given);
  const refused = contents.finish("u", { bytes: pieces("world") }, digest("hello world"), {
    refuse,
    take: (content) =>
      store.transact(() => {
        contents.keep(content);
        throw new Error("the disk is full");
      }),
  });
  await expect(refused).rejects.toThrow("the disk is full");
  expect([contents.all(), await contents.uploads.size("u")]).toEqual([[], 6]);
  await finish(contents, "u", digest("hello world"), { bytes: pieces("world") });
  expect(contents.all()).toEqual([digest("hello world")]);
});

test("a process that is killed before its records are written has the upload, as far as it was", async () => {
  const folder = newFolder();
  const contents = open(folder);
  await contents.uploads.start("u");
  await contents.uploads.append("u", { bytes: pieces("hello ") }, given);
  const onDisk = contents.finish("u", { bytes: pieces("world") }, digest("hello world"), {
    refuse,
    take: (content) =>
      store.transact(() => {
        contents.keep(content);
        const after = open(folder);
        return [after.uploads.all(), after.size(digest("hello world"))];
      }),
  });
  expect(await onDisk).toEqual([["u"], 11]);
  expect([contents.uploads.all(), contents.all()]).toEqual([[], [digest("hello world")]]);
});

test("an upload that is cancelled while bytes come does not come back", async () => {
  const contents = open();
  await contents.uploads.start("u");
  async function* cancelled(): AsyncGenerator<Uint8Array> {
    yield Buffer.from("a");
    contents.uploads.cancel("u");
  }
  await expect(contents.uploads.append("u", { bytes: cancelled() }, given)).rejects.toThrow("is over");
  expect(contents.uploads.all()).toEqual([]);
});

test("a content that is removed while the same one arrives is there afterwards", async () => {
  const contents = open();
  const keep = (arrived: ArrivedContent): void => store.transact(() => contents.keep(arrived));
  keep(await contents.receive(digest("same"), Buffer.from("same")));
  const again = await contents.receive(digest("same"), Buffer.from("same"));
  contents.remove(digest("same"));
  keep(again);
  expect(contents.size(digest("same"))).toBe(4);
  contents.remove(digest("same"));
  expect(contents.size(digest("same"))).toBeUndefined();
});
