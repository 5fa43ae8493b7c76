import * as gateway from "@slipway/ai-gateway";
import { expect, test } from "vitest";
import { start } from "../../../test/start.ts";

const [match, action] = [{ model: "acme/large" }, { rewriteModel: "acme/small" }];

test("rules are listed in the order of their making, those that are turned off only when asked for", async () => {
  const { client } = await start();
  const first = await gateway.createAiGatewayRule(client, { type: "deny", match, action: { reason: "dear" } });
  const { ruleId } = await gateway.createAiGatewayRule(client, { type: "rewrite", match, action });
  const changed = await gateway.updateAiGatewayRule(client, { ruleId, enabled: false, ...{ ownerId: "somebody" } });
  expect(changed).toMatchObject({ ruleId, action, enabled: false, ownerId: first.ownerId });
  expect(await gateway.listAiGatewayRules(client)).toEqual({ rules: [first] });
  expect(await gateway.listAiGatewayRules(client, { includeDisabled: true })).toEqual({ rules: [first, changed] });
  await gateway.deleteAiGatewayRule(client, { ruleId });
  await expect(gateway.deleteAiGatewayRule(client, { ruleId })).rejects.toMatchObject({ status: 404 });
});

test.each([
  [{ type: "deny", match }, 409],
  [{ type: "allow", match }, 400],
  [{ type: "rewrite", match }, 400],
  [{ type: "deny", match: { model: 5 } }, 400],
])("the rule %o is refused with %i", async (body, status) => {
  const { client } = await start();
  await gateway.createAiGatewayRule(client, { type: "deny", match });
  await expect(gateway.createAiGatewayRule(client, body as gateway.CreateAiGatewayRuleInput)).rejects.toMatchObject({
    status,
  });
});
