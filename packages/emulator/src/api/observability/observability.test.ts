import * as observability from "@slipway/observability";
import { createProject, getProject } from "@slipway/projects";
import { replaceFirewallConfig } from "@slipway/security";
import { listUserEvents } from "@slipway/user";
import { expect, test } from "vitest";
import { deployBuilt, start, startTeams, visit } from "../../../test/start.ts";
import { callUnlisted } from "../../../test/unlisted.ts";

type Query = observability.QueryObservabilityInput;
type Row = Readonly<Record<string, string | number | null>>;

const metric = "vercel.request.count";
const duration = "vercel.function_invocation.function_duration_ms";
const minute = 60_000;

async function measured() {
  const { emulator, client } = await start();
  const files = [{ file: "index.html", data: "home" }];
  await deployBuilt(emulator, client, { name: "site", files, target: "production" });
  emulator.serve("site", async ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    await emulator.clock.advance(Number(searchParams.get("ms")));
    const headers = pathname === "/kept" ? { "cache-control": "s-maxage=600" } : {};
    return new Response("made", { status: pathname === "/broken" ? 500 : 200, headers });
  });
  const { id, accountId: ownerId } = await getProject(client, { idOrName: "site" });
  const get = async (...paths: string[]) => {
    for (const path of paths) await (await visit(emulator, "site.localhost", path)).text();
  };
  const ask = async (more: Partial<Query> = {}) =>
    (await observability.queryObservability(client, {
      ...{ metric, scope: { type: "project", ownerId, projectIds: [id] } },
      ...more,
    })) as { readonly data: Row[]; readonly summary: Row[]; readonly statistics: Row };
  const sums = async (more: Partial<Query> = {}) =>
    (await ask(more)).summary.map((row) => Object.values(row).join(" "));
  const ago = (minutes: number) => new Date(emulator.clock.now() - minutes * minute).toISOString();
  return { emulator, client, id, ownerId, get, ask, sums, ago };
}

test("metrics count the served requests, in groups and in steps, and no value is zero", async () => {
  const { emulator, get, ask, ago } = await measured();
  await get("/", "/?a=1", "/made");
  await emulator.clock.advance(10 * minute);
  await get("/", "/broken");
  expect((await ask()).summary).toEqual([{ vercel_request_count_sum: emulator.served.length }]);
  expect((await ask({ startTime: ago(1) })).summary).toEqual([{ vercel_request_count_sum: 2 }]);
  const steps = { startTime: ago(11), granularity: { minutes: 5 } };
  const found = await ask({ ...steps, groupBy: ["http_status"] });
  const column = "vercel_request_count_sum";
  expect(found.summary).toEqual([
    { http_status: 200, [column]: 4 },
    { http_status: 500, [column]: 1 },
  ]);
  const series = (status: number) => found.data.filter((row) => row.http_status === status).map((row) => row[column]);
  expect([series(200).filter(Boolean), series(500).filter(Boolean)]).toEqual([[3, 1], [1]]);
  expect(series(200).length).toBe(series(500).length);
  expect(Date.parse(String(found.data[0]?.timestamp)) % (5 * minute)).toBe(0);
  const nothing = await ask({ startTime: "2001-01-01", endTime: "2001-01-02", granularity: { hours: 6 } });
  expect(nothing.data.map((row) => row[column])).toEqual([0, 0, 0, 0]);
  expect(nothing.summary).toEqual([{ [column]: 0 }]);
  expect((await ask({ ...steps, endTime: ago(5), groupBy: ["http_status"] })).summary).toHaveLength(1);
});

