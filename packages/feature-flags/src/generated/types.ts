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

/** A flag, wherever it is kept. */
export type AnyFlag = Flag | MarketplaceFlag;

/** A new flag. */
export interface CreateFlagRequest {
  /** The key that code asks for the flag by: letters, digits, dashes and underscores, unique in the project. */
  slug: string;
  /** What it is in each environment, by name. */
  environments: { [key: string]: FlagEnvironmentInput };
  /** What its values are. */
  kind: FlagKind;
  /** What the flag is for. */
  description?: string | undefined;
  /** The users who look after the flag. */
  maintainerIds?: readonly string[] | undefined;
  /** Whether the flag is meant to stay. */
  permanent?: boolean | undefined;
  /** What the shares of a split are drawn with. */
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
  /** Where the key is used: in browsers (`client`), in mobile apps or on servers. */
  sdkKeyType: FlagSdkKeyType;
  /** A name that tells keys apart. */
  label?: string | undefined;
}

/** A new segment. */
export interface CreateFlagSegmentRequest {
  /** The key that the segment is found by. */
  slug: string;
  /** Who belongs to it. */
  data: FlagSegmentDataInput;
  /** What kind of thing it holds. */
  hint: string;
  /** A name to show. */
  label: string;
  /** Who makes the segment. */
  createdBy?: string | undefined;
  /** What the segment is for. */
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
  /** The token that goes with the key; it is shown once. A credential: keep it out of logs. */
  tokenValue?: string | undefined;
}

/** The flags that a deployment was built with. */
export interface DeploymentFlagList {
  /** As the deployment states them. */
  flags: { [key: string]: unknown }[];
  status: DeploymentFlagStatus | null;
}

/** How the deployment was asked for them. */
export interface DeploymentFlagStatus {
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId: string;
  flagCount: number;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** The status that it answered with. */
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

/** What an experiment decides. */
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
  /** What it is in each environment, by name. */
  environments: { [key: string]: FlagEnvironment };
  kind: FlagKind;
  ownerId: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** How often it was changed. */
  revision: number;
  /** What the shares of a split are drawn with. */
  seed: number;
  state: FlagState;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** The values that it can have. */
  variants: FlagVariant[];
  description?: string | undefined;
  /** The users who look after the flag. */
  maintainerIds?: string[] | undefined;
  metadata?: {
    creator?: IdAndName | undefined;
  } | undefined;
  /** Whether the flag is meant to stay. */
  permanent?: boolean | undefined;
  tags?: string[] | undefined;
  updatedBy?: string | undefined;
}

/** How two things are compared; `!` negates, `ex` asks whether it exists. */
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
  /** How the two are compared. */
  cmp: FlagComparison;
  /** What is compared. */
  lhs: FlagConditionSubject;
  /** How strictly they are compared. */
  cmpOptions?: {
    /** Whether upper and lower case count as the same. */
    ignoreCase?: boolean | undefined;
  } | undefined;
  /** What it is compared with. */
  rhs?: string | number | boolean | FlagRegex | FlagList | undefined;
}

/** What is compared. */
export type FlagConditionSubject = SegmentSubject | EntityAttribute;

/** A kind of thing that rules can be about, such as a user. */
export interface FlagEntity {
  /** What is known about each thing of the kind. */
  attributes: readonly FlagEntityAttribute[];
  /** The key of the kind, by which rules name it. */
  kind: string;
  /** A name to show. */
  label: string;
}

