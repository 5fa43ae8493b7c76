// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  AnnotatedValue, IdAndName, NextPagination,
} from "../../../../shapes/generated/types.ts";
export type {
  AnnotatedValue, IdAndName, NextPagination,
} from "../../../../shapes/generated/types.ts";

/** All of them. */
export interface AllOutcome {
  type: "all";
}

/** A flag of the platform or of an integration. */
export type AnyFlag = Flag | MarketplaceFlag;

/** A new flag. */
export interface CreateFlagRequest {
  /** The key that code asks for the flag by: letters, digits, dashes and underscores, unique in the project. */
  slug: string;
  /** Configuration of the flag in each environment, by name. */
  environments: { [key: string]: FlagEnvironmentInput };
  /** Type of the flag's values. */
  kind: FlagKind;
  /** Purpose of the flag. */
  description?: string | undefined;
  /** The users who maintain the flag. */
  maintainerIds?: readonly string[] | undefined;
  /** Whether the flag is meant to stay. */
  permanent?: boolean | undefined;
  /** Seed of the random assignment in a split. */
  seed?: number | undefined;
  /** Whether the flag is in use (`active`) or put away (`archived`). */
  state?: FlagState | undefined;
  /** Words to find the flag by. */
  tags?: readonly string[] | undefined;
  /** The values that it can have. */
  variants?: readonly FlagVariantInput[] | undefined;
}

/** A new SDK key. */
export interface CreateFlagSdkKeyRequest {
  /** The environment whose flags the key reads. */
  environment: string;
  /** Environment in which the key is used: browsers (`client`), mobile apps or servers. */
  sdkKeyType: FlagSdkKeyType;
  /** A name that tells keys apart. */
  label?: string | undefined;
}

/** A new segment. */
export interface CreateFlagSegmentRequest {
  /** The key that the segment is found by. */
  slug: string;
  /** Membership of the segment. */
  data: FlagSegmentDataInput;
  /** Kind of entity in the segment. */
  hint: string;
  /** A name to show. */
  label: string;
  /** Creator of the segment. */
  createdBy?: string | undefined;
  /** Purpose of the segment. */
  description?: string | undefined;
}

/** The new SDK key. */
export interface CreatedFlagSdkKey {
  type: FlagSdkKeyType;
  /** Unix time in milliseconds. */
  createdAt: number;
  createdBy: string;
  environment: string;
  /** The hash that the key is known by. */
  hashKey: string;
  /** The characters of the key that may be shown. */
  partialKeyValue: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Unix time in milliseconds. */
  deletedAt?: number | undefined;
  label?: string | undefined;
  /** The secret; it is shown once. A credential: keep it out of logs. */
  keyValue: string;
  /** The token of the key; it is shown once. A credential: keep it out of logs. */
  tokenValue?: string | undefined;
}

/** The flags that a deployment was built with. */
export interface DeploymentFlagList {
  /** Flag definitions of the deployment, unchanged. */
  flags: { [key: string]: unknown }[];
  status: DeploymentFlagStatus | null;
}

/** Status of the request to the deployment for its flags. */
export interface DeploymentFlagStatus {
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId: string;
  flagCount: number;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** The status of the deployment's response. */
  responseStatus: number;
}

/** An attribute of an entity. */
export interface EntityAttribute {
  /** `entity`: an attribute of an entity. */
  type: "entity";
  /** The key of the attribute. */
  attribute: string;
  /** The kind of entity. */
  kind: string;
}

/** Outcome that an experiment decides. */
export interface ExperimentOutcome {
  type: "experiment";
}

/** A flag that the platform keeps. */
export interface Flag {
  typeName: "flag";
  id: string;
  slug: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  createdBy: string;
  /** Configuration of the flag in each environment, by name. */
  environments: { [key: string]: FlagEnvironment };
  kind: FlagKind;
  ownerId: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Number of changes. */
  revision: number;
  /** Seed of the random assignment in a split. */
  seed: number;
  state: FlagState;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** The values that it can have. */
  variants: FlagVariant[];
  description?: string | undefined;
  /** The users who maintain the flag. */
  maintainerIds?: string[] | undefined;
  metadata?: {
    creator?: IdAndName | undefined;
  } | undefined;
  /** Whether the flag is meant to stay. */
  permanent?: boolean | undefined;
  tags?: string[] | undefined;
  updatedBy?: string | undefined;
}

