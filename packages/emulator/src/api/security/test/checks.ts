import * as security from "@slipway/security";
import type { Operations } from "@slipway/security/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";
import { callUnlisted } from "../../../../test/unlisted.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/security/contract.ts";

export const rule = {
  name: "No admins",
  active: true,
  conditionGroup: [{ conditions: [{ type: "path", op: "pre", value: "/admin" }] }],
  action: { mitigate: { action: "deny" } },
} as const;
const insert = { action: "rules.insert", value: rule } as const;
const source = { sourceIp: "198.51.100.7", domain: "*" };

async function makeFixture({ owner, project: projectId }: BaseFixture) {
  await security.updateFirewallConfig(owner, { projectId, ...insert });
  const { rules = [] } = await security.updateFirewallConfig(owner, { projectId, ...insert });
  await callUnlisted(owner, "updateFirewallDraft", { projectId, ...insert });
  await security.addFirewallBypass(owner, { projectId, ...source });
  // The contract says nothing of the answer's members.
  const [first] = rules as readonly { readonly id: string }[];
  return { projectId, ruleId: first?.id ?? "" };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

function namesIn({ ruleId }: Fixture) {
  const ips = ["198.51.100.7", "198.51.100.0/24", "2001:db8::1"];
  const versions = { configVersion: ["active", "draft", "1"], id: [ruleId, ""], domain: ["*"] };
  return { ...versions, sourceIp: ips, ip: ips, actionDuration: ["5m"] };
}

export const checks: GroupChecks<Operations & Unlisted, Fixture> = {
  level: "engine",
  fixture: { make: makeFixture, namesIn },
  unrecorded: { generateFirewallRule: "the rule is only written, and nothing keeps it" },
  inputs: {
    updateAttackChallengeMode: ({ project: projectId }) => ({ projectId, attackModeEnabled: false }),
    listFirewallConfigs: {},
    replaceFirewallConfig: { firewallEnabled: true },
    updateFirewallConfig: insert,
    updateFirewallDraft: insert,
    getFirewallConfig: { configVersion: "active" },
    deleteFirewallConfig: { configVersion: "draft" },
    activateFirewallConfig: { configVersion: "1" },
    getAttackStatus: {},
    listFirewallBypasses: {},
    addFirewallBypass: { projectScope: true, sourceIp: "198.51.100.8" },
    removeFirewallBypass: source,
    listFirewallEvents: {},
    generateFirewallRule: ({ project: projectId }) => ({ projectId, body: { prompt: "block path /admin" } }),
  },
};
