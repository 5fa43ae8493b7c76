import * as webhooks from "@slipway/webhooks";
import { createWebhook } from "@slipway/webhooks";
import type { Operations } from "@slipway/webhooks/contract";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";
import { callUnlisted, sends } from "../../../../test/unlisted.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/webhooks/contract.ts";

/** A webhook that nothing is sent to: its host is none of this machine's. */
async function makeFixture({ owner, project }: BaseFixture) {
  const { id: webhookId } = await createWebhook(owner, {
    url: "https://hooks.example.com/crew",
    events: ["deployment.created", "project.renamed", "project.env-variable.created"],
    projectIds: [project],
  });
  return { webhookId };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

function namesIn({ webhookId }: Fixture) {
  return { id: [webhookId], events: ["project.created"], url: ["https://hooks.example.com/more"] };
}

const smoke: SmokeTest = async ({ owner, project }) => {
  const { id } = await webhooks.createWebhook(owner, {
    url: "https://hooks.example.com/smoke",
    events: ["deployment.succeeded"],
    projectIds: [project],
  });
  await webhooks.getWebhook(owner, { id });
  await webhooks.listWebhooks(owner, { projectId: project });
  await webhooks.deleteWebhook(owner, { id });
  await callUnlisted(owner, "getEndpointVerification", {});
};

const url = "https://hooks.example.com/more";

export const checks: GroupChecks<Operations & Unlisted, Fixture> = {
  level: "engine",
  fixture: { make: makeFixture, namesIn },
  smoke,
  about: { new: ["createWebhook", "listWebhooks", "getEndpointVerification"] },
  requests: {
    listWebhooks: (client) => webhooks.listWebhooks(client),
    createWebhook: (client) => webhooks.createWebhook(client, { url, events: ["deployment.created"] }),
    getWebhook: (client, { fixture }) => webhooks.getWebhook(client, { id: fixture.webhookId }),
    getEndpointVerification: sends("getEndpointVerification", () => ({})),
    deleteWebhook: (client, { fixture }) => webhooks.deleteWebhook(client, { id: fixture.webhookId }),
  },
};
