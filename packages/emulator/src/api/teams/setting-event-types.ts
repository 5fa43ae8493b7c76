import type { Operations } from "@slipway/teams/contract";
import {
  type Categories,
  type EventTypesOf,
  eventTypesFor,
  eventTypesOf,
  type PlainEventType,
} from "../../engine/event-type.ts";

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

const declared = {
  team: {
    team: "A team was created",
    "team-delete": "A team was deleted",
    "team-invite-code-reset": "A team's invite code was replaced",
    "team-invite-link-deleted": "An invitation was withdrawn",
    "team-member-add": "Somebody was invited to a team",
    "team-member-confirm-request": "A request for access to a team was granted",
    "team-member-delete": "A member was removed from a team",
    "team-member-join": "Somebody joined a team",
    "team-member-leave": "A member left a team",
    "team-member-request-access": "Somebody asked for access to a team",
    "team-member-role-update": "A member's role was changed",
    "team-name-update": "A team was renamed",
    "team-saml-roles": "What groups of a directory are in a team was changed",
    "team-slug-update": "A team's slug was changed",
  },
} as const;

export const eventTypes: EventTypesOf<typeof declared> = eventTypesOf(declared);

export const categories: Categories = {
  team: "Team",
};
