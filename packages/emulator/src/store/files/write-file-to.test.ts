import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { newFolder } from "../../../../../test/new-folder.ts";
import type { ByteRange } from "./byte-files.ts";
import { writeFileTo } from "./write-file-to.ts";

const content = Buffer.from(Array.from({ length: 1_000_000 }, (_, index) => (index * 7 + (index >> 8)) % 256));

function newFile(): string {
  const folder = newFolder();
  writeFileSync(join(folder, "content"), content);
  return join(folder, "content");
}

test.each<[string, ByteRange | undefined]>([
  ["all", undefined],
  ["a stretch over several pieces", { first: 100, last: 700_000 }],
  ["the last byte", { first: 999_999, last: 999_999 }],
])("%s of a file arrives as it is, and the stream stays open", async (_, range) => {
  const target = new PassThrough();
  const arrived = buffer(target);
  await writeFileTo(newFile(), range, target);
  target.end("more");
  const expected = content.subarray(range?.first ?? 0, (range?.last ?? content.length) + 1);
  expect((await arrived).equals(Buffer.concat([expected, Buffer.from("more")]))).toBe(true);
});

test("a reader that goes away ends the writing", async () => {
  const target = new PassThrough();
  const writing = expect(writeFileTo(newFile(), undefined, target)).rejects.toThrow();
  target.once("data", () => target.destroy());
  await writing;
});
