import * as redirects from "@slipway/bulk-redirects";
import type { Operations } from "@slipway/bulk-redirects/contract";
import { getProject } from "@slipway/projects";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";

export const moved = { source: "/old", destination: "/new" };

async function makeFixture({ owner, project: projectId }: BaseFixture) {
  const { accountId: teamId } = await getProject(owner, { idOrName: projectId });
  const { version } = await redirects.stageRedirects(owner, { projectId, teamId, redirects: [moved] });
  await redirects.updateRedirectVersion(owner, { projectId, id: version.id, action: "promote" });
  const more = { source: "/other", destination: "https://example.com" };
  const draft = await redirects.stageRedirects(owner, { projectId, teamId, redirects: [more] });
  return { projectId, teamId, liveId: version.id, draftId: draft.version.id };
}

export const checks: GroupChecks<Operations, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "behaviour",
  fixture: {
    make: makeFixture,
    namesIn: ({ projectId, teamId, liveId, draftId }) => ({
      projectId: [projectId],
      teamId: [teamId],
      id: [liveId, draftId],
      versionId: [liveId, draftId],
      source: ["/old", "/other"],
      destination: ["/new"],
      redirects: ["/old"],
    }),
  },
  // Only what is served is an event.
  unrecorded: {
    stageRedirects: "a draft",
    updateRedirect: "a draft",
    deleteRedirects: "a draft",
    restoreRedirects: "a draft",
  },
  inputs: {
    listRedirects: {},
    stageRedirects: ({ fixture: { projectId, teamId } }) => ({ projectId, teamId, redirects: [moved] }),
    updateRedirect: { redirect: { ...moved, destination: "/newer" } },
    restoreRedirects: { redirects: ["/old"] },
    deleteRedirects: { redirects: ["/old"] },
    listRedirectVersions: {},
    updateRedirectVersion: ({ fixture: { draftId: id } }) => ({ id, action: "promote" }),
  },
};
