import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { portOf } from "../../../../test/port-of.ts";
import { caught } from "../../test/caught.ts";
import { forAllAsync } from "../../test/for-all.ts";
import { parseSigned, readSigned, sign } from "./signature.ts";

const secret = "whsec_1";
const body = '{"id":"evt_1","text":"grüß"}';

test("a signature is what HMAC-SHA1 gives, for any body and secret", () =>
  forAllAsync(
    [fc.string(), fc.string({ minLength: 1 }).filter((key) => key.trim() === key)],
    async (text, key) => {
      expect(await sign(text, key)).toBe(createHmac("sha1", key).update(text).digest("hex"));
    },
    { numRuns: 50 },
  ));

test.each([
  ["a request", async () => new Request("https://me/", { method: "POST", body, headers: await signed() })],
  ["a body beside Headers", async () => ({ body, headers: new Headers(await signed()) })],
  [
    "a body beside a record",
    async () => ({ body: new TextEncoder().encode(body), headers: await signed("X-Vercel-Signature") }),
  ],
])("%s is read when its signature fits", async (_, delivery) => {
  expect(await readSigned(await delivery(), secret)).toBe(body);
});

test.each([
  ["no signature", {}, /no x-vercel-signature/],
  ["a signature that is not hex", { "x-vercel-signature": "zz" }, /does not match/],
  ["a signature of another body", { "x-vercel-signature": "00".repeat(20) }, /does not match/],
])("%s is refused", async (_, headers, message) => {
  await expect(readSigned({ body, headers }, secret)).rejects.toThrow(message);
  await expect(readSigned({ body, headers }, secret)).rejects.toMatchObject({ name: "InputError" });
});

test("another secret is refused, and not shown", async () => {
  const error: unknown = await readSigned({ body, headers: await signed() }, "whsec_2").catch(
    (reason: unknown) => reason,
  );
  expect(String(error)).toMatch(/does not match/);
  expect(String(error)).not.toContain("whsec");
});

test("a parsed body and an empty secret are refused with what to give instead", async () => {
  const headers = await signed();
  const parsed: Uint8Array = JSON.parse(body); // what frameworks hand over as any
  await expect(readSigned({ body: parsed, headers }, secret)).rejects.toThrow(/give the raw body/);
  await expect(readSigned({ body, headers }, "")).rejects.toThrow(/no secret/);
});

test("a Buffer is read as it came", async () => {
  const buffer: Buffer = Buffer.from(body);
  expect(await readSigned({ body: buffer, headers: await signed() }, secret)).toBe(body);
});

async function signed(name = "x-vercel-signature"): Promise<Record<string, string>> {
  return { [name]: await sign(body, secret) };
}

test("a signature by any of several secrets is accepted while one is replaced", async () => {
  const delivery = async () => ({ body, headers: await signed() });
  expect(await readSigned(await delivery(), ["whsec_2", secret])).toBe(body);
  expect(await readSigned(await delivery(), [secret, "whsec_2"])).toBe(body);
  await expect(readSigned(await delivery(), ["whsec_2", "whsec_3"])).rejects.toThrow(/does not match/);
  await expect(readSigned(await delivery(), [])).rejects.toThrow(/no secret/);
  await expect(readSigned(await delivery(), [secret, ""])).rejects.toThrow(/no secret/);
});

test.each([`${secret}\n`, ` ${secret}`, [secret, `${secret}\r\n`]])(
  "a secret with white space around it is refused, and not shown",
  async (wrong) => {
    const error = await caught(readSigned({ body, headers: await signed() }, wrong));
    expect(error).toMatchObject({
      name: "InputError",
      parameter: "secret",
      message: expect.stringMatching(/white space around it/),
    });
    expect(String(error)).not.toContain("whsec");
  },
);

