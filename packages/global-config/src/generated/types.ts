// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  GlobalConfigItemValue,
} from "../../../../shapes/generated/types.ts";
export type {
  GlobalConfigItemValue,
} from "../../../../shapes/generated/types.ts";

/** A new global config. */
export interface CreateGlobalConfigRequest {
  /** The short name by which it can be addressed: letters, digits, `_` and `-`. At most 64 characters. Pattern: `^[\w-]+$`. */
  slug: string;
  /** Initial items, by key. */
  items?: { [key: string]: unknown } | undefined;
}

/** The data of an integration's flags. */
export interface ExperimentationPurpose {
  type: "experimentation";
  resourceId: string;
}

/** The flags of a project. */
export interface FlagsPurpose {
  type: "flags";
  /** The ID of a project: `prj_…`. */
  projectId: string;
}

/** A global config, without its items. */
export interface GlobalConfig {
  id: string;
  slug: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The hash of its items. */
  digest: string;
  itemCount: number;
  ownerId: string;
  sizeInBytes: number;
  /** Unix time in milliseconds. */
  updatedAt: number;
  createdBy?: string | undefined;
  /** Unix time in milliseconds. */
  deletedAt?: number | null | undefined;
  /** Purpose of a global config that was not created for the owner's own items. */
  purpose?: GlobalConfigPurpose | undefined;
  /** The schema that its items keep to. */
  schema?: { [key: string]: unknown } | undefined;
  /** Time of the last write to the store. Unix time in milliseconds. */
  syncedToDynamoAt?: number | undefined;
  /** Present if the config came from another account. */
  transfer?: GlobalConfigTransfer | undefined;
}

/** Content of the global config at the time of the backup. */
export interface GlobalConfigBackupData {
  slug: string;
  digest: string;
  /** The items, by key. */
  items: { [key: string]: {
    /** Unix time in milliseconds. */
    createdAt: number;
    /** Unix time in milliseconds. */
    updatedAt: number;
    value: GlobalConfigItemValue | null;
    description?: string | undefined;
  } };
  /** Unix time in milliseconds. */
  updatedAt: number;
}

/** Size of the config, and the author of the change. */
export interface GlobalConfigBackupMetadata {
  itemsBytes?: number | undefined;
  itemsCount?: number | undefined;
  updatedAt?: string | undefined;
  updatedBy?: string | undefined;
}

/** Page of backups. */
export interface GlobalConfigBackupPage {
  backups: {
    id: string;
    /** Unix time in milliseconds. */
    lastModified: number;
    metadata?: GlobalConfigBackupMetadata | undefined;
  }[];
  pagination: {
    /** Whether there is another page. */
    hasNext: boolean;
    /** The `next` of the next page. */
    next?: string | undefined;
  };
}

/** A user. */
export interface GlobalConfigBackupUser {
  id: string;
  name?: string | undefined;
  email: string;
  username: string;
  avatar?: string | undefined;
}

/** An item. */
export interface GlobalConfigItem {
  key: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The global config, by its ID. */
  edgeConfigId: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  value: GlobalConfigItemValue | null;
  description?: string | undefined;
}

/** Change to an item. */
export interface GlobalConfigItemChange {
  /** The key of the item. */
  key: string;
  /** Operation on the item; `upsert` creates or changes it. */
  operation: GlobalConfigItemOperation;
  /** A note on the purpose of the item; null for none. */
  description?: string | { [key: string]: unknown } | null | undefined;
  /** The value that the item gets: anything that JSON can hold. */
  value?: unknown | undefined;
}

/** Operation on an item of a global config. */
export type GlobalConfigItemOperation = "create" | "delete" | "update" | "upsert" | Unlisted;

/** Purpose of a global config. */
export type GlobalConfigPurpose = FlagsPurpose | ExperimentationPurpose;

/** Metadata of a token that reads a global config. */
export interface GlobalConfigToken {
  id: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The global config, by its ID. */
  edgeConfigId: string;
  label: string;
  /** The characters of the token that may be shown. */
  partialToken: string;
  /** A credential: keep it out of logs. */
  token?: string | undefined;
}

