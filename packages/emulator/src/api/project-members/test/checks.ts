import { addProjectMember } from "@slipway/project-members";
import type { Operations } from "@slipway/project-members/contract";
import { getUser } from "@slipway/user";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/project-members/contract.ts";

async function makeFixture({ owner, project: idOrName }: BaseFixture) {
  const { user } = await getUser(owner);
  await addProjectMember(owner, { idOrName, uid: user.id, role: "ADMIN" });
  return { member: user };
}

export const checks: GroupChecks<Operations & Unlisted, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "behaviour",
  fixture: {
    make: makeFixture,
    namesIn: ({ member }) => ({ uid: [member.id], username: [member.username], email: [member.email] }),
  },
  usual: ({ project }) => ({ idOrName: project }),
  inputs: {
    listProjectMembers: {},
    addProjectMember: ({ userIds }) => ({ uid: userIds.get("contributor") ?? "", role: "PROJECT_VIEWER" }),
    countProjectMembers: {},
    updateProjectMembers: ({ fixture: { member } }) => ({ members: [{ uid: member.id, role: "PROJECT_VIEWER" }] }),
    removeProjectMember: ({ fixture: { member } }) => ({ uid: member.id }),
    addProjectMembers: ({ fixture: { member } }) => ({ members: [{ uid: member.id, role: "PROJECT_VIEWER" }] }),
    removeProjectMembers: ({ fixture: { member } }) => ({ members: [member.id] }),
  },
};
