import type { Operations } from "@slipway/teams/contract";
import { accessGroupTable } from "../../domain/accounts/access-group-tables.ts";
import type { Context } from "../../domain/accounts/context.ts";
import { findTeam } from "../../domain/accounts/find-team.ts";
import { type TeamRow, teamTable } from "../../domain/accounts/tables.ts";
import { type MicrofrontendsGroupRow, microfrontendsGroupTable } from "../../domain/accounts/team-tables.ts";
import { happened } from "../../domain/events/record-event.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import type { PlainHappening } from "../../engine/event-type.ts";
import { given } from "../../engine/omit-undefined.ts";
import { invalid, notFound } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/teams/contract.ts";
import type { Handlers, SomeHandlers } from "../../pipeline/handler.ts";
import { happenings } from "./event-types.ts";

export const groupHandlers: SomeHandlers<
  Operations,
  "updateMicrofrontendsGroup" | "deleteMicrofrontendsGroup" | "updateTeamDirectorySyncRoles"
> &
  Handlers<Unlisted> = {
  // There is no directory: its groups are those that have a role.
  listDirectoryGroups({ teamId }, context) {
    const roles = Object.keys(findTeam(context, teamId).settings.saml?.roles ?? {});
    return { groups: roles.map((id) => ({ id, name: id })), pagination: { before: null, after: null } };
  },

  updateMicrofrontendsGroup({ teamId, groupId, slug: _slug, ...wish }, context) {
    const group = findGroup(context, teamId, groupId);
    const { id, name, slug, fallbackEnvironment, enablePolyrepoBranchRouting } = context
      .rows(microfrontendsGroupTable)
      .change(group.id, wish);
    note(context, happenings["microfrontend-group-updated"], group);
    return {
      updatedMicrofrontendsGroup: { id, name, slug, ...given({ fallbackEnvironment, enablePolyrepoBranchRouting }) },
    };
  },

  deleteMicrofrontendsGroup({ teamId, groupId }, context) {
    const { rows, clock } = context;
    const group = findGroup(context, teamId, groupId);
    for (const { id, settings } of rows(projectTable).by("account", group.teamId)) {
      const { microfrontends } = settings;
      if (!microfrontends?.enabled || !microfrontends.groupIds.includes(group.id)) continue;
      const updatedAt = clock.now();
      rows(projectTable).change(id, {
        settings: { ...settings, microfrontends: { enabled: false, groupIds: [], updatedAt } },
      });
    }
    rows(microfrontendsGroupTable).remove(group.id);
    note(context, happenings["microfrontend-group-deleted"], group);
    return {};
  },

  updateTeamDirectorySyncRoles({ teamId, roles }, context) {
    const team = findTeam(context, teamId);
    checkGroups(context, team, roles);
    const saml = { ...team.settings.saml, enforced: team.settings.saml?.enforced ?? false, roles };
    context.rows(teamTable).change(team.id, { settings: { ...team.settings, saml } });
    happened(context, happenings["team-saml-roles"], {
      text: `${context.scope.user.username} changed what groups of the directory are in the team`,
      accountId: team.id,
      entityId: team.id,
    });
    return { ok: true };
  },
};

/** Throws 400 for an access group that the team has not got. */
function checkGroups(
  { rows }: Context,
  team: TeamRow,
  roles: Operations["updateTeamDirectorySyncRoles"]["input"]["roles"],
): void {
  for (const role of Object.values(roles)) {
    if (typeof role !== "object" || rows(accessGroupTable).get(role.accessGroupId)?.accountId === team.id) continue;
    throw invalid(`\`roles\`: ${role.accessGroupId} is no access group of the team ${team.slug}`);
  }
}

function note(context: Context, happening: PlainHappening, { id, name, slug, teamId }: MicrofrontendsGroupRow): void {
  const text = `${context.scope.user.username}: the microfrontends group ${name}`;
  happened(context, happening, { text, accountId: teamId, entityId: id, payload: { group: { id, name, slug } } });
}

function findGroup(context: Context, teamId: string, groupId: string): MicrofrontendsGroupRow {
  const team = findTeam(context, teamId);
  const group = context.rows(microfrontendsGroupTable).get(groupId);
  if (group?.teamId !== team.id) throw notFound("Microfrontends group");
  return group;
}
