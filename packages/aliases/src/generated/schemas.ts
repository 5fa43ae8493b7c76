// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  BypassRevocation, Pagination,
} from "../../../../shapes/generated/schemas.ts";
export {
  BypassRevocation, Pagination,
} from "../../../../shapes/generated/schemas.ts";

export const AliasMicrofrontends: v.GenericSchema<types.AliasMicrofrontends> = /* @__PURE__ */ (() => v.looseObject({
  applications: v.array(v.looseObject({
    fallbackHost: v.optional(v.string()),
    projectId: v.string(),
    branchAlias: v.optional(v.string()),
    branchDeploymentId: v.optional(v.string()),
    deploymentId: v.optional(v.string()),
    fallbackDeploymentId: v.optional(v.string()),
  })),
  defaultApp: v.looseObject({
    projectId: v.string(),
  }),
}))();

export const EmailInviteBypass: v.GenericSchema<types.EmailInviteBypass> = /* @__PURE__ */ (() => v.looseObject({
  scope: v.literal("email_invite"),
  createdAt: v.number(),
  lastUpdatedAt: v.number(),
  lastUpdatedBy: v.string(),
}))();

export const ProtectionOverrideBypass: v.GenericSchema<types.ProtectionOverrideBypass> = /* @__PURE__ */ (() => v.looseObject({
  scope: v.literal("alias-protection-override"),
  createdAt: v.number(),
  createdBy: v.string(),
}))();

export const ShareableLinkBypass: v.GenericSchema<types.ShareableLinkBypass> = /* @__PURE__ */ (() => v.looseObject({
  scope: v.literal("shareable-link"),
  createdAt: v.number(),
  createdBy: v.string(),
  expires: v.optional(v.number()),
}))();

export const UserBypass: v.GenericSchema<types.UserBypass> = /* @__PURE__ */ (() => v.looseObject({
  scope: v.literal("user"),
  access: v.picklist(["granted", "requested"]),
  createdAt: v.number(),
  lastUpdatedAt: v.number(),
  lastUpdatedBy: v.string(),
}))();

export const AliasProtectionBypass: v.GenericSchema<types.AliasProtectionBypass> = /* @__PURE__ */ v.union([ShareableLinkBypass, UserBypass, ProtectionOverrideBypass, EmailInviteBypass]);

export const Alias: v.GenericSchema<types.Alias> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.string(),
  alias: v.string(),
  origin: v.optional(v.string()),
  created: v.string(),
  deploymentId: v.nullable(v.string()),
  projectId: v.nullable(v.string()),
  createdAt: v.optional(v.nullable(v.number())),
  creator: v.optional(v.looseObject({
    uid: v.string(),
    email: v.optional(v.string()),
    username: v.optional(v.string()),
  })),
  deletedAt: v.optional(v.nullable(v.number())),
  deployment: v.optional(v.looseObject({
    id: v.string(),
    meta: v.optional(v.string()),
    url: v.optional(v.string()),
  })),
  microfrontends: v.optional(AliasMicrofrontends),
  protectionBypass: v.optional(v.record(v.string(), AliasProtectionBypass)),
  redirect: v.optional(v.nullable(v.string())),
  redirectStatusCode: v.optional(v.nullable(v.number())),
  updatedAt: v.optional(v.nullable(v.number())),
}))();

export const AliasPage: v.GenericSchema<types.AliasPage> = /* @__PURE__ */ (() => v.looseObject({
  aliases: v.array(Alias),
  pagination: Pagination,
}))();

export const AssignAliasRequest: v.GenericSchema<types.AssignAliasRequest> = /* @__PURE__ */ (() => v.looseObject({
  alias: v.optional(v.string()),
  redirect: v.optional(v.nullable(v.string())),
}))();

export const AssignedAlias: v.GenericSchema<types.AssignedAlias> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.string(),
  alias: v.string(),
  origin: v.optional(v.string()),
  created: v.string(),
  oldDeploymentId: v.optional(v.nullable(v.string())),
}))();

