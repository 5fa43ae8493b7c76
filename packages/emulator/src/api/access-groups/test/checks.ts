import { createAccessGroup } from "@slipway/access-groups";
import type { Operations } from "@slipway/access-groups/contract";
import { getUser } from "@slipway/user";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";

async function makeFixture({ owner, project: projectId }: BaseFixture) {
  const { user } = await getUser(owner);
  const full = await createAccessGroup(owner, {
    name: "Builders",
    membersToAdd: [user.id],
    projects: [{ projectId, role: "PROJECT_DEVELOPER" }],
  });
  const empty = await createAccessGroup(owner, { name: "Nobody" });
  return { full: full.accessGroupId, empty: empty.accessGroupId, member: user.id };
}

export const checks: GroupChecks<Operations, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "behaviour",
  fixture: {
    make: makeFixture,
    namesIn: ({ full, empty, member }) => ({
      idOrName: [full, empty],
      accessGroupIdOrName: [full, empty, "Builders"],
      membersToAdd: [member],
      membersToRemove: [member],
      name: ["Nobody"],
    }),
  },
  about: {
    noProject: ["listAccessGroups"],
    new: ["createAccessGroup"],
    team: ["getAccessGroup", "getAccessGroupProject", "listAccessGroupMembers", "listAccessGroupProjects"],
  },
  usual: ({ fixture: { full } }) => ({ idOrName: full, accessGroupIdOrName: full }),
  inputs: {
    listAccessGroups: {},
    createAccessGroup: { name: "New" },
    getAccessGroup: {},
    updateAccessGroup: { name: "Newer" },
    listAccessGroupMembers: {},
    listAccessGroupProjects: {},
    createAccessGroupProject: ({ fixture: { empty }, project: projectId }) => {
      return { accessGroupIdOrName: empty, projectId, role: "ADMIN" };
    },
    getAccessGroupProject: {},
    updateAccessGroupProject: { role: "ADMIN" },
    deleteAccessGroupProject: {},
    deleteAccessGroup: {},
  },
};
