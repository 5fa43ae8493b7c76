import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forAllAsync } from "../../../core/test/for-all.ts";
import { lengthProblem } from "./path-limits.ts";
import { bytesOfChunks } from "./tar-bytes.ts";
import { BLOCK, decodeBlock, encodeHeader, padded, TAR_END } from "./tar-codec.ts";
import { readHeaders, type TarEntry } from "./tar-headers.ts";

async function entriesOf(tar: Uint8Array, chunk = tar.length): Promise<TarEntry[]> {
  async function* chunks(): AsyncGenerator<Uint8Array, void> {
    for (let at = 0; at < tar.length; at += chunk) yield tar.subarray(at, at + chunk);
  }
  return Array.fromAsync(readHeaders(bytesOfChunks(chunks()), "the tar"));
}

test("a file that is written is read back, however it comes", async () => {
  const path = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 300 })
    .filter((text) => !/[\0]|\/$/.test(text) && lengthProblem(text) === undefined);
  const file = fc.record({ path, size: fc.nat(2000), mode: fc.nat(0o777) });
  await forAllAsync([fc.array(file, { maxLength: 4 }), fc.integer({ min: 1, max: 3000 })], async (files, chunk) => {
    const parts = files.flatMap((each) => [
      encodeHeader({ ...each, kind: "file", target: "" }),
      new Uint8Array(padded(each.size)).fill(1),
    ]);
    const entries = await entriesOf(Buffer.concat([...parts, TAR_END]), chunk);
    expect(entries).toMatchObject(files);
  });
});

test.each([8 ** 11 - 1, 8 ** 11, 2 ** 50])("a file may have %d bytes", async (size) => {
  const bytes = encodeHeader({ path: "large", kind: "file", size, mode: 0o644, target: "" });
  const entries = readHeaders(bytesOfChunks(only(bytes)), "the tar");
  expect((await entries.next()).value).toMatchObject({ size, position: 3 * BLOCK });
});

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}

function oldHeader(flag: string, name: string, size: Buffer | string, magic = "ustar  \0"): Uint8Array {
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0, 100);
  block.write("0000644\0", 100);
  block.set(Buffer.from(size), 124);
  block.write(flag, 156);
  block.write(magic, 257);
  block.write("        ", 148);
  block.write(
    `${block
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, "0")}\0 `,
    148,
  );
  return block;
}

test("GNU tar's sizes in bytes, and its long paths, are read", async () => {
  const size = Buffer.alloc(12);
  size[0] = 0x80;
  size.writeUIntBE(2 ** 34, 6, 6);
  expect(decodeBlock(oldHeader("0", "large", size))).toMatchObject({ path: "large", size: 2 ** 34 });
  const long = `${"a/".repeat(199)}aa`;
  const text = Buffer.alloc(BLOCK);
  text.write(`${long}\0`);
  const tar = Buffer.concat([
    oldHeader("L", "././@LongLink", "00000000621\0"),
    text,
    oldHeader("0", "a", "00000000000\0"),
  ]);
  expect(await entriesOf(tar)).toMatchObject([{ path: long, kind: "file" }]);
});