/** Comparison operator; `!` negates, `ex` tests for existence. */
export type FlagComparison =
  | "eq"
  | "!eq"
  | "oneOf"
  | "!oneOf"
  | "contains"
  | "!contains"
  | "containsAllOf"
  | "containsAnyOf"
  | "containsNoneOf"
  | "startsWith"
  | "!startsWith"
  | "endsWith"
  | "!endsWith"
  | "regex"
  | "!regex"
  | "ex"
  | "!ex"
  | "gt"
  | "gte"
  | "lt"
  | "lte"
  | "before"
  | "after"
  | Unlisted;

/** A comparison. */
export interface FlagCondition {
  /** Comparison operator. */
  cmp: FlagComparison;
  /** Left-hand side of the comparison. */
  lhs: FlagConditionSubject;
  /** Strictness of the comparison. */
  cmpOptions?: {
    /** Whether upper and lower case count as the same. */
    ignoreCase?: boolean | undefined;
  } | undefined;
  /** Right-hand side of the comparison. */
  rhs?: string | number | boolean | FlagRegex | FlagList | undefined;
}

/** Left-hand side of a comparison. */
export type FlagConditionSubject = SegmentSubject | EntityAttribute;

/** A kind of entity to which rules can apply, such as a user. */
export interface FlagEntity {
  /** Attributes of an entity of this kind. */
  attributes: readonly FlagEntityAttribute[];
  /** The key of the kind, by which rules name it. */
  kind: string;
  /** A name to show. */
  label: string;
}

/** Attribute of an entity. */
export interface FlagEntityAttribute {
  /** Type of the attribute's values, such as string or number. */
  type: string;
  /** The key of the attribute, by which rules name it. */
  key: string;
  /** Names to show for single values. */
  labels?: readonly {
    /** A name to show. */
    label: string;
    /** The value that it is for. */
    value: string;
  }[] | undefined;
}

/** Configuration of a flag in an environment. */
export interface FlagEnvironment {
  active: boolean;
  /** Outcome if no rule matches. */
  fallthrough: FlagOutcome;
  /** Outcome while the flag is not active. */
  pausedOutcome: VariantOutcome;
  rules: FlagRule[];
  /** The environment whose rules are used instead. */
  reuse?: FlagEnvironmentReuse | undefined;
  /** Number of changes. */
  revision?: number | undefined;
  /** Entities that are assigned a variant individually, by variant, kind of entity and attribute. */
  targets?: { [key: string]: { [key: string]: { [key: string]: AnnotatedValue[] } } } | undefined;
}

/** Configuration of a flag in an environment. */
export interface FlagEnvironmentInput {
  /** Whether the rules decide; while they do not, everyone gets `pausedOutcome`. */
  active: boolean;
  /** Outcome if no rule matches. */
  fallthrough: FlagOutcomeInput;
  /** Outcome while the flag is not active. */
  pausedOutcome: VariantOutcome;
  /** The rules, in the order in which they are tried. */
  rules: readonly FlagRuleInput[];
  /** The environment whose rules are used instead. */
  reuse?: FlagEnvironmentReuse | undefined;
  /** Number of changes. */
  revision?: number | undefined;
  /** Entities that are assigned a variant individually, by variant, kind of entity and attribute. */
  targets?: { [key: string]: { [key: string]: { [key: string]: readonly AnnotatedValue[] } } } | undefined;
}

/** The environment whose rules are used instead. */
export interface FlagEnvironmentReuse {
  /** Whether the other environment's rules are used. */
  active: boolean;
  /** The other environment, by its name. */
  environment: string;
}

/** Type of a flag's values. */
export type FlagKind = "boolean" | "string" | "number" | "json" | Unlisted;

/** Several values. */
export interface FlagList {
  /** `list` or `list/inline`: several values; how the two differ is not published. */
  type: "list" | "list/inline";
  /** The values. */
  items: readonly FlagListItem[];
}

