import type { DomainRow } from "./tables.ts";

export function followsProduction({
  gitBranch,
  customEnvironmentId,
}: Pick<DomainRow, "gitBranch" | "customEnvironmentId">): boolean {
  return gitBranch === null && customEnvironmentId === null;
}

export function isProduction(domain: DomainRow): boolean {
  return followsProduction(domain) && domain.redirect === null && domain.verified;
}
