import type { Operations } from "@slipway/teams/contract";
import type { Context } from "../../engine/context.ts";
import { given } from "../../engine/given.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { notFound } from "../../engine/platform-error.ts";
import type { MicrofrontendsGroupRecord } from "../../store/records.ts";
import { findOwnTeam } from "./find-team.ts";

export const groupHandlers: SomeHandlers<
  Operations,
  "updateMicrofrontendsGroup" | "deleteMicrofrontendsGroup" | "updateTeamDirectorySyncRoles"
> = {
  updateMicrofrontendsGroup({ teamId, groupId, slug: _, ...wish }, context) {
    const group = findGroup(context, teamId, groupId);
    const { teamId: __, ...updated } = context.state.microfrontendsGroups.update(group.id, given(wish));
    return { updatedMicrofrontendsGroup: updated };
  },

  deleteMicrofrontendsGroup({ teamId, groupId }, context) {
    const { state, clock } = context;
    const group = findGroup(context, teamId, groupId);
    for (const { id, settings } of state.projects.by("account", group.teamId)) {
      const { microfrontends } = settings;
      if (!microfrontends?.enabled || !microfrontends.groupIds.includes(group.id)) continue;
      const updatedAt = clock.stamp();
      state.projects.update(id, {
        updatedAt,
        settings: { ...settings, microfrontends: { enabled: false, groupIds: [], updatedAt } },
      });
    }
    state.microfrontendsGroups.delete(group.id);
    return {};
  },

  updateTeamDirectorySyncRoles({ teamId, roles }, context) {
    const team = findOwnTeam(context, teamId);
    const saml = { ...team.settings.saml, enforced: team.settings.saml?.enforced ?? false, roles };
    context.state.teams.update(team.id, { settings: { ...team.settings, saml }, updatedAt: context.clock.stamp() });
    return { ok: true };
  },
};

function findGroup(context: Context, teamId: string, groupId: string): MicrofrontendsGroupRecord {
  const team = findOwnTeam(context, teamId);
  const group = context.state.microfrontendsGroups.get(groupId);
  if (group?.teamId !== team.id) throw notFound("Microfrontends group");
  return group;
}