test("groups are ordered by how many they are or by their number, and the first are answered", async () => {
  const { get, sums } = await measured();
  await get("/a?ms=10", "/a?ms=20", "/a?ms=60", "/b?ms=500", "/", "/");
  const by = { metric: duration, groupBy: ["request_path"], aggregation: "avg" };
  const orderBy = "vercel_function_invocation_function_duration_ms_avg";
  expect(await sums(by)).toEqual(["/a 30", "/b 500"]);
  expect(await sums({ ...by, orderBy })).toEqual(["/b 500", "/a 30"]);
  expect(await sums({ ...by, orderBy, orderDirection: "asc", limit: 1 })).toEqual(["/a 30"]);
  const number = (aggregation: string, more = {}) => sums({ metric: duration, aggregation, ...more });
  const numbers = await Promise.all(
    ["sum", "min", "max", "p50", "p90", "unique/request_path"].map((each) => number(each)),
  );
  expect(numbers.flat()).toEqual(["590", "10", "500", "20", "500", "2"]);
  expect(await number("avg", { startTime: "2001-01-01", endTime: "2001-01-02" })).toEqual([""]);
  expect(await sums({ aggregation: "percent", groupBy: ["request_path"] })).toEqual([
    "/a 50",
    `/ ${100 / 3}`,
    `/b ${100 / 6}`,
  ]);
  expect(await sums({ aggregation: "persecond" })).toEqual([String(6 / 3600.001)]);
});

test.each([
  ["http_status ge 500", 1],
  ["not (http_status eq 200) or startswith(request_path, '/ma')", 2],
  ["contains(request_path, 'it''s') and request_method ne 'POST'", 1],
  ["endswith(request_path, 'de') and http_status in (200, 404)", 1],
  ["environment eq 'preview'", 0],
  ["httpStatus >= 500", 1],
  ['environment:production AND (requestPath:/ma* OR requestPath:"/broken")', 2],
  ["NOT requestPath:(/made OR /broken OR /*s*x)", 2],
  ["requestPath:*b*o*en", 1],
  ["requestPath:/brok*oken", 0],
  ['requestPath:"/ma*"', 0],
  ["requestHostname:site.localhost", 4],
])("a filter lets through what it says: %s", async (filter, expected) => {
  const { get, sums } = await measured();
  await get("/", "/made", "/broken", "/it's");
  expect(await sums({ filter })).toEqual([String(expected)]);
});

test("caches and the firewall are counted as visitors met them", async () => {
  const { client, id: projectId, get, sums } = await measured();
  const conditions = [{ type: "path" as const, op: "eq" as const, value: "/no" }];
  const mitigate = { action: "deny" as const };
  const rules = [{ name: "no", active: true, conditionGroup: [{ conditions }], action: { mitigate } }];
  await replaceFirewallConfig(client, { projectId, firewallEnabled: true, rules });
  await get("/kept", "/kept", "/kept", "/no");
  expect(await sums({ groupBy: ["cache_result"] })).toEqual(["HIT 2", " 1", "MISS 1"]);
  expect(await sums({ metric: "vercel.firewall_action.count", groupBy: ["waf_action", "request_path"] })).toEqual([
    "deny /no 1",
  ]);
  expect(await sums({ metric: "vercel.function_invocation.count" })).toEqual(["1"]);
});

test("requests served while a project is not measured are never counted", async () => {
  const { emulator, client, id, get, sums } = await measured();
  const turn = (disabled: boolean) =>
    observability.updateObservabilityProject(client, { projectIdOrName: "site", disabled });
  await get("/");
  const disabledAt = emulator.clock.now();
  expect(await turn(true)).toEqual({ id, disabledAt });
  await get("/", "/");
  const off = () => observability.listObservabilityProjects(client);
  expect(await off()).toEqual({ disabledProjects: [{ id, name: "site", disabledAt }] });
  expect(await sums()).toEqual(["0"]);
  expect([await turn(false), await turn(false)]).toEqual([{ id }, { id }]);
  await get("/");
  expect([await sums(), await off()]).toEqual([["2"], { disabledProjects: [] }]);
  for (const value of [true, true, false]) await observability.toggleSpeedInsights(client, { projectId: id, value });
  const { speedInsights } = await getProject(client, { idOrName: id });
  expect(speedInsights).toEqual({ id: speedInsights?.id, disabledAt });
  const types = (await listUserEvents(client).toArray()).map(({ type }) => type).slice(0, 4);
  expect(types.toReversed()).toEqual([
    ...["observability-plus-project-disabled", "observability-plus-project-enabled"],
    ...["project-speed-insights-enabled", "project-speed-insights-disabled"],
  ]);
});

const year = { startTime: "2025-01-01", endTime: "2026-01-01" };

