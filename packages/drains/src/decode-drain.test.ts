import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import * as v from "valibot";
import { expect, expectTypeOf, test } from "vitest";
import { portOf } from "../../../test/port-of.ts";
import * as schemas from "./generated/schemas.ts";
import type { AnalyticsRecord, LogRecord, SpeedInsightsRecord, TraceRecord } from "./index.ts";
import { decodeDrain, signDrain, verifyDrain } from "./index.ts";

const lines = [{ message: "up" }, { message: "dówn 🚀" }];
const bodies = { json: JSON.stringify(lines), ndjson: lines.map((line) => `${JSON.stringify(line)}\n`).join("") };

async function* bytewise(text: string) {
  for (const byte of new TextEncoder().encode(text)) yield Uint8Array.of(byte);
}

test.each(Object.entries(bodies))("%s is read from text, bytes, a stream and byte by byte", async (_, text) => {
  const bytes = new TextEncoder().encode(text);
  for (const body of [text, bytes, new Blob([bytes]).stream(), bytewise(text)]) {
    expect(await Array.fromAsync(decodeDrain(body))).toEqual(lines);
  }
});

test("a record is there as soon as it has come, and the connection ends when nobody wants more", async () => {
  const answers: ServerResponse[] = [];
  const server = createServer((_, response) => {
    answers.push(response);
    response.write('[{"message":"first"}, {"mess');
  });
  const response = await fetch(`http://127.0.0.1:${await portOf(server)}`);
  for await (const record of decodeDrain<"log">(response.body ?? "")) {
    expect(record.message).toBe("first");
    break;
  }
  const [answer] = answers;
  if (answer && !answer.closed) await once(answer, "close");
});

test("an endless delivery holds one record at a time", async () => {
  let sent = 0;
  async function* endless() {
    for (;;) {
      sent += 1;
      yield `{"message":"${sent}"}\n`;
    }
  }
  let seen = 0;
  for await (const { message } of decodeDrain<"log">(endless())) {
    seen += 1;
    expect(message).toBe(String(seen));
    expect(sent - seen).toBeLessThan(2);
    if (seen === 10_000) break;
  }
});

test("an endless record is refused", async () => {
  async function* endless() {
    yield '{"message":"';
    for (;;) yield "x".repeat(65_536);
  }
  await expect(decodeDrain(endless()).next()).rejects.toMatchObject({ name: "InputError" });
  await expect(decodeDrain(endless(), { longest: 100 }).next()).rejects.toThrow(/longer than 100 characters/);
  await expect(decodeDrain("{}", { longest: Number.NaN }).next()).rejects.toThrow(/longest must be/);
});

test("records before a bad one are delivered", async () => {
  const records = decodeDrain('{"message":"up"}\n{"message":up}\n');
  expect((await records.next()).value).toEqual({ message: "up" });
  await expect(records.next()).rejects.toThrow("A record of the delivery is not JSON.");
});

const many = Array.from({ length: 1000 }, (_, index) => ({ id: String(index) }));

test.each([
  ["a line that is not an object", "ndjson", "not json\n", /something else than objects/],
  ["a record that is not JSON", "ndjson", "{bad}\n", /not JSON/],
  ["a bracket too many", "ndjson", "]", /something else than objects/],
  ["a record that is too long", "ndjson", `{"x":"${"y".repeat(200)}"}\n`, /longer than 100/],
  ["an end within a record", "ndjson", '{"x":', /ends before/],
  ["what follows a list", "json", "oops", /something else than objects/],
] as const)("all records before %s were given, wherever the delivery is cut", async (_, encoding, fault, message) => {
  const good = encoding === "json" ? JSON.stringify(many) : many.map((each) => `${JSON.stringify(each)}\n`).join("");
  for (const body of [good + fault, new TextEncoder().encode(good + fault), bytewise(good + fault)]) {
    const given: unknown[] = [];
    const reading = async () => {
      for await (const record of decodeDrain(body, { longest: 100 })) given.push(record);
    };
    await expect(reading()).rejects.toThrow(message);
    expect(given).toEqual(many);
  }
});

test.each([null, 5, new ArrayBuffer(2), new Request("https://example.com")])(
  "a body is refused that is none: %s",
  async (body) => {
    // @ts-expect-error no such body has a type
    await expect(decodeDrain(body).next()).rejects.toMatchObject({ name: "InputError", parameter: "body" });
  },
);

