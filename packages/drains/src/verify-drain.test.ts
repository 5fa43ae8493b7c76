import { sign } from "@slipway/core/internal";
import { expect, test } from "vitest";
import { signDrain, verifyDrain } from "./verify-drain.ts";

const records = [
  { id: "1", message: "up" },
  { id: "2", message: "down" },
];

test("a list of records is verified and read", async () => {
  expect(await verifyDrain(await signDrain(records, "s"), "s")).toEqual(records);
});

test("a body with a record per line is read too", async () => {
  const body = `${records.map((record) => JSON.stringify(record)).join("\n")}\n`;
  const headers = { "x-vercel-signature": await sign(body, "s") };
  expect(await verifyDrain({ body, headers }, "s")).toEqual(records);
});

test("a delivery under another secret is refused", async () => {
  await expect(verifyDrain(await signDrain(records, "s"), "t")).rejects.toThrow(/does not match/);
});

test("a delivery signed by either secret is verified while one replaces the other", async () => {
  for (const secret of ["now", "before"]) {
    expect(await verifyDrain(await signDrain(records, secret), ["now", "before"])).toEqual(records);
  }
});

test("a signed line that is not JSON is an error of the family", async () => {
  const body = '{"id":"1"}\noops';
  const delivery = { body, headers: { "x-vercel-signature": await sign(body, "s") } };
  await expect(verifyDrain(delivery, "s")).rejects.toMatchObject({ name: "InputError" });
});

test.each(['[{"id":"1"}', '{"id":"1"}\n{"id":'])(
  "a signed delivery that ends too early is an error of the family: %s",
  async (body) => {
    const delivery = { body, headers: { "x-vercel-signature": await sign(body, "s") } };
    await expect(verifyDrain(delivery, "s")).rejects.toThrow(/ends before its last record/);
  },
);

test("a body of a single object, as for traces, is a single record", async () => {
  const body = '{"resourceSpans":[]}';
  const delivery = { body, headers: { "x-vercel-signature": await sign(body, "s") } };
  expect(await verifyDrain<"trace">(delivery, "s")).toEqual([{ resourceSpans: [] }]);
});

test("a delivery that is compressed is refused as that, and not as bad JSON", async () => {
  const stream = new Blob(['[{"id":"1"}]']).stream().pipeThrough(new CompressionStream("gzip"));
  const body = new Uint8Array(await new Response(stream).arrayBuffer());
  const headers = { "content-encoding": "gzip", "x-vercel-signature": await sign(body, "s") };
  const reading = verifyDrain({ body, headers }, "s");
  await expect(reading).rejects.toMatchObject({ name: "InputError", parameter: "body" });
  await expect(reading).rejects.toThrow(/^The delivery is compressed, .* without `compression`/);
});