test("an invalid query is refused by name, and soon", async () => {
  const { emulator, client, ask, get } = await measured();
  await get("/");
  const cases: readonly (readonly [Partial<Query>, number, RegExp])[] = [
    [{ metric: "vercel.isr_operation.read_units" }, 400, /Unknown metric "vercel.isr_operation.read_units"/],
    [{ metric: "constructor" }, 400, /Unknown metric/],
    [{ aggregation: "p95" }, 400, /Aggregation "p95"/],
    [{ aggregation: "__proto__" }, 400, /Aggregation "__proto__"/],
    [{ aggregation: "unique" }, 400, /Dimension ""/],
    [{ groupBy: ["route"] }, 400, /Dimension "route"/],
    [{ groupBy: ["constructor"] }, 400, /Dimension "constructor"/],
    [{ filter: "toString eq 1" }, 400, /Dimension "toString"/],
    [{ filter: "http_status eq" }, 400, /does not begin with a condition/],
    [{ filter: "(http_status eq 1" }, 400, /does not end/],
    [{ filter: "http_status eq 1 http_status eq 2" }, 400, /behind its end/],
    [{ filter: "http_status eq 1 and" }, 400, /is missing/],
    [{ filter: "(".repeat(1000) }, 400, /50 parentheses/],
    [{ filter: "not ".repeat(400) }, 400, /50 parentheses/],
    [{ filter: `http_status in (${"'".repeat(1901)}` }, 400, /cannot be read/],
    [{ filter: `request_path eq '${"a".repeat(2000)}` }, 400, /2000 characters/],
    [{ filter: `requestPath:${"*a".repeat(900)}` }, 400, /50 parentheses/],
    [{ ...year, granularity: { minutes: 1 / 60_000 } }, 400, /a minute/],
    [{ ...year, granularity: { days: 1e300 } }, 400, /a minute to a year/],
    [{ ...year, granularity: { minutes: 1 } }, 413, /1500 steps/],
    [{ granularity: { minutes: "5" } }, 400, /`granularity`/],
    [{ granularity: { weeks: 1 } }, 400, /`granularity`/],
    [{ startTime: "-271821-04-20", endTime: "+275760-09-13" }, 400, /begin/],
    [{ startTime: "1970-01-01", endTime: "+275760-09-13" }, 413, /1500 steps/],
    [{ ...year, granularity: { days: 1e300 }, endTime: "-271821-04-20" }, 400, /begin/],
    [{ startTime: "soon" }, 400, /ISO 8601/],
    [{ startTime: year.endTime, endTime: year.startTime }, 400, /begin before/],
    [{ limit: 0 }, 400, /1 to 500/],
    [{ limit: 1e9 }, 400, /1 to 500/],
    [{ orderBy: "__proto__" }, 400, /`orderBy`/],
    [{ bucketTimezone: "Europe/Paris" }, 400, /`bucketTimezone`/],
    [{ scope: { projectIds: "all" } }, 400, /`scope`/],
    [{ scope: { ownerId: "team_other" } }, 403, /team_other/],
    [{ scope: { projectIds: ["prj_other"] } }, 404, /Project/],
  ];
  for (const [asked, status, message] of cases)
    await expect(ask(asked), JSON.stringify(asked).slice(0, 99)).rejects.toMatchObject({
      status,
      message: expect.stringMatching(message),
    });
  await expect(observability.getObservabilityMetricSchema(client, { metricId: "vercel.req" })).rejects.toMatchObject({
    body: { error: { allowedValues: expect.arrayContaining([metric]) } },
  });
  expect(emulator.served).toHaveLength(1);
});

test("another team's traffic cannot be queried, and Hobby has no numbers", async () => {
  const { emulator, acme, evil } = await startTeams({ acme: "ann", evil: "bob" });
  const { id, accountId: ownerId } = await createProject(acme, { name: "site" });
  const ask = (scope: Query["scope"]) => observability.queryObservability(evil, { metric, scope });
  await expect(ask({ ownerId })).rejects.toMatchObject({ status: 403 });
  await expect(ask({ projectIds: [id] })).rejects.toMatchObject({ status: 404 });
  await expect(
    observability.updateObservabilityProject(evil, { projectIdOrName: id, disabled: true }),
  ).rejects.toMatchObject({ status: 404 });
  emulator.world.setPlan({ team: "evil", plan: "hobby" });
  await expect(ask({})).rejects.toMatchObject({ status: 402 });
});

