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
  previewDeploymentSuffix: ["preview-deployment-suffix-update", "suffix of preview URLs"],
  strictConnectors: ["strict-connectors", "strictness of connectors"],
  strictDeploymentProtectionSettings: ["strict-deployment-protection-settings", "strictness of deployment protection"],
  strictPasswordProtectionSettings: ["strict-password-protection-settings", "strictness of password protection"],
  strictShareableLinks: ["strict-shareable-links", "strictness of shareable links"],
  avatar: ["team-avatar-update", "avatar"],
  resourceConfig: ["team-default-build-machine-updated", "default build machine"],
  defaultPassport: ["team-default-passport-updated", "default protection by an identity provider"],
  deploymentPolicy: ["team-deployment-policy-updated", "policy for deployments"],
  emailDomain: ["team-email-domain-update", "domain of email addresses that may join"],
  disableRepositoryDispatchEvents: [
    "team-git-repository-dispatch-events-toggled",
    "dispatch of events to repositories",
  ],
  requireVerifiedCommits: ["team-git-require-verified-commits-toggled", "rule to deploy verified commits only"],
  remoteCaching: ["team-remote-caching-update", "remote cache"],
  saml: ["team-saml-enforced", "sign-in by SAML"],
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

export const categories: Categories = { team: "Team" };
