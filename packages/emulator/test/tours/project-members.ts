import { addProjectMember, listProjectMembers, removeProjectMember } from "@slipway/project-members";
import { getUser } from "@slipway/user";
import type { Tour } from "./tours.ts";

export const projectMemberTour: Tour = async ({ crew, project: idOrName }) => {
  const { id: uid } = (await getUser(crew)).user;
  await addProjectMember(crew, { idOrName, uid, role: "ADMIN" });
  await listProjectMembers(crew, { idOrName });
  await removeProjectMember(crew, { idOrName, uid });
};
