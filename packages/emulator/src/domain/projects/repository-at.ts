/** GitHub remotes in Git's forms: `https://…`, `ssh://git@…`, `git://…`, `git@github.com:…`, or without the scheme. */
const remote =
  /^(?:(?:git\+)?(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?(?:www\.)?github\.com(?::\d+\/|[:/])\/*([^/]+\/[^/]+?)(?:\.git)?\/*$/;

/** The repository of a GitHub remote as `owner/name` in lower case; undefined for other hosts. */
export function repositoryAt(address: string): string | undefined {
  return remote.exec(address.trim().toLowerCase())?.[1];
}
