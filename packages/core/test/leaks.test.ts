// @module-tag many
import { inspect } from "node:util";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { casesOf } from "../../../test/cases.ts";
import { bytes, type Client, call, type FetchFunction, type Operation, stream } from "../src/index.ts";
import { afterCall } from "../src/middleware/after-call.ts";
import { chain } from "../src/middleware/chain.ts";
import { logging } from "../src/middleware/logging.ts";
import { tracing } from "../src/middleware/tracing.ts";
import type { GroupContract } from "../src/types/contract.ts";
import { validation } from "../src/validation/validation.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { fakeClock } from "./clock.ts";
import { asItIs, escapedOneByOne, inBase64, inHex, leastOf, quoted, type Spelling } from "./quoted-credentials.ts";
import { serve, type Turn } from "./server.ts";

// Whatever the other side, the runtime or a `fetch` of the user quotes: what a program prints of it holds no token.

const token = "tok_01/23+45=67&89";
const password = "correct+horse/battery=staple";
const get: Operation = { route: "GET /v1/things/{id}" };
const basic = `Basic ${btoa(`me:${password}`)}`;

const credentials = fc.constantFrom(token, password);

/** How an answer may quote a part of a credential that must not be shown. */
const spellings: Readonly<Record<string, Spelling>> = {
  "cut short": asItIs,
  escaped: escapedOneByOne,
  "in base64": inBase64,
  "in hexadecimal": inHex,
};

function printed(value: unknown): string {
  const inner = inspect(value, { depth: 20, showHidden: true });
  if (!(value instanceof Error)) return [inner, JSON.stringify(value)].join("\n");
  const causes = value.cause === undefined ? "" : printed(value.cause);
  return [inner, String(value), value.stack, JSON.stringify(value), causes].join("\n");
}

/** All that must not be shown: each part of a credential that is long enough to be one. */
const parts = [token, password].flatMap((secret) => {
  const length = leastOf(secret);
  return Array.from({ length: secret.length - length + 1 }, (_, at) => secret.slice(at, at + length));
});

/** @param quoted what was quoted of a credential, as it was written. */
function expectNoSecret(value: unknown, quoted?: string): void {
  const text = printed(value);
  // A pattern of a string literal escapes once more.
  const quotes = quoted ? [quoted, JSON.stringify(quoted).slice(1, -1)] : [];
  const shown = [...parts, ...quotes].filter((part) => text.includes(part));
  expect(shown, `in ${text.slice(0, 2000)}`).toEqual([]);
}

const doors: Readonly<Record<string, (quoted: string) => Turn>> = {
  "an error's message": (quoted) => ({
    status: 400,
    body: `{"error":{"code":"oops","message":"what about ${quoted}?"}}`,
  }),
  "an error's code and members": (quoted) => ({
    status: 409,
    body: `{"error":{"code":"${quoted}","limit":{"${quoted}":1},"message":"no"}}`,
  }),
  "an error's list of things": (quoted) => ({ status: 400, body: { error: { missing: [1, { [quoted]: quoted }] } } }),
  "an error page": (quoted) => ({ status: 500, headers: { "content-type": "text/html" }, body: `<p>${quoted}</p>` }),
  "an error page at the place where it is cut": (quoted) => ({ status: 400, body: "x".repeat(8190) + quoted }),
  "an error page that is cut within it": (quoted) => ({ status: 400, body: `<p>${quoted.slice(0, -2)}` }),
  "a page in the place of JSON": (quoted) => ({ body: `<p>${"x".repeat(8160)}${quoted}</p>` }),
  "a content type": (quoted) => ({ headers: { "content-type": `text/${quoted}` }, body: "no JSON" }),
  "a request ID": (quoted) => ({ status: 404, headers: { "x-vercel-id": quoted } }),
  "a redirect": (quoted) => ({ status: 302, headers: { location: `/?token=${quoted}` } }),
};

