// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";

/** Region in which the models run. */
export interface InferenceRegion {
  geoRegion?: string | undefined;
  providerRegion?: string | undefined;
  /** The region for each provider, by its name. */
  providers?: { [key: string]: {
    geoRegion?: string | undefined;
    providerRegion?: string | undefined;
    scope?: InferenceScope | undefined;
  } | null } | undefined;
  scope?: InferenceScope | undefined;
}

/** Strictness with which the region is observed. */
export type InferenceScope = "global" | "zone" | "specific" | Unlisted;

/** Criterion by which providers are sorted. */
export type ModelSort = "cost" | "price" | "latency" | "throughput" | "tps" | "ttft" | Unlisted;

/** A virtual model: a name for a choice of real models. */
export interface VirtualModelConfig {
  /** Unix time in milliseconds. */
  createdAt: number;
  deleted: boolean;
  kind: string;
  /** The team that owns it. */
  ownerId: string;
  status: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** The name that requests ask for. */
  virtualModelSlug: string;
  /** Whether a request for the fast tier may be served by another. */
  allowFallbackFromFast?: boolean | undefined;
  baseUrl?: string | undefined;
  /** The team's own provider credentials that may be used. */
  byokCredentialIds?: string[] | undefined;
  caching?: "auto" | undefined;
  description?: string | undefined;
  /** Whether providers that train on prompts are left out. */
  disallowPromptTraining?: boolean | undefined;
  displayName?: string | undefined;
  /** Capabilities that the models must have. */
  has?: ("implicit-caching" | "vision" | Unlisted)[] | undefined;
  /** Whether only HIPAA-compliant providers are used. */
  hipaaCompliant?: boolean | undefined;
  inferenceRegion?: InferenceRegion | undefined;
  instanceId?: string | undefined;
  modelSlug?: string | undefined;
  /** The models to choose from. */
  models?: string[] | undefined;
  observabilityTags?: string[] | undefined;
  /** The only providers that are used. */
  providerOnly?: string[] | undefined;
  /** Options for each provider, by its name. */
  providerOptions?: { [key: string]: { [key: string]: unknown } } | undefined;
  /** The providers in the order in which they are tried. */
  providerOrder?: string[] | undefined;
  /** Timeout of each provider, in milliseconds. */
  providerTimeouts?: {
    byok?: { [key: string]: number } | undefined;
  } | undefined;
  requires?: string[] | undefined;
  /** Strategy by which one of the models is selected. */
  selector?: VirtualModelSelector | undefined;
  serviceTier?: VirtualModelServiceTier | undefined;
  /** Criterion by which the providers are sorted. */
  sort?: ModelSort | undefined;
  speed?: "fast" | undefined;
  /** User who last changed the config. */
  updatedBy?: string | undefined;
  visibility?: string | undefined;
  /** Whether only providers that keep no data are used. */
  zeroDataRetention?: boolean | undefined;
}

/** Page of configs. */
export interface VirtualModelConfigPage {
  /** The `cursor` of the next page; null on the last one. */
  cursor: string | null;
  virtualModelConfigs: VirtualModelConfig[];
}

/** Criterion by which a real model is chosen. */
export type VirtualModelSelector = "cost" | "priority" | "tps" | "ttft" | Unlisted;

/** Urgency of a virtual model's calls. */
export type VirtualModelServiceTier = "fast" | "flex" | "priority" | Unlisted;

/** Input of `searchVirtualModelConfigs`. */
export interface SearchVirtualModelConfigsInput {
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** Only configs of this owner. */
  ownerId?: string | undefined;
  /** Answers this one config in the place of a page; `getVirtualModelConfigBySlug` gives it with its type. */
  virtualModelSlug?: string | undefined;
}

/** Answer of `searchVirtualModelConfigs`. */
export type SearchVirtualModelConfigsOutput = VirtualModelConfigPage;

/** Input of `createVirtualModelConfig`. */
export interface CreateVirtualModelConfigInput {
  /** The members are not published. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `createVirtualModelConfig`. */
export type CreateVirtualModelConfigOutput = VirtualModelConfig;

/** Input of `updateVirtualModelConfig`. */
export interface UpdateVirtualModelConfigInput {
  /** The members are not published. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `updateVirtualModelConfig`. */
export type UpdateVirtualModelConfigOutput = VirtualModelConfig;

/** Input of `deleteVirtualModelConfig`. */
export interface DeleteVirtualModelConfigInput {
  /** The IP address of the acting user. */
  actingIp?: string | undefined;
  /** The user agent of the acting user. */
  actingUserAgent?: string | undefined;
  /** The team that owns it. */
  ownerId?: string | undefined;
  /** User who deletes the config. */
  updatedBy?: string | undefined;
  /** The config to delete. */
  virtualModelSlug: string;
}

/** Answer of `deleteVirtualModelConfig`. */
export type DeleteVirtualModelConfigOutput = void;

/** Input of `listVirtualModelConfigs`. */
export interface ListVirtualModelConfigsInput {
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** Only configs of this owner. */
  ownerId?: string | undefined;
}

/** Answer of `listVirtualModelConfigs`. */
export type ListVirtualModelConfigsOutput = VirtualModelConfigPage;

/** Input of `getVirtualModelConfigBySlug`. */
export interface GetVirtualModelConfigBySlugInput {
  /** The slug of the virtual model. */
  vmcSlug: string;
  /** The team that owns it. */
  ownerId?: string | undefined;
}

/** Answer of `getVirtualModelConfigBySlug`. */
export type GetVirtualModelConfigBySlugOutput = VirtualModelConfig;

/** Input of `updateVirtualModelConfigBySlug`. */
export interface UpdateVirtualModelConfigBySlugInput {
  /** The slug of the virtual model. */
  vmcSlug: string;
  /** The members are not published. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `updateVirtualModelConfigBySlug`. */
export type UpdateVirtualModelConfigBySlugOutput = VirtualModelConfig;

/** Input of `deleteVirtualModelConfigBySlug`. */
export interface DeleteVirtualModelConfigBySlugInput {
  /** The slug of the virtual model. */
  vmcSlug: string;
  /** The IP address of the acting user. */
  actingIp?: string | undefined;
  /** The user agent of the acting user. */
  actingUserAgent?: string | undefined;
  /** The team that owns it. */
  ownerId?: string | undefined;
  /** User who deletes the config. */
  updatedBy?: string | undefined;
}

/** Answer of `deleteVirtualModelConfigBySlug`. */
export type DeleteVirtualModelConfigBySlugOutput = void;
