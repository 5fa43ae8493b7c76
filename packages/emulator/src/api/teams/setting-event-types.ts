import type { Operations } from "@slipway/teams/contract";
import { type Happenings, happeningsOf, type PlainHappening } from "../../engine/event-type.ts";

const declared = {
  "preview-deployment-suffix-update": {
    category: "team",
    description: "The suffix of a team's preview URLs was changed",
  },
  "strict-connectors": { category: "team", description: "Whether a team's connectors are strict was changed" },
  "strict-deployment-protection-settings": {
    category: "team",
    description: "Whether a team's deployment protection is strict was changed",
  },
  "strict-password-protection-settings": {
    category: "team",
    description: "Whether a team's password protection is strict was changed",
  },
  "strict-shareable-links": {
    category: "team",
    description: "Whether a team's shareable links are strict was changed",
  },
  "team-avatar-update": { category: "team", description: "A team's avatar was changed" },
  "team-default-build-machine-updated": { category: "team", description: "A team's usual build machine was changed" },
  "team-default-passport-updated": {
    category: "team",
    description: "The protection of a team's new projects by an identity provider was changed",
  },
  "team-deployment-policy-updated": { category: "team", description: "A team's policy for deployments was changed" },
  "team-email-domain-update": {
    category: "team",
    description: "The domain of addresses by which one joins a team was changed",
  },
  "team-git-repository-dispatch-events-toggled": {
    category: "team",
    description: "Whether a team's repositories are told of deployments was changed",
  },
  "team-git-require-verified-commits-toggled": {
    category: "team",
    description: "Whether a team deploys verified commits only was changed",
  },
  "team-remote-caching-update": { category: "team", description: "A team's remote cache was turned on or off" },
  "team-saml-enforced": { category: "team", description: "A team's sign-in by SAML was changed" },
} as const;

const happenings: Happenings<keyof typeof declared> = happeningsOf(declared);

/** That a setting of a team was changed, by the published name of the event. */
export const settingHappenings: Happenings = happenings;

type Setting = keyof Operations["updateTeam"]["input"];

/** What is told of each setting. Of those that are not here, no event is published. */
export const toldOf: { readonly [Name in Setting]?: PlainHappening } = {
  avatar: happenings["team-avatar-update"],
  defaultPassport: happenings["team-default-passport-updated"],
  deploymentPolicy: happenings["team-deployment-policy-updated"],
  disableRepositoryDispatchEvents: happenings["team-git-repository-dispatch-events-toggled"],
  emailDomain: happenings["team-email-domain-update"],
  previewDeploymentSuffix: happenings["preview-deployment-suffix-update"],
  remoteCaching: happenings["team-remote-caching-update"],
  requireVerifiedCommits: happenings["team-git-require-verified-commits-toggled"],
  resourceConfig: happenings["team-default-build-machine-updated"],
  saml: happenings["team-saml-enforced"],
  strictConnectors: happenings["strict-connectors"],
  strictDeploymentProtectionSettings: happenings["strict-deployment-protection-settings"],
  strictPasswordProtectionSettings: happenings["strict-password-protection-settings"],
  strictShareableLinks: happenings["strict-shareable-links"],
};