// Examples of the platform's pages, with values of ours.
const log: LogRecord = {
  id: "1",
  deploymentId: "dpl_1",
  source: "lambda",
  host: "site-1.vercel.app",
  timestamp: 1_762_776_000_000,
  projectId: "prj_1",
  level: "info",
  message: "GET / 200",
  entrypoint: "api/index.js",
  requestId: "request",
  statusCode: -1,
  path: "/api/users",
  executionRegion: "sfo1",
  environment: "production",
  traceId: "t",
  spanId: "s",
  "trace.id": "t",
  "span.id": "s",
  proxy: {
    timestamp: 1_762_776_000_000,
    method: "GET",
    host: "site.vercel.app",
    path: "/api/users?page=1",
    userAgent: ["curl"],
    region: "sfo1",
    statusCode: 200,
    vercelCache: "MISS",
    newest: true,
  },
};
const trace: TraceRecord = {
  resourceSpans: [
    {
      resource: { attributes: [{ key: "vercel.projectId", value: { stringValue: "prj_1" } }] },
      scopeSpans: [
        {
          scope: { name: "vercel" },
          spans: [
            { traceId: "t", spanId: "s", name: "GET /", kind: "server", startTimeUnixNano: "1", endTimeUnixNano: "2" },
          ],
        },
      ],
    },
  ],
};
const view: AnalyticsRecord = {
  schema: "vercel.analytics.v1",
  eventType: "pageview",
  timestamp: 1_762_776_000_000,
  projectId: "prj_1",
  ownerId: "team_1",
  dataSourceName: "web-analytics",
  sessionId: 1,
  deviceId: 2,
  origin: "https://example.com",
  path: "/",
};
const vital: SpeedInsightsRecord = {
  schema: "vercel.speed_insights.v1",
  timestamp: "2025-11-10T12:00:00.000Z",
  projectId: "prj_1",
  ownerId: "team_1",
  deviceId: 2,
  metricType: "CLS",
  value: 0.1,
  origin: "https://example.com",
  path: "/",
};

test("each documented example of a drain is verified, and passes its schema with all its members", async () => {
  expect(v.parse(schemas.LogRecord, (await verifyDrain(await signDrain([log], "s", "ndjson"), "s"))[0])).toEqual(log);
  expect(v.parse(schemas.AnalyticsRecord, (await verifyDrain(await signDrain([view], "s"), "s"))[0])).toEqual(view);
  expect(v.parse(schemas.SpeedInsightsRecord, (await verifyDrain(await signDrain([vital], "s"), "s"))[0])).toEqual(
    vital,
  );
  expect(v.parse(schemas.TraceRecord, (await Array.fromAsync(decodeDrain(JSON.stringify(trace))))[0])).toEqual(trace);
  expect(v.safeParse(schemas.LogRecord, { ...log, level: "newest" }).success).toBe(true);
  expect(v.safeParse(schemas.LogRecord, { ...log, id: 1 }).success).toBe(false);
});

test("a record has the type of what its drain delivers", () => {
  // The compiler proves the rest.
  expect(verifyDrain).toBeTypeOf("function");
  expectTypeOf(verifyDrain<"log">).returns.resolves.toEqualTypeOf<LogRecord[]>();
  expectTypeOf(verifyDrain<"log" | "trace">).returns.resolves.toEqualTypeOf<(LogRecord | TraceRecord)[]>();
  expectTypeOf<LogRecord["level"]>().toBeString();
  expectTypeOf<LogRecord["newest"]>().toBeUnknown();
  const told = (record: LogRecord | TraceRecord): string =>
    // @ts-expect-error spans have no level
    record.level.toUpperCase();
  // @ts-expect-error drains deliver no such data
  const other = verifyDrain<"logs">;
  void [told, other];
});

test("a line that was cut fails at once, and not when all that comes after it was held", async () => {
  const body = async function* () {
    yield '{"a":1}\n{"b":"cut\n{"c":3}\n';
    throw new Error("Nobody may ask for more.");
  };
  const records: unknown[] = [];
  const reading = (async () => {
    for await (const record of decodeDrain(body())) records.push(record);
  })();
  await expect(reading).rejects.toThrow("a line ends within one of its texts");
  expect(records).toEqual([{ a: 1 }]);
});

test("the error of bytes that are still compressed says so", async () => {
  const zipped = new Blob(['{"a":1}']).stream().pipeThrough(new CompressionStream("gzip"));
  await expect(decodeDrain(zipped).next()).rejects.toThrow(/^The delivery is compressed/);
});