/** A value of a list. */
export interface FlagListItem {
  /** The value itself. */
  value: number | string;
  /** A name to show for the value. */
  label?: string | undefined;
  /** A note on the value. */
  note?: string | undefined;
}

/** Outcome of the evaluation of a flag. */
export type FlagOutcome = VariantOutcome | SplitOutcome | RolloutOutcome | ExperimentOutcome;

/** Outcome of the evaluation of a flag. */
export type FlagOutcomeInput = RolloutOutcome | SplitOutcome | VariantOutcome;

/** Page of flags. */
export interface FlagPage {
  data: AnyFlag[];
  pagination: NextPagination;
}

/** Page of flags that the platform itself stores. */
export interface FlagPageV1 {
  data: Flag[];
  pagination: NextPagination;
}

/** A regular expression. */
export interface FlagRegex {
  /** `regex`: a regular expression. */
  type: "regex";
  /** The flags of the expression, such as `i`. */
  flags: string;
  /** The expression, without slashes around it. */
  pattern: string;
}

/** Rule: the outcome for entities that meet all conditions. */
export interface FlagRule {
  id: string;
  conditions: FlagCondition[];
  outcome: FlagOutcome;
}

/** Rule: the outcome for entities that meet all conditions. */
export interface FlagRuleInput {
  /** The rule's ID. */
  id: string;
  /** The conditions, which all have to hold. */
  conditions: readonly FlagCondition[];
  /** Outcome if all conditions are met. */
  outcome: FlagOutcomeInput;
}

/** Metadata of an SDK key; its secret is not stored. */
export interface FlagSdkKey {
  type: FlagSdkKeyType;
  /** Unix time in milliseconds. */
  createdAt: number;
  createdBy: string;
  environment: string;
  /** The hash that the key is known by. */
  hashKey: string;
  /** The characters of the key that may be shown. */
  partialKeyValue: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Unix time in milliseconds. */
  deletedAt?: number | undefined;
  label?: string | undefined;
}

/** Environment in which an SDK key is used. */
export type FlagSdkKeyType = "client" | "mobile" | "server" | Unlisted;

/** Segment of the entities to which rules can apply. */
export interface FlagSegment {
  typeName: "segment";
  id: string;
  slug: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  data: FlagSegmentData;
  /** Kind of entity in the segment. */
  hint: string;
  label: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  createdBy?: string | undefined;
  description?: string | undefined;
  metadata?: {
    creator?: IdAndName | undefined;
  } | undefined;
  /** The flags whose rules use it. */
  usedByFlags?: string[] | undefined;
  /** The segments whose rules use it. */
  usedBySegments?: string[] | undefined;
}

/** Membership of a segment. */
export interface FlagSegmentData {
  /** Individually excluded entities, by kind of entity and attribute. */
  exclude?: { [key: string]: { [key: string]: AnnotatedValue[] } } | undefined;
  /** Individually included entities, by kind of entity and attribute. */
  include?: { [key: string]: { [key: string]: AnnotatedValue[] } } | undefined;
  rules?: SegmentRule[] | undefined;
}

/** Membership of a segment. */
export interface FlagSegmentDataInput {
  /** Individually excluded entities, by kind of entity and attribute. */
  exclude?: { [key: string]: { [key: string]: readonly AnnotatedValue[] } } | undefined;
  /** Individually included entities, by kind of entity and attribute. */
  include?: { [key: string]: { [key: string]: readonly AnnotatedValue[] } } | undefined;
  /** Rules for further members of the segment. */
  rules?: readonly SegmentRuleInput[] | undefined;
}

/** The flag settings of a project. */
export interface FlagSettings {
  typeName: "settings";
  /** Whether the project uses flags. */
  enabled: boolean;
  /** Kinds of entity to which rules can apply. */
  entities: FlagEntity[];
  /** The environments that flags have values for. */
  environments: string[];
  metadata: FlagSettingsMetadata;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  ownerId?: string | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
}

