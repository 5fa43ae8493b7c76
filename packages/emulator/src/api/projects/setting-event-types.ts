import type { Operations } from "@slipway/projects/contract";
import { eventTypes } from "../../domain/projects/event-types.ts";
import { eventTypesFor, type PlainEventType } from "../../engine/event-type.ts";

type Setting = keyof Operations["updateProject"]["input"];

/** The event of each setting, by its published name. Of those that are not here, no event is published. */
export const settingEventTypes: { readonly [Name in Setting]?: PlainEventType } = {
  staticIps: eventTypes["project-static-ips-updated"],
  ...eventTypesFor<Setting>("project", {
    enableAffectedProjectsDeployments: [
      "project-affected-projects-deployments-updated",
      "Whether a project is deployed only when affected was changed",
    ],
    autoAssignCustomDomains: [
      "project-auto-assign-custom-production-domains-updated",
      "Whether a project's production domains are assigned by themselves was changed",
    ],
    buildCommand: ["project-build-command-updated", "A project's build command was changed"],
    publicSource: [
      "project-build-logs-and-source-protection-updated",
      "Whether a project's sources and build logs are public was changed",
    ],
    connectConfigurations: ["project-connect-configurations", "The private networks of a project were changed"],
    customerSupportCodeVisibility: [
      "project-customer-success-code-visibility-updated",
      "Whether support sees a project's code was changed",
    ],
    deploymentPolicy: ["project-deployment-policy-updated", "A project's policy for deployments was changed"],
    directoryListing: ["project-directory-listing", "Whether a project's folders are listed was changed"],
    enableExternalRewriteCaching: [
      "project-external-rewrite-caching-updated",
      "Whether a project's external rewrites are cached was changed",
    ],
    framework: ["project-framework-updated", "A project's framework was changed"],
    serverlessFunctionRegion: ["project-function-regions", "The regions of a project's functions were changed"],
    gitForkProtection: [
      "project-git-fork-protection-updated",
      "Whether deployments of forks of a project are held was changed",
    ],
    gitLFS: ["project-git-lfs-toggled", "Large files of a project's repository were turned on or off"],
    commandForIgnoringBuildStep: [
      "project-ignored-build-step-updated",
      "The command that lets builds of a project be left out was changed",
    ],
    installCommand: ["project-install-command-updated", "A project's install command was changed"],
    nodeVersion: ["project-node-version-updated", "A project's version of Node.js was changed"],
    oidcTokenConfig: ["project-oidc-issuer-mode-updated", "Who issues a project's OIDC tokens was changed"],
    optionsAllowlist: [
      "project-options-allowlist",
      "The paths of a project that OPTIONS requests may reach were changed",
    ],
    outputDirectory: ["project-output-directory-updated", "A project's output directory was changed"],
    passport: ["project-passport-updated", "A project's protection by an identity provider was changed"],
    passwordProtection: ["project-password-protection", "A project's protection by a password was changed"],
    previewDeploymentSuffix: [
      "project-preview-deployment-suffix",
      "The suffix of a project's preview URLs was changed",
    ],
    productionDeploymentsFastLane: [
      "project-prioritize-production-builds-updated",
      "Whether a project's builds for production go before those for previews was changed",
    ],
    protectedSourcemaps: [
      "project-protected-sourcemaps-updated",
      "Whether a project's source maps are protected was changed",
    ],
    rootDirectory: ["project-root-directory-updated", "A project's root directory was changed"],
    skewProtectionAllowedDomains: [
      "project-skew-protection-allowed-domains-updated",
      "The domains of a project's skew protection were changed",
    ],
    skewProtectionMaxAge: [
      "project-skew-protection-max-age-updated",
      "How long a project's skew protection lasts was changed",
    ],
    skewProtectionBoundaryAt: [
      "project-skew-protection-threshold-updated",
      "The moment from which a project's skew protection counts was changed",
    ],
    sourceFilesOutsideRootDirectory: [
      "project-source-files-outside-root-directory-updated",
      "Whether a project's files outside of its root directory count was changed",
    ],
    ssoProtection: ["project-sso-protection", "A project's protection by a sign-in was changed"],
    trustedIps: ["project-trusted-ips", "The addresses that a project trusts were changed"],
    trustedSources: ["project-trusted-sources", "The sources that a project trusts were changed"],
  }),
};
