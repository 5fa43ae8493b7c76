// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const DomainOwner: v.GenericSchema<types.DomainOwner> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  email: /* @__PURE__ */ v.string(),
  username: /* @__PURE__ */ v.string(),
  customerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  isDomainReseller: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const DomainServiceType: v.GenericSchema<types.DomainServiceType> = /* @__PURE__ */ v.picklist(["zeit.world", "external", "na"]);

export const EchMode: v.GenericSchema<types.EchMode> = /* @__PURE__ */ v.picklist(["auto", "enabled", "disabled"]);

export const Domain: v.GenericSchema<types.Domain> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  boughtAt: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  createdAt: /* @__PURE__ */ v.number(),
  creator: DomainOwner,
  echMode: EchMode,
  expiresAt: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  intendedNameservers: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  nameservers: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  serviceType: DomainServiceType,
  teamId: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  userId: /* @__PURE__ */ v.string(),
  verified: /* @__PURE__ */ v.boolean(),
  customNameservers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  renew: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  transferStartedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  transferredAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  suffix: /* @__PURE__ */ v.boolean(),
});

export const DomainChange: v.GenericSchema<types.DomainChange> = /* @__PURE__ */ v.looseObject({
  customNameservers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  echMode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["auto", "disabled"])),
  op: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  renew: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  zone: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const DomainConfiguredBy: v.GenericSchema<types.DomainConfiguredBy> = /* @__PURE__ */ v.picklist(["A", "CNAME", "dns-01", "http"]);

export const DomainConfig: v.GenericSchema<types.DomainConfig> = /* @__PURE__ */ v.looseObject({
  acceptedChallenges: /* @__PURE__ */ v.array(/* @__PURE__ */ v.picklist(["dns-01", "http-01"])),
  configuredBy: /* @__PURE__ */ v.nullable(DomainConfiguredBy),
  misconfigured: /* @__PURE__ */ v.boolean(),
  recommendedCNAME: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    rank: /* @__PURE__ */ v.number(),
    value: /* @__PURE__ */ v.string(),
  })),
  recommendedIPv4: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    rank: /* @__PURE__ */ v.number(),
    value: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  })),
});

export const DomainListItem: v.GenericSchema<types.DomainListItem> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  boughtAt: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  createdAt: /* @__PURE__ */ v.number(),
  creator: DomainOwner,
  echMode: EchMode,
  expiresAt: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  intendedNameservers: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  nameservers: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  serviceType: DomainServiceType,
  teamId: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  userId: /* @__PURE__ */ v.string(),
  verified: /* @__PURE__ */ v.boolean(),
  customNameservers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  renew: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  transferStartedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  transferredAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
});

export const DomainMove: v.GenericSchema<types.DomainMove> = /* @__PURE__ */ v.looseObject({
  destination: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  op: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const Pagination: v.GenericSchema<types.Pagination> = /* @__PURE__ */ v.looseObject({
  count: /* @__PURE__ */ v.number(),
  next: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  prev: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
});

export const DomainPage: v.GenericSchema<types.DomainPage> = /* @__PURE__ */ v.looseObject({
  domains: /* @__PURE__ */ v.array(DomainListItem),
  pagination: Pagination,
});

export const ProjectDomain: v.GenericSchema<types.ProjectDomain> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  apexName: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  verified: /* @__PURE__ */ v.boolean(),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  customEnvironmentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  gitBranch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  redirect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  redirectStatusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  verification: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    type: /* @__PURE__ */ v.string(),
    domain: /* @__PURE__ */ v.string(),
    reason: /* @__PURE__ */ v.string(),
    value: /* @__PURE__ */ v.string(),
  }))),
});

export const DomainProjectDomainPage: v.GenericSchema<types.DomainProjectDomainPage> = /* @__PURE__ */ v.looseObject({
  pagination: Pagination,
  projectDomains: /* @__PURE__ */ v.array(ProjectDomain),
});

export const MoveDomainInRequest: v.GenericSchema<types.MoveDomainInRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  method: /* @__PURE__ */ v.string(),
  token: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const NewDomainRequest: v.GenericSchema<types.NewDomainRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  cdnEnabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  method: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  zone: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const GetDomainConfigInput: v.GenericSchema<types.GetDomainConfigInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  projectIdOrName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  strict: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["false", "true"])),
});

export const GetDomainVerificationRecordInput: v.GenericSchema<types.GetDomainVerificationRecordInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
});

export const GetDomainVerificationRecordOutput: v.GenericSchema<types.GetDomainVerificationRecordOutput> = /* @__PURE__ */ v.looseObject({
  txtRecord: /* @__PURE__ */ v.string(),
  verificationDomain: /* @__PURE__ */ v.string(),
});

export const ClaimDomainInput: v.GenericSchema<types.ClaimDomainInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
});

export const ClaimDomainOutput: v.GenericSchema<types.ClaimDomainOutput> = /* @__PURE__ */ v.looseObject({
  domain: DomainListItem,
});

export const ListDomainProjectDomainsInput: v.GenericSchema<types.ListDomainProjectDomainsInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  since: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  until: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const GetDomainInput: v.GenericSchema<types.GetDomainInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
});

export const GetDomainOutput: v.GenericSchema<types.GetDomainOutput> = /* @__PURE__ */ v.looseObject({
  domain: Domain,
});

export const ListDomainsInput: v.GenericSchema<types.ListDomainsInput> = /* @__PURE__ */ v.looseObject({
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  since: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  until: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const AddDomainInput: v.GenericSchema<types.AddDomainInput> = /* @__PURE__ */ v.union([MoveDomainInRequest, NewDomainRequest]);

export const AddDomainOutput: v.GenericSchema<types.AddDomainOutput> = /* @__PURE__ */ v.looseObject({
  domain: DomainListItem,
});

export const UpdateDomainInput: v.GenericSchema<types.UpdateDomainInput> = /* @__PURE__ */ v.intersect([/* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
}), /* @__PURE__ */ v.union([DomainChange, DomainMove])]);

export const UpdateDomainOutput: v.GenericSchema<types.UpdateDomainOutput> = /* @__PURE__ */ v.looseObject({
  moved: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  token: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  echMode: /* @__PURE__ */ v.optional(EchMode),
  customNameservers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  renew: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  zone: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const DeleteDomainInput: v.GenericSchema<types.DeleteDomainInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
});

export const DeleteDomainOutput: v.GenericSchema<types.DeleteDomainOutput> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.string(),
});