/** Size of the project's flags and segments. */
export interface FlagSettingsMetadata {
  activeFlagCount: number;
  archivedFlagCount: number;
  packSizeInBytes: number;
  segmentCount: number;
  /** Unix time in milliseconds. */
  configUpdatedAt?: number | undefined;
  packRevision?: number | undefined;
}

/** Page of settings. */
export interface FlagSettingsPage {
  data: FlagSettings[];
  pagination: NextPagination;
}

/** Whether a flag is in use. */
export type FlagState = "active" | "archived" | Unlisted;

/** A value that a flag can have. */
export interface FlagVariant {
  id: string;
  value: string | number | { [key: string]: unknown } | boolean | unknown[] | null;
  description?: string | undefined;
  label?: string | undefined;
}

/** A value that a flag is to have. */
export interface FlagVariantInput {
  /** The variant's ID, by which outcomes name it. */
  id: string;
  /** Purpose of the variant. */
  description?: string | undefined;
  /** A name to show. */
  label?: string | undefined;
  /** Value that the application gets; it must match the kind of the flag. */
  value?: unknown | undefined;
}

/** An earlier version of a flag. */
export interface FlagVersion {
  id: string;
  /** The environments that the version changed. */
  changedEnvironments: string[];
  /** Unix time in milliseconds. */
  createdAt: number;
  data: FlagVersionData;
  flagId: string;
  /** Number of changes. */
  revision: number;
  createdBy?: string | undefined;
  /** Reason for the change. */
  message?: string | undefined;
  metadata?: {
    creator?: IdAndName | undefined;
  } | undefined;
}

/** Content of the flag at a version. */
export interface FlagVersionData {
  /** Configuration of the flag in each environment, by name. */
  environments: { [key: string]: FlagEnvironment };
  /** Seed of the random assignment in a split. */
  seed: number;
  state: FlagState;
  /** The values that it can have. */
  variants: FlagVariant[];
  description?: string | undefined;
  /** The users who maintain the flag. */
  maintainerIds?: string[] | undefined;
  /** Whether the flag is meant to stay. */
  permanent?: boolean | undefined;
  tags?: string[] | undefined;
}

/** Page of versions. */
export interface FlagVersionPage {
  pagination: {
    /** The `cursor` of the next page; null or absent on the last one. */
    next?: string | null | undefined;
    [key: string]: unknown;
  };
  versions: FlagVersion[];
}

/** A flag that an integration keeps. */
export interface MarketplaceFlag {
  typeName: "marketplaceFlag";
  id: string;
  name?: string | undefined;
  slug: string;
  /** The flag by the provider's own ID. */
  externalId: string;
  integrationConfigurationId: string;
  /** URL at which the flag is managed. */
  origin: string;
  ownerId: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  resourceId: string;
  state: FlagState;
  category?: "experiment" | "flag" | Unlisted | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  description?: string | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
}

/** Any other share. */
export interface OtherOutcomeInput {
  /** The kind of share, such as `all` for all of them. */
  type?: unknown | undefined;
}

/** A share of them by chance. */
export interface PassOutcome {
  /** `split`: a share of them. */
  type: "split";
  /** The attribute whose value determines the share of an entity. */
  base: EntityAttribute;
  /** The share in thousandths. */
  passPromille: number;
}

/** Gradual rollout of a variant, with another one for the rest. */
export interface RolloutOutcome {
  /** `rollout`: one variant for more and more. */
  type: "rollout";
  /** The attribute whose value determines the share of an entity. */
  base: EntityAttribute;
  /** Variant for entities without the attribute. */
  defaultVariantId: string;
  /** The variant of entities that the rollout has not reached yet, by its ID. */
  rollFromVariantId: string;
  /** The variant that more and more get, by its ID. */
  rollToVariantId: string;
  /** The shares, one after the other; when the last has passed, everyone is reached. */
  slots: readonly RolloutSlot[];
  /** Time at which the rollout begins. Unix time in milliseconds. */
  startTimestamp: number;
}

/** A share that holds for a time. */
export interface RolloutSlot {
  /** Duration of the share, in milliseconds. */
  durationMs: number;
  /** The share in thousandths. */
  promille: number;
}

