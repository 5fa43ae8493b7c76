import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { caught } from "../../test/caught.ts";
import { readSigned, sign } from "./signature.ts";

const secret = "whsec_1";
const body = '{"id":"evt_1","text":"grüß"}';

test("a signature is what HMAC-SHA1 gives, for any body and secret", () =>
  fc.assert(
    fc.asyncProperty(fc.string(), fc.string({ minLength: 1 }), async (text, key) => {
      expect(await sign(text, key)).toBe(createHmac("sha1", key).update(text).digest("hex"));
    }),
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
  ["a signature that is no hex", { "x-vercel-signature": "zz" }, /does not fit/],
  ["a signature of another body", { "x-vercel-signature": "00".repeat(20) }, /does not fit/],
])("%s is refused", async (_, headers, message) => {
  await expect(readSigned({ body, headers }, secret)).rejects.toThrow(message);
  await expect(readSigned({ body, headers }, secret)).rejects.toMatchObject({ name: "InputError" });
});

test("another secret is refused, and not shown", async () => {
  const error: unknown = await readSigned({ body, headers: await signed() }, "whsec_2").catch(
    (reason: unknown) => reason,
  );
  expect(String(error)).toMatch(/does not fit/);
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
