import type { Services } from "../../engine/services.ts";
import type { TeamRecord } from "../../store/records.ts";
import { removeProject } from "../projects/remove-project.ts";

/** Deletes a team with its projects and all that is theirs, its members, invitations and events. */
export function removeTeam(services: Services, { id }: TeamRecord): void {
  const { state } = services;
  for (const project of state.projects.by("account", id)) removeProject(services, project);
  for (const alias of state.aliases.by("account", id)) state.aliases.delete(alias.id);
  for (const membership of state.memberships.by("team", id)) state.memberships.delete(membership.id);
  for (const invite of state.invites.by("team", id)) state.invites.delete(invite.id);
  for (const group of state.microfrontendsGroups.by("team", id)) state.microfrontendsGroups.delete(group.id);
  for (const permission of state.repositoryPermissions.by("team", id))
    state.repositoryPermissions.delete(permission.id);
  for (const event of state.userEvents.by("account", id)) state.userEvents.delete(event.id);
  for (const user of state.users.all()) {
    if (user.defaultTeamId === id) state.users.update(user.id, { defaultTeamId: null });
  }
  state.teams.delete(id);
}