/** A value to add or to remove. */
export interface SegmentOperation {
  /** Whether the value is added or removed. */
  action: "add" | "remove" | Unlisted;
  /** The key of the attribute that the value is one of. */
  attribute: string;
  /** The kind of entity that has the attribute. */
  entity: string;
  /** List to change: individually included (`include`) or excluded (`exclude`) entities. */
  field: "exclude" | "include" | Unlisted;
  /** The value, with a note. */
  value: AnnotatedValue;
}

/** Share of the entities that belongs to the segment. */
export type SegmentOutcome = AllOutcome | PassOutcome;

/** Share of the entities that is to belong to the segment. */
export type SegmentOutcomeInput = PassOutcome | OtherOutcomeInput;

/** Rule for entities that meet all conditions. */
export interface SegmentRule {
  id: string;
  conditions: FlagCondition[];
  outcome: SegmentOutcome;
}

/** Rule for entities that meet all conditions. */
export interface SegmentRuleInput {
  /** The rule's ID. */
  id: string;
  /** The conditions, which all have to hold. */
  conditions: readonly FlagCondition[];
  /** Share of the matching entities that belongs to the segment. */
  outcome: SegmentOutcomeInput;
}

/** The segment to which an entity belongs. */
export interface SegmentSubject {
  /** `segment`: the segments to which an entity belongs. */
  type: "segment";
}

/** A variant by chance, with a share for each. */
export interface SplitOutcome {
  /** `split`: a variant by chance. */
  type: "split";
  /** The attribute whose value determines the share of an entity. */
  base: EntityAttribute;
  /** Variant for entities without the attribute. */
  defaultVariantId: string;
  /** The share of each variant, by its ID. */
  weights: { [key: string]: number };
}

/** Changes to a flag. */
export interface UpdateFlagRequest {
  /** The user who makes the change. */
  createdBy?: string | undefined;
  /** Purpose of the flag. */
  description?: string | undefined;
  /** Configuration of the flag in each environment, by name. */
  environments?: { [key: string]: FlagEnvironmentInput } | undefined;
  /** The users who maintain the flag. */
  maintainerIds?: readonly string[] | undefined;
  /** Reason for the change. */
  message?: string | undefined;
  /** Whether the flag is meant to stay. */
  permanent?: boolean | undefined;
  /** Seed of the random assignment in a split. */
  seed?: number | undefined;
  /** Whether the flag is in use (`active`) or put away (`archived`). */
  state?: FlagState | undefined;
  /** Words to find the flag by. */
  tags?: readonly string[] | undefined;
  /** The values that it can have. */
  variants?: readonly FlagVariantInput[] | undefined;
}

/** Changes to a segment. */
export interface UpdateFlagSegmentRequest {
  /** Membership of the segment. */
  data?: FlagSegmentDataInput | undefined;
  /** Purpose of the segment. */
  description?: string | undefined;
  /** Kind of entity in the segment. */
  hint?: string | undefined;
  /** A name to show. */
  label?: string | undefined;
  /** Values to add and to remove. */
  operations?: readonly SegmentOperation[] | undefined;
}

/** Changes to the settings. */
export interface UpdateFlagSettingsRequest {
  /** Whether the project uses flags. */
  enabled?: boolean | undefined;
  /** Kinds of entity to which rules can apply. */
  entities?: readonly FlagEntity[] | undefined;
  /** The environments that flags have values for. */
  environments?: readonly string[] | undefined;
}

/** A variant. */
export interface VariantOutcome {
  /** `variant`: a single variant for all. */
  type: "variant";
  /** The variant, by its ID. */
  variantId: string;
}

/** Input of `listFlags`. */
export interface ListFlagsInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** Only flags that this user or team made, by ID. */
  createdBy?: string | undefined;
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Whether flags that integrations keep are listed too. */
  includeMarketplaceFlags?: boolean | undefined;
  /** Maximum number of items per page. Default: `25`. */
  limit?: number | undefined;
  /** Only flags with one of these maintainers. */
  maintainerIds?: readonly string[] | undefined;
  /** A part of the slug or of the description, case-insensitive. */
  search?: string | undefined;
  /** Only flags in this state; `active` when left out. */
  state?: FlagState | undefined;
  /** Only flags with all of these tags. */
  tags?: readonly string[] | undefined;
}

