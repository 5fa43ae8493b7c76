import { byteLengthOf, streamOf } from "@slipway/core/internal";
import { expect, test } from "vitest";
import { digestOf, verify } from "../index.ts";
import type { UploadBody } from "./content.ts";
import { SeekableStream } from "./seekable-stream.ts";

const parts = ["first ", "second ", "third"].map((text) => new TextEncoder().encode(text));
const whole = new Uint8Array(await new Blob(parts.map((part) => part.slice())).arrayBuffer());
const digest = await digestOf(whole);

/** Content whose parts are given out one by one, verified as downloads are; it counts how often it was opened. */
function made() {
  const seen = { opened: 0 };
  const gates: (() => void)[] = [];
  const content = new SeekableStream({
    open: () => ({ stream: streamOf(() => verify(source(), { digest, size: whole.length })), start: 0 }),
    isRepeatable: true,
    size: whole.length,
    hasher: undefined,
  });
  async function* source(): AsyncGenerator<Uint8Array, void> {
    seen.opened++;
    for (const part of parts) {
      await new Promise<void>((resolve) => gates.push(resolve));
      yield part;
    }
  }
  /** Lets the source deliver its next part, as soon as that is requested. */
  const give = async (): Promise<void> => {
    while (gates.length === 0) await new Promise((resolve) => setImmediate(resolve));
    gates.shift()?.();
  };
  return { content, seen, give };
}

function streamFrom({ body }: UploadBody): ReadableStreamDefaultReader<Uint8Array> {
  if (typeof body !== "function") throw new Error("what flows is a function");
  return body().getReader();
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += new TextDecoder().decode(part.value);
    expect(byteLengthOf(part.value)).toBeGreaterThan(0);
  }
  return text;
}

test("a request that was given up and those after it never read at once, and nothing is lost between them", async () => {
  const { content, seen, give } = made();
  const rest = content.rest(0);
  const begun = rest.begin?.();
  await give();
  await begun;
  const first = streamFrom(rest);
  expect((await first.read()).value).toEqual(parts[0]);
  // It waits for the second part when it is given up, and two others begin.
  const lost = first.read().catch(() => {});
  const second = streamFrom(content.rest(0));
  const late = second.read().catch((error: unknown) => String(error));
  const third = streamFrom(content.rest(6));
  const end = readAll(third);
  await give();
  await give();
  expect(await end).toBe("second third");
  expect(await late).toContain("another request reads on");
  await lost;
  expect(seen.opened).toBe(1);
  expect(content.problem).toBeUndefined();
  expect(content.isRead).toBe(true);
});

test("a body opens nothing: what is behind it is opened before the request, and it says so", async () => {
  const { content, seen, give } = made();
  const rest = content.rest(0);
  await expect(streamFrom(rest).read()).rejects.toThrow("has to be opened before");
  expect([rest.isToBegin?.(), seen.opened, content.problem]).toEqual([true, 0, undefined]);
  const begun = rest.begin?.();
  await give();
  await begun;
  expect(rest.isToBegin?.()).toBe(false);
  const body = readAll(streamFrom(rest));
  await give();
  await give();
  expect(await body).toBe("first second third");
  // The part that was read last is there; what comes before it is not.
  expect(await readAll(streamFrom(content.rest(15)))).toBe("ird");
  await expect(streamFrom(rest).read()).rejects.toThrow("has to be opened before");
  expect(seen.opened).toBe(1);
});

test("a closed stream opens nothing any more", async () => {
  const { content, seen } = made();
  const begun = content.rest(0).begin?.();
  await content.close();
  await expect(begun).rejects.toThrow();
  expect(seen.opened).toBe(0);
});
