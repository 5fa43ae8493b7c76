import { expect, test, vi } from "vitest";
import { caught } from "../../test/caught.ts";
import { nowhere, serve } from "../../test/server.ts";
import { createClient } from "../client/fetch-client.ts";
import { call } from "../operations/call.ts";
import { afterCall } from "./after-call.ts";
import { chain } from "./chain.ts";
import { type LogEntry, logging } from "./logging.ts";

const operation = { route: "GET /v9/projects/{idOrName}/env" };
const token = "tok_0123456789abcdef";

async function logged(baseUrl: string, level?: LogEntry["level"]): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  const client = createClient({
    baseUrl,
    token,
    headers: { "x-vercel-protection-bypass": "hush" },
    retry: { base: 0 },
    middleware: chain(logging({ log: (entry) => entries.push(entry), level })),
  });
  await call(client, operation, { idOrName: "private-name", filter: "private-value" }).then(undefined, () => {});
  return entries;
}

const ms = expect.any(Number);

test("a call is one line, however often it was sent", async () => {
  const { url } = await serve({ status: 503 }, { headers: { "x-vercel-id": "fra1::1" }, body: {} });
  expect(await logged(url)).toEqual([
    { level: "info", route: operation.route, ms, attempts: 2, status: 200, requestId: "fra1::1" },
  ]);
});

test("a request ID is searched for credentials when somebody reads it, and not on the way", async () => {
  const { url: baseUrl } = await serve({ headers: { "x-vercel-id": "fra1::1" }, body: {} });
  const read: object[] = [];
  const middleware = [logging({ log: (entry) => read.push(entry) }), afterCall((outcome) => read.push(outcome))];
  const client = createClient({ baseUrl, token, middleware });
  read.push(await call(client, operation, { idOrName: "a" }).withResponse());
  const getters = read.map((each) => Object.getOwnPropertyDescriptor(each, "requestId")?.get);
  expect(getters.map((get) => get?.())).toEqual(["fra1::1", "fra1::1", "fra1::1"]);
});

test("a failed call is a warning with the platform's code, but without its message", async () => {
  const { url } = await serve({ status: 403, body: { error: { code: "forbidden", message: "hush" } } });
  expect(await logged(url, "warn")).toEqual([
    { level: "warn", route: operation.route, ms, attempts: 1, status: 403, code: "forbidden", error: "ApiError" },
  ]);
});

test("level warn does not log what went well in the end", async () => {
  const { url } = await serve({ status: 503 }, { body: {} });
  expect(await logged(url, "warn")).toEqual([]);
});

test("a lost answer is logged by the name of its error", async () => {
  expect(await logged(nowhere)).toMatchObject([{ level: "warn", error: "NetworkError", attempts: 4 }]);
});

test("level debug shows the attempts, too, with their harmless headers; nothing private is ever logged", async () => {
  const { url } = await serve(
    { status: 503, body: { error: { code: "hush", message: "hush" } } },
    { headers: { "set-cookie": "session=hush", "x-vercel-id": "fra1::1" }, body: { secret: "hush" } },
  );
  const entries = await logged(url, "debug");
  const requestHeaders = { accept: "application/json", "x-vercel-protection-bypass": "[redacted]" };
  expect(entries).toMatchObject([
    { level: "debug", attempt: 1, requestHeaders, status: 503 },
    {
      level: "debug",
      attempt: 2,
      delay: 0,
      reason: "503",
      requestHeaders,
      status: 200,
      responseHeaders: { "content-type": "application/json", "set-cookie": "[redacted]" },
    },
    { level: "info", attempts: 2, status: 200, requestId: "fra1::1" },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/hush|private|tok_/);
});

test.each([
  ["throws", () => raise()],
  ["rejects", async () => raise()],
])("a log that %s does no harm to calls, and the console warns once", async (_, log) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { url } = await serve({ body: { ok: true } }, { status: 404 });
  const client = createClient({ baseUrl: url, token, middleware: chain(logging({ level: "debug", log })) });
  expect(await call(client, operation, { idOrName: "x" })).toEqual({ ok: true });
  expect(await caught(call(client, operation, { idOrName: "x" }))).toMatchObject({ name: "ApiError", status: 404 });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([
    ["The log of logging() failed (RangeError); calls continue, and this is logged once"],
  ]);
  warn.mockRestore();
});

function raise(): never {
  throw new RangeError(`the disk is full of ${token}`);
}
