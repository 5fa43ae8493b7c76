import type { Context } from "../../engine/context.ts";
import { forbidden, notFound } from "../../engine/platform-error.ts";
import type { MembershipRecord, TeamRecord } from "../../store/records.ts";

/** Any team, by id or slug. Throws 404 where there is none. */
export function findAnyTeam({ state }: Context, idOrSlug: string): TeamRecord {
  const team = state.teams.get(idOrSlug) ?? state.teams.by("slug", idOrSlug)[0];
  if (!team) throw notFound("Team");
  return team;
}

/** A team that the user belongs to. Throws 404 where there is none, 403 for somebody else's. */
export function findTeam(context: Context, idOrSlug: string): { team: TeamRecord; membership: MembershipRecord } {
  const team = findAnyTeam(context, idOrSlug);
  const membership = context.state.membership(team.id, context.scope.user.id);
  if (!membership?.confirmed) throw forbidden(`You are no member of the team ${idOrSlug}`);
  return { team, membership };
}

/** A team that the user owns. Throws 403 for a member of another role, too. */
export function findOwnTeam(context: Context, idOrSlug: string): TeamRecord {
  const { team, membership } = findTeam(context, idOrSlug);
  if (membership.role !== "OWNER")
    throw forbidden(`Only an OWNER of the team ${team.slug} can do this; you are ${membership.role}`);
  return team;
}

/** Throws 403 where the team would be left without an owner. */
export function keepAnOwner({ state }: Context, { teamId, userId, role, confirmed }: MembershipRecord): void {
  if (role !== "OWNER" || !confirmed) return;
  const others = state.memberships.by("team", teamId).filter((other) => other.userId !== userId && other.confirmed);
  if (!others.some((other) => other.role === "OWNER"))
    throw forbidden("A team needs an OWNER: make somebody else one first");
}
