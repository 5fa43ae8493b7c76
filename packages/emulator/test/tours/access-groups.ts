import * as accessGroups from "@slipway/access-groups";
import { getUser } from "@slipway/user";
import type { Tour } from "./tours.ts";

export const accessGroupTour: Tour = async ({ crew, project: projectId }) => {
  const { user } = await getUser(crew);
  const { accessGroupId: idOrName } = await accessGroups.createAccessGroup(crew, { name: "Builders" });
  await accessGroups.updateAccessGroup(crew, { idOrName, name: "Makers", membersToAdd: [user.id] });
  await accessGroups.getAccessGroup(crew, { idOrName: "Makers" });
  await accessGroups.listAccessGroupMembers(crew, { idOrName });
  const role = { accessGroupIdOrName: idOrName, projectId };
  await accessGroups.createAccessGroupProject(crew, { ...role, role: "ADMIN" });
  await accessGroups.updateAccessGroupProject(crew, { ...role, role: "PROJECT_VIEWER" });
  await accessGroups.getAccessGroupProject(crew, role);
  await accessGroups.listAccessGroupProjects(crew, { idOrName });
  await accessGroups.listAccessGroups(crew, { membersLimit: 1, projectsLimit: 1 });
  await accessGroups.deleteAccessGroupProject(crew, role);
  await accessGroups.deleteAccessGroup(crew, { idOrName });
};