/** What is known about a thing of the kind. */
export interface FlagEntityAttribute {
  /** What its values are, such as text or numbers. */
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

/** What a flag is in one environment. */
export interface FlagEnvironment {
  active: boolean;
  /** What those get whom no rule covers. */
  fallthrough: FlagOutcome;
  /** What everyone gets while the flag is not active. */
  pausedOutcome: VariantOutcome;
  rules: FlagRule[];
  /** The environment whose rules are used instead. */
  reuse?: FlagEnvironmentReuse | undefined;
  /** How often it was changed. */
  revision?: number | undefined;
  /** Who gets a variant by name: variant, kind of entity, attribute, values. */
  targets?: { [key: string]: { [key: string]: { [key: string]: AnnotatedValue[] } } } | undefined;
}

/** What a flag is to be in one environment. */
export interface FlagEnvironmentInput {
  /** Whether the rules decide; while they do not, everyone gets `pausedOutcome`. */
  active: boolean;
  /** What those get whom no rule covers. */
  fallthrough: FlagOutcomeInput;
  /** What everyone gets while the flag is not active. */
  pausedOutcome: VariantOutcome;
  /** The rules, in the order in which they are tried. */
  rules: readonly FlagRuleInput[];
  /** The environment whose rules are used instead. */
  reuse?: FlagEnvironmentReuse | undefined;
  /** How often it was changed. */
  revision?: number | undefined;
  /** Who gets a variant by name: variant, kind of entity, attribute, values. */
  targets?: { [key: string]: { [key: string]: { [key: string]: readonly AnnotatedValue[] } } } | undefined;
}

/** The environment whose rules are used instead. */
export interface FlagEnvironmentReuse {
  /** Whether the other environment's rules are used. */
  active: boolean;
  /** The other environment, by its name. */
  environment: string;
}

/** What the values of a flag are. */
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
  /** A note that says what the value is. */
  note?: string | undefined;
}

/** What someone gets. */
export type FlagOutcome = VariantOutcome | SplitOutcome | RolloutOutcome | ExperimentOutcome;

/** What someone is to get. */
export type FlagOutcomeInput = RolloutOutcome | SplitOutcome | VariantOutcome;

/** One page of flags. */
export interface FlagPage {
  data: AnyFlag[];
  pagination: NextPagination;
}

/** One page of flags that the platform itself keeps. */
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

/** What those get whom all conditions cover. */
export interface FlagRule {
  id: string;
  conditions: FlagCondition[];
  outcome: FlagOutcome;
}

/** What those are to get whom all conditions cover. */
export interface FlagRuleInput {
  /** The rule's ID. */
  id: string;
  /** The conditions, which all have to hold. */
  conditions: readonly FlagCondition[];
  /** What those get whom the conditions cover. */
  outcome: FlagOutcomeInput;
}

/** What is known about an SDK key; its secret is not kept. */
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

/** Where an SDK key is used. */
export type FlagSdkKeyType = "client" | "mobile" | "server" | Unlisted;

/** Someone or something that rules can be about, by what they have in common. */
export interface FlagSegment {
  typeName: "segment";
  id: string;
  slug: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  data: FlagSegmentData;
  /** What kind of thing it holds. */
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

/** Who belongs to it. */
export interface FlagSegmentData {
  /** Who does not belong to it by name: kind of entity, attribute, values. */
  exclude?: { [key: string]: { [key: string]: AnnotatedValue[] } } | undefined;
  /** Who belongs to it by name: kind of entity, attribute, values. */
  include?: { [key: string]: { [key: string]: AnnotatedValue[] } } | undefined;
  rules?: SegmentRule[] | undefined;
}

/** Who is to belong to it. */
export interface FlagSegmentDataInput {
  /** Who does not belong to it by name: kind of entity, attribute, values. */
  exclude?: { [key: string]: { [key: string]: readonly AnnotatedValue[] } } | undefined;
  /** Who belongs to it by name: kind of entity, attribute, values. */
  include?: { [key: string]: { [key: string]: readonly AnnotatedValue[] } } | undefined;
  /** Rules about who else belongs to it. */
  rules?: readonly SegmentRuleInput[] | undefined;
}

/** The flag settings of a project. */
export interface FlagSettings {
  typeName: "settings";
  /** Whether the project uses flags. */
  enabled: boolean;
  /** What rules can be about. */
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

/** How much the project keeps. */
export interface FlagSettingsMetadata {
  activeFlagCount: number;
  archivedFlagCount: number;
  packSizeInBytes: number;
  segmentCount: number;
  /** Unix time in milliseconds. */
  configUpdatedAt?: number | undefined;
  packRevision?: number | undefined;
}

/** One page of settings. */
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
  /** What the variant is for. */
  description?: string | undefined;
  /** A name to show. */
  label?: string | undefined;
  /** What code gets; it has to fit the flag's kind. */
  value?: unknown | undefined;
}

/** An earlier version of a flag. */
export interface FlagVersion {
  id: string;
  /** The environments that it changed. */
  changedEnvironments: string[];
  /** Unix time in milliseconds. */
  createdAt: number;
  data: FlagVersionData;
  flagId: string;
  /** How often it was changed. */
  revision: number;
  createdBy?: string | undefined;
  /** Why it was changed. */
  message?: string | undefined;
  metadata?: {
    creator?: IdAndName | undefined;
  } | undefined;
}

/** What the flag was. */
export interface FlagVersionData {
  /** What it is in each environment, by name. */
  environments: { [key: string]: FlagEnvironment };
  /** What the shares of a split are drawn with. */
  seed: number;
  state: FlagState;
  /** The values that it can have. */
  variants: FlagVariant[];
  description?: string | undefined;
  /** The users who look after the flag. */
  maintainerIds?: string[] | undefined;
  /** Whether the flag is meant to stay. */
  permanent?: boolean | undefined;
  tags?: string[] | undefined;
}

/** One page of versions. */
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
  /** Where the flag is managed. */
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
  /** The attribute whose value decides which share someone falls into. */
  base: EntityAttribute;
  /** The share in thousandths. */
  passPromille: number;
}

