import * as redirects from "@slipway/bulk-redirects";
import type { Operations } from "@slipway/bulk-redirects/contract";
import { getProject } from "@slipway/projects";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";

export const moved = { source: "/old", destination: "/new" };

/** A project with a version that is served, and a draft. */
async function makeFixture({ owner, project: projectId }: BaseFixture) {
  const { accountId: teamId } = await getProject(owner, { idOrName: projectId });
  const { version } = await redirects.stageRedirects(owner, { projectId, teamId, redirects: [moved] });
  await redirects.updateRedirectVersion(owner, { projectId, id: version.id, action: "promote" });
  const more = { source: "/other", destination: "https://example.com" };
  const draft = await redirects.stageRedirects(owner, { projectId, teamId, redirects: [more] });
  return { projectId, teamId, liveId: version.id, draftId: draft.version.id };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

const smoke: SmokeTest = async (base) => {
  const { owner } = base;
  const { projectId, draftId } = await makeFixture(base);
  await redirects.listRedirects(owner, { projectId });
  await redirects.updateRedirect(owner, { projectId, redirect: { source: "/old", destination: "/newer" } });
  await redirects.restoreRedirects(owner, { projectId, redirects: ["/old"] });
  await redirects.deleteRedirects(owner, { projectId, redirects: ["/other"] });
  await redirects.listRedirectVersions(owner, { projectId });
  await redirects.updateRedirectVersion(owner, { projectId, id: draftId, action: "discard" });
};

export const checks: GroupChecks<Operations, Fixture> = {
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
  smoke,
  // Only what is served is an event.
  unrecorded: {
    stageRedirects: "a draft",
    updateRedirect: "a draft",
    deleteRedirects: "a draft",
    restoreRedirects: "a draft",
  },
  requests: {
    listRedirects: (client, { fixture: { projectId } }) => redirects.listRedirects(client, { projectId }),
    stageRedirects: (client, { fixture: { projectId, teamId } }) =>
      redirects.stageRedirects(client, { projectId, teamId, redirects: [moved] }),
    updateRedirect: (client, { fixture: { projectId } }) =>
      redirects.updateRedirect(client, { projectId, redirect: moved }),
    deleteRedirects: (client, { fixture: { projectId } }) =>
      redirects.deleteRedirects(client, { projectId, redirects: ["/old"] }),
    restoreRedirects: (client, { fixture: { projectId } }) =>
      redirects.restoreRedirects(client, { projectId, redirects: ["/old"] }),
    listRedirectVersions: (client, { fixture: { projectId } }) => redirects.listRedirectVersions(client, { projectId }),
    updateRedirectVersion: (client, { fixture: { projectId, draftId: id } }) =>
      redirects.updateRedirectVersion(client, { projectId, id, action: "promote" }),
  },
};
