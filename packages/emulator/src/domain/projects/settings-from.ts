import type { Operations } from "@slipway/projects/contract";
import { Project as ProjectSchema } from "@slipway/projects/schemas";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { invalid } from "../../engine/platform-error.ts";
import { presentable } from "../../engine/presentable.ts";
import type { Validated } from "../../engine/validate.ts";
import type { Project, ProjectRow } from "./tables.ts";
import { rangeProblem } from "./trusted.ts";

type CreateInput = Validated<Operations["createProject"]["input"]>;
type UpdateInput = Operations["updateProject"]["input"];
type Settings =
  | (Omit<CreateInput, "name" | "environmentVariables" | "gitRepository"> &
      Pick<UpdateInput, "connectConfigurations" | "passwordProtection" | "staticIps">)
  | Omit<UpdateInput, "name" | "idOrName">;

/** Default region of functions. */
export const defaultRegion = "iad1";

/** Merges sent settings into those before. Of a password, only its existence is kept here. */
export function settingsFrom(
  input: Settings,
  now: number,
  before: ProjectRow["settings"] = {},
): ProjectRow["settings"] {
  const {
    passwordProtection,
    resourceConfig,
    serverlessFunctionRegion: region,
    staticIps,
    ssoProtection,
    connectConfigurations,
    ...plain
  } = input;
  const gitProviderOptions = "gitProviderOptions" in input ? input.gitProviderOptions : undefined;
  if (region === "") throw invalid("`serverlessFunctionRegion`: a region has a name; null is the usual one");
  if ("trustedIps" in input) checkAddresses(input.trustedIps);
  const changes = omitUndefined({
    ...plain,
    previewDeploymentsDisabled: plain.previewDeploymentsDisabled === null ? false : plain.previewDeploymentsDisabled,
    connectConfigurations:
      connectConfigurations?.map((each) => ({ ...each, createdAt: now, updatedAt: now })) ?? connectConfigurations,
    passwordProtection: passwordProtection && { deploymentType: passwordProtection.deploymentType },
    ssoProtection: ssoProtection && { deploymentType: ssoProtection.deploymentType ?? "preview" },
    staticIps: staticIps && { ...staticIps, builds: false, regions: [] },
    gitProviderOptions: gitProviderOptions && {
      createDeployments: "enabled",
      ...before.gitProviderOptions,
      ...gitProviderOptions,
    },
    resourceConfig:
      resourceConfig === undefined && region === undefined
        ? undefined
        : {
            functionDefaultRegions: [defaultRegion],
            ...before.resourceConfig,
            ...(region === undefined ? {} : { functionDefaultRegions: [region ?? defaultRegion] }),
            ...resourceConfig,
          },
  });
  // The schema of a project has accepted it.
  return presentable(ProjectSchema, { ...before, ...changes }) as Partial<Project>;
}

function checkAddresses(input: UpdateInput["trustedIps"]): void {
  const problem = input?.addresses.map(({ value }) => rangeProblem(value)).find((each) => each !== undefined);
  if (problem !== undefined) throw invalid(`\`trustedIps.addresses\`: ${problem}`);
}

/** A link to a repository, with empty values for what only the Git host knows. */
export function linkTo(
  { type, repo }: NonNullable<CreateInput["gitRepository"]>,
  now: number,
): NonNullable<Project["link"]> {
  const [org = "", name = ""] = repo.split("/");
  if (org === "" || name === "") throw invalid(`\`gitRepository.repo\`: "${repo}" is not of the form owner/name`);
  const common = { deployHooks: [], gitCredentialId: "", productionBranch: "main", createdAt: now, updatedAt: now };
  if (type === "bitbucket") return { type, ...common, owner: org, name, slug: name, uuid: "", workspaceUuid: "" };
  if (type === "github" || type === "github-limited") return { type, ...common, org, repo: name };
  const hosted = { ...common, org, repo: name, repoId: "" };
  if (type === "vercel") return { type, ...hosted };
  if (type === "cursor-origin") return { type, ...hosted, owner: org, ownerId: "" };
  if (type !== "gitlab") throw invalid(`\`gitRepository.type\`: no repository is hosted by ${type}`);
  const full = { projectName: name, projectNamespace: org, projectNameWithNamespace: repo };
  return { type, ...common, ...full, projectId: "", projectUrl: `https://gitlab.com/${repo}.git` };
}