/** One variant for more and more, and another for the rest. */
export interface RolloutOutcome {
  /** `rollout`: one variant for more and more. */
  type: "rollout";
  /** The attribute whose value decides which share someone falls into. */
  base: EntityAttribute;
  /** What those get who lack the attribute. */
  defaultVariantId: string;
  /** The variant of those who are not reached yet, by its ID. */
  rollFromVariantId: string;
  /** The variant that more and more get, by its ID. */
  rollToVariantId: string;
  /** The shares, one after the other; when the last has passed, everyone is reached. */
  slots: readonly RolloutSlot[];
  /** When it begins. Unix time in milliseconds. */
  startTimestamp: number;
}

/** A share that holds for a time. */
export interface RolloutSlot {
  /** How long the share holds, in milliseconds. */
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
  /** Which list it is: of those who belong to it by name (`include`), or of those who do not (`exclude`). */
  field: "exclude" | "include" | Unlisted;
  /** The value, with a note. */
  value: AnnotatedValue;
}

/** How many of them belong to it. */
export type SegmentOutcome = AllOutcome | PassOutcome;

/** How many of them are to belong to it. */
export type SegmentOutcomeInput = PassOutcome | OtherOutcomeInput;

/** Those whom all conditions cover. */
export interface SegmentRule {
  id: string;
  conditions: FlagCondition[];
  outcome: SegmentOutcome;
}

/** Those whom all conditions are to cover. */
export interface SegmentRuleInput {
  /** The rule's ID. */
  id: string;
  /** The conditions, which all have to hold. */
  conditions: readonly FlagCondition[];
  /** How many of those belong to it whom the conditions cover. */
  outcome: SegmentOutcomeInput;
}

/** The segment that someone belongs to. */
export interface SegmentSubject {
  /** `segment`: the segments that someone belongs to. */
  type: "segment";
}

/** A variant by chance, with a share for each. */
export interface SplitOutcome {
  /** `split`: a variant by chance. */
  type: "split";
  /** The attribute whose value decides which share someone falls into. */
  base: EntityAttribute;
  /** What those get who lack the attribute. */
  defaultVariantId: string;
  /** The share of each variant, by its ID. */
  weights: { [key: string]: number };
}

/** What changes about a flag. */
export interface UpdateFlagRequest {
  /** The user who makes the change. */
  createdBy?: string | undefined;
  /** What the flag is for. */
  description?: string | undefined;
  /** What it is in each environment, by name. */
  environments?: { [key: string]: FlagEnvironmentInput } | undefined;
  /** The users who look after the flag. */
  maintainerIds?: readonly string[] | undefined;
  /** Why it is changed. */
  message?: string | undefined;
  /** Whether the flag is meant to stay. */
  permanent?: boolean | undefined;
  /** What the shares of a split are drawn with. */
  seed?: number | undefined;
  /** Whether the flag is in use (`active`) or put away (`archived`). */
  state?: FlagState | undefined;
  /** Words to find the flag by. */
  tags?: readonly string[] | undefined;
  /** The values that it can have. */
  variants?: readonly FlagVariantInput[] | undefined;
}

