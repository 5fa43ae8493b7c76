import type { MembershipRow, Team, TeamRow } from "../../domain/accounts/tables.ts";
import { planOf } from "../../domain/world/world.ts";
import { given } from "../../engine/omit-undefined.ts";

type Membership = NonNullable<Team["membership"]>;

/** A team as one of its members sees it; the invite code is for owners. */
export function presentTeam(record: TeamRow, membership: MembershipRow): Team {
  return {
    avatar: null,
    billing: { plan: planOf(record) },
    description: null,
    stagingPrefix: record.slug,
    ...record.settings,
    id: record.id,
    slug: record.slug,
    name: record.name,
    creatorId: record.creatorId,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    membership: presentMembership(membership),
    ...(membership.role === "OWNER" ? { inviteCode: record.inviteCode } : {}),
  };
}

function presentMembership({
  userId,
  teamId,
  role,
  createdAt,
  joinedFrom,
  teamPermissions,
}: MembershipRow): Membership {
  return {
    confirmed: true,
    uid: userId,
    teamId,
    role,
    created: createdAt,
    createdAt,
    ...given({ joinedFrom, teamPermissions: teamPermissions && [...teamPermissions] }),
  };
}