export const DeploymentAlias: v.GenericSchema<types.DeploymentAlias> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.string(),
  alias: v.string(),
  origin: v.optional(v.string()),
  created: v.string(),
  protectionBypass: v.optional(v.record(v.string(), AliasProtectionBypass)),
  redirect: v.optional(v.nullable(v.string())),
}))();

export const GrantedAccess: v.GenericSchema<types.GrantedAccess> = /* @__PURE__ */ v.picklist(["granted", "denied"]);

export const ProtectionOverrideChange: v.GenericSchema<types.ProtectionOverrideChange> = /* @__PURE__ */ (() => v.strictObject({
  override: v.looseObject({
    scope: v.literal("alias-protection-override"),
    action: v.picklist(["create", "revoke"]),
  }),
}))();

export const ShareableLinkChange: v.GenericSchema<types.ShareableLinkChange> = /* @__PURE__ */ (() => v.strictObject({
  revoke: v.optional(BypassRevocation),
  ttl: v.optional(v.pipe(v.number(), v.maxValue(63072000))),
}))();

export const UrlProtectionBypasses: v.GenericSchema<types.UrlProtectionBypasses> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const UserAccessByEmail: v.GenericSchema<types.UserAccessByEmail> = /* @__PURE__ */ (() => v.looseObject({
  access: GrantedAccess,
  email: v.string(),
  userId: v.optional(v.string()),
}))();

export const UserAccessById: v.GenericSchema<types.UserAccessById> = /* @__PURE__ */ (() => v.looseObject({
  access: GrantedAccess,
  userId: v.string(),
  email: v.optional(v.string()),
}))();

export const UserAccess: v.GenericSchema<types.UserAccess> = /* @__PURE__ */ v.union([UserAccessById, UserAccessByEmail]);

export const UserAccessChange: v.GenericSchema<types.UserAccessChange> = /* @__PURE__ */ v.strictObject({
  scope: UserAccess,
});

export const ListDeploymentAliasesInput: v.GenericSchema<types.ListDeploymentAliasesInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const ListDeploymentAliasesOutput: v.GenericSchema<types.ListDeploymentAliasesOutput> = /* @__PURE__ */ (() => v.looseObject({
  aliases: v.array(DeploymentAlias),
}))();

export const AssignAliasInput: v.GenericSchema<types.AssignAliasInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  alias: v.optional(v.string()),
  redirect: v.optional(v.nullable(v.string())),
}))();

export const ListAliasesInput: v.GenericSchema<types.ListAliasesInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.optional(v.union([v.array(v.string()), v.string()])),
  from: v.optional(v.number()),
  limit: v.optional(v.number()),
  projectId: v.optional(v.string()),
  rollbackDeploymentId: v.optional(v.string()),
  since: v.optional(v.number()),
  until: v.optional(v.number()),
}))();

export const GetAliasInput: v.GenericSchema<types.GetAliasInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrAlias: v.string(),
  from: v.optional(v.number()),
  projectId: v.optional(v.string()),
  since: v.optional(v.number()),
  until: v.optional(v.number()),
}))();

export const DeleteAliasInput: v.GenericSchema<types.DeleteAliasInput> = /* @__PURE__ */ (() => v.looseObject({
  aliasId: v.string(),
}))();

export const DeleteAliasOutput: v.GenericSchema<types.DeleteAliasOutput> = /* @__PURE__ */ (() => v.looseObject({
  status: v.literal("SUCCESS"),
}))();

export const UpdateUrlProtectionBypassInput: v.GenericSchema<types.UpdateUrlProtectionBypassInput> = /* @__PURE__ */ (() => v.union([v.strictObject({
  id: v.string(),
  scope: UserAccess,
}), v.strictObject({
  id: v.string(),
  override: v.looseObject({
    scope: v.literal("alias-protection-override"),
    action: v.picklist(["create", "revoke"]),
  }),
}), v.strictObject({
  id: v.string(),
  revoke: v.optional(BypassRevocation),
  ttl: v.optional(v.pipe(v.number(), v.maxValue(63072000))),
})]))();
