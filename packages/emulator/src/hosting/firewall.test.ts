import { getProject, updateProject } from "@slipway/projects";
import * as security from "@slipway/security";
import fc from "fast-check";
import { expect, test } from "vitest";
import { deployBuilt, start, visit } from "../../test/start.ts";
import { callUnlisted } from "../../test/unlisted.ts";
import { emptyConfig, fullConfig } from "../domain/firewall/changes.ts";
import type { Facts } from "../domain/firewall/conditions.ts";
import { decideByRules } from "../domain/firewall/decide.ts";
import { omitUndefined } from "../engine/omit-undefined.ts";

type Config = Omit<Parameters<typeof security.replaceFirewallConfig>[1], "projectId">;
type Rule = NonNullable<Config["rules"]>[number];
type Condition = Rule["conditionGroup"][number]["conditions"][number];
const deny = { action: "deny" } as const;

function groupsOf(text: string): Rule["conditionGroup"] {
  const groups = text.split(" | ").map((group) => group.split(" & ").filter((each) => each !== ""));
  const conditionOf = (each: string): Condition => {
    const [, type = "", key, not, op = "", value] = /^(\w+)(?:\/([\w-]+))?:(!?)(\w+)(?::(.*))?$/.exec(each) ?? [];
    const several = op === "inc" || op === "ninc" ? (value ?? "").split(",") : value;
    // The table below names kinds and operators that there are.
    return { type, op, neg: not === "!", ...omitUndefined({ key, value: several }) } as Condition;
  };
  return groups.map((conditions) => ({ conditions: conditions.map(conditionOf) }));
}

const ruleOf = (mitigate: NonNullable<Rule["action"]["mitigate"]>, text = "path:pre:/"): Rule => {
  return { name: "rule", active: true, conditionGroup: groupsOf(text), action: { mitigate } };
};
const redirect = (permanent: boolean) => ruleOf({ action: "redirect", redirect: { location: "/new", permanent } });

const reference = "vercel-waf/rule-configuration, 2025-04-21";
const guide = "vercel.com/guides on the WAF, 2025-11-10";
const provider = "the Terraform provider's example, 2026-08-07";
const chosen = "chosen";
const from = "x-forwarded-for";

