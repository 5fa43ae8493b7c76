import * as gateway from "@slipway/ai-gateway";
import type { Operations } from "@slipway/ai-gateway/contract";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";

/** A rule of the team's that refuses a model. */
async function makeFixture({ owner }: BaseFixture) {
  const { ruleId } = await gateway.createAiGatewayRule(owner, {
    body: { type: "deny", match: { model: "acme/small" } },
  });
  return { ruleId };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

const smoke: SmokeTest = async (base) => {
  const { ruleId } = await makeFixture(base);
  await gateway.listAiGatewayRules(base.owner);
  await gateway.updateAiGatewayRule(base.owner, { body: { ruleId, enabled: false } });
  await gateway.deleteAiGatewayRule(base.owner, { ruleId });
};

export const checks: GroupChecks<Operations, Fixture> = {
  level: "state",
  fixture: {
    make: makeFixture,
    namesIn: ({ ruleId }) => ({ ruleId: [ruleId], type: ["deny"], model: ["acme/small", "acme/large"] }),
  },
  smoke,
  ofWholeTeam: true,
  about: { new: ["createAiGatewayRule"], noProject: ["listAiGatewayRules"] },
  requests: {
    listAiGatewayRules: (client) => gateway.listAiGatewayRules(client),
    createAiGatewayRule: (client) =>
      gateway.createAiGatewayRule(client, { body: { type: "deny", match: { model: "acme/large" } } }),
    updateAiGatewayRule: (client, { fixture: { ruleId } }) =>
      gateway.updateAiGatewayRule(client, { body: { ruleId, enabled: false } }),
    deleteAiGatewayRule: (client, { fixture: { ruleId } }) => gateway.deleteAiGatewayRule(client, { ruleId }),
  },
};
