import * as security from "@slipway/security";
import type { Operations } from "@slipway/security/contract";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";
import { callUnlisted, sends } from "../../../../test/unlisted.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/security/contract.ts";

export const rule = {
  name: "No admins",
  active: true,
  conditionGroup: [{ conditions: [{ type: "path", op: "pre", value: "/admin" }] }],
  action: { mitigate: { action: "deny" } },
} as const;
const insert = { action: "rules.insert", value: rule } as const;
const source = { sourceIp: "198.51.100.7", domain: "*" };

/** A project whose firewall has a version in force, one before it and a draft, and a bypass. */
async function makeFixture({ owner, project: projectId }: BaseFixture) {
  await security.updateFirewallConfig(owner, { projectId, ...insert });
  const { rules = [] } = await security.updateFirewallConfig(owner, { projectId, ...insert });
  await callUnlisted(owner, "updateFirewallDraft", { projectId, ...insert });
  await security.addFirewallBypass(owner, { projectId, ...source });
  const [first] = rules as readonly { readonly id: string }[];
  return { projectId, ruleId: first?.id ?? "" };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

function namesIn({ ruleId }: Fixture) {
  const ips = ["198.51.100.7", "198.51.100.0/24", "2001:db8::1"];
  return {
    configVersion: ["active", "draft", "1"],
    sourceIp: ips,
    ip: ips,
    id: [ruleId, ""],
    domain: ["*"],
    actionDuration: ["5m"],
  };
}

const smoke: SmokeTest = async (base) => {
  const { owner } = base;
  const { projectId } = await makeFixture(base);
  await security.listFirewallConfigs(owner, { projectId });
  await security.replaceFirewallConfig(owner, { projectId, firewallEnabled: true });
  await security.getFirewallConfig(owner, { projectId, configVersion: "active" });
  await security.activateFirewallConfig(owner, { projectId, configVersion: "draft" });
  await security.deleteFirewallConfig(owner, { projectId, configVersion: "1" });
  await security.updateAttackChallengeMode(owner, { projectId, attackModeEnabled: false });
  await security.getAttackStatus(owner, { projectId });
  await security.listFirewallBypasses(owner, { projectId });
  await security.removeFirewallBypass(owner, { projectId, ...source });
  await security.listFirewallEvents(owner, { projectId });
  await security.generateFirewallRule(owner, { projectId, body: { prompt: "block path /admin" } });
};

export const checks: GroupChecks<Operations & Unlisted, Fixture> = {
  level: "engine",
  fixture: { make: makeFixture, namesIn },
  smoke,
  unrecorded: { generateFirewallRule: "the rule is only written, and nothing keeps it" },
  requests: {
    updateAttackChallengeMode: (client, { fixture }) =>
      security.updateAttackChallengeMode(client, { projectId: fixture.projectId, attackModeEnabled: false }),
    listFirewallConfigs: (client, { fixture: { projectId } }) => security.listFirewallConfigs(client, { projectId }),
    replaceFirewallConfig: (client, { fixture: { projectId } }) =>
      security.replaceFirewallConfig(client, { projectId, firewallEnabled: true }),
    updateFirewallConfig: (client, { fixture: { projectId } }) =>
      security.updateFirewallConfig(client, { projectId, ...insert }),
    updateFirewallDraft: sends<{ readonly fixture: Fixture }>("updateFirewallDraft", ({ fixture: { projectId } }) => ({
      projectId,
      ...insert,
    })),
    getFirewallConfig: (client, { fixture: { projectId } }) =>
      security.getFirewallConfig(client, { projectId, configVersion: "active" }),
    deleteFirewallConfig: (client, { fixture: { projectId } }) =>
      security.deleteFirewallConfig(client, { projectId, configVersion: "draft" }),
    activateFirewallConfig: (client, { fixture: { projectId } }) =>
      security.activateFirewallConfig(client, { projectId, configVersion: "1" }),
    getAttackStatus: (client, { fixture: { projectId } }) => security.getAttackStatus(client, { projectId }),
    listFirewallBypasses: (client, { fixture: { projectId } }) => security.listFirewallBypasses(client, { projectId }),
    addFirewallBypass: (client, { fixture: { projectId } }) =>
      security.addFirewallBypass(client, { projectId, projectScope: true, sourceIp: "198.51.100.8" }),
    removeFirewallBypass: (client, { fixture: { projectId } }) =>
      security.removeFirewallBypass(client, { projectId, ...source }),
    listFirewallEvents: (client, { fixture: { projectId } }) => security.listFirewallEvents(client, { projectId }),
    generateFirewallRule: (client, { fixture: { projectId } }) =>
      security.generateFirewallRule(client, { projectId, body: { prompt: "block path /admin" } }),
  },
};
