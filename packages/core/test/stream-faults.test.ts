import { describe, expect, test } from "vitest";
import { outliveOutage } from "../../../test/runtimes/faults/outage.ts";
import { streamFaults } from "../../../test/runtimes/faults/stream-faults.ts";
import { type Clock, type StreamOperation, stream } from "../src/index.ts";
import { systemClock } from "../src/raw.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { fakeClock } from "./clock.ts";
import { cutInBody } from "./fault-server.ts";
import { serve } from "./server.ts";
import { testFaults } from "./shared-faults.ts";

interface Line {
  readonly id: number;
  readonly text?: string;
}

const once: StreamOperation = { route: "GET /v1/lines" };
const follow: StreamOperation = { ...once, resume: { send: "since", from: "id", id: "id" } };
const ndjson = { "content-type": "application/x-ndjson" };
const text = (...lines: object[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join("");
const eager: Clock = { ...systemClock, sleep: (_, signal) => systemClock.sleep(0, signal) };

const server = testFaults(streamFaults);

describe.each(clients)("over $name", ({ create }) => {
  const open = (baseUrl: string) => create({ baseUrl, token: "t", clock: eager });

  test("an outage is outlived", async () => {
    await expect(outliveOutage({ createClient: create, faults: server.url }, 1000)).resolves.not.toThrow();
  });

  test("an outage that lasts longer than the total clock ends the stream with what was the matter", async () => {
    const { url, received } = await serve(cutInBody(text({ id: 1 }), ndjson), { status: 503 });
    const client = create({ baseUrl: url, token: "t", clock: fakeClock(), retry: false });
    const reading = Array.fromAsync(stream<Line>(client, follow, {}, { timeout: { total: 60_000 } }));
    expect(await caught(reading)).toMatchObject({ name: "ApiError", status: 503 });
    // 0.5, 1, 2, 4, 8, 16 and 30 s.
    expect(received).toHaveLength(1 + 7);
  });

  test("records of one position are delivered once each, however many there are", async () => {
    const many = Array.from({ length: 3000 }, (_, id) => ({ id, at: 1 }));
    const { url } = await serve(cutInBody(text(...many), ndjson), {
      headers: ndjson,
      body: text(...many, { id: 3000, at: 2 }),
    });
    const operation: StreamOperation = { ...once, resume: { send: "since", from: "at", id: "id" } };
    const found = await Array.fromAsync(stream<Line>(open(url), operation));
    expect(found).toHaveLength(3001);
  });

  test.each([
    ["a line", ndjson, '{"id":1}\n{"id":'],
    ["a line that ends in a character", ndjson, Buffer.from('{"id":1}\n{"id":"€').subarray(0, -1)],
    ["a list", { "content-type": "application/json" }, '[{"id":1},{"id":2'],
  ])("%s that ends well and too early is a cut, and no JSON that cannot be read", async (_, headers, body) => {
    const { url, received } = await serve({ headers, body });
    const reading = Array.fromAsync(stream<Line>(open(url), once));
    expect(await caught(reading)).toMatchObject({
      name: "NetworkError",
      message: "GET /v1/lines broke off inside a record",
      sideEffect: "certain",
    });
    expect(received).toHaveLength(1);
  });

  test("a last line that is not JSON is a DecodeError, also where a stream can be taken up again", async () => {
    const { url, received } = await serve({ headers: ndjson, body: '{"id":1}\noops' });
    const reading = Array.fromAsync(stream<Line>(open(url), follow));
    expect(await caught(reading)).toMatchObject({ name: "DecodeError", body: "oops" });
    expect(received).toHaveLength(1);
  });

  test("a stream whose records have no position is not taken up again: nobody would know what is missing", async () => {
    const { url, received } = await serve(cutInBody(text({ text: "a" }), ndjson), { headers: ndjson, body: "" });
    const reading = Array.fromAsync(stream<Line>(open(url), follow));
    expect(await caught(reading)).toMatchObject({ name: "NetworkError" });
    expect(received).toHaveLength(1);
  });

  test("a stream that breaks before its first record begins anew", async () => {
    const { url, received } = await serve(cutInBody("\n", ndjson), { headers: ndjson, body: text({ id: 1 }) });
    const found = await Array.fromAsync(stream<Line>(open(url), follow));
    expect(found).toEqual([{ id: 1 }]);
    expect(received).toHaveLength(2);
  });

  test("two loops at once, and one after a failure, are requests of their own", async () => {
    const { url, received } = await serve(
      { headers: ndjson, body: text({ id: 1 }) },
      { headers: ndjson, body: text({ id: 1 }) },
      { status: 404 },
      { headers: ndjson, body: text({ id: 1 }) },
    );
    const lines = stream<Line>(open(url), once);
    await lines.withResponse();
    expect(await Promise.all([Array.fromAsync(lines), Array.fromAsync(lines)])).toEqual([[{ id: 1 }], [{ id: 1 }]]);
    expect(received).toHaveLength(2);

    const failing = stream<Line>(open(url), once);
    expect(await caught(failing.withResponse())).toMatchObject({ status: 404 });
    expect(await caught(Array.fromAsync(failing))).toMatchObject({ status: 404 });
    expect(await Array.fromAsync(failing)).toEqual([{ id: 1 }]);
  });

  test("an answer that somebody else has read is an error that says so", async () => {
    const { url } = await serve({ headers: ndjson, body: text({ id: 1 }) });
    const lines = stream<Line>(open(url), once);
    const { response } = await lines.withResponse();
    await response.text();
    const reading = Array.fromAsync(lines);
    expect(await caught(reading)).toMatchObject({
      name: "InputError",
      message: "GET /v1/lines was read already: the body of an answer can be read once",
      sideEffect: "certain",
    });
  });
});
