import type { Operations } from "@slipway/teams/contract";
import { findTeam } from "../../domain/accounts/find-team.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import {
  type MicrofrontendsGroupRow,
  microfrontendsGroupTable,
  newMicrofrontendsGroup,
  teamTable,
} from "../../domain/accounts/tables.ts";
import { requireAccessGroup } from "../../domain/projects/access-groups.ts";
import { appsOf, putMicrofrontends, recordGroupEvent } from "../../domain/projects/microfrontends.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { requireFound } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/teams/contract.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { actOn } from "../../pipeline/resource.ts";
import { onTeam, recordTeamEvent } from "./crud.ts";

const onGroup = actOn(findGroup);

export const groupHandlers: SomeHandlers<
  Operations & Unlisted,
  `${string}MicrofrontendsGroup` | "updateTeamDirectorySyncRoles" | "listDirectoryGroups"
> = {
  // The emulator has no directory: its groups are those that have a role.
  listDirectoryGroups: onTeam(({ settings }) => {
    const roles = Object.keys(settings.saml?.roles ?? {});
    return { groups: roles.map((id) => ({ id, name: id })), pagination: { before: null, after: null } };
  }),

  createEmptyMicrofrontendsGroup: onTeam(({ id: accountId }, { newMicrofrontendsGroupName }, context) => {
    const rows = context.rows(microfrontendsGroupTable);
    const group = rows.add(newMicrofrontendsGroup(accountId, newMicrofrontendsGroupName));
    recordGroupEvent(context, "added", group);
    const { id, name, slug } = group;
    return { newMicrofrontendsGroup: { id, name, slug } };
  }),

  updateMicrofrontendsGroup: onGroup((group, { teamId: _, groupId: __, slug: ___, ...input }, context) => {
    const { id, name, slug, fallbackEnvironment, enablePolyrepoBranchRouting } = context
      .rows(microfrontendsGroupTable)
      .change(group.id, omitUndefined(input));
    recordGroupEvent(context, "updated", group);
    return { updatedMicrofrontendsGroup: { id, name, slug, fallbackEnvironment, enablePolyrepoBranchRouting } };
  }),

  deleteMicrofrontendsGroup: onGroup((group, _, context) => {
    const updatedAt = context.clock.now();
    for (const app of appsOf(context, group.id))
      putMicrofrontends(context, app, { enabled: false, groupIds: [], updatedAt });
    context.rows(microfrontendsGroupTable).remove(group.id);
    recordGroupEvent(context, "deleted", group);
    return {};
  }),

  updateTeamDirectorySyncRoles: onTeam((team, { roles }, context) => {
    for (const role of Object.values(roles))
      if (typeof role === "object") requireAccessGroup(context, team, role.accessGroupId, "roles");
    const saml = { ...team.settings.saml, enforced: team.settings.saml?.enforced ?? false, roles };
    context.rows(teamTable).change(team.id, { settings: { ...team.settings, saml } });
    recordTeamEvent(context, "team-saml-roles", team.id, "changed the directory's groups in the team", team.id);
    return { ok: true };
  }),
};

function findGroup(
  { teamId, groupId }: Readonly<Record<"teamId" | "groupId", string>>,
  context: Context,
): MicrofrontendsGroupRow {
  const team = findTeam(context, teamId);
  const group = context.rows(microfrontendsGroupTable).get(groupId);
  return requireFound(group?.accountId === team.id && group, "Microfrontends group");
}
