import type { Operations } from "@slipway/ai-gateway/contract";
import { type OfAccount, type Table, table } from "../../store/table.ts";

export type Rule = Operations["updateAiGatewayRule"]["output"];

export interface RuleRow
  extends OfAccount,
    Required<Pick<Rule, "type" | "enabled" | "match" | "action" | "description">> {
  readonly createdBy: string;
  readonly updatedBy: string;
}

export const ruleTable: Table<RuleRow, "account" | "match"> = table({
  name: "aiGatewayRules",
  called: "Rule",
  id: { prefix: "air_", length: 24 },
  indexes: {
    match: (rule) => `${rule.accountId} ${rule.type} ${rule.match?.model}`,
  },
  parents: { account: "account" },
  // A second rule of one type for the same model would never apply.
  unique: ["match"],
});

export const aiGatewayTables: readonly Table[] = [ruleTable];
