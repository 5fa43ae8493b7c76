import { createClient } from "@slipway/core";
import { deleteDeployment, listDeployments } from "@slipway/deployments";
import { expect, test } from "vitest";
import { importPeer } from "../../scripts/peers/install-peer.ts";
import { createDesk, type Desk } from "./cli.ts";

/** What is used of the SDK: its own schema of a line. */
interface SdkModule {
  readonly GetRuntimeLogsResponseBody$inboundSchema: { parse(value: unknown): unknown };
}

/** A desk whose folder is linked and deployed to production, where some have asked for its pages. */
async function visited(env?: NodeJS.ProcessEnv): Promise<Desk> {
  const desk = await createDesk(undefined, env);
  const { emulator } = desk;
  desk.write({ "index.html": "first" });
  await desk.vercel("deploy", "--prod", "--yes");
  emulator.serve("site", ({ url }) => {
    if (url.endsWith("/made")) return new Response("made");
    throw new Error("the shelf is empty");
  });
  for (const path of ["/", "/made", "/broken"]) await (await emulator.fetch(`http://site.localhost${path}`)).text();
  return desk;
}

const pathsOf = (out: string): unknown[] =>
  out
    .trim()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line).requestPath);

test("logs shows what was asked of a project, and why it failed", async () => {
  const desk = await visited();
  const { said } = await desk.vercel("logs");
  expect(said).toContain("GET /made");
  expect(said).toContain("the shelf is empty");
  expect(said).toMatch(/Fetched 3 logs for fleet\/site/);
  const { out } = await desk.vercel("logs", "--json", "--project", "site", "--limit", "1");
  expect(JSON.parse(out)).toMatchObject({
    id: expect.stringMatching(/^emu1::/),
    deploymentId: expect.stringMatching(/^dpl_/),
    level: "error",
    message: expect.stringContaining("the shelf is empty"),
    source: "serverless",
    domain: "site.localhost",
    requestMethod: "GET",
    requestPath: "/broken",
    responseStatusCode: 500,
    environment: "production",
  });
});

test("logs finds requests by all that it asks for", async () => {
  const desk = await visited();
  const found = async (...args: string[]) => pathsOf((await desk.vercel("logs", "--json", ...args)).out);
  const all = ["/broken", "/made", "/"];
  expect(await found("https://site.localhost")).toEqual(all);
  expect(await found("--deployment", "site.localhost", "--environment", "production")).toEqual(all);
  expect(await found("--environment", "preview")).toEqual([]);
  expect(await found("--level", "error", "--since", "1h")).toEqual(["/broken"]);
  expect(await found("--status-code", "2xx", "--source", "serverless")).toEqual(["/made"]);
  expect(await found("--query", "shelf", "--until", "now")).toEqual(["/broken"]);
});

test("logs that are followed come as they are asked for, and end with the deployment", async () => {
  const desk = await visited();
  const { emulator } = desk;
  const over = new AbortController();
  const events = emulator.events(over.signal);
  const run = desk.vercel("logs", "--follow", "--json");
  for await (const event of events) {
    if (event.kind !== "request" || event.request.operation !== "getRuntimeLogs") continue;
    over.abort();
  }
  await (await emulator.fetch("http://site.localhost/?late=1")).text();
  const client = createClient({ baseUrl: emulator.url, token: emulator.token });
  const [deployment] = (await listDeployments(client, { app: "site" })).deployments;
  await deleteDeployment(client, { id: deployment?.uid ?? "" });
  const { out } = await run;
  expect(pathsOf(out)).toEqual(["/", "/made", "/broken", "/"]);
  // The SDK itself reads no more than one line.
  const sdk = await importPeer<SdkModule>("platform-clients", "@vercel/sdk/models/getruntimelogsop.js");
  for (const line of out.trim().split("\n")) sdk.GetRuntimeLogsResponseBody$inboundSchema.parse(JSON.parse(line));
});

test.each([
  ["as it asks by itself", {}, "httpStatus"],
  ["as it has asked before its version 59", { FF_LEGACY_METRICS: "1" }, "http_status"],
])("metrics counts what was asked of a project, %s", async (_, env, status) => {
  const desk = await visited(env);
  expect((await desk.vercel("metrics", "schema", "vercel.request")).said).toContain(status);
  expect((await desk.vercel("metrics", "schema")).said).toContain("vercel.request.count");
  const [metric, column] = ["vercel.request.count", "vercel_request_count_sum"];
  const counted = async (...args: string[]) =>
    JSON.parse((await desk.vercel("metrics", metric, "--format=json", ...args)).out).summary;
  expect(await counted()).toEqual([{ [column]: 3 }]);
  expect(await counted("--group-by", status, "--prod")).toEqual([
    { [status]: 200, [column]: 2 },
    { [status]: 500, [column]: 1 },
  ]);
  expect(await counted("--filter", "http_status ge 500", "--all")).toEqual([{ [column]: 1 }]);
  expect((await desk.vercel("metrics", metric, "--group-by", "request_path")).said).toContain("/broken");
  expect((await desk.attempt("metrics", metric, "--group-by", "route")).said).toMatch(
    /Available values: .*request_path/,
  );
  expect((await desk.attempt("metrics", "vercel.isr_operation.read_units")).said).toMatch(/Unknown metric/);
});