test("the newer way to ask has the same numbers, by the names of its own", async () => {
  const { emulator, client, ownerId, get } = await measured();
  await get("/", "/made?ms=8", "/made", "/broken");
  const end = emulator.clock.now();
  const asked = {
    ...{
      scope: { ownerId },
      timeRange: { start: new Date(end - 60 * minute), end: new Date(end) },
      groupBy: ["requestPath"],
    },
    metrics: { value: { metric, aggregation: "sum", per: "second" }, count: { metric, aggregation: "count" } },
    ...{
      outputs: ["count"],
      rowLimit: 2,
      orderBy: [{ metric: "value", direction: "desc" }],
      filter: "httpStatus < 500",
    },
  };
  const summary = [
    { dimensions: { requestPath: "/made" }, values: { count: 2 } },
    { dimensions: { requestPath: "/" }, values: { count: 1 } },
  ];
  expect(await callUnlisted(client, "queryMetrics", asked)).toMatchObject({
    summary,
    meta: { statistics: { rowsRead: 4 } },
  });
  const seriesSelection = { limit: 1, rankBy: [{ metric: "count", direction: "asc" }] };
  const inSteps = await callUnlisted(client, "queryMetrics", { ...asked, bucketSeconds: 1800, seriesSelection });
  expect(inSteps).toMatchObject({ summary: summary.slice(1) });
  expect(JSON.stringify(inSteps).match(/"count":1/g)).toHaveLength(2);
  const mixed = {
    ...asked,
    metrics: { a: { metric, aggregation: "sum" }, b: { metric: duration, aggregation: "sum" } },
  };
  await expect(callUnlisted(client, "queryMetrics", mixed)).rejects.toMatchObject({ status: 400 });
  const listed = await callUnlisted(client, "listMetrics", { search: metric });
  const [described] = await observability.getObservabilityMetricSchema(client, { metricId: "vercel.request" });
  const { metrics } = await observability.getObservabilitySchema(client);
  expect(metrics).toContainEqual({ id: metric, description: described?.description });
  expect(listed).toMatchObject({
    metrics: [{ id: metric, dimensions: expect.arrayContaining([{ name: "httpStatus", label: "HTTP Status" }]) }],
  });
  expect(await callUnlisted(client, "listMetrics", { kind: "custom" })).toMatchObject({ metrics: [] });
});

test("events of requests come page by page, in either order, with the fields that are asked for", async () => {
  const { emulator, client, ownerId, get } = await measured();
  await get("/", "/made", "/broken");
  const paths = ["/broken", "/made", "/"];
  const query = {
    ...{ event: "vercel.proxy_response", scope: { ownerId }, select: ["requestPath"], limit: 1 },
    timeRange: { start: new Date(0), end: new Date(emulator.clock.now() + minute) },
  };
  const pages = async (order: string) => {
    const found: unknown[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await callUnlisted(client, "queryEvents", { ...query, order, ...(cursor && { cursor }) });
      const { events, pagination } = page as { events: object[]; pagination: { nextCursor: string | null } };
      found.push(...events);
      if (pagination.nextCursor === null) return found;
      cursor = pagination.nextCursor;
    }
  };
  const expected = paths.map((requestPath) => ({ timestamp: expect.stringMatching(/Z$/), requestPath }));
  expect(await pages("desc")).toEqual(expected);
  expect(await pages("asc")).toEqual(expected.toReversed());
  const before = { timeRange: { start: new Date(0), end: new Date(1) }, cursor: "999999999999999" };
  expect(await callUnlisted(client, "queryEvents", { ...query, ...before })).toMatchObject({ events: [] });
  const spans = { event: "vercel.span", select: ["span", "span"], filter: "contains(span.name,'made')" };
  expect(await callUnlisted(client, "queryEvents", { ...query, ...spans })).toMatchObject({
    events: [{ span: { name: "GET /made", isRoot: 1 } }],
  });
  for (const wrong of [
    { event: "vercel.moon" },
    { select: ["colour"] },
    { filter: "colour:red" },
    { cursor: "x" },
    { timeRange: { start: "later", end: "now" } },
  ])
    await expect(
      callUnlisted(client, "queryEvents", { ...query, ...wrong }),
      JSON.stringify(wrong),
    ).rejects.toMatchObject({
      status: 400,
    });
});
