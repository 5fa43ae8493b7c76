import { describe, expect, test } from "vitest";
import { type Clock, type StreamOperation, stream, systemClock } from "../src/index.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { fakeClock } from "./clock.ts";
import { cutInBody, inPieces, resetBeforeHeaders, stallInBody } from "./fault-server.ts";
import { serve, type Turn } from "./server.ts";

interface Line {
  readonly id: number;
  readonly text?: string;
}

const once: StreamOperation = { route: "GET /v1/lines" };
const follow: StreamOperation = { ...once, resume: { send: "since", from: "id", id: "id" } };
const ndjson = { "content-type": "application/x-ndjson" };
const text = (...lines: object[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join("");
const bytesOf = (whole: string): Uint8Array[] => [...Buffer.from(whole)].map((byte) => Uint8Array.of(byte));

/** Reconnects at once. */
const eager: Clock = { ...systemClock, sleep: (_, signal) => systemClock.sleep(0, signal) };

const table: {
  says: string;
  operation?: StreamOperation;
  turns: Turn[];
  gives: object[];
  since?: (string | null)[];
}[] = [
  {
    says: "records that are cut anywhere, within characters too, are put together",
    turns: [inPieces(bytesOf(text({ id: 1, text: "ü€😀" }, { id: 2 })), ndjson)],
    gives: [{ id: 1, text: "ü€😀" }, { id: 2 }],
  },
  {
    says: "CRLF, blank lines that keep it alive and a last line without an end are read",
    turns: [{ headers: ndjson, body: '\r\n{"id":1}\r\n\n\r\n{"id":2}\n\n{"id":3}' }],
    gives: [{ id: 1 }, { id: 2 }, { id: 3 }],
  },
  {
    says: "a list where records were expected is read as records",
    turns: [{ body: [{ id: 1 }, { id: 2 }] }],
    gives: [{ id: 1 }, { id: 2 }],
  },
  {
    says: "a stream that breaks within a record goes on from the last whole one",
    operation: follow,
    turns: [cutInBody(`${text({ id: 1 }, { id: 2 })}{"id":3,"te`, ndjson), { headers: ndjson, body: text({ id: 3 }) }],
    gives: [{ id: 1 }, { id: 2 }, { id: 3 }],
    since: [null, "2"],
  },
  {
    says: "a stream that breaks within a character goes on from the last whole record",
    operation: follow,
    turns: [
      cutInBody(Buffer.from(text({ id: 1 }, { id: 2, text: "€" })).subarray(0, -4), ndjson),
      { headers: ndjson, body: text({ id: 2, text: "€" }) },
    ],
    gives: [{ id: 1 }, { id: 2, text: "€" }],
    since: [null, "1"],
  },
  {
    says: "what the API repeats after a break is given once",
    operation: follow,
    turns: [
      cutInBody(text({ id: 1 }, { id: 2 }), ndjson),
      cutInBody(text({ id: 2 }, { id: 1 }, { id: 3 }), ndjson),
      { headers: ndjson, body: text({ id: 3 }, { id: 2 }, { id: 4 }) },
    ],
    gives: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
    since: [null, "2", "3"],
  },
];

describe.each(clients)("over $name", ({ create }) => {
  const open = (baseUrl: string) => create({ baseUrl, token: "t", clock: eager });

  test.each(table)("$says", async ({ operation = once, turns, gives, since }) => {
    const { url, received } = await serve(...turns);
    const found: Line[] = [];
    for await (const line of stream<Line>(open(url), operation)) found.push(line);
    expect(found).toEqual(gives);
    if (since) expect(received.map((one) => new URL(one.url, url).searchParams.get("since"))).toEqual(since);
  });

  test("an outage between two connections is outlived", async () => {
    const { url } = await serve(
      cutInBody(text({ id: 1 }), ndjson),
      { status: 503 },
      resetBeforeHeaders,
      { status: 429, headers: { "retry-after": "1" } },
      resetBeforeHeaders,
      { headers: ndjson, body: text({ id: 2 }) },
    );
    const found: Line[] = [];
    for await (const line of stream<Line>(open(url), follow, {}, { retry: false })) found.push(line);
    expect(found).toEqual([{ id: 1 }, { id: 2 }]);
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

  test("a refusal ends the stream at once", async () => {
    const { url, received } = await serve(cutInBody(text({ id: 1 }), ndjson), { status: 404 });
    const read = async () => {
      for await (const _ of stream<Line>(open(url), follow));
    };
    expect(await caught(read())).toMatchObject({ name: "ApiError", status: 404 });
    expect(received).toHaveLength(2);
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

  test("a stream that falls silent is taken up again where it can be", async () => {
    const turns = [stallInBody(text({ id: 1 }), ndjson), { headers: ndjson, body: text({ id: 2 }) }];
    const { url } = await serve(...turns);
    const found: Line[] = [];
    for await (const line of stream<Line>(open(url), follow, {}, { timeout: { idle: 60 } })) found.push(line);
    expect(found).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test("a record that is no JSON ends the stream, after the records before it", async () => {
    const { url } = await serve({ headers: ndjson, body: '{"id":1}\noops\n' });
    const found: Line[] = [];
    const error = await caught(
      (async () => {
        for await (const line of stream<Line>(open(url), once)) found.push(line);
      })(),
    );
    expect(error).toMatchObject({ name: "DecodeError", body: "oops", sideEffect: "certain" });
    expect(found).toEqual([{ id: 1 }]);
  });
});
