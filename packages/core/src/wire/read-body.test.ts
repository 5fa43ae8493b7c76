import { expect, test } from "vitest";
import { endless } from "../../test/fault-server.ts";
import { serve } from "../../test/server.ts";
import { readBody } from "./read-body.ts";

async function readText(response: Response, most: number) {
  const { bytes, ...rest } = await readBody(response, most);
  return { text: new TextDecoder().decode(bytes), ...rest };
}

test("a body within the bound is read as it is, however its characters are cut", async () => {
  const bytes = new TextEncoder().encode("ü€😀");
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await readText(new Response(body), bytes.length)).toEqual({ text: "ü€😀" });
});

test("a body of exactly the bound is whole, one byte more is too long", async () => {
  expect(await readText(new Response("abc"), 3)).toEqual({ text: "abc" });
  expect(await readText(new Response("abcd"), 3)).toMatchObject({ ended: "long" });
});

test("an answer without a body is empty", async () => {
  expect(await readText(new Response(null), 0)).toEqual({ text: "" });
});

test("a body without an end is let go of, and its socket is freed", async () => {
  let gone: Promise<unknown> = Promise.resolve();
  const { url } = await serve((request, response) => {
    gone = new Promise((resolve) => response.once("close", resolve));
    const turn = endless(200);
    return typeof turn === "function" ? turn(request, response) : turn;
  });
  expect(await readText(await fetch(url), 100_000)).toMatchObject({ ended: "long" });
  await gone;
});

test("a body that breaks off yields its beginning and the reason", async () => {
  const { url } = await serve((_, response) => {
    response.writeHead(200, { "content-length": "99" }).write('{"a":', () => response.destroy());
    return undefined;
  });
  expect(await readText(await fetch(url), 1000)).toMatchObject({ ended: "broken", cause: expect.any(Error) });
});