type Case = readonly [string, string | readonly Rule[], string, number, header?: string, value?: string];
const cases: readonly Case[] = [
  [reference, "path:eq:/ADMIN", "/admin", 403],
  [reference, "path:eq:/admin", "/admin/x", 200],
  [reference, "path:pre:/api", "/api/x", 403],
  [reference, "path:suf:.PHP", "/x.php", 403],
  [reference, "path:sub:wp", "/a/wp-login", 403],
  [reference, "path:re:^/wp-(admin|login)/", "/WP-admin/x", 403],
  [chosen, "path:re:(?P<what>admin)", "/x/admin/y", 403],
  [reference, "path:inc:/a,/b", "/b", 403],
  [reference, "path:!eq:/a", "/a", 200],
  [reference, "path:!eq:/a", "/b", 403],
  [chosen, "path:ninc:/a,/b", "/c", 403],
  [reference, "raw_path:sub:%61", "/%61dmin", 403],
  [reference, "path:eq:/admin", "/%61dmin", 403],
  [reference, "method:eq:get", "/", 403],
  [reference, "host:eq:site.localhost", "/", 403],
  [reference, "host:suf:.example", "/", 200],
  [reference, "protocol:eq:HTTP/1.1", "/", 403],
  [reference, "environment:eq:production", "/", 403],
  [reference, "query/debug:eq:1", "/?debug=1", 403],
  [reference, "header/X-Key:eq:one", "/", 403, "x-key", "ONE"],
  [provider, "header/authorization:inc:a,b", "/", 403, "authorization", "b"],
  [reference, "header/x-key:ex", "/", 200],
  [provider, "path:pre:/api & cookie/_session:!ex", "/api", 403],
  [provider, "path:pre:/api & cookie/_session:!ex", "/api", 200, "cookie", "a=1; _session=2"],
  [guide, "cookie:!ex:_session", "/", 200, "cookie", "_session=2"],
  [guide, "user_agent:sub:curl", "/", 403, "user-agent", "curl/8.1"],
  [reference, "ip_address:eq:192.0.2.0/24", "/", 403, from, "192.0.2.9"],
  [reference, "ip_address:inc:2001:db8::/48", "/", 403, from, "2001:db8::1"],
  [reference, "geo_country:inc:FR,DE", "/", 403, "x-vercel-ip-country", "DE"],
  [reference, "geo_country:!eq:US", "/", 403, "x-vercel-ip-country", "FR"],
  [chosen, "geo_country:!eq:US", "/", 200],
  [chosen, "geo_as_number:gt:64000", "/", 403, "x-vercel-ip-as-number", "64496"],
  [chosen, "bot_name:!eq:googlebot", "/", 200],
  [provider, "path:pre:/ & path:suf:x", "/y", 200],
  [provider, "path:pre:/a | path:pre:/b", "/b", 403],
  [chosen, "", "/", 200],
  [chosen, [{ ...ruleOf(deny), active: false }], "/", 200],
  ["firewall-concepts, 2026-03", [ruleOf({ action: "log" }), ruleOf(deny)], "/", 403],
  [reference, [ruleOf({ action: "bypass" }), ruleOf(deny)], "/", 200],
  [reference, [ruleOf(deny), ruleOf({ action: "bypass" })], "/", 403],
  [reference, [redirect(false)], "/", 307],
  ["the platform's command line, 2026-08-03", [redirect(true)], "/", 301],
  [chosen, [ruleOf({ action: "challenge" })], "/", 403],
];
const rows = cases.map(([source, denied, target, status, header = "x", value = ""]) => {
  const rules = typeof denied === "string" ? [ruleOf(deny, denied)] : denied;
  return { source, denied, rules, target, status, header, value };
});

const statuses = { deny: 403, challenge: 403, rate_limit: 429, log: 200 };

function factsOf(target: string, header = "x", value = ""): Facts {
  const { pathname, searchParams: query, host } = new URL(target, "http://site.localhost");
  const [headers, ip] = [new Headers({ [header]: value }), header === from ? value : "127.0.0.1"];
  const said = (name: string) => headers.get(name) ?? undefined;
  const known = {
    ...{ path: decodeURIComponent(pathname), raw_path: pathname, method: "GET", host, environment: "production" },
    ...{ protocol: "HTTP/1.1", ip_address: ip, user_agent: said("user-agent") ?? "" },
    ...{ geo_country: said("x-vercel-ip-country"), geo_as_number: said("x-vercel-ip-as-number") },
  };
  return { ip, host, headers, query, values: known };
}

async function site() {
  const started = await start();
  const { client, emulator } = started;
  const files = ["index.html", "new.html"].map((file) => ({ file, data: file }));
  await deployBuilt(emulator, client, { name: "site", target: "production", files });
  const { id: projectId } = await getProject(client, { idOrName: "site" });
  const set = (config: Partial<Config>) =>
    security.replaceFirewallConfig(client, { projectId, firewallEnabled: true, ...config });
  const get = (target = "/", headers: Readonly<Record<string, string>> = {}) =>
    visit(emulator, "site.localhost", target, { headers, redirect: "manual" });
  const status = async (...asked: Parameters<typeof get>) => (await get(...asked)).status;
  return { ...started, projectId, set, get, status };
}

test.each(rows)("$source: $denied at $target answers $status", ({ rules, target, header, value, status }) => {
  const config = fullConfig({ firewallEnabled: true, rules });
  const { verdict } = decideByRules(config, factsOf(target, header, value), { isSolved: false }, () => false);
  const leads = verdict?.redirect?.permanent ? 301 : 307;
  expect(verdict ? (verdict.action === "redirect" ? leads : statuses[verdict.action]) : 200).toBe(status);
});

