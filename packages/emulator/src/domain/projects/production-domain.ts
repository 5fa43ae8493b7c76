import type { DomainRow } from "./tables.ts";

/** Whether a domain is one of production by its settings, also while it redirects or waits to be verified. */
export function followsProduction({
  gitBranch,
  customEnvironmentId,
}: Pick<DomainRow, "gitBranch" | "customEnvironmentId">): boolean {
  return gitBranch === null && customEnvironmentId === null;
}

export function isProduction(domain: DomainRow): boolean {
  return followsProduction(domain) && domain.redirect === null && domain.verified;
}
