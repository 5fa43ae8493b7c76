import type { Operations } from "@slipway/teams/contract";
import { type TeamRow, teamTable } from "../../engine/accounts.ts";
import type { Context } from "../../engine/context.ts";
import { given } from "../../engine/given.ts";
import { happened } from "../../engine/happened.ts";
import type { PlainHappening } from "../../engine/happenings.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { badRequest, notFound } from "../../engine/platform-error.ts";
import { accessGroupTable } from "../access-groups/tables.ts";
import { projectTable } from "../projects/tables.ts";
import { findTeam } from "./find-team.ts";
import { happenings } from "./happenings.ts";
import { type MicrofrontendsGroupRow, microfrontendsGroupTable } from "./tables.ts";

export const groupHandlers: SomeHandlers<
  Operations,
  "updateMicrofrontendsGroup" | "deleteMicrofrontendsGroup" | "updateTeamDirectorySyncRoles"
> = {
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
    throw badRequest(`Invalid request: \`roles\`: ${role.accessGroupId} is no access group of the team ${team.slug}`);
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
