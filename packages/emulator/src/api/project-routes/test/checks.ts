import * as routes from "@slipway/project-routes";
import type { Operations } from "@slipway/project-routes/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";

export const rule = { name: "moved", route: { src: "/old", dest: "/new", status: 307 } };

async function makeFixture({ owner, project: projectId }: BaseFixture) {
  const { route, version } = await routes.addProjectRoute(owner, { projectId, route: rule });
  await routes.updateProjectRouteVersion(owner, { projectId, id: version.id, action: "promote" });
  const other = { name: "other", route: { src: "/other/:rest*", dest: "/site/:rest*" } };
  const draft = await routes.addProjectRoute(owner, { projectId, route: other });
  return { projectId, routeId: route.id, otherId: draft.route.id, liveId: version.id, draftId: draft.version.id };
}

export const checks: GroupChecks<Operations, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "behaviour",
  fixture: {
    make: makeFixture,
    namesIn: ({ projectId, routeId, otherId, liveId, draftId }) => ({
      projectId: [projectId],
      routeId: [routeId, otherId],
      routeIds: [routeId],
      referenceId: [routeId],
      id: [liveId, draftId],
      versionId: [liveId, draftId],
    }),
  },
  // Only what is served is an event.
  unrecorded: {
    addProjectRoute: "a draft",
    stageProjectRoutes: "a draft",
    deleteProjectRoutes: "a draft",
    updateProjectRoute: "a draft",
    generateProjectRoute: "nothing is kept",
  },
  usual: ({ fixture: { routeId } }) => ({ routeId }),
  inputs: {
    listProjectRoutes: {},
    addProjectRoute: { route: rule },
    updateProjectRoute: { route: rule },
    deleteProjectRoutes: ({ fixture: { otherId } }) => ({ routeIds: [otherId] }),
    stageProjectRoutes: { routes: [{ id: "a", ...rule }] },
    generateProjectRoute: { prompt: "redirect /a to /b" },
    listProjectRouteVersions: {},
    updateProjectRouteVersion: ({ fixture: { draftId: id } }) => ({ id, action: "promote" }),
  },
};
