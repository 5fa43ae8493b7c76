import type { ProjectRow } from "../projects/tables.ts";
import type { CreateDeploymentInput } from "./tables.ts";

/** Members that have no effect in the emulator, by request; `api/deployments/effects.test.ts` lists the others. */
export const withoutEffect: { readonly deployment: readonly string[]; readonly project: readonly string[] } = {
  deployment:
    "buildMachine bunVersion fluid functionFailoverRegions git gitAccessToken ignoreCommand installCommand monorepoManager public regions withLatestCommit".split(
      " ",
    ),
  project:
    "commandForIgnoringBuildStep connectConfigurations deploymentPolicy directoryListing enableExternalRewriteCaching enablePreviewFeedback enableProductionFeedback installCommand passport previewDeploymentSuffix previewDeploymentsDisabled productionDeploymentsFastLane protectedSourcemaps publicSource resourceConfig serverlessFunctionZeroConfigFailover skewProtectionAllowedDomains skewProtectionBoundaryAt skewProtectionMaxAge staticIps tracing trustedSources".split(
      " ",
    ),
};

export function ignoredOf(input: CreateDeploymentInput): string[] {
  const members: Readonly<Record<string, unknown>> = { ...input, "build.env": Object.keys(input.build?.env ?? {})[0] };
  return ["build.env", ...withoutEffect.deployment].filter((name) => members[name] !== undefined);
}

export function ignoredSettings({ settings }: ProjectRow): string[] {
  const members: Readonly<Record<string, unknown>> = settings;
  const isOff = (value: unknown) => !value || Object(value).length === 0 || Object(value).enabled === false;
  return withoutEffect.project.filter((name) => !isOff(members[name]));
}
