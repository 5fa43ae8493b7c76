import type { Operations } from "@slipway/teams/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { findTeam } from "../../domain/accounts/find-team.ts";
import {
  type MicrofrontendsGroupRow,
  microfrontendsGroupTable,
  newMicrofrontendsGroup,
  teamTable,
} from "../../domain/accounts/tables.ts";
import { recordEvent } from "../../domain/events/record-event.ts";
import { accessGroupNamed } from "../../domain/projects/access-groups.ts";
import { appsOf, noteGroup, putMicrofrontends } from "../../domain/projects/microfrontends.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { notFound } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/teams/contract.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { eventTypes } from "./event-types.ts";

export const groupHandlers: SomeHandlers<
  Operations,
  "updateMicrofrontendsGroup" | "deleteMicrofrontendsGroup" | "updateTeamDirectorySyncRoles"
> &
  SomeHandlers<Unlisted, "listDirectoryGroups" | "createEmptyMicrofrontendsGroup"> = {
  // There is no directory: its groups are those that have a role.
  listDirectoryGroups({ teamId }, context) {
    const roles = Object.keys(findTeam(context, teamId).settings.saml?.roles ?? {});
    return { groups: roles.map((id) => ({ id, name: id })), pagination: { before: null, after: null } };
  },

  createEmptyMicrofrontendsGroup({ teamId, newMicrofrontendsGroupName }, context) {
    const { id: accountId } = findTeam(context, teamId);
    const rows = context.rows(microfrontendsGroupTable);
    const group = rows.add(newMicrofrontendsGroup(accountId, newMicrofrontendsGroupName));
    noteGroup(context, "added", group);
    const { id, name, slug } = group;
    return { newMicrofrontendsGroup: { id, name, slug } };
  },

  updateMicrofrontendsGroup({ teamId, groupId, slug: _slug, ...wish }, context) {
    const group = findGroup(context, teamId, groupId);
    const { id, name, slug, fallbackEnvironment, enablePolyrepoBranchRouting } = context
      .rows(microfrontendsGroupTable)
      .change(group.id, omitUndefined(wish));
    noteGroup(context, "updated", group);
    return { updatedMicrofrontendsGroup: { id, name, slug, fallbackEnvironment, enablePolyrepoBranchRouting } };
  },

  deleteMicrofrontendsGroup({ teamId, groupId }, context) {
    const group = findGroup(context, teamId, groupId);
    const updatedAt = context.clock.now();
    for (const app of appsOf(context, group.id))
      putMicrofrontends(context, app, { enabled: false, groupIds: [], updatedAt });
    context.rows(microfrontendsGroupTable).remove(group.id);
    noteGroup(context, "deleted", group);
    return {};
  },

  updateTeamDirectorySyncRoles({ teamId, roles }, context) {
    const team = findTeam(context, teamId);
    for (const role of Object.values(roles))
      if (typeof role === "object") accessGroupNamed(context, team, role.accessGroupId, "roles");
    const saml = { ...team.settings.saml, enforced: team.settings.saml?.enforced ?? false, roles };
    context.rows(teamTable).change(team.id, { settings: { ...team.settings, saml } });
    recordEvent(context, eventTypes["team-saml-roles"], {
      text: `${context.scope.user.username} changed what groups of the directory are in the team`,
      accountId: team.id,
      entityId: team.id,
    });
    return { ok: true };
  },
};

function findGroup(context: Context, teamId: string, groupId: string): MicrofrontendsGroupRow {
  const team = findTeam(context, teamId);
  const group = context.rows(microfrontendsGroupTable).get(groupId);
  if (group?.accountId !== team.id) throw notFound("Microfrontends group");
  return group;
}
