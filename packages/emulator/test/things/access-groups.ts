import { createAccessGroup } from "@slipway/access-groups";
import { getUser } from "@slipway/user";
import type { Ground } from "./ground.ts";

/** An access group with the owner in it and a role in the project, and one with neither. */
export async function makeAccessGroups({ crew, project: projectId }: Ground) {
  const { user } = await getUser(crew);
  const full = await createAccessGroup(crew, {
    name: "Builders",
    membersToAdd: [user.id],
    projects: [{ projectId, role: "PROJECT_DEVELOPER" }],
  });
  const empty = await createAccessGroup(crew, { name: "Nobody" });
  return { full: full.accessGroupId, empty: empty.accessGroupId, member: user.id };
}

export function accessGroupNames({ full, empty, member }: Awaited<ReturnType<typeof makeAccessGroups>>) {
  return {
    idOrName: [full, empty],
    accessGroupIdOrName: [full, empty, "Builders"],
    membersToAdd: [member],
    membersToRemove: [member],
    name: ["Nobody"],
  };
}
