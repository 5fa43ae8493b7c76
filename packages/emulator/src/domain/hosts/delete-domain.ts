import { refuse } from "../../engine/platform-error.ts";
import { can } from "../accounts/access/require-right.ts";
import type { Context } from "../accounts/scope.ts";
import type { AccountDomainRow } from "../names/domain-tables.ts";
import { projectTable } from "../projects/tables.ts";
import { namesBelow } from "./host-names.ts";

/** Throws 409 while the account has aliases below the domain, and before a move also while projects have domains there. */
export function checkUnused(
  context: Context,
  domain: AccountDomainRow,
  situation: "domain_in_use_here" | "domain_move_conflict",
): void {
  const { rows } = context;
  const { aliases, domains } = namesBelow(context, domain);
  const isKept = aliases.length > 0 || (situation === "domain_move_conflict" && domains.length > 0);
  if (!isKept) return;
  const visible = domains
    .filter((place) => can(context, "read", place))
    .map(({ name, projectId }) => `${name} of ${rows(projectTable).get(projectId)?.name}`);
  const users = visible.length > 0 ? visible.join(", ") : domains.length > 0 ? "a project" : "aliases";
  throw refuse(situation, {
    name: domain.name,
    users,
    aliases: aliases.map(({ id }) => id),
    certs: [],
    resolvable: true,
    suffix: false,
    transferring: false,
    pendingAsyncPurchase: false,
  });
}