describe.each(clients)("over $name", ({ create }) => {
  const logged: unknown[] = [];
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  const tracer = provider.getTracer("test");
  const clientOf = (baseUrl: string, more = {}): Client =>
    create({
      baseUrl,
      token,
      retry: false,
      clock: fakeClock(),
      headers: { "x-basic-authorization": basic },
      middleware: chain(
        logging({ level: "debug", log: (entry) => logged.push(entry) }),
        tracing({ tracer }),
        afterCall(({ error }) => logged.push(error)),
      ),
      ...more,
    });

  describe.each(Object.entries(spellings))("half of a credential in a row, or more, %s", (_, spelling) => {
    /** Tries parts of both credentials in a text by `tries`, which gives what a program has of it. */
    const held = async (tries: (text: string) => Promise<unknown>): Promise<void> => {
      const property = fc.asyncProperty(quoted(spelling, credentials), async ({ text }) => {
        const quote = text.slice("before ".length, -" after".length);
        expectNoSecret(await tries(quote), quote);
      });
      await fc.assert(property, { numRuns: casesOf(2, 20) });
    };

    test.each(Object.entries(doors))("is not shown by %s", async (_, door) => {
      let turn: Turn = {};
      const { url } = await serve((...request) => (typeof turn === "function" ? turn(...request) : turn));
      const client = clientOf(url);
      await held(async (quote) => {
        turn = door(quote);
        const error = await caught(call(client, get, { id: "x" }));
        expect(printed(error)).toContain("GET /v1/things/{id}");
        return error;
      });
    });

    test("is not shown by the request ID of a good answer", async () => {
      let id = "";
      const { url } = await serve(() => ({ body: {}, headers: { "x-vercel-id": id } }));
      const client = clientOf(url);
      await held(async (quote) => {
        id = quote;
        const { requestId, attempts } = await call(client, get, { id: "x" }).withResponse();
        expect(requestId).toContain("[redacted]");
        return { requestId, attempts };
      });
    });

    test("is not shown by a line of a stream", async () => {
      let line = "";
      const { url } = await serve(() => ({
        headers: { "content-type": "application/x-ndjson" },
        body: `{}\n${line}\n`,
      }));
      const client = clientOf(url);
      const read = async () => {
        for await (const _ of stream(client, get, { id: "x" }));
      };
      await held((quote) => {
        line = `no JSON: ${quote}`;
        return caught(read());
      });
    });

    test("is not shown by a fetch that throws, however deep it lies", async () => {
      await held(async (quote) => {
        const deep = new Error(quote, {
          cause: new Error("2", { cause: new Error("3", { cause: new Error(quote) }) }),
        });
        const failures: unknown[] = [
          new TypeError(`cannot reach https://user:${encodeURIComponent(quote)}@api.test/${quote}`),
          Object.assign(new Error("no"), { config: { headers: { authorization: `Bearer ${token}` } }, code: quote }),
          new AggregateError([new Error(quote), deep], "all failed", { cause: deep }),
          Object.assign(new Error("renamed"), { name: quote, stack: `${quote}\n    at ${quote}` }),
          { message: quote, request: { headers: { token } } },
          quote,
        ];
        const errors: unknown[] = [];
        for (const failure of failures) {
          const fails = () => Promise.reject(failure);
          errors.push(await caught(call(clientOf("https://api.test", { fetch: fails }), get, { id: "x" })));
          const throws = () => {
            throw failure;
          };
          errors.push(await caught(call(clientOf("https://api.test", { fetch: throws }), get, { id: "x" })));
        }
        return errors;
      });
    });

    test("is not shown by a body that breaks off", async () => {
      await held(async (quote) => {
        const breaks = async () =>
          new Response(new ReadableStream({ pull: (controller) => controller.error(new Error(quote)) }));
        const client = clientOf("https://api.test", { fetch: breaks });
        const body = await bytes(client, get, { id: "x" });
        return [await caught(call(client, get, { id: "x" })), await caught(new Response(body).text())];
      });
    });

    test("is not shown of the token before the renewed one either", async () => {
      await held(async (quote) => {
        const tokens = [token, "tok_the-new-one"];
        const answers = [{ status: 401 }, { status: 400, body: `{"error":{"message":"${quote}"}}` }];
        const fetch = async () => {
          const { status = 500, body } = answers.shift() ?? {};
          return new Response(body, { status });
        };
        const client = clientOf("https://api.test", { token: () => tokens.shift() ?? "", retry: {}, fetch });
        const error = await caught(call(client, get, { id: "x" }));
        expect(error).toMatchObject({ status: 400, attempts: 2 });
        return error;
      });
    });
  });

  test("the logs, traces and events of these calls hold no secret", () => {
    expect(logged.length).toBeGreaterThan(100);
    for (const entry of logged) expectNoSecret(entry);
    const spans = exporter.getFinishedSpans();
    expect(spans.length).toBeGreaterThan(100);
    for (const { name, attributes, status, events } of spans) expectNoSecret({ name, attributes, status, events });
  });

  describe("an answer that is a secret", () => {
    const secret: Operation = { ...get, secret: true };
    const answer = "sec_0123456789";

    test.each([
      ["is not JSON", { body: `{"token":"${answer}"` }],
      ["has no end", { body: `{"token":"${answer}${"x".repeat(200)}"}` }],
      ["is a page", { body: `<p>${answer}</p>`, headers: { "content-type": "text/html" } }],
    ] as const)("is not shown where it %s", async (_, turn) => {
      const { url } = await serve(turn);
      const client = clientOf(url, { maxResponseSize: 100 });
      const error = await caught(call(client, secret, { id: "x" }));
      expect(error).toMatchObject({ name: "DecodeError", sideEffect: "certain" });
      expect(printed(error)).not.toContain("sec_");
      const read = async () => {
        for await (const _ of stream(client, secret, { id: "x" }));
      };
      expect(printed(await caught(read()))).not.toContain("sec_");
    });

    test("is not in the report of its drift", async () => {
      const contract: GroupContract = {
        group: "things",
        operations: {
          getThing: {
            route: get.route,
            id: "getThing",
            summary: "",
            kind: "call",
            parameters: [],
            input: "In",
            errors: {},
            answers: { 200: { contentType: "application/json", schema: "Thing" } },
            secrets: ["bypasses"],
          },
        },
      };
      const Thing = v.looseObject({ bypasses: v.record(v.string(), v.looseObject({ scope: v.string() })) });
      const { url } = await serve({ body: { bypasses: { [answer]: { scope: 5 } } } });
      const told: unknown[] = [];
      const judge = validation({
        mode: "strict",
        groups: [{ contract, schemas: { Thing } }],
        onDrift: (drift) => told.push(drift),
      });
      const error = await caught(call(clientOf(url, { validation: judge }), secret, { id: "x" }));
      expect(error).toMatchObject({ name: "ValidationError" });
      expect(told).toHaveLength(1);
      expect(printed([told, error])).not.toContain("sec_");
    });
  });

  test("a fetch that changes the headers it got, or an input that is wiped, makes nothing known", async () => {
    const operation: Operation = { route: "POST /v1/things", secretInput: ["value"] };
    const input = { value: "sk_live_0123456789abcdef" };
    const fetch: FetchFunction = async (_, init) => {
      if (init?.headers instanceof Headers) init.headers.set("authorization", "Bearer of-the-gateway");
      input.value = "";
      return new Response(`{"error":{"message":"no ${token} for sk_live_0123456789abcdef"}}`, { status: 403 });
    };
    const error = await caught(call(clientOf("https://api.test", { fetch }), operation, input));
    expect(error).toMatchObject({ status: 403 });
    expectNoSecret(error, "sk_live_0123456789abcdef");
  });

  test("an input that the contract marks is not shown, nor what it holds in a list", async () => {
    const operation: Operation = { route: "POST /v1/things", body: "application/json", secretInput: ["value"] };
    const body = [{ key: "A", value: "sk_live_0123456789abcdef" }];
    const { url } = await serve({ status: 400, body: { error: { code: "bad", message: "A: sk_live_0123456789ab…" } } });
    const error = await caught(call(clientOf(url), operation, { body }));
    expect(error).toMatchObject({ status: 400, code: "bad" });
    expect(printed(error)).not.toContain("sk_live");
  });

  test("a client that is printed holds no secret, and sends it all the same", async () => {
    const { url, received } = await serve({ body: {} });
    const client = clientOf(url, { headers: { Authorization: basic } });
    expectNoSecret(client);
    expectNoSecret({ ...client });
    await call(client, get, { id: "x" });
    expect(received[0]?.headers.authorization).toBe(basic);
  });

  test("values of the path and the query are in no cause", async () => {
    const fails = (input: string | Request) =>
      Promise.reject(new Error(`no route to ${typeof input === "string" ? input : input.url}`));
    const error = await caught(
      call(clientOf("https://api.test", { fetch: fails }), get, { id: "private", filter: "quiet" }),
    );
    expect(printed(error)).toContain("no route to https://api.test");
    expect(printed(error)).not.toMatch(/private|quiet/);
  });

  test("the error of a refused input does not quote it", async () => {
    const client = clientOf("https://api.test");
    for (const id of [["hush"], { hush: "hush" }, Symbol("hush"), () => "hush", "hush/../hush"]) {
      const error = await caught(call(client, { route: "GET /v1/things/{+id}" }, { id }));
      expect(error).toMatchObject({ name: "InputError", parameter: "id" });
      expect(printed(error)).not.toContain("hush");
    }
  });
});