test("a deployed site answers in each case so", async () => {
  const { set, status: statusOf } = await site();
  for (const { rules, denied, target, status, header, value } of rows) {
    await set({ rules });
    const seen = await statusOf(target, { "user-agent": "test", [header]: value });
    expect([denied, target, seen === 404 ? 200 : seen]).toEqual([denied, target, status]);
  }
});

test("a rule that matches nothing changes nothing, and no rule makes anything throw or stall", () => {
  const text = fc.oneof(fc.string(), fc.constantFrom("/", "(?:", "192.0.2.0/24", "::", "x".repeat(300)));
  const condition = fc.record({
    type: fc.constantFrom("path", "header", "cookie", "query", "ip_address", "geo_city", "user_agent", "bot_name"),
    op: fc.constantFrom("eq", "neq", "inc", "pre", "suf", "sub", "ex", "nex", "gt", "list"),
    key: text,
    value: fc.oneof(text, fc.integer(), fc.array(text, { maxLength: 3 })),
    neg: fc.boolean(),
  });
  const group = fc.record({ conditions: fc.array(condition, { maxLength: 3 }) });
  const kept = { active: true, valid: true as const, name: "", action: { mitigate: deny } };
  const nothing = { ...kept, id: "nothing", conditionGroup: groupsOf("path:eq:/none") as { conditions: [] }[] };
  const decide = (rules: (typeof emptyConfig)["rules"]) =>
    decideByRules({ ...emptyConfig, rules }, factsOf("/a?a=1", "cookie", "a=1; b"), { isSolved: false }, () => false);
  fc.assert(
    fc.property(fc.array(fc.array(group, { maxLength: 3 }), { maxLength: 5 }), fc.nat(4), (all, place) => {
      const rules = all.map((conditionGroup, id) => ({ ...kept, id: `${id}`, conditionGroup }));
      expect(decide([...rules.slice(0, place), nothing, ...rules.slice(place)])).toEqual(decide(rules));
    }),
  );
});

test("a draft serves nothing until it is activated, and a version of before is restored", async () => {
  const { client, projectId, set, status } = await site();
  await set({});
  await callUnlisted(client, "updateFirewallDraft", { projectId, action: "rules.insert", value: ruleOf(deny) });
  expect(await status()).toBe(200);
  await security.activateFirewallConfig(client, { projectId, configVersion: "draft" });
  expect(await status()).toBe(403);
  await security.activateFirewallConfig(client, { projectId, configVersion: "1" });
  expect(await status()).toBe(200);
});

test("more requests than a window allows answer 429 by address, and tokens come back evenly", async () => {
  const { emulator, set, get, status } = await site();
  const limit = { algo: "fixed_window", window: 60, limit: 2, keys: ["ip"] } as const;
  await set({ rules: [ruleOf({ action: "rate_limit", rateLimit: limit })] });
  const statuses = async (count: number) => Array.fromAsync({ length: count }, () => status());
  for (let count = 0; count < 3; count++) await emulator.explain("http://site.localhost/");
  expect(await statuses(3)).toEqual([200, 200, 429]);
  expect(await status("/", { "x-forwarded-for": "192.0.2.1" })).toBe(200);
  expect((await get()).headers.get("x-vercel-mitigated")).toBe("deny");
  const why = 'The firewall\'s rule "rule" allows no more requests now.';
  expect(await emulator.explain("http://site.localhost/")).toMatchObject({ step: "firewall", why });
  await emulator.clock.advance("1 minute");
  expect(await status()).toBe(200);
  await set({
    rules: [ruleOf({ action: "rate_limit", rateLimit: { ...limit, algo: "token_bucket", action: "deny" } })],
  });
  expect(await statuses(3)).toEqual([200, 200, 403]);
  await emulator.clock.advance("30 seconds");
  expect(await statuses(2)).toEqual([200, 403]);
});

