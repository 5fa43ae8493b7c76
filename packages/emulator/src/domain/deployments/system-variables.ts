import { omitUndefined } from "../../engine/omit-undefined.ts";
import type { Services, WithRows } from "../../engine/services.ts";
import { customEnvironmentTable } from "../environment/tables.ts";
import { isProduction } from "../projects/production-domain.ts";
import { domainTable, projectTable } from "../projects/tables.ts";
import { generatedHosts } from "./generated-hosts.ts";
import { branchOf, commitOf, type DeploymentRow } from "./tables.ts";

function ownEnvironment({ target }: DeploymentRow): string {
  return target === "production" ? "production" : "preview";
}

export function environmentOf({ rows }: WithRows, deployment: DeploymentRow): string {
  const { customEnvironmentId: id } = deployment;
  return (id !== undefined && rows(customEnvironmentTable).get(id)?.slug) || ownEnvironment(deployment);
}

/** Those of run time: https://vercel.com/docs/environment-variables/system-environment-variables, 2026-07-15. */
export function systemVariables(services: Services, deployment: DeploymentRow): Record<string, string> {
  const { id, host, projectId } = deployment;
  const isSkewProtected = (services.rows(projectTable).get(projectId)?.settings.skewProtectionMaxAge ?? 0) > 0;
  return omitUndefined({
    VERCEL: "1",
    VERCEL_ENV: ownEnvironment(deployment),
    VERCEL_TARGET_ENV: environmentOf(services, deployment),
    VERCEL_PROJECT_PRODUCTION_URL: shortestOf(services, projectId) ?? host,
    VERCEL_URL: host,
    VERCEL_BRANCH_URL: branchHost(services, deployment),
    VERCEL_DEPLOYMENT_ID: id,
    VERCEL_PROJECT_ID: projectId,
    VERCEL_SKEW_PROTECTION_ENABLED: isSkewProtected ? "1" : undefined,
    ...gitVariables(deployment),
  });
}

function branchHost(services: Services, deployment: DeploymentRow): string | undefined {
  const [project, branch] = [services.rows(projectTable).get(deployment.projectId), branchOf(deployment)];
  if (!project || branch === undefined) return undefined;
  const names = generatedHosts(services, project, "git", branch);
  return names.find((name) => deployment.aliases.includes(name)) ?? names[0];
}

/** The commit by the members that the Git host's integration, or the command line, gives a deployment. */
function gitVariables(deployment: DeploymentRow) {
  const { meta, gitSource } = deployment;
  const provider = ["github", "gitlab", "bitbucket"].find(
    (each) => gitSource?.type === each || meta[`${each}CommitRef`] !== undefined,
  );
  const { repo, slug, org, owner, repoId }: Record<string, unknown> = { ...gitSource };
  const text = (name: string, ...others: unknown[]) => {
    const value = [meta[`${provider}${name}`], ...others].find((each) => each !== undefined && each !== null);
    return value === undefined ? undefined : String(value);
  };
  if (provider === undefined) return {};
  return {
    VERCEL_GIT_PROVIDER: provider,
    VERCEL_GIT_REPO_SLUG: text("Repo", meta[`${provider}CommitRepo`], repo, slug),
    VERCEL_GIT_REPO_OWNER: text("Org", meta[`${provider}CommitOrg`], org, owner),
    VERCEL_GIT_REPO_ID: text("RepoId", repoId),
    VERCEL_GIT_COMMIT_REF: branchOf(deployment),
    VERCEL_GIT_COMMIT_SHA: commitOf(deployment),
    VERCEL_GIT_COMMIT_MESSAGE: text("CommitMessage"),
    VERCEL_GIT_COMMIT_AUTHOR_LOGIN: text("CommitAuthorLogin"),
    VERCEL_GIT_COMMIT_AUTHOR_NAME: text("CommitAuthorName"),
    VERCEL_GIT_PULL_REQUEST_ID: text("PrId"),
  };
}

/** The shortest production domain, custom ones first: https://vercel.com/docs/environment-variables/system-environment-variables, 2026-07-15. */
function shortestOf({ rows, hosts }: Services, projectId: string): string | undefined {
  const names = [...rows(domainTable).by("project", projectId)].filter(isProduction).map(({ name }) => name);
  const isGiven = (name: string) => Number(name.endsWith(`.${hosts.baseDomain}`));
  return names.sort((a, b) => isGiven(a) - isGiven(b) || a.length - b.length)[0];
}
