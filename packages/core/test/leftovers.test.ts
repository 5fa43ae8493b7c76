// @module-tag endurance
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { silence, stallInBody } from "./fault-server.ts";
import { type Received, serve, type Turn } from "./server.ts";

const close = { connection: "close" };
const turns: Readonly<Record<string, Turn>> = {
  "/v1/silence": silence,
  "/v1/stall": stallInBody('{"a":1}\n', { "content-type": "application/x-ndjson" }),
  "/v1/limited": { status: 429, headers: { ...close, "retry-after": "100" } },
  "/v1/state": { headers: close, body: { state: "BUILDING" } },
};

test("an aborted call leaves no timer, no socket and no unhandled rejection, and the process can end", async () => {
  const byPath = (request: Received): Turn => turns[request.url] ?? {};
  const { url } = await serve((request, response) => {
    const turn = byPath(request);
    return typeof turn === "function" ? turn(request, response) : turn;
  });
  const child = join(import.meta.dirname, "leftovers.child.ts");
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", child, url], { timeout: 20_000 });
  const report: Record<string, string[]> = JSON.parse(stdout);
  const expected = Object.keys(report).map((says) => [
    says,
    [says.includes("out of time") ? "TimeoutError" : "AbortedError"],
  ]);
  expect(report).toEqual(Object.fromEntries(expected));
  expect(expected).toHaveLength(36);
}, 30_000);
