// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the categories of the marketplace.
 *
 * `GET /v2/integrations/categories`
 */
export const listIntegrationCategories: Operation = { route: "GET /v2/integrations/categories", group: "integrations", team: true };

/**
 * Lists the integrations of the marketplace.
 *
 * `GET /v2/integrations/integrations`
 */
export const listIntegrations: Operation = { route: "GET /v2/integrations/integrations", group: "integrations", team: true };

/**
 * Gets an integration of the marketplace.
 *
 * `GET /v2/integrations/integration/{integrationSlug}`
 */
export const getIntegration: Operation = { route: "GET /v2/integrations/integration/{integrationSlug}", group: "integrations", team: true };

/**
 * Installs an integration of the marketplace.
 *
 * `POST /v2/integrations/integration/{integrationSlug}/marketplace/install`
 */
export const installMarketplaceIntegration: Operation = {
  route: "POST /v2/integrations/integration/{integrationSlug}/marketplace/install", group: "integrations", body: "application/json", team: true,
};

/**
 * Uninstalls an integration.
 *
 * `POST /v2/integrations/installations/{installationId}/uninstall`
 */
export const uninstallIntegration: Operation = { route: "POST /v2/integrations/installations/{installationId}/uninstall", group: "integrations", body: "application/json", team: true };

/**
 * Gets what an installation has in a project.
 *
 * `GET /v1/integrations/configuration/{configurationId}/project/{projectId}`
 */
export const getConfigurationProject: Operation = { route: "GET /v1/integrations/configuration/{configurationId}/project/{projectId}", group: "integrations", team: true };

/**
 * Lists the threads of comments of the toolbar.
 *
 * `GET /toolbar/threads`
 */
export const listThreads: Operation = { route: "GET /toolbar/threads", group: "integrations", team: true };

/**
 * Gets a thread of comments.
 *
 * `GET /toolbar/threads/{threadId}`
 */
export const getThread: Operation = { route: "GET /toolbar/threads/{threadId}", group: "integrations", team: true };

/**
 * Changes a thread of comments.
 *
 * `PATCH /toolbar/threads/{threadId}`
 */
export const updateThread: Operation = { route: "PATCH /toolbar/threads/{threadId}", group: "integrations", body: "application/json", team: true };

/**
 * Lists the comments of a thread.
 *
 * `GET /toolbar/threads/{threadId}/messages`
 */
export const listThreadMessages: Operation = { route: "GET /toolbar/threads/{threadId}/messages", group: "integrations", team: true };

/**
 * Adds a comment to a thread.
 *
 * `POST /toolbar/threads/{threadId}/messages`
 */
export const createThreadMessage: Operation = { route: "POST /toolbar/threads/{threadId}/messages", group: "integrations", body: "application/json", team: true };

/**
 * Changes a comment of a thread.
 *
 * `PATCH /toolbar/threads/{threadId}/messages/{messageId}`
 */
export const updateThreadMessage: Operation = { route: "PATCH /toolbar/threads/{threadId}/messages/{messageId}", group: "integrations", body: "application/json", team: true };

/**
 * Deletes a comment of a thread.
 *
 * `DELETE /toolbar/threads/{threadId}/messages/{messageId}`
 */
export const deleteThreadMessage: Operation = { route: "DELETE /toolbar/threads/{threadId}/messages/{messageId}", group: "integrations", team: true };

/**
 * Lists the schedules of the team.
 *
 * `GET /v1/schedules`
 */
export const listSchedules: Operation = { route: "GET /v1/schedules", group: "integrations", team: true };

/**
 * Gets what is known about the platform.
 *
 * `GET /v1/info`
 */
export const getPlatformInfo: Operation = { route: "GET /v1/info", group: "integrations", team: true };

/**
 * Changes the plan of an installation.
 *
 * `PATCH /v1/integrations/configuration/{configurationId}`
 */
export const updateConfiguration: Operation = { route: "PATCH /v1/integrations/configuration/{configurationId}", group: "integrations", body: "application/json", team: true };

/**
 * Installs an integration of the marketplace and creates a resource of a product.
 *
 * `POST /v1/integrations/integration/{integrationSlug}/marketplace/auto-provision/{productSlug}`
 */
export const provisionResource: Operation = {
  route: "POST /v1/integrations/integration/{integrationSlug}/marketplace/auto-provision/{productSlug}", group: "integrations", body: "application/json",
  team: true,
};

/**
 * Creates a schedule.
 *
 * `POST /v1/schedules`
 */
export const createSchedule: Operation = { route: "POST /v1/schedules", group: "integrations", body: "application/json", team: true };
