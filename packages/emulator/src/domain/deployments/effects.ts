import type { ProjectRow } from "../projects/tables.ts";
import type { CreateDeploymentInput } from "./tables.ts";

/**
 * Members that have no effect in the emulator, by request; `api/deployments/effects.test.ts` lists the others. Of `skewProtectionMaxAge`
 * functions get the variable, and no request goes to an earlier deployment by it.
 */
export const withoutEffect: { readonly deployment: readonly string[]; readonly project: readonly string[] } = {
  deployment: listOf(`
    build.env buildMachine bunVersion fluid functionFailoverRegions git gitAccessToken ignoreCommand
    installCommand monorepoManager projectSettings.commandForIgnoringBuildStep projectSettings.installCommand
    public withLatestCommit`),
  project: listOf(`
    commandForIgnoringBuildStep connectConfigurations deploymentPolicy enableExternalRewriteCaching
    enablePreviewFeedback enableProductionFeedback installCommand passport previewDeploymentSuffix
    previewDeploymentsDisabled productionDeploymentsFastLane protectedSourcemaps publicSource
    resourceConfig.buildMachineSelection resourceConfig.buildMachineType resourceConfig.buildQueue
    resourceConfig.elasticConcurrencyEnabled resourceConfig.enableFunctionsBeta resourceConfig.fluid
    resourceConfig.functionDefaultMemoryType resourceConfig.functionDefaultTimeout
    resourceConfig.functionZeroConfigFailover resourceConfig.isNSNBDisabled serverlessFunctionZeroConfigFailover
    skewProtectionAllowedDomains skewProtectionBoundaryAt skewProtectionMaxAge staticIps tracing trustedSources`),
};

function listOf(names: string): string[] {
  return names.trim().split(/\s+/);
}

export function ignoredOf(input: CreateDeploymentInput): string[] {
  return withoutEffect.deployment.filter((name) => {
    const value = memberOf(input, name);
    return value !== undefined && value !== null && (name !== "build.env" || !isOff(value));
  });
}

export function ignoredSettings({ settings }: ProjectRow): string[] {
  return withoutEffect.project.filter((name) => !isOff(memberOf(settings, name)));
}

/** Members of a file that nothing here reads. */
export function ignoredMembers(value: unknown, members: ReadonlySet<string>, file: string): string[] {
  return Object.keys(Object(value)).flatMap((name) => (members.has(name) ? [] : [`${name} of ${file}`]));
}

function memberOf(value: object, name: string): unknown {
  return name.split(".").reduce((within: unknown, each) => Object(within)[each], value);
}

function isOff(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return !value;
  return Object.keys(value).length === 0 || Object(value).enabled === false;
}
