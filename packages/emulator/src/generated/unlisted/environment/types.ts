// Generated from contract/ by `npm run generate`. Changes here are lost.

/** An environment that a variable is set in. */
export type EnvTarget = "production" | "preview" | "development" | (string & {});

/** How an environment variable is to be stored. */
export type EnvVarInputKind = "plain" | "encrypted" | "sensitive" | "system" | (string & {});

/** Where a list goes on whose cursor is a moment. */
export interface Pagination {
  /** How many items this page holds. */
  count: number;
  /** The `until` of the next page; null on the last one. */
  next: number | null;
  /** The `since` of the page before; null on the first one. */
  prev: number | null;
}

/** A shared environment variable in a list. */
export interface SharedEnvListItem {
  type?: EnvVarInputKind | undefined;
  id: string;
  /** The name of the variable. */
  key: string;
  /** Format: `date-time`. */
  created: string;
  /** Whether `value` is the plain value. */
  decrypted: boolean;
  /** What is unsafe about the way it is stored. */
  securityIssues: ("flags-secret-needs-split" | "readable-secret" | (string & {}))[];
  /** Whether every custom environment gets it. */
  applyToAllCustomEnvironments?: boolean | undefined;
  comment?: string | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  createdBy?: string | null | undefined;
  customEnvironmentIds?: string[] | undefined;
  /** Unix time in milliseconds. */
  deletedAt?: number | undefined;
  deletedBy?: string | null | undefined;
  /** Who changed it last, by name. */
  lastEditedByDisplayName?: string | undefined;
  /** The team or user that owns it. */
  ownerId?: string | null | undefined;
  /** The projects that it is linked to. */
  projectId?: string[] | undefined;
  /** The environments that get it. */
  target?: EnvTarget[] | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  updatedBy?: string | null | undefined;
  /** A credential: keep it out of logs. */
  value?: string | undefined;
}

/** The shared environment variables. */
export interface SharedEnvPage {
  data: SharedEnvListItem[];
  pagination: Pagination;
}

/** Input of `listAllSharedEnvs`. */
export interface ListAllSharedEnvsInput {
  /** The last moment, as Unix time in milliseconds. */
  until?: number | undefined;
}

/** Answer of `listAllSharedEnvs`. */
export type ListAllSharedEnvsOutput = SharedEnvPage;
