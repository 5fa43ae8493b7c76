import * as projectMembers from "@slipway/project-members";
import { addProjectMember, listProjectMembers, removeProjectMember } from "@slipway/project-members";
import type { Operations } from "@slipway/project-members/contract";
import { getUser } from "@slipway/user";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";
import { callUnlisted, sends } from "../../../../test/unlisted.ts";
import type { World } from "../../../../test/world.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/project-members/contract.ts";

/** A role of the owner's own in the project. */
async function makeFixture({ owner, project: idOrName }: BaseFixture) {
  const { user } = await getUser(owner);
  await addProjectMember(owner, { idOrName, uid: user.id, role: "ADMIN" });
  return { member: user };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;
type Made = World & { readonly fixture: Fixture };

function namesIn({ member }: Fixture) {
  return { uid: [member.id], username: [member.username], email: [member.email] };
}

const smoke: SmokeTest = async ({ owner, project: idOrName }) => {
  const { id: uid } = (await getUser(owner)).user;
  await addProjectMember(owner, { idOrName, uid, role: "ADMIN" });
  await listProjectMembers(owner, { idOrName });
  await removeProjectMember(owner, { idOrName, uid });
  await callUnlisted(owner, "addProjectMembers", { idOrName, members: [{ uid, role: "ADMIN" }] });
  await callUnlisted(owner, "updateProjectMembers", { idOrName, members: [{ uid, role: "PROJECT_VIEWER" }] });
  await callUnlisted(owner, "countProjectMembers", { idOrName });
  await callUnlisted(owner, "removeProjectMembers", { idOrName, members: [uid] });
};

export const checks: GroupChecks<Operations & Unlisted, Fixture> = {
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
    countProjectMembers: sends("countProjectMembers", ({ project }: World) => ({ idOrName: project })),
    addProjectMembers: sends("addProjectMembers", ({ project, userIds }: World) => {
      return { idOrName: project, members: [{ uid: userIds.get("contributor") ?? "", role: "PROJECT_VIEWER" }] };
    }),
    updateProjectMembers: sends("updateProjectMembers", ({ project, fixture }: Made) => {
      return { idOrName: project, members: [{ uid: fixture.member.id, role: "PROJECT_VIEWER" }] };
    }),
    removeProjectMembers: sends("removeProjectMembers", ({ project, fixture }: Made) => {
      return { idOrName: project, members: [fixture.member.id] };
    }),
    removeProjectMember: (client, { project, fixture }) =>
      projectMembers.removeProjectMember(client, { idOrName: project, uid: fixture.member.id }),
  },
};
