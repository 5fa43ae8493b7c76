import { createProject, getProject } from "@slipway/projects";
import * as security from "@slipway/security";
import { expect, test } from "vitest";
import { clientOf, start, startTeams } from "../../../test/start.ts";
import { callUnlisted } from "../../../test/unlisted.ts";
import { rule } from "./test/checks.ts";

type Input = Parameters<typeof security.updateFirewallConfig>[1];
type Change = Input extends infer Each ? (Each extends unknown ? Omit<Each, "projectId"> : never) : never;

async function withProject() {
  const started = await start();
  const { id: projectId } = await createProject(started.client, { name: "site" });
  const configs = () => security.listFirewallConfigs(started.client, { projectId });
  const draft = (change: object) => callUnlisted(started.client, "updateFirewallDraft", { projectId, ...change });
  // Each kind of change is narrowed to that kind with its project, which a mapped type cannot express.
  const patch = (change: Change) => security.updateFirewallConfig(started.client, { projectId, ...change } as Input);
  return { ...started, projectId, configs, draft, patch };
}

test("a draft is gathered, is not in force, is activated and undone by a version before it", async () => {
  const { client, projectId, configs, draft, patch } = await withProject();
  expect(await configs()).toEqual({ active: null, draft: null, versions: [] });
  await patch({ action: "firewallEnabled", value: true });
  await draft({ action: "rules.insert", value: rule });
  await draft({ action: "ip.insert", value: { action: "deny", hostname: "*", ip: "198.51.100.0/24" } });
  const { active, draft: staged } = await configs();
  expect([active?.rules, active?.version]).toEqual([[], 1]);
  expect(staged).toMatchObject({ rules: [{ name: rule.name, valid: true }], ips: [{ ip: "198.51.100.0/24" }] });
  expect(staged?.changes.map(({ action }) => action)).toEqual(["rules.insert", "ip.insert"]);
  const activated = await security.activateFirewallConfig(client, { projectId, configVersion: "draft" });
  expect(await configs()).toMatchObject({ active: { id: activated.id, version: 2 }, draft: null });
  const inForce = security.deleteFirewallConfig(client, { projectId, configVersion: "2" });
  await expect(inForce).rejects.toMatchObject({ status: 409 });
  await security.activateFirewallConfig(client, { projectId, configVersion: "1" });
  expect((await getProject(client, { idOrName: projectId })).security).toMatchObject({ firewallConfigVersion: 1 });
  await security.deleteFirewallConfig(client, { projectId, configVersion: "2" });
  expect((await configs()).versions.map(({ version }) => version)).toEqual([1]);
  const gone = { projectId, configVersion: "2" };
  await expect(security.getFirewallConfig(client, gone)).rejects.toMatchObject({ status: 404 });
});

test("each of the changes of a PATCH does what it says", async () => {
  const { configs, patch } = await withProject();
  await patch({ action: "rules.insert", value: rule });
  await patch({ action: "rules.insert", value: { ...rule, name: "Other" } });
  const ip = { action: "deny", hostname: "*", ip: "2001:db8::1" } as const;
  await patch({ action: "ip.insert", value: ip });
  const { active } = await configs();
  const [first = "", other = ""] = active?.rules.map(({ id }) => id) ?? [];
  const [address = ""] = active?.ips.map(({ id }) => id) ?? [];
  await patch({ action: "rules.priority", id: other, value: 0 });
  await patch({ action: "rules.update", id: first, value: { ...rule, active: false } });
  await patch({ action: "ip.update", id: address, value: { ...ip, action: "log" } });
  await patch({ action: "crs.update", id: "xss", value: { active: true, action: "deny" } });
  await patch({ action: "managedRules.update", id: "ai_bots", value: { active: true, action: "deny" } });
  const sqli = { active: true, action: "deny" } as const;
  await patch({ action: "managedRuleGroup.update", id: "owasp", value: { sqli } });
  await patch({ action: "botId.toggle", value: true });
  expect((await configs()).active).toMatchObject({
    rules: [{ id: other }, { id: first, active: false }],
    ips: [{ id: address, action: "log" }],
    crs: { xss: { active: true }, sqli, rce: { active: false } },
    managedRules: { ai_bots: { active: true, action: "deny", username: expect.any(String) } },
    botIdEnabled: true,
  });
  for (const which of [{}, { id: null }]) {
    await patch({ action: "crs.update", id: "xss", value: { active: true, action: "deny" } });
    await patch({ action: "crs.disable", ...which });
    expect((await configs()).active?.crs).toMatchObject({ xss: { active: false }, sqli: { active: false } });
  }
  await patch({ action: "rules.remove", id: first });
  await patch({ action: "ip.remove", id: address });
  await patch({ action: "firewallEnabled", value: false });
  const off = { firewallEnabled: false, rules: [{ id: other }], ips: [], crs: { xss: { active: false } } };
  expect((await configs()).active).toMatchObject(off);
});

