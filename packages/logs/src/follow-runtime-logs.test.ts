import { createClient } from "@slipway/core";
import { systemClock } from "@slipway/core/raw";
import { expect, test } from "vitest";
import { serve } from "../../core/test/server.ts";
import { followRuntimeLogs, type RuntimeLog } from "./index.ts";

const line = (rowId: string, more: Partial<RuntimeLog> = {}): RuntimeLog => ({
  rowId,
  timestampInMs: 1,
  level: "info",
  message: "",
  messageTruncated: false,
  source: "request",
  domain: "site.example.com",
  requestMethod: "GET",
  requestPath: "/",
  responseStatusCode: 200,
  ...more,
});
const text = (...lines: RuntimeLog[]): string => lines.map((one) => `${JSON.stringify(one)}\n`).join("");
const clock = { ...systemClock, sleep: async () => {} };

test("the platform's limit of a connection's time is not a line, and the next connection goes on", async () => {
  const limit = line("", { level: "error", source: "delimiter", message: "It has had its time" });
  const { url, received } = await serve(
    { body: text(line("a"), limit) },
    { body: text(line("a"), line("b"), line("c", { source: "delimiter" }), limit) },
    { status: 410, body: { error: { code: "gone", message: "gone" } } },
  );
  const client = createClient({ baseUrl: url, token: "t", clock });
  const found: string[] = [];
  for await (const { rowId } of followRuntimeLogs(client, { projectId: "prj_a", deploymentId: "dpl_a" })) {
    found.push(rowId);
  }
  expect(found).toEqual(["a", "b", "c"]);
  const asked = new Set(received.map((request) => request.url));
  expect([...asked]).toEqual(["/v1/projects/prj_a/deployments/dpl_a/runtime-logs"]);
});
