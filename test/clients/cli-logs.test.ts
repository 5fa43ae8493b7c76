import { createClient } from "@slipway/core";
import { listDeployments } from "@slipway/deployments";
import { getRuntimeLogs } from "@slipway/logs";
import { expect, test } from "vitest";
import { importPeer } from "../../scripts/peers/install-peer.ts";
import { createDesk, type Desk } from "./cli.ts";

/** The used part of the SDK: its own schema of a line. */
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

/** A request that was answered within the second that goes on is shown from the next one on. */
const soon = ["--since", "1h", "--until", "2099-01-01"];

test("logs shows what functions of a project have said, and why they failed", async () => {
  const desk = await visited();
  const { said, out } = await desk.vercel("logs");
  expect(said).toContain("Runtime logs for fleet/site");
  expect(out).toMatch(/error +function +Error: the shelf is empty/);
  expect(out).toContain("[GET] /made status=200");
  const [record, summary] = documentsOf((await desk.vercel("logs", "--json", "--project", "site", "--limit", "1")).out);
  expect(record).toMatchObject({
    type: "log",
    data: {
      ...{ deploymentId: expect.stringMatching(/^dpl_/), requestId: expect.stringMatching(/^emu1::/), level: "error" },
      ...{
        domain: "site.localhost",
        environment: "production",
        message: expect.stringContaining("the shelf is empty"),
      },
      ...{ requestMethod: "GET", requestPath: "/broken", source: "function", timestamp: expect.stringMatching(/Z$/) },
    },
  });
  const { pagination } = summary as { pagination: { next: string } };
  const [rest] = documentsOf((await desk.vercel("logs", "--json", "--next", pagination.next)).out);
  expect(rest).toMatchObject({ data: { requestPath: "/made" } });
});

test("logs finds what a query, a deployment and an environment say", async () => {
  const desk = await visited();
  const found = async (...args: string[]) =>
    documentsOf((await desk.vercel("logs", ...args, "--json")).out).flatMap(({ data }) => data?.requestPath ?? []);
  const all = ["/broken", "/made"];
  expect(await found("--deployment", "site.localhost", "--environment", "production")).toEqual(all);
  expect(await found("--environment", "preview")).toEqual([]);
  expect(await found("--query", "level:(error OR fatal)", "--since", "1h")).toEqual(["/broken"]);
  expect(await found("--query", "message:*shelf* AND NOT requestMethod:POST", "--until", "now")).toEqual(["/broken"]);
  expect(await found("requests", ...soon)).toEqual([...all, "/"]);
  expect(await found("requests", ...soon, "--query", "httpStatus < 300")).toEqual(["/made", "/"]);
  const { said } = await desk.attempt("logs", "--query", "colour:red");
  expect(said).toContain("has no field colour");
});

test("traces search finds a span for each request", async () => {
  const desk = await visited();
  const { out } = await desk.vercel("traces", "search", "--project", "site");
  expect(out).toMatch(/GET \/broken +ERROR/);
  const failed = await desk.vercel(
    "traces",
    "search",
    "--status",
    "error",
    "--root",
    "--environment",
    "production",
    "--json",
  );
  expect(failed.out).toContain("GET /broken");
  expect(failed.out).not.toContain("GET /made");
});

test("lines of the log of a deployment are what the platform's SDK reads", async () => {
  const { emulator } = await visited();
  const client = createClient({ baseUrl: emulator.url, token: emulator.token });
  const [deployment] = (await listDeployments(client, { app: "site" })).deployments;
  const sdk = await importPeer<SdkModule>("platform-clients", "@vercel/sdk/models/getruntimelogsop.js");
  const paths: string[] = [];
  // The SDK itself reads no more than one line.
  for await (const line of getRuntimeLogs(client, { projectId: "site", deploymentId: deployment?.uid ?? "" })) {
    sdk.GetRuntimeLogsResponseBody$inboundSchema.parse(line);
    if (paths.push(line.requestPath) === 3) break;
  }
  expect(paths).toEqual(["/", "/made", "/broken"]);
});

interface Printed {
  readonly data?: { readonly requestPath: string };
}

/** The JSON of each line, or of the whole document. */
function documentsOf(out: string): Printed[] {
  return out
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line): Printed => JSON.parse(line));
}

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
