// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  DomainConfiguredBy, EchMode, Pagination, ProjectDomain,
} from "../../../../shapes/generated/schemas.ts";
export {
  DomainConfiguredBy, EchMode, Pagination, ProjectDomain, RedirectStatusCode,
} from "../../../../shapes/generated/schemas.ts";

export const DomainOwner: v.GenericSchema<types.DomainOwner> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  email: v.string(),
  username: v.string(),
  customerId: v.optional(v.nullable(v.string())),
  isDomainReseller: v.optional(v.boolean()),
}))();

export const DomainServiceType: v.GenericSchema<types.DomainServiceType> = /* @__PURE__ */ v.picklist(["zeit.world", "external", "na"]);

export const Domain: v.GenericSchema<types.Domain> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  boughtAt: v.nullable(v.number()),
  createdAt: v.number(),
  creator: DomainOwner,
  echMode: EchMode,
  orderedAt: v.optional(v.number()),
  expiresAt: v.nullable(v.number()),
  intendedNameservers: v.array(v.string()),
  nameservers: v.array(v.string()),
  serviceType: DomainServiceType,
  teamId: v.nullable(v.string()),
  userId: v.string(),
  verified: v.boolean(),
  customNameservers: v.optional(v.array(v.string())),
  renew: v.optional(v.boolean()),
  transferStartedAt: v.optional(v.number()),
  transferredAt: v.optional(v.nullable(v.number())),
  suffix: v.boolean(),
}))();

export const DomainChange: v.GenericSchema<types.DomainChange> = /* @__PURE__ */ (() => v.looseObject({
  customNameservers: v.optional(v.array(v.string())),
  echMode: v.optional(v.picklist(["auto", "disabled"])),
  op: v.optional(v.string()),
  renew: v.optional(v.boolean()),
  zone: v.optional(v.boolean()),
}))();

export const DomainConfig: v.GenericSchema<types.DomainConfig> = /* @__PURE__ */ (() => v.looseObject({
  acceptedChallenges: v.array(v.picklist(["dns-01", "http-01"])),
  configuredBy: v.nullable(DomainConfiguredBy),
  misconfigured: v.boolean(),
  recommendedCNAME: v.array(v.looseObject({
    rank: v.number(),
    value: v.string(),
  })),
  recommendedIPv4: v.array(v.looseObject({
    rank: v.number(),
    value: v.array(v.string()),
  })),
  aValues: v.optional(v.array(v.string())),
  cnames: v.optional(v.array(v.string())),
  nameservers: v.optional(v.array(v.string())),
  serviceType: v.optional(DomainServiceType),
  conflicts: v.optional(v.array(v.looseObject({
    name: v.string(),
    type: v.string(),
    value: v.string(),
  }))),
}))();

export const DomainListItem: v.GenericSchema<types.DomainListItem> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  boughtAt: v.nullable(v.number()),
  createdAt: v.number(),
  creator: DomainOwner,
  echMode: EchMode,
  orderedAt: v.optional(v.number()),
  expiresAt: v.nullable(v.number()),
  intendedNameservers: v.array(v.string()),
  nameservers: v.array(v.string()),
  serviceType: DomainServiceType,
  teamId: v.nullable(v.string()),
  userId: v.string(),
  verified: v.boolean(),
  customNameservers: v.optional(v.array(v.string())),
  renew: v.optional(v.boolean()),
  transferStartedAt: v.optional(v.number()),
  transferredAt: v.optional(v.nullable(v.number())),
}))();

export const DomainMove: v.GenericSchema<types.DomainMove> = /* @__PURE__ */ (() => v.strictObject({
  destination: v.optional(v.string()),
  op: v.optional(v.string()),
}))();

export const DomainMoveOffer: v.GenericSchema<types.DomainMoveOffer> = /* @__PURE__ */ (() => v.looseObject({
  moved: v.boolean(),
  token: v.string(),
}))();

export const DomainMoveResult: v.GenericSchema<types.DomainMoveResult> = /* @__PURE__ */ (() => v.looseObject({
  moved: v.boolean(),
}))();

