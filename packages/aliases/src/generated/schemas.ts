// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const AliasMicrofrontends: v.GenericSchema<types.AliasMicrofrontends> = /* @__PURE__ */ v.looseObject({
  applications: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    fallbackHost: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    projectId: /* @__PURE__ */ v.string(),
    branchAlias: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    branchDeploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    deploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    fallbackDeploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  defaultApp: /* @__PURE__ */ v.looseObject({
    projectId: /* @__PURE__ */ v.string(),
  }),
});

export const EmailInviteBypass: v.GenericSchema<types.EmailInviteBypass> = /* @__PURE__ */ v.looseObject({
  scope: /* @__PURE__ */ v.literal("email_invite"),
  createdAt: /* @__PURE__ */ v.number(),
  lastUpdatedAt: /* @__PURE__ */ v.number(),
  lastUpdatedBy: /* @__PURE__ */ v.string(),
});

export const ProtectionOverrideBypass: v.GenericSchema<types.ProtectionOverrideBypass> = /* @__PURE__ */ v.looseObject({
  scope: /* @__PURE__ */ v.literal("alias-protection-override"),
  createdAt: /* @__PURE__ */ v.number(),
  createdBy: /* @__PURE__ */ v.string(),
});

export const ShareableLinkBypass: v.GenericSchema<types.ShareableLinkBypass> = /* @__PURE__ */ v.looseObject({
  scope: /* @__PURE__ */ v.literal("shareable-link"),
  createdAt: /* @__PURE__ */ v.number(),
  createdBy: /* @__PURE__ */ v.string(),
  expires: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const UserBypass: v.GenericSchema<types.UserBypass> = /* @__PURE__ */ v.looseObject({
  scope: /* @__PURE__ */ v.literal("user"),
  access: /* @__PURE__ */ v.picklist(["granted", "requested"]),
  createdAt: /* @__PURE__ */ v.number(),
  lastUpdatedAt: /* @__PURE__ */ v.number(),
  lastUpdatedBy: /* @__PURE__ */ v.string(),
});

export const AliasProtectionBypass: v.GenericSchema<types.AliasProtectionBypass> = /* @__PURE__ */ v.union([ShareableLinkBypass, UserBypass, ProtectionOverrideBypass, EmailInviteBypass]);

export const Alias: v.GenericSchema<types.Alias> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.string(),
  alias: /* @__PURE__ */ v.string(),
  created: /* @__PURE__ */ v.string(),
  deploymentId: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  creator: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    uid: /* @__PURE__ */ v.string(),
    email: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    username: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  deletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  deployment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    meta: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    url: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  microfrontends: /* @__PURE__ */ v.optional(AliasMicrofrontends),
  protectionBypass: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), AliasProtectionBypass)),
  redirect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  redirectStatusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
});

export const Pagination: v.GenericSchema<types.Pagination> = /* @__PURE__ */ v.looseObject({
  count: /* @__PURE__ */ v.number(),
  next: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  prev: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
});

export const AliasPage: v.GenericSchema<types.AliasPage> = /* @__PURE__ */ v.looseObject({
  aliases: /* @__PURE__ */ v.array(Alias),
  pagination: Pagination,
});

export const AssignAliasRequest: v.GenericSchema<types.AssignAliasRequest> = /* @__PURE__ */ v.looseObject({
  alias: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  redirect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});

export const AssignedAlias: v.GenericSchema<types.AssignedAlias> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.string(),
  alias: /* @__PURE__ */ v.string(),
  created: /* @__PURE__ */ v.string(),
  oldDeploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});

export const BypassRevocation: v.GenericSchema<types.BypassRevocation> = /* @__PURE__ */ v.looseObject({
  regenerate: /* @__PURE__ */ v.boolean(),
  secret: /* @__PURE__ */ v.string(),
});

export const DeploymentAlias: v.GenericSchema<types.DeploymentAlias> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.string(),
  alias: /* @__PURE__ */ v.string(),
  created: /* @__PURE__ */ v.string(),
  protectionBypass: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), AliasProtectionBypass)),
  redirect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});

export const GrantedAccess: v.GenericSchema<types.GrantedAccess> = /* @__PURE__ */ v.picklist(["granted", "denied"]);

export const ProtectionOverrideChange: v.GenericSchema<types.ProtectionOverrideChange> = /* @__PURE__ */ v.looseObject({
  override: /* @__PURE__ */ v.looseObject({
    scope: /* @__PURE__ */ v.literal("alias-protection-override"),
    action: /* @__PURE__ */ v.picklist(["create", "revoke"]),
  }),
});

export const ShareableLinkChange: v.GenericSchema<types.ShareableLinkChange> = /* @__PURE__ */ v.looseObject({
  revoke: /* @__PURE__ */ v.optional(BypassRevocation),
  ttl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.maxValue(63072000))),
});

export const UserAccessByEmail: v.GenericSchema<types.UserAccessByEmail> = /* @__PURE__ */ v.looseObject({
  access: GrantedAccess,
  email: /* @__PURE__ */ v.string(),
  userId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const UserAccessById: v.GenericSchema<types.UserAccessById> = /* @__PURE__ */ v.looseObject({
  access: GrantedAccess,
  userId: /* @__PURE__ */ v.string(),
  email: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const UserAccess: v.GenericSchema<types.UserAccess> = /* @__PURE__ */ v.union([UserAccessById, UserAccessByEmail]);

export const UserAccessChange: v.GenericSchema<types.UserAccessChange> = /* @__PURE__ */ v.looseObject({
  scope: UserAccess,
});

export const ListDeploymentAliasesInput: v.GenericSchema<types.ListDeploymentAliasesInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const ListDeploymentAliasesOutput: v.GenericSchema<types.ListDeploymentAliasesOutput> = /* @__PURE__ */ v.looseObject({
  aliases: /* @__PURE__ */ v.array(DeploymentAlias),
});

export const AssignAliasInput: v.GenericSchema<types.AssignAliasInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  alias: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  redirect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});

export const ListAliasesInput: v.GenericSchema<types.ListAliasesInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()), /* @__PURE__ */ v.string()])),
  from: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  rollbackDeploymentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  since: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  until: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const GetAliasInput: v.GenericSchema<types.GetAliasInput> = /* @__PURE__ */ v.looseObject({
  idOrAlias: /* @__PURE__ */ v.string(),
  from: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  since: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  until: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const DeleteAliasInput: v.GenericSchema<types.DeleteAliasInput> = /* @__PURE__ */ v.looseObject({
  aliasId: /* @__PURE__ */ v.string(),
});

export const DeleteAliasOutput: v.GenericSchema<types.DeleteAliasOutput> = /* @__PURE__ */ v.looseObject({
  status: /* @__PURE__ */ v.literal("SUCCESS"),
});

export const UpdateUrlProtectionBypassInput: v.GenericSchema<types.UpdateUrlProtectionBypassInput> = /* @__PURE__ */ v.intersect([/* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
}), /* @__PURE__ */ v.union([UserAccessChange, ProtectionOverrideChange, ShareableLinkChange])]);

export const UpdateUrlProtectionBypassOutput: v.GenericSchema<types.UpdateUrlProtectionBypassOutput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown());
