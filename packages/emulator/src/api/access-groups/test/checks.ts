import * as accessGroups from "@slipway/access-groups";
import { createAccessGroup } from "@slipway/access-groups";
import type { Operations } from "@slipway/access-groups/contract";
import { getUser } from "@slipway/user";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";

/** An access group with the owner in it and a role in the project, and one with neither. */
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

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

function namesIn({ full, empty, member }: Fixture) {
  return {
    idOrName: [full, empty],
    accessGroupIdOrName: [full, empty, "Builders"],
    membersToAdd: [member],
    membersToRemove: [member],
    name: ["Nobody"],
  };
}

const smoke: SmokeTest = async ({ owner, project: projectId }) => {
  const { user } = await getUser(owner);
  const { accessGroupId: idOrName } = await accessGroups.createAccessGroup(owner, { name: "Builders" });
  await accessGroups.updateAccessGroup(owner, { idOrName, name: "Makers", membersToAdd: [user.id] });
  await accessGroups.getAccessGroup(owner, { idOrName: "Makers" });
  await accessGroups.listAccessGroupMembers(owner, { idOrName });
  const role = { accessGroupIdOrName: idOrName, projectId };
  await accessGroups.createAccessGroupProject(owner, { ...role, role: "ADMIN" });
  await accessGroups.updateAccessGroupProject(owner, { ...role, role: "PROJECT_VIEWER" });
  await accessGroups.getAccessGroupProject(owner, role);
  await accessGroups.listAccessGroupProjects(owner, { idOrName });
  await accessGroups.listAccessGroups(owner, { membersLimit: 1, projectsLimit: 1 });
  await accessGroups.deleteAccessGroupProject(owner, role);
  await accessGroups.deleteAccessGroup(owner, { idOrName });
};

export const checks: GroupChecks<Operations, Fixture> = {
  level: "behaviour",
  fixture: { make: makeFixture, namesIn },
  smoke,
  about: {
    noProject: ["listAccessGroups"],
    new: ["createAccessGroup"],
    team: ["getAccessGroup", "getAccessGroupProject", "listAccessGroupMembers", "listAccessGroupProjects"],
  },
  requests: {
    listAccessGroups: (client) => accessGroups.listAccessGroups(client),
    createAccessGroup: (client) => accessGroups.createAccessGroup(client, { name: "New" }),
    getAccessGroup: (client, { fixture }) => accessGroups.getAccessGroup(client, { idOrName: fixture.full }),
    updateAccessGroup: (client, { fixture }) =>
      accessGroups.updateAccessGroup(client, { idOrName: fixture.full, name: "New" }),
    deleteAccessGroup: (client, { fixture }) => accessGroups.deleteAccessGroup(client, { idOrName: fixture.full }),
    listAccessGroupMembers: (client, { fixture }) =>
      accessGroups.listAccessGroupMembers(client, { idOrName: fixture.full }),
    listAccessGroupProjects: (client, { fixture }) =>
      accessGroups.listAccessGroupProjects(client, { idOrName: fixture.full }),
    createAccessGroupProject: (client, { fixture, project: projectId }) =>
      accessGroups.createAccessGroupProject(client, {
        accessGroupIdOrName: fixture.empty,
        projectId,
        role: "ADMIN",
      }),
    getAccessGroupProject: (client, { fixture, project: projectId }) =>
      accessGroups.getAccessGroupProject(client, { accessGroupIdOrName: fixture.full, projectId }),
    updateAccessGroupProject: (client, { fixture, project: projectId }) =>
      accessGroups.updateAccessGroupProject(client, {
        accessGroupIdOrName: fixture.full,
        projectId,
        role: "ADMIN",
      }),
    deleteAccessGroupProject: (client, { fixture, project: projectId }) =>
      accessGroups.deleteAccessGroupProject(client, { accessGroupIdOrName: fixture.full, projectId }),
  },
};
