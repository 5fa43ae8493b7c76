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
      "rule to be deployed only when affected",
    ],
    autoAssignCustomDomains: [
      "project-auto-assign-custom-production-domains-updated",
      "assignment of production domains",
    ],
    buildCommand: ["project-build-command-updated", "build command"],
    publicSource: ["project-build-logs-and-source-protection-updated", "protection of sources and build logs"],
    connectConfigurations: ["project-connect-configurations", "list of private networks"],
    customerSupportCodeVisibility: [
      "project-customer-success-code-visibility-updated",
      "visibility of code to support",
    ],
    deploymentPolicy: ["project-deployment-policy-updated", "policy for deployments"],
    directoryListing: ["project-directory-listing", "listing of folders"],
    enableExternalRewriteCaching: ["project-external-rewrite-caching-updated", "caching of external rewrites"],
    framework: ["project-framework-updated", "framework"],
    serverlessFunctionRegion: ["project-function-regions", "list of function regions"],
    gitForkProtection: ["project-git-fork-protection-updated", "protection against forks"],
    gitLFS: ["project-git-lfs-toggled", "use of Git LFS"],
    commandForIgnoringBuildStep: ["project-ignored-build-step-updated", "command that skips builds"],
    installCommand: ["project-install-command-updated", "install command"],
    nodeVersion: ["project-node-version-updated", "version of Node.js"],
    oidcTokenConfig: ["project-oidc-issuer-mode-updated", "issuer of OIDC tokens"],
    optionsAllowlist: ["project-options-allowlist", "list of paths open to OPTIONS requests"],
    outputDirectory: ["project-output-directory-updated", "output directory"],
    passport: ["project-passport-updated", "protection by an identity provider"],
    passwordProtection: ["project-password-protection", "protection by a password"],
    previewDeploymentSuffix: ["project-preview-deployment-suffix", "suffix of preview URLs"],
    productionDeploymentsFastLane: [
      "project-prioritize-production-builds-updated",
      "priority of builds for production",
    ],
    protectedSourcemaps: ["project-protected-sourcemaps-updated", "protection of source maps"],
    rootDirectory: ["project-root-directory-updated", "root directory"],
    skewProtectionAllowedDomains: [
      "project-skew-protection-allowed-domains-updated",
      "list of skew protection domains",
    ],
    skewProtectionMaxAge: ["project-skew-protection-max-age-updated", "length of skew protection"],
    skewProtectionBoundaryAt: ["project-skew-protection-threshold-updated", "beginning of skew protection"],
    sourceFilesOutsideRootDirectory: [
      "project-source-files-outside-root-directory-updated",
      "use of files outside the root",
    ],
    ssoProtection: ["project-sso-protection", "protection by a sign-in"],
    trustedIps: ["project-trusted-ips", "list of trusted addresses"],
    trustedSources: ["project-trusted-sources", "list of trusted sources"],
  }),
};
