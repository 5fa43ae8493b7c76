// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { AnyIntegrationConfiguration, IntegrationConfigurationDetail, IntegrationConfigurationRecord } from "./types.ts";

/**
 * Whether an answer is of the type `IntegrationConfigurationDetail`, not of the usual `IntegrationConfigurationRecord`.
 *
 * An installed integration with all its details.
 */
export function isIntegrationConfigurationDetail(
  answer: AnyIntegrationConfiguration,
): answer is IntegrationConfigurationDetail {
  return "notification" in answer;
}

/**
 * Whether an answer is of the type `IntegrationConfigurationRecord`, as it usually is.
 *
 * An installed integration, in its stored form.
 */
export function isIntegrationConfigurationRecord(
  answer: AnyIntegrationConfiguration,
): answer is IntegrationConfigurationRecord {
  return !["notification", "projectSelection", "transferRequest"].every((member) => member in answer);
}

/**
 * Whether an answer is of the type `PartialIntegrationConfiguration`, not of the usual `IntegrationConfigurationRecord`.
 *
 * An installed integration, as far as it is visible to the caller.
 *
 * It narrows nothing: TypeScript cannot tell the two types apart, so that in one branch it would be sure of what is not so.
 */
export function isPartialIntegrationConfiguration(
  answer: AnyIntegrationConfiguration,
): boolean {
  return !("notification" in answer) &&
    !["type", "id", "slug", "createdAt", "integrationId", "ownerId", "scopes", "updatedAt", "userId"].every((member) => member in answer);
}