export const DomainPage: v.GenericSchema<types.DomainPage> = /* @__PURE__ */ (() => v.looseObject({
  domains: v.array(DomainListItem),
  pagination: Pagination,
}))();

export const DomainProjectDomainPage: v.GenericSchema<types.DomainProjectDomainPage> = /* @__PURE__ */ (() => v.looseObject({
  pagination: Pagination,
  projectDomains: v.array(ProjectDomain),
}))();

export const MoveDomainInRequest: v.GenericSchema<types.MoveDomainInRequest> = /* @__PURE__ */ (() => v.strictObject({
  name: v.string(),
  method: v.string(),
  token: v.optional(v.string()),
}))();

export const NewDomainRequest: v.GenericSchema<types.NewDomainRequest> = /* @__PURE__ */ (() => v.strictObject({
  name: v.string(),
  cdnEnabled: v.optional(v.boolean()),
  method: v.optional(v.string()),
  zone: v.optional(v.boolean()),
}))();

export const UpdatedDomain: v.GenericSchema<types.UpdatedDomain> = /* @__PURE__ */ (() => v.looseObject({
  echMode: EchMode,
  customNameservers: v.optional(v.array(v.string())),
  renew: v.optional(v.boolean()),
  zone: v.optional(v.boolean()),
}))();

export const GetDomainConfigInput: v.GenericSchema<types.GetDomainConfigInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
  projectIdOrName: v.optional(v.string()),
  strict: v.optional(v.boolean()),
}))();

export const GetDomainVerificationRecordInput: v.GenericSchema<types.GetDomainVerificationRecordInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
}))();

export const GetDomainVerificationRecordOutput: v.GenericSchema<types.GetDomainVerificationRecordOutput> = /* @__PURE__ */ (() => v.looseObject({
  txtRecord: v.string(),
  verificationDomain: v.string(),
}))();

export const ClaimDomainInput: v.GenericSchema<types.ClaimDomainInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
}))();

export const ClaimDomainOutput: v.GenericSchema<types.ClaimDomainOutput> = /* @__PURE__ */ v.looseObject({
  domain: DomainListItem,
});

export const ListDomainProjectDomainsInput: v.GenericSchema<types.ListDomainProjectDomainsInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
  limit: v.optional(v.number()),
  since: v.optional(v.number()),
  until: v.optional(v.number()),
}))();

export const GetDomainInput: v.GenericSchema<types.GetDomainInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
}))();

export const GetDomainOutput: v.GenericSchema<types.GetDomainOutput> = /* @__PURE__ */ v.looseObject({
  domain: Domain,
});

export const ListDomainsInput: v.GenericSchema<types.ListDomainsInput> = /* @__PURE__ */ (() => v.looseObject({
  limit: v.optional(v.number()),
  since: v.optional(v.number()),
  until: v.optional(v.number()),
}))();

export const AddDomainInput: v.GenericSchema<types.AddDomainInput> = /* @__PURE__ */ v.union([MoveDomainInRequest, NewDomainRequest]);

export const AddDomainOutput: v.GenericSchema<types.AddDomainOutput> = /* @__PURE__ */ v.looseObject({
  domain: DomainListItem,
});

export const UpdateDomainInput: v.GenericSchema<types.UpdateDomainInput> = /* @__PURE__ */ (() => v.union([v.looseObject({
  domain: v.string(),
  customNameservers: v.optional(v.array(v.string())),
  echMode: v.optional(v.picklist(["auto", "disabled"])),
  op: v.optional(v.string()),
  renew: v.optional(v.boolean()),
  zone: v.optional(v.boolean()),
}), v.strictObject({
  domain: v.string(),
  destination: v.optional(v.string()),
  op: v.optional(v.string()),
})]))();

export const UpdateDomainOutput: v.GenericSchema<types.UpdateDomainOutput> = /* @__PURE__ */ v.union([DomainMoveOffer, DomainMoveResult, UpdatedDomain]);

export const DeleteDomainInput: v.GenericSchema<types.DeleteDomainInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
}))();

export const DeleteDomainOutput: v.GenericSchema<types.DeleteDomainOutput> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.string(),
}))();