/** Tokens by their ID. */
export interface GlobalConfigTokensById {
  /** The tokens to delete, by ID. */
  ids: readonly string[];
  /** The tokens to delete. A credential: keep it out of logs. */
  tokens?: readonly string[] | undefined;
}

/** Tokens, given as secrets. */
export interface GlobalConfigTokensByToken {
  /** The tokens to delete. A credential: keep it out of logs. */
  tokens: readonly string[];
  /** The tokens to delete, by ID. */
  ids?: readonly string[] | undefined;
}

/** A move from another account. */
export interface GlobalConfigTransfer {
  /** Unix time in milliseconds. */
  doneAt: number | null;
  fromAccountId: string;
  /** Unix time in milliseconds. */
  startedAt: number;
}

/** Changes to a global config. */
export interface UpdateGlobalConfigRequest {
  /** The new short name by which it can be addressed: letters, digits, `_` and `-`. At most 64 characters. Pattern: `^[\w-]+$`. */
  slug: string;
}

/** Input of `listGlobalConfigs`. */
export type ListGlobalConfigsInput = Record<string, never>;

/** Answer of `listGlobalConfigs`. */
export type ListGlobalConfigsOutput = GlobalConfig[];

/** Input of `createGlobalConfig`. */
export type CreateGlobalConfigInput = CreateGlobalConfigRequest;

/** Answer of `createGlobalConfig`. */
export type CreateGlobalConfigOutput = GlobalConfig;

/** Input of `getGlobalConfig`. */
export interface GetGlobalConfigInput {
  /** The global config, by its ID or its slug. */
  edgeConfigId: string;
}

/** Answer of `getGlobalConfig`. */
export type GetGlobalConfigOutput = GlobalConfig;

/** Input of `updateGlobalConfig`. */
export interface UpdateGlobalConfigInput extends UpdateGlobalConfigRequest {
  /** The global config, by its ID or its slug. */
  edgeConfigId: string;
}

/** Answer of `updateGlobalConfig`. */
export type UpdateGlobalConfigOutput = GlobalConfig;

/** Input of `deleteGlobalConfig`. */
export interface DeleteGlobalConfigInput {
  /** The global config, by its ID or its slug. */
  edgeConfigId: string;
}

/** Answer of `deleteGlobalConfig`. */
export type DeleteGlobalConfigOutput = void;

/** Input of `listGlobalConfigItems`. */
export interface ListGlobalConfigItemsInput {
  /** The global config, by its ID or its slug. */
  edgeConfigId: string;
}

/** Answer of `listGlobalConfigItems`. */
export type ListGlobalConfigItemsOutput = GlobalConfigItem[];

/** Input of `updateGlobalConfigItems`. */
export interface UpdateGlobalConfigItemsInput {
  /** The global config, by its ID or its slug. */
  edgeConfigId: string;
  /** The changes, all made in one step. */
  items: readonly GlobalConfigItemChange[];
}

/** Answer of `updateGlobalConfigItems`. */
export interface UpdateGlobalConfigItemsOutput {
  status: string;
}

/** Input of `getGlobalConfigSchema`. */
export interface GetGlobalConfigSchemaInput {
  /** The global config, by its ID or its slug. */
  edgeConfigId: string;
}

/** Answer of `getGlobalConfigSchema`. */
export type GetGlobalConfigSchemaOutput = { [key: string]: unknown };

/** Input of `updateGlobalConfigSchema`. */
export interface UpdateGlobalConfigSchemaInput {
  /** The global config, by its ID or its slug. */
  edgeConfigId: string;
  /** `true` checks the schema and sets nothing. */
  dryRun?: boolean | undefined;
  /** The JSON Schema. */
  definition?: unknown | undefined;
}

/** Answer of `updateGlobalConfigSchema`. */
export type UpdateGlobalConfigSchemaOutput = { [key: string]: unknown };