test("a request of another realm, whose classes are others, is read like one of this realm", async () => {
  const request = new Request("https://me/", { method: "POST", body, headers: await signed() });
  const headers = { get: (name: string) => request.headers.get(name) };
  expect(await readSigned({ headers, body: request.body, bodyUsed: false }, secret)).toBe(body);
});

test("a request of node-fetch, whose body is a stream of Node, is read too", async () => {
  const headers = new Headers(await signed());
  expect(await readSigned({ headers, body: Readable.from([Buffer.from(body)]), bodyUsed: false }, secret)).toBe(body);
});

test("a request of Node is read as it comes, and refused when it was read or parsed before", async () => {
  const answers = new Map<string, unknown>();
  const server = createServer(async (incoming, response) => {
    const how = incoming.url ?? "";
    if (how === "/read") await text(incoming);
    const given = how === "/parsed" ? Object.assign(incoming, { body: { id: "evt_1" } }) : incoming;
    answers.set(how, await readSigned(given, secret).catch((error: unknown) => error));
    response.end();
  });
  const port = await portOf(server);
  for (const path of ["/raw", "/read", "/parsed"]) {
    await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", body, headers: await signed() });
  }
  expect(answers.get("/raw")).toBe(body);
  expect(answers.get("/read")).toMatchObject({
    name: "InputError",
    message: expect.stringMatching(/was read already/),
  });
  expect(answers.get("/parsed")).toMatchObject({ name: "InputError", message: expect.stringMatching(/was parsed/) });
});

test("a request that was read, or is being read, is refused", async () => {
  const request = async () => new Request("https://me/", { method: "POST", body, headers: await signed() });
  const read = await request();
  await read.text();
  expect(await caught(readSigned(read, secret))).toMatchObject({
    name: "InputError",
    message: expect.stringMatching(/was read already/),
  });
  const locked = await request();
  locked.body?.getReader();
  expect(await caught(readSigned(locked, secret))).toMatchObject({
    name: "InputError",
    message: expect.stringMatching(/was read already/),
  });
});

test("a body that breaks off is an error of the family", async () => {
  const broken = new ReadableStream({ start: (to) => to.error(new TypeError("terminated")) });
  expect(await caught(readSigned({ headers: await signed(), body: broken }, secret))).toMatchObject({
    name: "InputError",
    cause: { message: "terminated" },
  });
});

test("a request without a body is one with nothing", async () => {
  const request = new Request("https://me/", { method: "POST", headers: await signed() });
  await expect(readSigned(request, secret)).rejects.toThrow(/does not match/);
});

test("a signed body that is not JSON is an error that does not show it", () => {
  expect(parseSigned('{"a":1}')).toEqual({ a: 1 });
  expect(() => parseSigned("whsec_1")).toThrow(
    expect.objectContaining({ name: "InputError", message: expect.stringMatching(/is not JSON/) }),
  );
  expect(() => parseSigned("whsec_1")).not.toThrow(/whsec/);
});

test.each([
  ["a text", "a".repeat(16_777_217)],
  ["bytes", new Uint8Array(16_777_217)],
])("%s beyond the bound is refused, too", async (_, long) => {
  await expect(readSigned({ body: long, headers: await signed() }, secret)).rejects.toThrow(/longer than 16777216/);
});

test("a delivery without an end is not read to its end", async () => {
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      read++;
      controller.enqueue(new Uint8Array(1_048_576));
    },
  });
  const init = { method: "POST", body, duplex: "half", headers: { "x-vercel-signature": "0".repeat(40) } };
  const error = await caught(readSigned(new Request("http://localhost", init), "secret"));
  expect(error).toMatchObject({ name: "InputError", message: expect.stringContaining("16777216 bytes") });
  expect(read).toBeLessThan(20);
});

test("a body that stalls is refused after half a minute", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const stalled = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(body)) });
  const read = caught(readSigned({ body: stalled, headers: await signed() }, secret));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await read).toMatchObject({ name: "InputError", cause: { message: "took over 30 s" } });
});
