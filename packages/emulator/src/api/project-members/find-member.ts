import type { Operations } from "@slipway/project-members/contract";
import type { Context } from "../../domain/accounts/context.ts";
import {
  type MembershipRow,
  membershipId,
  membershipTable,
  teamTable,
  type UserRow,
  userTable,
} from "../../domain/accounts/tables.ts";
import type { ProjectRow } from "../../domain/projects/tables.ts";
import { badRequest, notFound, refuse } from "../../engine/platform-error.ts";

type Named = Pick<Operations["addProjectMember"]["input"], "uid" | "username" | "email">;

/** A member of the team that a project belongs to. */
export interface ProjectMember {
  readonly user: UserRow;
  readonly membership: MembershipRow;
}

/** Whom a request names, by ID, user name or address. Throws 400 for who is no member of the project's team. */
export function memberNamed(context: Context, project: ProjectRow, who: Named): ProjectMember {
  const { rows } = context;
  const { uid, username, email } = who;
  if (!rows(teamTable).get(project.accountId))
    throw badRequest(`The project ${project.name} belongs to no team, so that nobody can have a role in it`);
  const named = [
    ...(uid === undefined ? [] : [rows(userTable).get(uid)]),
    ...(username === undefined ? [] : [rows(userTable).by("username", username)[0]]),
    ...(email === undefined ? [] : [rows(userTable).by("email", email)[0]]),
  ];
  const [user] = named;
  // Whoever is named twice is the same one.
  const member = user && named.every((each) => each === user) ? memberOf(context, project, user.id) : undefined;
  if (!member) throw refuse("project_member_unknown", { who: uid ?? username ?? email });
  return member;
}

/** A member of the project's team. Throws 404 for who is none. */
export function findMember(context: Context, project: ProjectRow, uid: string): ProjectMember {
  const member = memberOf(context, project, uid);
  if (!member) throw notFound("Project member");
  return member;
}

function memberOf({ rows }: Context, { accountId }: ProjectRow, uid: string): ProjectMember | undefined {
  const user = rows(userTable).get(uid);
  const membership = rows(membershipTable).get(membershipId(accountId, uid));
  return user && membership?.confirmed ? { user, membership } : undefined;
}