/** Input of `deleteGlobalConfigSchema`. */
export interface DeleteGlobalConfigSchemaInput {
  /** The global config, by its ID or its slug. */
  edgeConfigId: string;
}

/** Answer of `deleteGlobalConfigSchema`. */
export type DeleteGlobalConfigSchemaOutput = void;

/** Input of `getGlobalConfigItem`. */
export interface GetGlobalConfigItemInput {
  /** The global config, by its ID or its slug. */
  edgeConfigId: string;
  /** The key of the item. */
  edgeConfigItemKey: string;
}

/** Answer of `getGlobalConfigItem`. */
export type GetGlobalConfigItemOutput = GlobalConfigItem;

/** Input of `listGlobalConfigTokens`. */
export interface ListGlobalConfigTokensInput {
  /** The global config, by its ID or its slug. */
  edgeConfigId: string;
}

/** Answer of `listGlobalConfigTokens`. */
export type ListGlobalConfigTokensOutput = GlobalConfigToken[];

/** Input of `deleteGlobalConfigTokens`. */
export type DeleteGlobalConfigTokensInput = {
  /** The global config, by its ID or its slug. */
  edgeConfigId: string;
} & (GlobalConfigTokensByToken | GlobalConfigTokensById);

/** Answer of `deleteGlobalConfigTokens`. */
export type DeleteGlobalConfigTokensOutput = void;

/** Input of `getGlobalConfigToken`. */
export interface GetGlobalConfigTokenInput {
  /** The global config, by its ID or its slug. */
  edgeConfigId: string;
  /** The token itself. A credential: keep it out of logs. */
  token: string;
}

/** Answer of `getGlobalConfigToken`. */
export type GetGlobalConfigTokenOutput = GlobalConfigToken;

/** Input of `createGlobalConfigToken`. */
export interface CreateGlobalConfigTokenInput {
  /** The global config, by its ID or its slug. */
  edgeConfigId: string;
  /** Label of the token. At most 52 characters. */
  label: string;
}

/** Answer of `createGlobalConfigToken`. */
export interface CreateGlobalConfigTokenOutput {
  id: string;
  /** A credential: keep it out of logs. */
  token: string;
}

/** Input of `getGlobalConfigBackup`. */
export interface GetGlobalConfigBackupInput {
  /** The global config, by its ID or its slug. */
  edgeConfigId: string;
  /** The backup. */
  edgeConfigBackupVersionId: string;
}

/** Answer of `getGlobalConfigBackup`. */
export interface GetGlobalConfigBackupOutput {
  id: string;
  backup: GlobalConfigBackupData;
  /** Unix time in milliseconds. */
  lastModified: number;
  metadata: GlobalConfigBackupMetadata;
  /** User who caused the backup. */
  user?: GlobalConfigBackupUser | undefined;
}

/** Input of `restoreGlobalConfigBackup`. */
export interface RestoreGlobalConfigBackupInput {
  /** The global config, by its ID or its slug. */
  edgeConfigId: string;
  /** The backup. */
  edgeConfigBackupVersionId: string;
}

/** Answer of `restoreGlobalConfigBackup`. */
export interface RestoreGlobalConfigBackupOutput {
  /** The hash of the items as they are now. */
  digest: string;
  /** The hash of the items before the change. */
  previousDigest: string;
  /** The backup. */
  restoredFrom: string;
  status: "ok";
}

/** Input of `listGlobalConfigBackups`. */
export interface ListGlobalConfigBackupsInput {
  /** The global config, by its ID or its slug. */
  edgeConfigId: string;
  /** Maximum number of items per page. At least 0, at most 50. */
  limit?: number | undefined;
  /** `true` adds the metadata of each. */
  metadata?: boolean | undefined;
  /** Cursor of the page to return, from the answer of the previous page. */
  next?: string | undefined;
}

/** Answer of `listGlobalConfigBackups`. */
export type ListGlobalConfigBackupsOutput = GlobalConfigBackupPage;
