// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Gets the prepaid balance of an installation.
 *
 * `GET /v1/integrations/installations/{installationId}/billing/balance`
 */
export const getInstallationBalance: Operation = { route: "GET /v1/integrations/installations/{installationId}/billing/balance", group: "marketplace" };

/**
 * Sets the thresholds at which credits are bought.
 *
 * `POST /v1/integrations/installations/{installationId}/billing/threshold/batch`
 */
export const updateBillingThresholds: Operation = {
  route: "POST /v1/integrations/installations/{installationId}/billing/threshold/batch", group: "marketplace", body: "application/json",
};

/**
 * Sets the threshold at which credits of a resource are bought.
 *
 * `POST /v1/integrations/installations/{installationId}/resources/{resourceId}/billing/threshold`
 */
export const updateBillingThreshold: Operation = {
  route: "POST /v1/integrations/installations/{installationId}/resources/{resourceId}/billing/threshold", group: "marketplace", body: "application/json",
};

/**
 * Makes a URL at which a resource for trying out is claimed.
 *
 * `POST /v1/integrations/installations/{installationId}/resources/{resourceId}/sandbox/claim-url`
 */
export const createClaimUrl: Operation = {
  route: "POST /v1/integrations/installations/{installationId}/resources/{resourceId}/sandbox/claim-url", group: "marketplace", body: "application/json",
};
