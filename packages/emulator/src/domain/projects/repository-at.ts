/** What Git takes for a remote at GitHub: `https://…`, `ssh://git@…`, `git://…`, `git@github.com:…`; people leave out the scheme. */
const remote =
  /^(?:(?:git\+)?(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?(?:www\.)?github\.com(?::\d+\/|[:/])\/*([^/]+\/[^/]+?)(?:\.git)?\/*$/;

/** The repository at a remote's address, as `owner/name` in lower case, as GitHub compares them; undefined for what is none of GitHub's. */
export function repositoryAt(address: string): string | undefined {
  return remote.exec(address.trim().toLowerCase())?.[1];
}
