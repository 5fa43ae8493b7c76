import type { Operations } from "@slipway/teams/contract";
import { teamTable } from "../../engine/accounts.ts";
import type { Context } from "../../engine/context.ts";
import { given } from "../../engine/given.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { notFound } from "../../engine/platform-error.ts";
import { projectTable } from "../projects/tables.ts";
import { findTeam } from "./find-team.ts";
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
    return {};
  },

  updateTeamDirectorySyncRoles({ teamId, roles }, context) {
    const team = findTeam(context, teamId);
    const saml = { ...team.settings.saml, enforced: team.settings.saml?.enforced ?? false, roles };
    context.rows(teamTable).change(team.id, { settings: { ...team.settings, saml } });
    return { ok: true };
  },
};

function findGroup(context: Context, teamId: string, groupId: string): MicrofrontendsGroupRow {
  const team = findTeam(context, teamId);
  const group = context.rows(microfrontendsGroupTable).get(groupId);
  if (group?.teamId !== team.id) throw notFound("Microfrontends group");
  return group;
}
