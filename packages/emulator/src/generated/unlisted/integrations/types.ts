// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `listIntegrationCategories`. */
export type ListIntegrationCategoriesInput = Record<string, never>;

/** Input of `listIntegrations`. */
export type ListIntegrationsInput = Record<string, never>;

/** Input of `getIntegration`. */
export interface GetIntegrationInput {
  /** The integration. */
  integrationSlug: string;
}

/** Input of `installMarketplaceIntegration`. */
export interface InstallMarketplaceIntegrationInput {
  /** The integration. */
  integrationSlug: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `uninstallIntegration`. */
export interface UninstallIntegrationInput {
  /** The installation. */
  installationId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `getConfigurationProject`. */
export interface GetConfigurationProjectInput {
  /** The installation. */
  configurationId: string;
  /** The project. */
  projectId: string;
}

/** Input of `listThreads`. */
export type ListThreadsInput = Record<string, never>;

/** Input of `getThread`. */
export interface GetThreadInput {
  /** The thread. */
  threadId: string;
}

/** Input of `updateThread`. */
export interface UpdateThreadInput {
  /** The thread. */
  threadId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `listThreadMessages`. */
export interface ListThreadMessagesInput {
  /** The thread. */
  threadId: string;
}

/** Input of `createThreadMessage`. */
export interface CreateThreadMessageInput {
  /** The thread. */
  threadId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `updateThreadMessage`. */
export interface UpdateThreadMessageInput {
  /** The thread. */
  threadId: string;
  /** The message. */
  messageId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `deleteThreadMessage`. */
export interface DeleteThreadMessageInput {
  /** The thread. */
  threadId: string;
  /** The message. */
  messageId: string;
}

/** Input of `listSchedules`. */
export type ListSchedulesInput = Record<string, never>;

/** Input of `getPlatformInfo`. */
export type GetPlatformInfoInput = Record<string, never>;

/** Input of `updateConfiguration`. */
export interface UpdateConfigurationInput {
  /** The installation. */
  configurationId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `provisionResource`. */
export interface ProvisionResourceInput {
  /** The integration. */
  integrationSlug: string;
  /** The product. */
  productSlug: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `createSchedule`. */
export interface CreateScheduleInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}
