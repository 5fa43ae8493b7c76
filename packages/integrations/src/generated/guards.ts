// Generated from contract/ by `pnpm generate`. Changes here are lost.
import type { AnyIntegrationConfiguration, IntegrationConfigurationDetail } from "./types.ts";

/**
 * Whether an answer is of the type `IntegrationConfigurationDetail`, not of the usual `IntegrationConfigurationRecord`.
 *
 * An installed integration with all that is known about it.
 */
export function isIntegrationConfigurationDetail(
  answer: AnyIntegrationConfiguration,
): answer is IntegrationConfigurationDetail {
  return "notification" in answer;
}

/**
 * Whether an answer is of the type `PartialIntegrationConfiguration`, not of the usual `IntegrationConfigurationRecord`.
 *
 * An installed integration, as far as the caller may see it.
 *
 * It narrows nothing: whatever is a `IntegrationConfigurationRecord` fits `PartialIntegrationConfiguration` too, so TypeScript would rule it out.
 */
export function isPartialIntegrationConfiguration(
  answer: AnyIntegrationConfiguration,
): boolean {
  return !("notification" in answer) &&
    !["type", "id", "slug", "createdAt", "integrationId", "ownerId", "scopes", "updatedAt", "userId"].every((member) => member in answer);
}
