import type { ProjectRow } from "../projects/tables.ts";
import type { CreateDeploymentInput } from "./tables.ts";

/** What has an effect on the platform and none here, by the request that takes it; `api/deployments/effects.test.ts` has what has one. */
export const withoutEffect = {
  deployment: [
    "buildMachine",
    "bunVersion",
    "fluid",
    "functionFailoverRegions",
    "git",
    "gitAccessToken",
    "ignoreCommand",
    "installCommand",
    "monorepoManager",
    "public",
    "regions",
    "withLatestCommit",
  ],
  project: [
    "commandForIgnoringBuildStep",
    "connectConfigurations",
    "deploymentPolicy",
    "directoryListing",
    "enableExternalRewriteCaching",
    "enablePreviewFeedback",
    "enableProductionFeedback",
    "installCommand",
    "passport",
    "previewDeploymentSuffix",
    "previewDeploymentsDisabled",
    "productionDeploymentsFastLane",
    "protectedSourcemaps",
    "publicSource",
    "resourceConfig",
    "serverlessFunctionZeroConfigFailover",
    "skewProtectionAllowedDomains",
    "skewProtectionBoundaryAt",
    "skewProtectionMaxAge",
    "staticIps",
    "tracing",
    "trustedSources",
  ],
} as const satisfies {
  readonly deployment: readonly (keyof CreateDeploymentInput)[];
  readonly project: readonly (keyof ProjectRow["settings"])[];
};

/** What of a request changes no answer of the emulator. Nothing is built here, so that nothing gets what is for the build alone. */
export function ignoredOf(input: CreateDeploymentInput): string[] {
  const build = Object.keys(input.build?.env ?? {}).length > 0 ? ["build.env"] : [];
  return [...build, ...withoutEffect.deployment.filter((name) => input[name] !== undefined)];
}

/** What of a project's settings changes no answer of the emulator; nobody asks for what is off. */
export function ignoredSettings({ settings }: ProjectRow): string[] {
  const isOff = (value: unknown) =>
    !value || (Array.isArray(value) && value.length === 0) || Object(value).enabled === false;
  return withoutEffect.project.filter((name) => !isOff(settings[name]));
}
