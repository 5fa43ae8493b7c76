import { expect, test } from "vitest";
import { digestOf, verify } from "./index.ts";

const text = new TextEncoder();
const hello = text.encode("hello");

async function* parts(...each: string[]): AsyncGenerator<Uint8Array> {
  for (const part of each) yield text.encode(part);
}

async function read(content: AsyncIterable<Uint8Array>): Promise<string> {
  let whole = "";
  for await (const part of content) whole += new TextDecoder().decode(part);
  return whole;
}

test("content of the right digest and size passes, with any registered algorithm", async () => {
  for (const algorithm of ["sha256", "sha512"] as const) {
    const digest = await digestOf(hello, algorithm);
    expect(await read(verify(parts("he", "l", "lo"), { digest, size: 5 }))).toBe("hello");
  }
});

test.each([
  ["changed", ["jello"], /has the digest sha256:\w+: it was changed or cut/],
  ["too short", ["hell"], /has 4 bytes, not 5/],
  ["too long", ["hello", "!"], /has more than 5 bytes, not 5/],
  ["empty", [], /has 0 bytes, not 5/],
])("content that is %s ends with a ContentError", async (_, each, message) => {
  const digest = await digestOf(hello);
  const error = await read(verify(parts(...each), { digest, size: 5 })).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: "ContentError", content: digest, message: expect.stringMatching(message) });
});

test("a byte beyond the size is never handed on", async () => {
  const seen: string[] = [];
  const digest = await digestOf(hello);
  await expect(async () => {
    for await (const part of verify(parts("hello", " and more"), { digest, size: 5 })) {
      seen.push(new TextDecoder().decode(part));
    }
  }).rejects.toThrow(/more than 5/);
  expect(seen).toEqual(["hello"]);
});
