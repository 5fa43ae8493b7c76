// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  CrsCategory, FirewallCrsDisable, FirewallCrsDisableById, FirewallEnabledChange, FirewallIpRemoval, FirewallLogHeadersUpdate, FirewallRuleInsert,
  FirewallRulePriority, FirewallRuleRemoval, FirewallRuleUpdate, FirewallToggle, ManagedRulesetChange, ManagedRuleUpdate,
} from "@slipway/security/schemas";

export const CrsRule: v.GenericSchema<types.CrsRule> = /* @__PURE__ */ (() => v.looseObject({
  action: v.picklist(["deny", "log"]),
  active: v.boolean(),
}))();

export const FirewallCrsUpdate: v.GenericSchema<types.FirewallCrsUpdate> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("crs.update"),
  id: CrsCategory,
  value: CrsRule,
}))();

export const IpRuleAction: v.GenericSchema<types.IpRuleAction> = /* @__PURE__ */ v.picklist(["log", "challenge", "deny", "bypass"]);

export const FirewallIpRuleInput: v.GenericSchema<types.FirewallIpRuleInput> = /* @__PURE__ */ (() => v.looseObject({
  action: IpRuleAction,
  hostname: v.string(),
  ip: v.string(),
  notes: v.optional(v.string()),
}))();

export const FirewallIpInsert: v.GenericSchema<types.FirewallIpInsert> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("ip.insert"),
  id: v.optional(v.null()),
  value: FirewallIpRuleInput,
}))();

export const FirewallIpUpdate: v.GenericSchema<types.FirewallIpUpdate> = /* @__PURE__ */ (() => v.looseObject({
  action: v.literal("ip.update"),
  id: v.string(),
  value: FirewallIpRuleInput,
}))();

export const UpdateFirewallDraftInput: v.GenericSchema<types.UpdateFirewallDraftInput> = /* @__PURE__ */ (() => v.intersect([v.looseObject({
  projectId: v.string(),
}), v.union([FirewallEnabledChange, FirewallRuleInsert, FirewallRuleUpdate, FirewallRuleRemoval, FirewallRulePriority, FirewallCrsUpdate, FirewallCrsDisable, FirewallIpInsert, FirewallIpUpdate, FirewallIpRemoval, ManagedRuleUpdate, ManagedRulesetChange, FirewallToggle, FirewallCrsDisableById, FirewallLogHeadersUpdate])]))();

export const UpdateFirewallDraftOutput: v.GenericSchema<types.UpdateFirewallDraftOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();
