import type { Operations } from "@slipway/projects/contract";
import { type Happenings, happeningsOf, type PlainHappening } from "../../engine/event-type.ts";

const declared = {
  "project-affected-projects-deployments-updated": {
    category: "project",
    description: "Whether a project is deployed only when affected was changed",
  },
  "project-auto-assign-custom-production-domains-updated": {
    category: "project",
    description: "Whether a project's production domains are assigned by themselves was changed",
  },
  "project-build-command-updated": { category: "project", description: "A project's build command was changed" },
  "project-build-logs-and-source-protection-updated": {
    category: "project",
    description: "Whether a project's sources and build logs are public was changed",
  },
  "project-connect-configurations": {
    category: "project",
    description: "The private networks of a project were changed",
  },
  "project-customer-success-code-visibility-updated": {
    category: "project",
    description: "Whether support sees a project's code was changed",
  },
  "project-deployment-policy-updated": {
    category: "project",
    description: "A project's policy for deployments was changed",
  },
  "project-directory-listing": {
    category: "project",
    description: "Whether a project's folders are listed was changed",
  },
  "project-external-rewrite-caching-updated": {
    category: "project",
    description: "Whether a project's external rewrites are cached was changed",
  },
  "project-framework-updated": { category: "project", description: "A project's framework was changed" },
  "project-function-regions": { category: "project", description: "The regions of a project's functions were changed" },
  "project-git-fork-protection-updated": {
    category: "project",
    description: "Whether deployments of forks of a project are held was changed",
  },
  "project-git-lfs-toggled": {
    category: "project",
    description: "Large files of a project's repository were turned on or off",
  },
  "project-ignored-build-step-updated": {
    category: "project",
    description: "The command that lets builds of a project be left out was changed",
  },
  "project-install-command-updated": { category: "project", description: "A project's install command was changed" },
  "project-node-version-updated": { category: "project", description: "A project's version of Node.js was changed" },
  "project-oidc-issuer-mode-updated": {
    category: "project",
    description: "Who issues a project's OIDC tokens was changed",
  },
  "project-options-allowlist": {
    category: "project",
    description: "The paths of a project that OPTIONS requests may reach were changed",
  },
  "project-output-directory-updated": { category: "project", description: "A project's output directory was changed" },
  "project-passport-updated": {
    category: "project",
    description: "A project's protection by an identity provider was changed",
  },
  "project-password-protection": {
    category: "project",
    description: "A project's protection by a password was changed",
  },
  "project-preview-deployment-suffix": {
    category: "project",
    description: "The suffix of a project's preview URLs was changed",
  },
  "project-prioritize-production-builds-updated": {
    category: "project",
    description: "Whether a project's builds for production go before those for previews was changed",
  },
  "project-protected-sourcemaps-updated": {
    category: "project",
    description: "Whether a project's source maps are protected was changed",
  },
  "project-root-directory-updated": { category: "project", description: "A project's root directory was changed" },
  "project-skew-protection-allowed-domains-updated": {
    category: "project",
    description: "The domains of a project's skew protection were changed",
  },
  "project-skew-protection-max-age-updated": {
    category: "project",
    description: "How long a project's skew protection lasts was changed",
  },
  "project-skew-protection-threshold-updated": {
    category: "project",
    description: "The moment from which a project's skew protection counts was changed",
  },
  "project-source-files-outside-root-directory-updated": {
    category: "project",
    description: "Whether a project's files outside of its root directory count was changed",
  },
  "project-sso-protection": { category: "project", description: "A project's protection by a sign-in was changed" },
  "project-static-ips-updated": {
    category: "project",
    description: "A project's static addresses were turned on or off",
  },
  "project-trusted-ips": { category: "project", description: "The addresses that a project trusts were changed" },
  "project-trusted-sources": { category: "project", description: "The sources that a project trusts were changed" },
} as const;

const happenings: Happenings<keyof typeof declared> = happeningsOf(declared);

/** That a setting of a project was changed, by the published name of the event. */
export const settingHappenings: Happenings = happenings;

type Setting = keyof Operations["updateProject"]["input"];

/** What is told of each setting. Of those that are not here, no event is published. */
export const toldOf: { readonly [Name in Setting]?: PlainHappening } = {
  autoAssignCustomDomains: happenings["project-auto-assign-custom-production-domains-updated"],
  buildCommand: happenings["project-build-command-updated"],
  commandForIgnoringBuildStep: happenings["project-ignored-build-step-updated"],
  connectConfigurations: happenings["project-connect-configurations"],
  customerSupportCodeVisibility: happenings["project-customer-success-code-visibility-updated"],
  deploymentPolicy: happenings["project-deployment-policy-updated"],
  directoryListing: happenings["project-directory-listing"],
  enableAffectedProjectsDeployments: happenings["project-affected-projects-deployments-updated"],
  enableExternalRewriteCaching: happenings["project-external-rewrite-caching-updated"],
  framework: happenings["project-framework-updated"],
  gitForkProtection: happenings["project-git-fork-protection-updated"],
  gitLFS: happenings["project-git-lfs-toggled"],
  installCommand: happenings["project-install-command-updated"],
  nodeVersion: happenings["project-node-version-updated"],
  oidcTokenConfig: happenings["project-oidc-issuer-mode-updated"],
  optionsAllowlist: happenings["project-options-allowlist"],
  outputDirectory: happenings["project-output-directory-updated"],
  passport: happenings["project-passport-updated"],
  passwordProtection: happenings["project-password-protection"],
  previewDeploymentSuffix: happenings["project-preview-deployment-suffix"],
  productionDeploymentsFastLane: happenings["project-prioritize-production-builds-updated"],
  protectedSourcemaps: happenings["project-protected-sourcemaps-updated"],
  publicSource: happenings["project-build-logs-and-source-protection-updated"],
  rootDirectory: happenings["project-root-directory-updated"],
  serverlessFunctionRegion: happenings["project-function-regions"],
  skewProtectionAllowedDomains: happenings["project-skew-protection-allowed-domains-updated"],
  skewProtectionBoundaryAt: happenings["project-skew-protection-threshold-updated"],
  skewProtectionMaxAge: happenings["project-skew-protection-max-age-updated"],
  sourceFilesOutsideRootDirectory: happenings["project-source-files-outside-root-directory-updated"],
  ssoProtection: happenings["project-sso-protection"],
  staticIps: happenings["project-static-ips-updated"],
  trustedIps: happenings["project-trusted-ips"],
  trustedSources: happenings["project-trusted-sources"],
};