/** What changes about a segment. */
export interface UpdateFlagSegmentRequest {
  /** Who belongs to it. */
  data?: FlagSegmentDataInput | undefined;
  /** What the segment is for. */
  description?: string | undefined;
  /** What kind of thing it holds. */
  hint?: string | undefined;
  /** A name to show. */
  label?: string | undefined;
  /** Values to add and to remove. */
  operations?: readonly SegmentOperation[] | undefined;
}

/** What changes about the settings. */
export interface UpdateFlagSettingsRequest {
  /** Whether the project uses flags. */
  enabled?: boolean | undefined;
  /** What rules can be about. */
  entities?: readonly FlagEntity[] | undefined;
  /** The environments that flags have values for. */
  environments?: readonly string[] | undefined;
}

/** A variant. */
export interface VariantOutcome {
  /** `variant`: one variant for all. */
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
  /** Where the page begins: the cursor that the page before gave. */
  cursor?: string | undefined;
  /** Whether flags that integrations keep are listed too. */
  includeMarketplaceFlags?: boolean | undefined;
  /** How many items a page holds at most. Default: `25`. */
  limit?: number | undefined;
  /** Only flags that one of these users looks after. */
  maintainerIds?: readonly string[] | undefined;
  /** A part of the slug or of the description, whatever its case. */
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
  /** Where the page begins: the cursor that the page before gave. */
  cursor?: string | undefined;
  /** How many items a page holds at most. */
  limit?: number | undefined;
  /** A part of the slug or of the description, whatever its case. */
  search?: string | undefined;
  /** Only flags in this state; `active` when left out. */
  state?: FlagState | undefined;
  /** Only flags with all of these tags. */
  tags?: readonly string[] | undefined;
  /** Whether the names of those who made them are added. */
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
  /** Whether the names of those who made them are added. */
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
  /** Whether the names of those who made them are added. */
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
  /** Whether the names of those who made them are added. */
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
  /** Where the page begins: the cursor that the page before gave. */
  cursor?: string | undefined;
  /** Only versions that changed this environment. */
  environment?: string | undefined;
  /** How many items a page holds at most. Default: `20`. */
  limit?: number | undefined;
  /** Whether the names of those who made them are added. Default: `false`. */
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
  /** Where the page begins: the cursor that the page before gave. */
  cursor?: string | undefined;
  /** How many items a page holds at most. Default: `20`. */
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
  /** Where the page begins: the cursor that the page before gave. */
  cursor?: string | undefined;
  /** Whether flags that integrations keep are listed too. */
  includeMarketplaceFlags?: boolean | undefined;
  /** Only flags whose values are of this kind. */
  kind?: FlagKind | undefined;
  /** How many items a page holds at most. Default: `25`. */
  limit?: number | undefined;
  /** Only flags that one of these users looks after. */
  maintainerIds?: readonly string[] | undefined;
  /** A part of the slug or of the description, whatever its case. */
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
  /** Where the page begins: the cursor that the page before gave. */
  cursor?: string | undefined;
  /** Only flags whose values are of this kind. */
  kind?: FlagKind | undefined;
  /** How many items a page holds at most. Default: `20`. */
  limit?: number | undefined;
  /** A part of the slug or of the description, whatever its case. */
  search?: string | undefined;
  /** The team by its slug. */
  slug?: string | undefined;
  /** Only flags in this state; `active` when left out. */
  state?: FlagState | undefined;
  /** Only flags with all of these tags. */
  tags?: readonly string[] | undefined;
  /** Whether the names of those who made them are added. */
  withMetadata?: boolean | undefined;
}

/** Answer of `listTeamFlagsV1`. */
export type ListTeamFlagsV1Output = FlagPageV1;

/** Input of `listFlagSegments`. */
export interface ListFlagSegmentsInput {
  /** The project, by its ID or its name. */
  projectIdOrName: string;
  /** Whether the names of those who made them are added. Default: `false`. */
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
  /** Whether the names of those who made them are added. Default: `false`. */
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
  /** Whether the names of those who made them are added. Default: `false`. */
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
  /** Whether the names of those who made them are added. Default: `false`. */
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
