import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import type { Io } from "./context.ts";
import { print } from "./output.ts";

const stdout = new PassThrough();
// A stream takes what a terminal takes.
const io = { stdout } as unknown as Io;

test("a table has as many rows as there are", { tags: "endurance" }, async () => {
  const value = Array.from({ length: 150_000 }, (_, id) => ({ id }));
  let lines = 0;
  stdout.on("data", (chunk: Buffer) => {
    lines += String(chunk).split("\n").length - 1;
  });
  await print(io, "table", { value });
  expect(lines).toBe(150_001);
});

test("a list without an end ends when nobody reads it any more, and that is not an error", async () => {
  let isEnded = false;
  async function* endless(): AsyncGenerator<number> {
    try {
      for (;;) yield 1;
    } finally {
      isEnded = true;
    }
  }
  const closed = new PassThrough().destroy().on("error", () => {});
  const printed = print({ stdout: closed } as unknown as Io, "ndjson", { value: endless() });
  await expect(printed).rejects.toMatchObject({ message: "", exitCode: 0 });
  expect(isEnded).toBe(true);
});
