import { createHash } from "node:crypto";
import { hostLabel, labelWithEnd } from "../../engine/addresses/host-label.ts";
import type { Services } from "../../engine/services.ts";
import { accountName } from "../accounts/account-names.ts";
import type { ProjectRow } from "../projects/tables.ts";

/** `<project>-git-<branch>-<account>.<base domain>`, with a hashed alternative for conflicts. */
export function generatedHosts(
  services: Services,
  { id, name, accountId }: ProjectRow,
  kind: "env" | "git",
  branchOrSlug: string,
): string[] {
  const end = `-${kind}-${hostLabel(branchOrSlug.toLowerCase())}-${accountName(services, accountId)}`;
  const seed = kind === "git" ? `${id}/${branchOrSlug}` : `${id}/env/${branchOrSlug}`;
  const suffix = `-${createHash("sha256").update(seed).digest("hex").slice(0, 6)}`;
  const plain = labelWithEnd(name, end);
  const suffixed = `${plain.slice(0, 63 - suffix.length).replace(/-+$/, "")}${suffix}`;
  return [plain, suffixed].map((label) => `${label}.${services.hosts.baseDomain}`);
}
