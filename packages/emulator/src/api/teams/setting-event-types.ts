import type { Operations } from "@slipway/teams/contract";
import { eventTypesFor, type PlainEventType } from "../../engine/event-type.ts";

type Setting = keyof Operations["updateTeam"]["input"];

/** The event of each setting, by its published name. Of those that are not here, no event is published. */
export const settingEventTypes: { readonly [Name in Setting]?: PlainEventType } = eventTypesFor<Setting>("team", {
  previewDeploymentSuffix: ["preview-deployment-suffix-update", "The suffix of a team's preview URLs was changed"],
  strictConnectors: ["strict-connectors", "Whether a team's connectors are strict was changed"],
  strictDeploymentProtectionSettings: [
    "strict-deployment-protection-settings",
    "Whether a team's deployment protection is strict was changed",
  ],
  strictPasswordProtectionSettings: [
    "strict-password-protection-settings",
    "Whether a team's password protection is strict was changed",
  ],
  strictShareableLinks: ["strict-shareable-links", "Whether a team's shareable links are strict was changed"],
  avatar: ["team-avatar-update", "A team's avatar was changed"],
  resourceConfig: ["team-default-build-machine-updated", "A team's usual build machine was changed"],
  defaultPassport: [
    "team-default-passport-updated",
    "The protection of a team's new projects by an identity provider was changed",
  ],
  deploymentPolicy: ["team-deployment-policy-updated", "A team's policy for deployments was changed"],
  emailDomain: ["team-email-domain-update", "The domain of addresses by which one joins a team was changed"],
  disableRepositoryDispatchEvents: [
    "team-git-repository-dispatch-events-toggled",
    "Whether a team's repositories get events of deployments was changed",
  ],
  requireVerifiedCommits: [
    "team-git-require-verified-commits-toggled",
    "Whether a team deploys verified commits only was changed",
  ],
  remoteCaching: ["team-remote-caching-update", "A team's remote cache was turned on or off"],
  saml: ["team-saml-enforced", "A team's sign-in by SAML was changed"],
});
