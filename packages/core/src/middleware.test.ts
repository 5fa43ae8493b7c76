import { expect, test } from "vitest";
import { caught } from "../test/caught.ts";
import { freeUrl, serve } from "../test/server.ts";
import { call } from "./call.ts";
import { createClient } from "./fetch.ts";
import { type LogEntry, logging } from "./middleware.ts";

const operation = { route: "GET /v9/projects/{idOrName}/env" };
const token = "tok_0123456789abcdef";

async function logged(baseUrl: string, level?: LogEntry["level"]): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  const client = createClient({
    baseUrl,
    token,
    headers: { "x-vercel-protection-bypass": "hush" },
    retry: { base: 0 },
    middleware: [logging({ log: (entry) => entries.push(entry), level })],
  });
  await call(client, operation, { idOrName: "private-name", filter: "private-value" }).then(undefined, () => {});
  return entries;
}

test("each attempt is an entry with its status, its request ID and the reason of a retry", async () => {
  const { url } = await serve({ status: 503 }, { headers: { "x-vercel-id": "fra1::1" }, body: {} });
  expect(await logged(url)).toEqual([
    { level: "warn", route: operation.route, attempt: 1, ms: expect.any(Number), status: 503 },
    {
      level: "info",
      route: operation.route,
      attempt: 2,
      ms: expect.any(Number),
      delay: 0,
      reason: "503",
      status: 200,
      requestId: "fra1::1",
    },
  ]);
});

test("level warn logs failed attempts only", async () => {
  const { url } = await serve({ status: 503 }, { body: {} });
  expect(await logged(url, "warn")).toMatchObject([{ status: 503 }]);
});

test("a lost answer is logged by the name of its error", async () => {
  const [first] = await logged(await freeUrl());
  expect(first).toMatchObject({ level: "warn", error: "NetworkError" });
});

test("level debug shows harmless headers and redacts all others; nothing private is ever logged", async () => {
  const { url } = await serve({
    headers: { "set-cookie": "session=hush", "x-vercel-id": "fra1::1" },
    body: { secret: "hush" },
  });
  const entries = await logged(url, "debug");
  expect(entries).toMatchObject([
    {
      requestHeaders: { accept: "application/json", "x-vercel-protection-bypass": "[redacted]" },
      responseHeaders: { "content-type": "application/json", "set-cookie": "[redacted]" },
    },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/hush|private|tok_/);
});

test("an error passes through the log unchanged", async () => {
  const { url } = await serve({ status: 404 });
  const client = createClient({ baseUrl: url, token, middleware: [logging({ log: () => {} })] });
  expect(await caught(call(client, operation, { idOrName: "x" }))).toMatchObject({ name: "ApiError", status: 404 });
});
