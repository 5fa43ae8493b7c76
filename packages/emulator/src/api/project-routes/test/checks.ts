import * as routes from "@slipway/project-routes";
import type { Operations } from "@slipway/project-routes/contract";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";

export const rule = { name: "moved", route: { src: "/old", dest: "/new", status: 307 } };

/** A project with a version that is served, and a draft. */
async function makeFixture({ owner, project: projectId }: BaseFixture) {
  const { route, version } = await routes.addProjectRoute(owner, { projectId, route: rule });
  await routes.updateProjectRouteVersion(owner, { projectId, id: version.id, action: "promote" });
  const other = { name: "other", route: { src: "/other/:rest*", dest: "/site/:rest*" } };
  const draft = await routes.addProjectRoute(owner, { projectId, route: other });
  return { projectId, routeId: route.id, otherId: draft.route.id, liveId: version.id, draftId: draft.version.id };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

const smoke: SmokeTest = async (base) => {
  const { owner } = base;
  const { projectId, routeId, otherId, draftId } = await makeFixture(base);
  await routes.listProjectRoutes(owner, { projectId });
  await routes.updateProjectRoute(owner, { projectId, routeId, route: { ...rule, name: "new" } });
  await routes.deleteProjectRoutes(owner, { projectId, routeIds: [otherId] });
  await routes.stageProjectRoutes(owner, { projectId, overwrite: true, routes: [{ id: "a", ...rule }] });
  await routes.generateProjectRoute(owner, { projectId, prompt: "redirect /a to /b" });
  await routes.listProjectRouteVersions(owner, { projectId });
  await routes.updateProjectRouteVersion(owner, { projectId, id: draftId, action: "discard" });
};

export const checks: GroupChecks<Operations, Fixture> = {
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
  smoke,
  // Only what is served is an event.
  unrecorded: {
    addProjectRoute: "a draft",
    stageProjectRoutes: "a draft",
    deleteProjectRoutes: "a draft",
    updateProjectRoute: "a draft",
    generateProjectRoute: "nothing is kept",
  },
  requests: {
    listProjectRoutes: (client, { fixture: { projectId } }) => routes.listProjectRoutes(client, { projectId }),
    addProjectRoute: (client, { fixture: { projectId } }) => routes.addProjectRoute(client, { projectId, route: rule }),
    stageProjectRoutes: (client, { fixture: { projectId } }) =>
      routes.stageProjectRoutes(client, { projectId, routes: [{ id: "a", ...rule }] }),
    deleteProjectRoutes: (client, { fixture: { projectId, routeId } }) =>
      routes.deleteProjectRoutes(client, { projectId, routeIds: [routeId] }),
    updateProjectRoute: (client, { fixture: { projectId, routeId } }) =>
      routes.updateProjectRoute(client, { projectId, routeId, route: rule }),
    generateProjectRoute: (client, { fixture: { projectId } }) =>
      routes.generateProjectRoute(client, { projectId, prompt: "redirect /a to /b" }),
    listProjectRouteVersions: (client, { fixture: { projectId } }) =>
      routes.listProjectRouteVersions(client, { projectId }),
    updateProjectRouteVersion: (client, { fixture: { projectId, draftId: id } }) =>
      routes.updateProjectRouteVersion(client, { projectId, id, action: "promote" }),
  },
};
