import { addProjectMember } from "@slipway/project-members";
import { getUser } from "@slipway/user";
import type { Ground } from "./ground.ts";

/** A role of the owner's own in the project. */
export async function makeProjectMembers({ crew, project: idOrName }: Ground) {
  const { user } = await getUser(crew);
  await addProjectMember(crew, { idOrName, uid: user.id, role: "ADMIN" });
  return { member: user };
}

export function projectMemberNames({ member }: Awaited<ReturnType<typeof makeProjectMembers>>) {
  return { uid: [member.id], username: [member.username], email: [member.email] };
}