test("a whole config takes the place of all there was, and what it leaves out is off", async () => {
  const { client, projectId, patch } = await withProject();
  const sets = async () => (await getProject(client, { idOrName: projectId })).security?.managedRules;
  expect(await sets()).toBeUndefined();
  await patch({ action: "managedRules.update", id: "bot_protection", value: { active: true, action: "challenge" } });
  expect(await sets()).toEqual({ bot_protection: { active: true, action: "challenge" } });
  const { active } = await security.replaceFirewallConfig(client, {
    projectId,
    firewallEnabled: true,
    rules: [rule, { ...rule, id: "rule_mine" }],
  });
  expect(active).toMatchObject({ rules: [{ id: expect.stringMatching(/^rule_no_admins_/) }, { id: "rule_mine" }] });
  expect(active.managedRules).toEqual({});
});

const withAction = (mitigate: object) => ({ action: "rules.insert", value: { ...rule, action: { mitigate } } });
const withCondition = (condition: object) => {
  return { action: "rules.insert", value: { ...rule, conditionGroup: [{ conditions: [condition] }] } };
};

test.each([
  ["a value of another change", { action: "rules.insert", value: true }, 400],
  ["what is not a change", { action: "toString", value: true }, 400],
  ["a rule that is not there", { action: "rules.update", id: "none", value: rule }, 404],
  ["a pattern that is none", withCondition({ type: "path", op: "re", value: "(" }), 400],
  ["a pattern of PCRE alone", withCondition({ type: "path", op: "re", value: "^/[[:alpha:]]+$" }), 400],
  ["an address that is none", withCondition({ type: "ip_address", op: "eq", value: "x" }), 400],
  ["too wide a range", { action: "ip.insert", value: { action: "deny", hostname: "*", ip: "10.0.0.0/8" } }, 400],
  ["a limit without a limit", withAction({ action: "rate_limit" }), 400],
  ["a redirect to nowhere", withAction({ action: "redirect" }), 400],
  ["an action for a day", withAction({ action: "deny", actionDuration: "1d" }), 400],
] as const)("%s is refused", async (_, change, status) => {
  const { draft } = await withProject();
  await expect(draft(change)).rejects.toMatchObject({ status });
});

test("a plan has as many rules as the platform's, and bypasses from pro on", async () => {
  const { emulator } = await startTeams({ acme: "ann" });
  emulator.world.setPlan({ team: "acme", plan: "hobby" });
  const acme = clientOf(emulator, "token-of-ann", "acme");
  const { id: projectId } = await createProject(acme, { name: "site" });
  const rules = Array.from({ length: 4 }, () => rule);
  const many = security.replaceFirewallConfig(acme, { projectId, firewallEnabled: true, rules });
  await expect(many).rejects.toMatchObject({ status: 402 });
  const bypass = { projectId, projectScope: true, sourceIp: "198.51.100.7" };
  await expect(security.addFirewallBypass(acme, bypass)).rejects.toMatchObject({ status: 402 });
});

test("a bypass holds for a domain of the project's or all, until it ends by the clock", async () => {
  const { client, emulator, projectId } = await withProject();
  const list = async () => (await security.listFirewallBypasses(client, { projectId })).result;
  const sourceIp = "198.51.100.7";
  await security.addFirewallBypass(client, { projectId, domain: "*", sourceIp, note: "a" });
  await security.addFirewallBypass(client, { projectId, projectScope: true, sourceIp, note: "b" });
  expect(await list()).toMatchObject([{ Domain: "*", Ip: sourceIp, Note: "b", IsProjectRule: true, ExpiresAt: null }]);
  await security.addFirewallBypass(client, { projectId, projectScope: true, allSources: true });
  expect(await list()).toMatchObject([{ Ip: "0.0.0.0/0", ExpiresAt: expect.any(Number) }, {}]);
  await emulator.clock.advance("1 day");
  expect(await list()).toHaveLength(1);
  const foreign = security.addFirewallBypass(client, { projectId, domain: "other.example", sourceIp });
  await expect(foreign).rejects.toMatchObject({ status: 400 });
  await security.removeFirewallBypass(client, { projectId, domain: "*", sourceIp });
  expect(await list()).toEqual([]);
  const again = security.removeFirewallBypass(client, { projectId, domain: "*", sourceIp });
  await expect(again).rejects.toMatchObject({ status: 404 });
});

test("the attack mode ends when it was to, and the project tells of it", async () => {
  const { client, emulator, projectId } = await withProject();
  const mode = async () => (await getProject(client, { idOrName: projectId })).security?.attackModeEnabled;
  const attackModeActiveUntil = emulator.clock.now() + 3_600_000;
  await security.updateAttackChallengeMode(client, { projectId, attackModeEnabled: true, attackModeActiveUntil });
  expect(await mode()).toBe(true);
  await emulator.clock.advance("1 hour");
  expect(await mode()).toBe(false);
  expect(await security.getAttackStatus(client, { projectId })).toEqual({ anomalies: [] });
});

test.each([
  ['Block requests whose path starts with "/admin"', "deny", { type: "path", op: "pre", value: "/admin" }],
  ["challenge traffic from country FR", "challenge", { type: "geo_country", op: "eq", value: "FR" }],
])("a rule is written from %j", async (prompt, action, condition) => {
  const { client, projectId } = await withProject();
  const { rule: made } = await security.generateFirewallRule(client, { projectId, body: { prompt } });
  expect(made).toMatchObject({ action: { mitigate: { action } }, conditionGroup: [{ conditions: [condition] }] });
  const { error } = await security.generateFirewallRule(client, { projectId, body: { prompt: "do something" } });
  expect(error).toContain("understood");
});
