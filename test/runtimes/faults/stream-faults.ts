import { type CallOptions, type Client, isDecodeError, type StreamOperation, stream } from "@slipway/core";
import { failureOf } from "../given.ts";
import type { FaultRow, Seen, SeenBy, Turn } from "./fault.ts";

const once: StreamOperation = { route: "GET /v1/lines" };
const following: StreamOperation = { ...once, resume: { send: "since", from: "id", id: "id" } };
const headers = { "content-type": "application/x-ndjson" };
const lines = (...records: object[]): string => records.map((record) => `${JSON.stringify(record)}\n`).join("");
const cut = (body: string): Turn => ({ mishap: "cut", headers, body });

const read =
  (operation: StreamOperation, options: CallOptions = {}) =>
  async (client: Client): Promise<unknown[]> => {
    const found: unknown[] = [];
    for await (const record of stream(client, operation, {}, options)) found.push(record);
    return found;
  };

/** Start positions of the connections. */
const since = ({ home }: SeenBy) => home.map(({ url }: Seen) => new URL(url, "http://home").searchParams.get("since"));

/** Faults of streams of records: each is delivered, and only once. */
export const streamFaults: readonly FaultRow[] = [
  {
    says: "stream: records that are cut anywhere, within characters too, are put together",
    turns: [{ mishap: "dripping", headers, body: lines({ id: 1, text: "ü€😀" }, { id: 2 }) }],
    does: read(once),
    gives: [{ id: 1, text: "ü€😀" }, { id: 2 }],
  },
  {
    says: "stream: CRLF, blank lines that keep it alive and a last line without an end are read",
    turns: [{ headers, body: '\r\n{"id":1}\r\n\n\r\n{"id":2}\n\n{"id":3}' }],
    does: read(once),
    gives: [{ id: 1 }, { id: 2 }, { id: 3 }],
  },
  {
    says: "stream: a list where records were expected is read as records",
    turns: [{ body: [{ id: 1 }, { id: 2 }] }],
    does: read(once),
    gives: [{ id: 1 }, { id: 2 }],
  },
  {
    says: "stream: one that cannot be taken up ends with the error, after its records",
    turns: [cut(lines({ id: 1 }))],
    async does(client) {
      const found: unknown[] = [];
      const reading = (async () => {
        for await (const record of stream(client, once)) found.push(record);
      })();
      return [await failureOf(reading), found];
    },
    gives: [{ name: "NetworkError" }, [{ id: 1 }]],
  },
  {
    says: "stream: a record that is not JSON ends it, after the records before it",
    turns: [{ headers, body: '{"id":1}\noops\n' }],
    async does(client) {
      const found: unknown[] = [];
      const reading = (async () => {
        for await (const record of stream(client, once)) found.push(record);
      })();
      const error = await failureOf(reading);
      return [isDecodeError(error) && [error.body, error.sideEffect], found];
    },
    gives: [["oops", "certain"], [{ id: 1 }]],
  },
  {
    says: "stream: one that breaks within a record goes on from the last whole one",
    turns: [cut(`${lines({ id: 1 }, { id: 2 })}{"id":3,"te`), { headers, body: lines({ id: 3 }) }],
    does: read(following),
    gives: [{ id: 1 }, { id: 2 }, { id: 3 }],
    arrives: 2,
    of: since,
    is: [null, "2"],
  },
  {
    says: "stream: one that ends well within a record goes on from the last whole one",
    turns: [
      { headers, body: `${lines({ id: 1 }, { id: 2 })}{"id":3,"te` },
      { headers, body: lines({ id: 3 }) },
    ],
    does: read(following),
    gives: [{ id: 1 }, { id: 2 }, { id: 3 }],
    arrives: 2,
    of: since,
    is: [null, "2"],
  },
  {
    says: "stream: what the API repeats after a break is given once",
    turns: [
      cut(lines({ id: 1 }, { id: 2 })),
      { ...cut(lines({ id: 2 }, { id: 1 }, { id: 3 })), mishap: "broken" },
      { headers, body: lines({ id: 3 }, { id: 2 }, { id: 4 }) },
    ],
    does: read(following),
    gives: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
    arrives: 3,
    of: since,
    is: [null, "2", "3"],
  },
  {
    says: "stream: answers of a platform in trouble are outlived",
    turns: [
      cut(lines({ id: 1 })),
      { status: 503 },
      { mishap: "reset" },
      { status: 429, headers: { "retry-after": "1" } },
      { mishap: "reset" },
      { headers, body: lines({ id: 2 }) },
    ],
    does: read(following, { retry: false }),
    gives: [{ id: 1 }, { id: 2 }],
    arrives: 6,
  },
  {
    says: "stream: one that falls silent is taken up again",
    turns: [
      { mishap: "stalled", headers, body: lines({ id: 1 }) },
      { headers, body: lines({ id: 2 }) },
    ],
    does: read(following, { timeout: { idle: 3000 } }),
    gives: [{ id: 1 }, { id: 2 }],
    arrives: 2,
  },
  {
    says: "stream: a refusal ends it at once",
    turns: [cut(lines({ id: 1 })), { status: 404 }],
    does: read(following),
    fails: { name: "ApiError", status: 404 },
    arrives: 2,
  },
];
