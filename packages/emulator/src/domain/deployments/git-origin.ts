import type { DeploymentRow } from "./tables.ts";

/** The Git branch that a deployment was made from, as far as it says. */
export function branchOf({ gitSource, meta }: Pick<DeploymentRow, "gitSource" | "meta">): string | undefined {
  const ref = gitSource && "ref" in gitSource ? gitSource.ref : undefined;
  return ref ?? meta.githubCommitRef ?? meta.gitlabCommitRef ?? meta.bitbucketCommitRef;
}

/** The Git commit that a deployment was made from, as far as it says. */
export function commitOf({ gitSource, meta }: DeploymentRow): string | undefined {
  return gitSource?.sha ?? meta.githubCommitSha ?? meta.gitlabCommitSha ?? meta.bitbucketCommitSha;
}
