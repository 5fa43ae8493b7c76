import type { Operations } from "@slipway/ai-gateway/contract";
import { expect, test } from "vitest";
import { type RuleRow, ruleTable } from "../domain/ai-gateway/tables.ts";
import { onePage } from "../engine/page.ts";
import { group } from "./group.ts";
import type { SomeHandlers } from "./handler.ts";
import { asShown, gone, ofAccount, resource } from "./resource.ts";

const show = ({ id: ruleId, accountId: ownerId, ...rule }: RuleRow) => ({ ...rule, ruleId, ownerId });
const rules = resource(ofAccount(ruleTable, "ruleId"), { show });

test("a plain operation is taken where the contract has such a one, and any can be written by hand", () => {
  const fits: SomeHandlers<Operations, "listAiGatewayRules" | "deleteAiGatewayRule"> = {
    listAiGatewayRules: rules.list(onePage, (all) => ({ rules: all })),
    deleteAiGatewayRule: ({ ruleId }, { rows }) => void rows(ruleTable).remove(ruleId),
  };
  expect(Object.keys(fits)).toHaveLength(2);
});

test("an answer or an input of another shape does not compile", () => {
  const wrong: SomeHandlers<Operations, "listAiGatewayRules" | "deleteAiGatewayRule"> = {
    // @ts-expect-error the contract's list has a name
    listAiGatewayRules: rules.list(onePage, asShown),
    // @ts-expect-error the input has `ruleId`, and no `id`
    deleteAiGatewayRule: resource(ofAccount(ruleTable, "id"), { show }).remove(gone),
  };
  expect(wrong).toBeDefined();
});

test("a group that lacks an operation does not compile", () => {
  const listAiGatewayRules = rules.list(onePage, (all) => ({ rules: all }));
  // @ts-expect-error three others are missing
  expect(group<Operations>({ handlers: { listAiGatewayRules } }).handlers).toHaveProperty("listAiGatewayRules");
});
