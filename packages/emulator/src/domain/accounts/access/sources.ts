/** Where it is published, and as of when: facts are taken from there, not sentences. */
export interface Page {
  readonly url: string;
  /** When the page says that it was last updated; where it says nothing, absent. */
  readonly updated?: string;
}

/** The pages that say what a role may do. */
export const pages: Readonly<Record<"roles" | "permissions" | "members" | "protection", Page>> = {
  roles: { url: "https://vercel.com/docs/rbac/access-roles", updated: "2025-10-27" },
  permissions: { url: "https://vercel.com/docs/rbac/access-roles/extended-permissions", updated: "2026-09-01" },
  members: { url: "https://vercel.com/docs/rbac/managing-team-members", updated: "2025-09-24" },
  protection: { url: "https://vercel.com/docs/deployment-protection/automated-agent-access" },
};