test("an action that lasts is for all requests of the address, and stands among the events", async () => {
  const { client, emulator, projectId, set, status } = await site();
  await set({ rules: [ruleOf({ action: "deny", actionDuration: "5m" }, "path:eq:/trap")] });
  const ip = { "x-forwarded-for": "192.0.2.66" };
  expect([await status("/", ip), await status("/trap", ip), await status("/", ip), await status()]).toEqual([
    200, 403, 403, 200,
  ]);
  const { actions } = await security.listFirewallEvents(client, { projectId, hosts: "site.localhost" });
  const met = {
    action: "deny",
    action_type: "custom-rule",
    host: "site.localhost",
    public_ip: "192.0.2.66",
    ruleName: "rule",
  };
  expect(actions).toMatchObject([{ ...met, count: 2, isActive: true }]);
  await emulator.clock.advance("5 minutes");
  expect(await status("/", ip)).toBe(200);
  expect((await security.listFirewallEvents(client, { projectId, hosts: "other" })).actions).toEqual([]);
});

test("an address is blocked at the very host or at all, before the protection; rules stand behind it", async () => {
  const { client, projectId, set, status } = await site();
  const ip = { "x-forwarded-for": "192.0.2.1", "x-slipway-visitor": "stranger" };
  const block = (hostname: string) => set({ ips: [{ action: "deny", hostname, ip: "192.0.2.0/24" }] });
  await block("example.com");
  expect(await status("/", ip)).toBe(200);
  await block("site.localhost");
  expect([await status("/", ip), await status()]).toEqual([403, 200]);
  await updateProject(client, { idOrName: projectId, ssoProtection: { deploymentType: "all" } });
  expect(await status("/", ip)).toBe(403);
  await set({ rules: [ruleOf(deny)] });
  expect(await status("/", ip)).toBe(401);
  await set({ firewallEnabled: false, rules: [ruleOf(deny)] });
  expect(await status()).toBe(200);
});

test("the attack mode challenges all until it ends, but who bypasses it or has solved the challenge", async () => {
  const { client, emulator, projectId, get, status } = await site();
  const attackModeActiveUntil = emulator.clock.now() + 7_200_000;
  await security.updateAttackChallengeMode(client, { projectId, attackModeEnabled: true, attackModeActiveUntil });
  const challenged = await get("/new.html?a=1&b=2");
  expect([challenged.status, challenged.headers.get("x-vercel-mitigated")]).toEqual([429, "challenge"]);
  const [, link = ""] = /href="([^"]*)"/.exec(await challenged.text()) ?? [];
  const solved = await get(link.replaceAll("&amp;", "&"));
  expect([solved.status, solved.headers.get("location")]).toEqual([307, "/new.html?a=1&b=2"]);
  const [cookie = ""] = (solved.headers.get("set-cookie") ?? "").split(";");
  expect(await status("/", { cookie })).toBe(200);
  await security.addFirewallBypass(client, { projectId, domain: "*", sourceIp: "192.0.2.1" });
  expect(await status("/", { "x-forwarded-for": "192.0.2.1" })).toBe(200);
  for (let count = 0; count < 100; count++) await status();
  const { anomalies } = await security.getAttackStatus(client, { projectId });
  expect(anomalies).toMatchObject([{ projectId, state: "active", endTime: null }]);
  await emulator.clock.advance("1 hour");
  expect(await status("/", { cookie })).toBe(429);
  await emulator.clock.advance("1 hour");
  expect(await status()).toBe(200);
});

test("a pattern that would never end stops nobody", async () => {
  const { set, status } = await site();
  await set({ rules: [ruleOf(deny, "path:re:(a+)+$"), ruleOf(deny, "path:eq:/b")] });
  expect([await status(`/${"a".repeat(40)}!`), await status("/b")]).toEqual([404, 403]);
});

test.each(["https://", "//", "/"])("a redirect to %s is refused, or followed", async (location) => {
  const { set, status } = await site();
  const rules = [ruleOf({ action: "redirect", redirect: { location, permanent: false } })];
  if (location === "/") expect([await set({ rules }), await status()]).toMatchObject([{}, 307]);
  else await expect(set({ rules })).rejects.toMatchObject({ status: 400 });
});
