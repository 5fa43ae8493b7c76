import { inspect } from "node:util";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { bytes, type Client, call, type Operation, stream } from "../src/index.ts";
import { afterCall } from "../src/middleware/after-call.ts";
import { logging } from "../src/middleware/logging.ts";
import { tracing } from "../src/middleware/tracing.ts";
import type { GroupContract } from "../src/types/contract.ts";
import { validation } from "../src/validation/validation.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { fakeClock } from "./clock.ts";
import { serve, type Turn } from "./server.ts";

// Whatever the other side, the runtime or a `fetch` of the user quotes: what a program prints of it holds no token.

const token = "tok_01/23+45=67&89";
const password = "correct+horse/battery=staple";
const get: Operation = { route: "GET /v1/things/{id}" };
const basic = `Basic ${btoa(`me:${password}`)}`;

const spellings: Readonly<Record<string, (text: string) => string>> = {
  raw: (text) => text,
  "JSON-escaped": (text) => text.replace(/\W/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`),
  "slash-escaped": (text) => text.replaceAll("/", "\\/"),
  "URL-encoded": encodeURIComponent,
  base64: btoa,
  "a Basic pair": (text) => btoa(`user:${text}`),
};

/** Everything that a program may print of a value. */
function printed(value: unknown): string {
  const inner = inspect(value, { depth: 20, showHidden: true });
  if (!(value instanceof Error)) return [inner, JSON.stringify(value)].join("\n");
  const causes = value.cause === undefined ? "" : printed(value.cause);
  return [inner, String(value), value.stack, JSON.stringify(value), causes].join("\n");
}

function expectNoSecret(value: unknown): void {
  const text = printed(value);
  for (const [name, spell] of Object.entries(spellings)) {
    for (const secret of [token, password]) {
      expect(text, `${name} in ${text.slice(0, 2000)}`).not.toContain(spell(secret));
      // A pattern of a string literal escapes once more.
      expect(text).not.toContain(JSON.stringify(spell(secret)).slice(1, -1));
    }
  }
  expect(text).not.toMatch(/tok_01|battery/);
}

/** Answers that quote a secret. */
const doors: Readonly<Record<string, (quoted: string) => Turn>> = {
  "an error's message": (quoted) => ({
    status: 400,
    body: `{"error":{"code":"oops","message":"what about ${quoted}?"}}`,
  }),
  "an error's code and members": (quoted) => ({
    status: 409,
    body: `{"error":{"code":"${quoted}","limit":{"${quoted}":1},"message":"no"}}`,
  }),
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
      middleware: [
        logging({ level: "debug", log: (entry) => logged.push(entry) }),
        tracing({ tracer }),
        afterCall(({ error }) => logged.push(error)),
      ],
      ...more,
    });

  describe.each(Object.entries(spellings))("%s", (_, spell) => {
    test.each(Object.entries(doors))("%s shows no secret", async (_, door) => {
      for (const secret of [token, password]) {
        const { url } = await serve(door(spell(secret)));
        const error = await caught(call(clientOf(url), get, { id: "x" }));
        expectNoSecret(error);
        expect(printed(error)).toContain("GET /v1/things/{id}");
      }
    });

    test("a line of a stream shows no secret", async () => {
      const { url } = await serve({
        headers: { "content-type": "application/x-ndjson" },
        body: `{}\n${spell(token)}\n`,
      });
      const read = async () => {
        for await (const _ of stream(clientOf(url), get, { id: "x" }));
      };
      expectNoSecret(await caught(read()));
    });

    test("a fetch that throws shows no secret, however deep it lies", async () => {
      const quoted = spell(token);
      const deep = new Error(quoted, {
        cause: new Error("2", { cause: new Error("3", { cause: new Error(quoted) }) }),
      });
      const failures: unknown[] = [
        new TypeError(`cannot reach https://user:${encodeURIComponent(token)}@api.test/${quoted}`),
        Object.assign(new Error("no"), { config: { headers: { authorization: `Bearer ${token}` } }, code: quoted }),
        new AggregateError([new Error(quoted), deep], "all failed", { cause: deep }),
        Object.assign(new Error("renamed"), { name: quoted, stack: `${quoted}\n    at ${quoted}` }),
        { message: quoted, request: { headers: { token } } },
        quoted,
      ];
      for (const failure of failures) {
        const fails = () => Promise.reject(failure);
        expectNoSecret(await caught(call(clientOf("https://api.test", { fetch: fails }), get, { id: "x" })));
        const throws = () => {
          throw failure;
        };
        expectNoSecret(await caught(call(clientOf("https://api.test", { fetch: throws }), get, { id: "x" })));
      }
    });

    test("a body that breaks off shows no secret", async () => {
      const breaks = async () =>
        new Response(new ReadableStream({ pull: (controller) => controller.error(new Error(spell(token))) }));
      const client = clientOf("https://api.test", { fetch: breaks });
      expectNoSecret(await caught(call(client, get, { id: "x" })));
      const body = await bytes(client, get, { id: "x" });
      expectNoSecret(await caught(new Response(body).text()));
    });

    test("the token before the renewed one is not shown either", async () => {
      const tokens = [token, "tok_the-new-one"];
      const { url } = await serve({ status: 401 }, { status: 400, body: `{"error":{"message":"${spell(token)}"}}` });
      const error = await caught(
        call(clientOf(url, { token: () => tokens.shift() ?? "", retry: {} }), get, { id: "x" }),
      );
      expect(error).toMatchObject({ status: 400, attempts: 2 });
      expectNoSecret(error);
    });
  });

  test("what was logged, traced and told meanwhile holds no secret", () => {
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
      ["is no JSON", { body: `{"token":"${answer}"` }],
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
            secret: ["bypasses"],
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

  test("what refuses an input does not quote it", async () => {
    const client = clientOf("https://api.test");
    for (const id of [["hush"], { hush: "hush" }, Symbol("hush"), () => "hush", "hush/../hush"]) {
      const error = await caught(call(client, { route: "GET /v1/things/{+id}" }, { id }));
      expect(error).toMatchObject({ name: "InputError", parameter: "id" });
      expect(printed(error)).not.toContain("hush");
    }
  });
});
