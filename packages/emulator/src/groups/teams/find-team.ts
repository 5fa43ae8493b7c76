import { type MembershipRow, membershipId, membershipTable, type TeamRow, teamTable } from "../../engine/accounts.ts";
import type { Context } from "../../engine/context.ts";
import { forbidden, notFound } from "../../engine/platform-error.ts";

/** Any team, by id or slug. Throws 404 where there is none. */
export function findAnyTeam({ rows }: Context, idOrSlug: string): TeamRow {
  const team = rows(teamTable).get(idOrSlug) ?? rows(teamTable).by("slug", idOrSlug)[0];
  if (!team) throw notFound("Team");
  return team;
}

/** A team that the user belongs to. Throws 404 where there is none, 403 for somebody else's. */
export function findTeam(context: Context, idOrSlug: string): { team: TeamRow; membership: MembershipRow } {
  const team = findAnyTeam(context, idOrSlug);
  const membership = context.rows(membershipTable).get(membershipId(team.id, context.scope.user.id));
  if (!membership?.confirmed) throw forbidden(`You are no member of the team ${idOrSlug}`);
  return { team, membership };
}

/** A team that the user owns. Throws 403 for a member of another role, too. */
export function findOwnTeam(context: Context, idOrSlug: string): TeamRow {
  const { team, membership } = findTeam(context, idOrSlug);
  if (membership.role !== "OWNER")
    throw forbidden(`Only an OWNER of the team ${team.slug} can do this; you are ${membership.role}`);
  return team;
}

/** Throws 403 where the team would be left without an owner. */
export function keepAnOwner({ rows }: Context, { teamId, userId, role, confirmed }: MembershipRow): void {
  if (role !== "OWNER" || !confirmed) return;
  const others = rows(membershipTable)
    .by("team", teamId)
    .filter((other) => other.userId !== userId && other.confirmed);
  if (!others.some((other) => other.role === "OWNER"))
    throw forbidden("A team needs an OWNER: make somebody else one first");
}
