import { describe, expect, test } from "vitest";
import { outliveOutage } from "../../../test/runtimes/faults/outage.ts";
import { streamFaults } from "../../../test/runtimes/faults/stream-faults.ts";
import { type Clock, type StreamOperation, stream, systemClock } from "../src/index.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { fakeClock } from "./clock.ts";
import { cutInBody } from "./fault-server.ts";
import { serve } from "./server.ts";
import { faultServer, testFaults } from "./shared-faults.ts";

interface Line {
  readonly id: number;
  readonly text?: string;
}

const once: StreamOperation = { route: "GET /v1/lines" };
const follow: StreamOperation = { ...once, resume: { send: "since", from: "id", id: "id" } };
const ndjson = { "content-type": "application/x-ndjson" };
const text = (...lines: object[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join("");
/** Reconnects at once. */
const eager: Clock = { ...systemClock, sleep: (_, signal) => systemClock.sleep(0, signal) };

const server = faultServer();

describe.each(clients)("over $name", ({ create }) => {
  const open = (baseUrl: string) => create({ baseUrl, token: "t", clock: eager });

  testFaults(streamFaults, server, create);

  test("an outage is outlived", () => outliveOutage({ createClient: create, faults: server.url }, 1000));

  test("a stream that breaks within a character goes on from the last whole record", async () => {
    const { url, received } = await serve(
      cutInBody(Buffer.from(text({ id: 1 }, { id: 2, text: "€" })).subarray(0, -4), ndjson),
      { headers: ndjson, body: text({ id: 2, text: "€" }) },
    );
    const found: Line[] = [];
    for await (const line of stream<Line>(open(url), follow)) found.push(line);
    expect(found).toEqual([{ id: 1 }, { id: 2, text: "€" }]);
    expect(received[1]?.url).toContain("since=1");
  });

  test("an outage that lasts longer than the total clock ends the stream with what was the matter", async () => {
    const { url, received } = await serve(cutInBody(text({ id: 1 }), ndjson), { status: 503 });
    const client = create({ baseUrl: url, token: "t", clock: fakeClock(), retry: false });
    const read = async () => {
      for await (const _ of stream<Line>(client, follow, {}, { timeout: { total: 60_000 } }));
    };
    expect(await caught(read())).toMatchObject({ name: "ApiError", status: 503 });
    // 0.5, 1, 2, 4, 8, 16 and 30 s.
    expect(received).toHaveLength(1 + 7);
  });

  test("however many records have one position, none is given twice", async () => {
    const many = Array.from({ length: 3000 }, (_, id) => ({ id, at: 1 }));
    const { url } = await serve(cutInBody(text(...many), ndjson), {
      headers: ndjson,
      body: text(...many, { id: 3000, at: 2 }),
    });
    const operation: StreamOperation = { ...once, resume: { send: "since", from: "at", id: "id" } };
    const found: Line[] = [];
    for await (const line of stream<Line>(open(url), operation)) found.push(line);
    expect(found).toHaveLength(3001);
  });
});