describe("Whether an entry is a folder is said by", () => {
  const named = (path: string): Uint8Array => encodeHeader({ path, kind: "extended", size: 0, mode: 0, target: "" });
  /** An extended header alone, which gives what follows another path. */
  const pax = (path: string): Uint8Array => named(path).subarray(0, 2 * BLOCK);
  const none = "00000000000\0";
  const longName = (path: string): Buffer => {
    const text = Buffer.alloc(BLOCK);
    text.write(`${path}\0`);
    const size = (path.length + 1).toString(8).padStart(11, "0");
    return Buffer.concat([oldHeader("L", "././@LongLink", `${size}\0`), text]);
  };

  test.each([
    ["the flag of a folder, with a slash or without", [oldHeader("5", "a", none)], "a", "folder"],
    [
      "the flag of a folder, whatever the extended header calls it",
      [pax("b"), oldHeader("5", "a", none)],
      "b",
      "folder",
    ],
    ["the slash of a header of the oldest form", [oldHeader("\0", "a/", none, "")], "a/", "folder"],
    ["the slash, also where that has the flag of a file", [oldHeader("0", "a/", none, "")], "a/", "folder"],
    ["the slash that an extended header gives it", [pax("b/"), oldHeader("\0", "a", none, "")], "b/", "folder"],
    ["no slash that an extended header takes from it", [pax("b"), oldHeader("\0", "a/", none, "")], "b", "file"],
    ["no slash of a name that was cut", [pax("b"), oldHeader("0", "a/", none)], "b", "file"],
  ] as const)("%s", async (_what, parts, path, kind) => {
    expect(await entriesOf(Buffer.concat(parts))).toMatchObject([{ path, kind }]);
  });

  test("the slash behind a prefix, where nothing is said to be in it", () => {
    const block = Buffer.from(oldHeader("\0", "", "00000002000\0", "ustar\0"));
    block.write("d/p", 345);
    block.write("        ", 148);
    const sum = block.reduce((all, byte) => all + byte, 0);
    block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    expect(decodeBlock(block)).toMatchObject({ path: "d/p/" });
  });

  test.each([
    ["by two headers of one kind", [pax("a"), pax("a")]],
    ["by a long name and an extended header that differ", [longName("../../evil"), pax("d/ok")]],
  ])("one name only: one that is said twice, %s, is refused", async (_, parts) => {
    await expect(entriesOf(Buffer.concat([...parts, oldHeader("0", "x", none)]))).rejects.toThrow(
      /has two names for the entry after byte \d+/,
    );
  });

  test("its name and its header, and where they differ it is refused", async () => {
    await expect(entriesOf(oldHeader("0", "a/", none))).rejects.toThrow(
      'the tar holds "a/", which its name calls a folder and its header a file: pack it anew',
    );
  });

  test("no slash in the header of a file whose path had to be cut behind one", () => {
    for (const path of [`${"a".repeat(99)}/b`, `${"a".repeat(98)}/\u00e9`]) {
      const block = Buffer.from(encodeHeader({ path, kind: "file", size: 0, mode: 0o644, target: "" })).subarray(
        -BLOCK,
      );
      expect(block.toString("latin1", 0, 100)).toMatch(/^a+\0+$/);
    }
  });
});

test("a global header says something of all that follow", async () => {
  const text = Buffer.alloc(BLOCK);
  text.write("19 mtime=1234567.5\n");
  const tar = Buffer.concat([
    oldHeader("g", "global", "00000000023\0"),
    text,
    oldHeader("0", "a", "00000000000\0"),
    oldHeader("0", "b", "00000000000\0"),
  ]);
  expect(await entriesOf(tar)).toMatchObject([
    { path: "a", mtime: 1234567.5 },
    { path: "b", mtime: 1234567.5 },
  ]);
});

test.each([
  ["a header with a wrong sum", () => oldHeader("0", "a", "00000000000\0").fill(1, 0, 1)],
  [
    "an extended header without lines",
    () => Buffer.concat([oldHeader("x", "x", "00000000005\0"), Buffer.alloc(BLOCK)]),
  ],
  ["an extended header that is cut", () => oldHeader("x", "x", "00000000005\0")],
  ["a file that is cut", () => oldHeader("0", "a", "00000000005\0")],
  ["a size that is none", () => oldHeader("0", "a", "0000000000x\0")],
])("%s is refused", async (_what, tar) => {
  await expect(entriesOf(tar())).rejects.toThrow("the tar is not a tar, is compressed, or was cut: byte 0");
});

test.each([
  ["x", "an extended header"],
  ["L", "a long path"],
])("%s: %s of more than a megabyte is refused before it is read", async (flag) => {
  const read: number[] = [];
  const bytes = bytesOfChunks(only(oldHeader(flag, "x", "00004000001\0")));
  const take = (length: number): Promise<Uint8Array> => {
    read.push(length);
    return bytes.take(length);
  };
  const watched = { ...bytes, take };
  await expect(readHeaders(watched, "the tar").next()).rejects.toThrow(
    "the tar has an extended header of 1048577 bytes: more than 1048576",
  );
  expect(read).toEqual([BLOCK]);
});

test.each([
  ["path", { path: "a/".repeat(2100) }, 'the tar holds the path "a/a/'],
  ["name", { path: "a".repeat(256) }, "which has a name of more than 255 bytes in it"],
  ["target", { path: "a", kind: "link", target: "b/".repeat(2100) }, 'the tar holds a link to "b/b/'],
] as const)("an entry with a %s that no system takes is refused", async (_what, entry, message) => {
  const header = encodeHeader({ kind: "file", size: 0, mode: 0o644, target: "", ...entry });
  await expect(entriesOf(Buffer.concat([header, TAR_END]))).rejects.toThrow(message);
});
