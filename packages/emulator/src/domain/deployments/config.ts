import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pick } from "../../engine/pick.ts";
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
    ...pick(
      input,
      "autoAssignCustomDomains",
      "builds",
      "bulkRedirectsPath",
      "bunVersion",
      "cleanUrls",
      "crons",
      "fluid",
    ),
    ...pick(input, "functionFailoverRegions", "functions", "git", "headers", "ignoreCommand", "images", "public"),
    ...pick(input, "redirects", "regions", "rewrites", "routes", "trailingSlash"),
    ...omitUndefined({
      alias: input.alias === undefined ? undefined : [input.alias].flat(),
      buildEnv: names(input.build?.env),
      env: names(input.env),
      prebuilt: input.prebuilt === undefined ? undefined : input.prebuilt === "1",
    }),
  };
}
