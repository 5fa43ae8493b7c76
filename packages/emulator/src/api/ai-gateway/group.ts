import type { Operations } from "@slipway/ai-gateway/contract";
import { AiGatewayRule } from "@slipway/ai-gateway/schemas";
import { type Rule, type RuleRow, ruleTable } from "../../domain/ai-gateway/tables.ts";
import { plainEventTypes } from "../../engine/event-type.ts";
import { onePage } from "../../engine/page.ts";
import { badRequest } from "../../engine/platform-error.ts";
import { presentable } from "../../engine/presentable.ts";
import { type Group, group, notModelled } from "../../pipeline/group.ts";
import { identity, noContent, ofAccount, resource } from "../../pipeline/resource.ts";
import type { Draft } from "../../store/table.ts";

type Body = Readonly<Record<string, unknown>>;

const rules = resource(ofAccount(ruleTable, "ruleId"), {
  present: ({ id: ruleId, accountId: ownerId, ...rule }): Rule => ({ ...rule, ruleId, ownerId }),
  events: plainEventTypes("ai-gateway-rule", "ai-gateway", "A rule of the AI gateway"),
});
const update = rules.update(
  ({ body }: { readonly ruleId: string; readonly body: Body }, row, { scope: { user } }) =>
    ruleFrom({ ...row, ...body }, user.id),
  identity,
);

export const aiGatewayGroup: Group = group<Operations>({
  handlers: {
    listAiGatewayRules: rules.list(onePage, (newest) => ({ rules: newest.reverse() }), {
      filter: (all) => (rule) => all.includeDisabled === true || rule.enabled,
    }),
    createAiGatewayRule: rules.create((body, { scope: { user } }, { id: accountId }) => {
      return { ...ruleFrom(body, user.id), accountId, createdBy: user.id };
    }, identity),
    updateAiGatewayRule: (body, context) => update({ ruleId: body.ruleId, body }, context),
    deleteAiGatewayRule: rules.remove(noContent),
    ...notModelled("listAiGatewayBudgets", "upsertAiGatewayBudget", "deleteAiGatewayBudget"),
    ...notModelled("listAiGatewayBudgetDefaults", "upsertAiGatewayBudgetDefault", "deleteAiGatewayBudgetDefault"),
    ...notModelled("searchVirtualModelConfigs", "createVirtualModelConfig", "updateVirtualModelConfig"),
    ...notModelled("deleteVirtualModelConfig", "listVirtualModelConfigs", "getVirtualModelConfigBySlug"),
    ...notModelled("updateVirtualModelConfigBySlug", "deleteVirtualModelConfigBySlug"),
  },
  eventTypes: rules.eventTypes,
});

/** A rule by a body that the contract leaves open. Throws 400 where the body describes no rule. */
function ruleFrom(body: Body, updatedBy: string): Omit<Draft<RuleRow>, "accountId" | "createdBy"> {
  // The schema of rules has taken each member.
  const {
    type,
    enabled = true,
    match,
    action = {},
    description = "",
  } = presentable(AiGatewayRule, body) as Partial<Rule>;
  if (type !== "deny" && type !== "rewrite") throw badRequest("Invalid request: `type` should be deny or rewrite");
  if (!match?.model) throw badRequest("Invalid request: `match.model` is missing: the model that is asked for");
  if (type === "rewrite" && !action.rewriteModel)
    throw badRequest("Invalid request: `action.rewriteModel` is missing: the model that is asked instead");
  return { type, enabled, match, action, description, updatedBy };
}
