import * as projectMembers from "@slipway/project-members";
import { addProjectMember, listProjectMembers, removeProjectMember } from "@slipway/project-members";
import type { Operations } from "@slipway/project-members/contract";
import { getUser } from "@slipway/user";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";

/** A role of the owner's own in the project. */
async function makeFixture({ owner, project: idOrName }: BaseFixture) {
  const { user } = await getUser(owner);
  await addProjectMember(owner, { idOrName, uid: user.id, role: "ADMIN" });
  return { member: user };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

function namesIn({ member }: Fixture) {
  return { uid: [member.id], username: [member.username], email: [member.email] };
}

const smoke: SmokeTest = async ({ owner, project: idOrName }) => {
  const { id: uid } = (await getUser(owner)).user;
  await addProjectMember(owner, { idOrName, uid, role: "ADMIN" });
  await listProjectMembers(owner, { idOrName });
  await removeProjectMember(owner, { idOrName, uid });
};

export const checks: GroupChecks<Operations, Fixture> = {
  level: "behaviour",
  fixture: { make: makeFixture, namesIn },
  smoke,
  requests: {
    listProjectMembers: (client, { project }) => projectMembers.listProjectMembers(client, { idOrName: project }),
    addProjectMember: (client, { project, userIds }) =>
      projectMembers.addProjectMember(client, {
        idOrName: project,
        uid: userIds.get("contributor") ?? "",
        role: "PROJECT_VIEWER",
      }),
    removeProjectMember: (client, { project, fixture }) =>
      projectMembers.removeProjectMember(client, { idOrName: project, uid: fixture.member.id }),
  },
};
