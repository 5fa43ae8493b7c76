import type { Client } from "@slipway/core";
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

/** A project whose firewall has a version in force, one before it and a draft, and a bypass. */
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

type Ask = (client: Client, world: { readonly fixture: Fixture }) => Promise<unknown>;
const ask =
  (send: (client: Client, of: { projectId: string }) => Promise<unknown>): Ask =>
  (client, { fixture: { projectId } }) =>
    send(client, { projectId });

/** In an order in which one after the other succeeds. */
const requests: { readonly [Name in keyof (Operations & Unlisted)]: Ask } = {
  updateAttackChallengeMode: ask((client, of) =>
    security.updateAttackChallengeMode(client, { ...of, attackModeEnabled: false }),
  ),
  listFirewallConfigs: ask(security.listFirewallConfigs),
  replaceFirewallConfig: ask((client, of) => security.replaceFirewallConfig(client, { ...of, firewallEnabled: true })),
  updateFirewallConfig: ask((client, of) => security.updateFirewallConfig(client, { ...of, ...insert })),
  updateFirewallDraft: ask((client, of) => callUnlisted(client, "updateFirewallDraft", { ...of, ...insert })),
  getFirewallConfig: ask((client, of) => security.getFirewallConfig(client, { ...of, configVersion: "active" })),
  deleteFirewallConfig: ask((client, of) => security.deleteFirewallConfig(client, { ...of, configVersion: "draft" })),
  activateFirewallConfig: ask((client, of) => security.activateFirewallConfig(client, { ...of, configVersion: "1" })),
  getAttackStatus: ask(security.getAttackStatus),
  listFirewallBypasses: ask(security.listFirewallBypasses),
  addFirewallBypass: ask((client, of) =>
    security.addFirewallBypass(client, { ...of, projectScope: true, sourceIp: "198.51.100.8" }),
  ),
  removeFirewallBypass: ask((client, of) => security.removeFirewallBypass(client, { ...of, ...source })),
  listFirewallEvents: ask(security.listFirewallEvents),
  generateFirewallRule: ask((client, of) =>
    security.generateFirewallRule(client, { ...of, body: { prompt: "block path /admin" } }),
  ),
};

export const checks: GroupChecks<Operations & Unlisted, Fixture> = {
  level: "engine",
  fixture: { make: makeFixture, namesIn },
  async smoke(base) {
    const fixture = await makeFixture(base);
    for (const send of Object.values(requests)) await send(base.owner, { fixture });
  },
  unrecorded: { generateFirewallRule: "the rule is only written, and nothing keeps it" },
  requests,
};