/** Answer of `listFlags`. */
export type ListFlagsOutput = FlagPage;

/** Input of `listFlagsV1`. */
export interface ListFlagsV1Input {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** A part of the slug or of the description, case-insensitive. */
  search?: string | undefined;
  /** Only flags in this state; `active` when left out. */
  state?: FlagState | undefined;
  /** Only flags with all of these tags. */
  tags?: readonly string[] | undefined;
  /** Whether the names of the creators are added. */
  withMetadata?: boolean | undefined;
}

/** Answer of `listFlagsV1`. */
export type ListFlagsV1Output = FlagPageV1;

/** Input of `createFlag`. */
export interface CreateFlagInput extends CreateFlagRequest {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
}

/** Answer of `createFlag`. */
export type CreateFlagOutput = Flag;

/** Input of `getFlag`. */
export interface GetFlagInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** The flag, by its ID or its slug. */
  flagIdOrSlug: string;
  /** The ETag of the flag that the caller knows. */
  ifMatch?: string | undefined;
  /** Whether the names of the creators are added. */
  withMetadata?: boolean | undefined;
}

/** Answer of `getFlag`. */
export type GetFlagOutput = Flag;

/** Input of `updateFlag`. */
export interface UpdateFlagInput extends UpdateFlagRequest {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** The flag, by its ID or its slug. */
  flagIdOrSlug: string;
  /** The ETag of the flag that the caller knows. */
  ifMatch?: string | undefined;
  /** Whether the names of the creators are added. */
  withMetadata?: boolean | undefined;
}

/** Answer of `updateFlag`. */
export type UpdateFlagOutput = Flag;

/** Input of `deleteFlag`. */
export interface DeleteFlagInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** The flag, by its ID or its slug. */
  flagIdOrSlug: string;
  /** The ETag of the flag that the caller knows. */
  ifMatch?: string | undefined;
  /** Whether the names of the creators are added. */
  withMetadata?: boolean | undefined;
}

/** Answer of `deleteFlag`. */
export type DeleteFlagOutput = void;

/** Input of `listFlagVersions`. */
export interface ListFlagVersionsInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** The flag, by its ID or its slug. */
  flagIdOrSlug: string;
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Only versions that changed this environment. */
  environment?: string | undefined;
  /** Maximum number of items per page. Default: `20`. */
  limit?: number | undefined;
  /** Whether the names of the creators are added. Default: `false`. */
  withMetadata?: boolean | undefined;
}

/** Answer of `listFlagVersions`. */
export type ListFlagVersionsOutput = FlagVersionPage;

/** Input of `getFlagSettings`. */
export interface GetFlagSettingsInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
}

/** Answer of `getFlagSettings`. */
export type GetFlagSettingsOutput = FlagSettings;

/** Input of `updateFlagSettings`. */
export interface UpdateFlagSettingsInput extends UpdateFlagSettingsRequest {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
}

/** Answer of `updateFlagSettings`. */
export type UpdateFlagSettingsOutput = FlagSettings;

/** Input of `listTeamFlagSettings`. */
export interface ListTeamFlagSettingsInput {
  /** The team, by its ID. */
  teamId: string;
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. Default: `20`. */
  limit?: number | undefined;
  /** The team by its slug. */
  slug?: string | undefined;
}

/** Answer of `listTeamFlagSettings`. */
export type ListTeamFlagSettingsOutput = FlagSettingsPage;

/** Input of `listTeamFlags`. */
export interface ListTeamFlagsInput {
  /** The team, by its ID. */
  teamId: string;
  /** Only flags that this user or team made, by ID. */
  createdBy?: string | undefined;
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Whether flags that integrations keep are listed too. */
  includeMarketplaceFlags?: boolean | undefined;
  /** Only flags whose values are of this kind. */
  kind?: FlagKind | undefined;
  /** Maximum number of items per page. Default: `25`. */
  limit?: number | undefined;
  /** Only flags with one of these maintainers. */
  maintainerIds?: readonly string[] | undefined;
  /** A part of the slug or of the description, case-insensitive. */
  search?: string | undefined;
  /** The team by its slug. */
  slug?: string | undefined;
  /** Only flags in this state; `active` when left out. */
  state?: FlagState | undefined;
  /** Only flags with all of these tags. */
  tags?: readonly string[] | undefined;
}

