// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `listIntegrationCategories`. */
export type ListIntegrationCategoriesInput = Record<string, never>;

/** Answer of `listIntegrationCategories`. */
export type ListIntegrationCategoriesOutput = void;

/** Input of `listIntegrations`. */
export type ListIntegrationsInput = Record<string, never>;

/** Answer of `listIntegrations`. */
export type ListIntegrationsOutput = void;

/** Input of `getIntegration`. */
export interface GetIntegrationInput {
  /** The integration. */
  integrationSlug: string;
}

/** Answer of `getIntegration`. */
export type GetIntegrationOutput = void;

/** Input of `installMarketplaceIntegration`. */
export interface InstallMarketplaceIntegrationInput {
  /** The integration. */
  integrationSlug: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `installMarketplaceIntegration`. */
export type InstallMarketplaceIntegrationOutput = void;

/** Input of `uninstallIntegration`. */
export interface UninstallIntegrationInput {
  /** The installation. */
  installationId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `uninstallIntegration`. */
export type UninstallIntegrationOutput = void;

/** Input of `getConfigurationProject`. */
export interface GetConfigurationProjectInput {
  /** The installation. */
  configurationId: string;
  /** The project. */
  projectId: string;
}

/** Answer of `getConfigurationProject`. */
export type GetConfigurationProjectOutput = void;

/** Input of `listThreads`. */
export type ListThreadsInput = Record<string, never>;

/** Answer of `listThreads`. */
export type ListThreadsOutput = void;

/** Input of `getThread`. */
export interface GetThreadInput {
  /** The thread. */
  threadId: string;
}

/** Answer of `getThread`. */
export type GetThreadOutput = void;

/** Input of `updateThread`. */
export interface UpdateThreadInput {
  /** The thread. */
  threadId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `updateThread`. */
export type UpdateThreadOutput = void;

/** Input of `listThreadMessages`. */
export interface ListThreadMessagesInput {
  /** The thread. */
  threadId: string;
}

/** Answer of `listThreadMessages`. */
export type ListThreadMessagesOutput = void;

/** Input of `createThreadMessage`. */
export interface CreateThreadMessageInput {
  /** The thread. */
  threadId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `createThreadMessage`. */
export type CreateThreadMessageOutput = void;

/** Input of `updateThreadMessage`. */
export interface UpdateThreadMessageInput {
  /** The thread. */
  threadId: string;
  /** The message. */
  messageId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `updateThreadMessage`. */
export type UpdateThreadMessageOutput = void;

/** Input of `deleteThreadMessage`. */
export interface DeleteThreadMessageInput {
  /** The thread. */
  threadId: string;
  /** The message. */
  messageId: string;
}

/** Answer of `deleteThreadMessage`. */
export type DeleteThreadMessageOutput = void;

/** Input of `listSchedules`. */
export type ListSchedulesInput = Record<string, never>;

/** Answer of `listSchedules`. */
export type ListSchedulesOutput = void;

/** Input of `getPlatformInfo`. */
export type GetPlatformInfoInput = Record<string, never>;

/** Answer of `getPlatformInfo`. */
export type GetPlatformInfoOutput = void;

/** Input of `updateConfiguration`. */
export interface UpdateConfigurationInput {
  /** The installation. */
  configurationId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `updateConfiguration`. */
export type UpdateConfigurationOutput = void;

/** Input of `provisionResource`. */
export interface ProvisionResourceInput {
  /** The integration. */
  integrationSlug: string;
  /** The product. */
  productSlug: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `provisionResource`. */
export type ProvisionResourceOutput = void;

/** Input of `createSchedule`. */
export interface CreateScheduleInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `createSchedule`. */
export type CreateScheduleOutput = void;
