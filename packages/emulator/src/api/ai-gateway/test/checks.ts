import { createAiGatewayRule } from "@slipway/ai-gateway";
import type { Operations } from "@slipway/ai-gateway/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";

async function makeFixture({ owner }: BaseFixture) {
  const { ruleId } = await createAiGatewayRule(owner, { type: "deny", match: { model: "acme/small" } });
  return { ruleId };
}

export const checks: GroupChecks<Operations, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "state",
  fixture: {
    make: makeFixture,
    namesIn: ({ ruleId }) => ({ ruleId: [ruleId], type: ["deny"], model: ["acme/small", "acme/large"] }),
  },
  ofWholeTeam: true,
  about: { new: ["createAiGatewayRule"], noProject: ["listAiGatewayRules"] },
  inputs: {
    listAiGatewayRules: {},
    createAiGatewayRule: { type: "deny", match: { model: "acme/large" } },
    updateAiGatewayRule: ({ fixture: { ruleId } }) => ({ ruleId, enabled: false }),
    deleteAiGatewayRule: ({ fixture }) => fixture,
  },
};