/** Answer of `listTeamFlags`. */
export type ListTeamFlagsOutput = FlagPage;

/** Input of `listTeamFlagsV1`. */
export interface ListTeamFlagsV1Input {
  /** The team, by its ID. */
  teamId: string;
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Only flags whose values are of this kind. */
  kind?: FlagKind | undefined;
  /** Maximum number of items per page. Default: `20`. */
  limit?: number | undefined;
  /** A part of the slug or of the description, case-insensitive. */
  search?: string | undefined;
  /** The team by its slug. */
  slug?: string | undefined;
  /** Only flags in this state; `active` when left out. */
  state?: FlagState | undefined;
  /** Only flags with all of these tags. */
  tags?: readonly string[] | undefined;
  /** Whether the names of the creators are added. */
  withMetadata?: boolean | undefined;
}

/** Answer of `listTeamFlagsV1`. */
export type ListTeamFlagsV1Output = FlagPageV1;

/** Input of `listFlagSegments`. */
export interface ListFlagSegmentsInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** Whether the names of the creators are added. Default: `false`. */
  withMetadata?: boolean | undefined;
}

/** Answer of `listFlagSegments`. */
export interface ListFlagSegmentsOutput {
  data: FlagSegment[];
}

/** Input of `createFlagSegment`. */
export interface CreateFlagSegmentInput extends CreateFlagSegmentRequest {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
}

/** Answer of `createFlagSegment`. */
export type CreateFlagSegmentOutput = FlagSegment;

/** Input of `getFlagSegment`. */
export interface GetFlagSegmentInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** The segment, by its ID or its slug. */
  segmentIdOrSlug: string;
  /** Whether the names of the creators are added. Default: `false`. */
  withMetadata?: boolean | undefined;
}

/** Answer of `getFlagSegment`. */
export type GetFlagSegmentOutput = FlagSegment;

/** Input of `updateFlagSegment`. */
export interface UpdateFlagSegmentInput extends UpdateFlagSegmentRequest {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** The segment, by its ID or its slug. */
  segmentIdOrSlug: string;
  /** Whether the names of the creators are added. Default: `false`. */
  withMetadata?: boolean | undefined;
}

/** Answer of `updateFlagSegment`. */
export type UpdateFlagSegmentOutput = FlagSegment;

/** Input of `deleteFlagSegment`. */
export interface DeleteFlagSegmentInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** The segment, by its ID or its slug. */
  segmentIdOrSlug: string;
  /** Whether the names of the creators are added. Default: `false`. */
  withMetadata?: boolean | undefined;
}

/** Answer of `deleteFlagSegment`. */
export type DeleteFlagSegmentOutput = void;

/** Input of `getDeploymentFlags`. */
export interface GetDeploymentFlagsInput {
  /** The deployment. */
  deploymentId: string;
}

/** Answer of `getDeploymentFlags`. */
export type GetDeploymentFlagsOutput = DeploymentFlagList;

/** Input of `listFlagSdkKeys`. */
export interface ListFlagSdkKeysInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
}

/** Answer of `listFlagSdkKeys`. */
export interface ListFlagSdkKeysOutput {
  data: FlagSdkKey[];
}

/** Input of `createFlagSdkKey`. */
export interface CreateFlagSdkKeyInput extends CreateFlagSdkKeyRequest {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
}

/** Answer of `createFlagSdkKey`. */
export type CreateFlagSdkKeyOutput = CreatedFlagSdkKey;

/** Input of `deleteFlagSdkKey`. */
export interface DeleteFlagSdkKeyInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** The hash that the key is known by. */
  hashKey: string;
}

/** Answer of `deleteFlagSdkKey`. */
export type DeleteFlagSdkKeyOutput = void;
