import { createMicrofrontendsGroup } from "@slipway/microfrontends";
import type { Operations } from "@slipway/microfrontends/contract";
import { createProject } from "@slipway/projects";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";

async function makeFixture({ owner, project: projectId, deployment: deploymentId }: BaseFixture) {
  const { newMicrofrontendsGroup: group } = await createMicrofrontendsGroup(owner, {
    ...{ groupName: "Apps", defaultApp: { projectId }, otherApplications: [] },
  });
  const { id: other } = await createProject(owner, { name: "apps" });
  const more = { groupName: "More", defaultApp: { projectId: other }, otherApplications: [] };
  return { groupId: group.id, projectIdOrName: projectId, deploymentId, more };
}

export const checks: GroupChecks<Operations, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "behaviour",
  fixture: {
    make: makeFixture,
    namesIn: ({ groupId, projectIdOrName }) => ({
      ...{ groupId: [groupId], microfrontendsGroupId: [groupId], projectIdOrName: [projectIdOrName] },
    }),
  },
  about: {
    noProject: ["listMicrofrontendsGroups"],
    team: ["listMicrofrontendsGroupProjects", "createMicrofrontendsGroup"],
  },
  inputs: {
    listMicrofrontendsGroups: {},
    listMicrofrontendsGroupProjects: ({ fixture: { groupId } }) => ({ groupId }),
    createMicrofrontendsGroup: ({ fixture: { more } }) => more,
    getMicrofrontendsConfig: ({ fixture: { deploymentId } }) => ({ deploymentId }),
    getProjectMicrofrontendsConfig: ({ fixture: { projectIdOrName } }) => ({ projectIdOrName }),
  },
};
