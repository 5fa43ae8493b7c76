import * as accessGroups from "@slipway/access-groups";
import type { Operations } from "@slipway/access-groups/contract";
import type { Cases } from "../../../../test/checks.ts";

export const accessGroupCases: Cases<Operations> = {
  listAccessGroups: (client) => accessGroups.listAccessGroups(client),
  createAccessGroup: (client) => accessGroups.createAccessGroup(client, { name: "New" }),
  getAccessGroup: (client, { things }) => accessGroups.getAccessGroup(client, { idOrName: things.accessGroups.full }),
  updateAccessGroup: (client, { things }) =>
    accessGroups.updateAccessGroup(client, { idOrName: things.accessGroups.full, name: "New" }),
  deleteAccessGroup: (client, { things }) =>
    accessGroups.deleteAccessGroup(client, { idOrName: things.accessGroups.full }),
  listAccessGroupMembers: (client, { things }) =>
    accessGroups.listAccessGroupMembers(client, { idOrName: things.accessGroups.full }),
  listAccessGroupProjects: (client, { things }) =>
    accessGroups.listAccessGroupProjects(client, { idOrName: things.accessGroups.full }),
  createAccessGroupProject: (client, { things, project: projectId }) =>
    accessGroups.createAccessGroupProject(client, {
      accessGroupIdOrName: things.accessGroups.empty,
      projectId,
      role: "ADMIN",
    }),
  getAccessGroupProject: (client, { things, project: projectId }) =>
    accessGroups.getAccessGroupProject(client, { accessGroupIdOrName: things.accessGroups.full, projectId }),
  updateAccessGroupProject: (client, { things, project: projectId }) =>
    accessGroups.updateAccessGroupProject(client, {
      accessGroupIdOrName: things.accessGroups.full,
      projectId,
      role: "ADMIN",
    }),
  deleteAccessGroupProject: (client, { things, project: projectId }) =>
    accessGroups.deleteAccessGroupProject(client, { accessGroupIdOrName: things.accessGroups.full, projectId }),
};
