import { expect, test } from "vitest";
import { failure, startRegistry } from "../../../test/start-registry.ts";

test("a planned failure comes in the specification's form, and the next request succeeds", async () => {
  const { emulator, call, push } = await startRegistry();
  const path = `/blobs/${await push("content")}`;
  emulator.faults.add({ operation: "getBlob", status: 429, retryAfter: 2 });
  const refused = await call("GET", path);
  expect(refused.headers.get("retry-after")).toBe("2");
  expect(await failure(refused)).toEqual([429, "TOOMANYREQUESTS"]);
  expect(await (await call("GET", path)).text()).toBe("content");
  expect(emulator.requests.slice(-2)).toMatchObject([
    { operation: "getBlob", status: 429, code: "rate_limited" },
    { operation: "getBlob", status: 200 },
  ]);
});

test("a connection that is cut midway leaves the rest to a range", async () => {
  const { emulator, call, push } = await startRegistry();
  const content = "0123456789".repeat(100);
  const path = `/blobs/${await push(content)}`;
  emulator.faults.add({ operation: "getBlob", drop: "midway" });
  const cut = await call("GET", path);
  let got = "";
  const reading = (async () => {
    for await (const piece of cut.body ?? []) got += Buffer.from(piece).toString();
  })();
  await expect(reading).rejects.toThrow();
  expect(got.length).toBeLessThan(content.length);
  const rest = await call("GET", path, { headers: { range: `bytes=${got.length}-` } });
  expect([rest.status, got + (await rest.text())]).toEqual([206, content]);
});

test("an upload whose answer was lost has all its bytes", async () => {
  const { emulator, call, startUpload } = await startRegistry();
  const path = `/blobs/uploads/${await startUpload()}`;
  emulator.faults.add({ operation: "uploadBlobChunk", drop: "after" });
  await expect(call("PATCH", path, { body: "0123456789" })).rejects.toThrow();
  expect((await call("GET", path)).headers.get("range")).toBe("0-9");
});
