import { omitUndefined } from "../../engine/omit-undefined.ts";
import type { CreateDeploymentInput, DeploymentConfig } from "./tables.ts";

export const configMembers: ReadonlySet<string> = new Set([
  "alias",
  "build",
  "buildCommand",
  "builds",
  "bulkRedirectsPath",
  "bunVersion",
  "cleanUrls",
  "crons",
  "devCommand",
  "env",
  "fluid",
  "framework",
  "functionFailoverRegions",
  "functions",
  "git",
  "headers",
  "ignoreCommand",
  "images",
  "installCommand",
  "outputDirectory",
  "public",
  "redirects",
  "regions",
  "rewrites",
  "routes",
  "trailingSlash",
] satisfies (keyof CreateDeploymentInput)[]);

export function configOf(input: CreateDeploymentInput, from: DeploymentConfig | undefined): DeploymentConfig {
  const names = (variables: Readonly<Record<string, string>> | undefined) => variables && Object.keys(variables).sort();
  return {
    ...from,
    ...omitUndefined({
      alias: input.alias === undefined ? undefined : [input.alias].flat(),
      autoAssignCustomDomains: input.autoAssignCustomDomains,
      buildEnv: names(input.build?.env),
      builds: input.builds,
      bulkRedirectsPath: input.bulkRedirectsPath,
      bunVersion: input.bunVersion,
      cleanUrls: input.cleanUrls,
      crons: input.crons,
      env: names(input.env),
      fluid: input.fluid,
      functionFailoverRegions: input.functionFailoverRegions,
      functions: input.functions,
      git: input.git,
      headers: input.headers,
      ignoreCommand: input.ignoreCommand,
      images: input.images,
      prebuilt: input.prebuilt === undefined ? undefined : input.prebuilt === "1",
      public: input.public,
      redirects: input.redirects,
      regions: input.regions,
      rewrites: input.rewrites,
      routes: input.routes,
      trailingSlash: input.trailingSlash,
    }),
  };
}
