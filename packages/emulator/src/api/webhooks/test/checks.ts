import { createWebhook } from "@slipway/webhooks";
import type { Operations } from "@slipway/webhooks/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/webhooks/contract.ts";

async function makeFixture({ owner, project }: BaseFixture) {
  const { id: webhookId } = await createWebhook(owner, {
    url: "https://hooks.example.com/fleet",
    events: ["deployment.created", "project.renamed", "project.env-variable.created"],
    projectIds: [project],
  });
  return { webhookId };
}

const url = "https://hooks.example.com/more";

export const checks: GroupChecks<Operations & Unlisted, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "engine",
  fixture: {
    make: makeFixture,
    namesIn: ({ webhookId }) => ({
      id: [webhookId],
      events: ["project.created"],
      url: ["https://hooks.example.com/more"],
    }),
  },
  about: { new: ["createWebhook", "listWebhooks", "getEndpointVerification"] },
  usual: ({ fixture }) => ({ id: fixture.webhookId }),
  inputs: {
    listWebhooks: {},
    createWebhook: { url, events: ["deployment.created"] },
    getWebhook: {},
    getEndpointVerification: {},
    deleteWebhook: {},
  },
};
