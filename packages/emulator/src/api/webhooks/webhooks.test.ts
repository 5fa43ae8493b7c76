import { createProject } from "@slipway/projects";
import { listUserEvents } from "@slipway/user";
import * as webhooks from "@slipway/webhooks";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/folder-state.ts";
import { clientOf, start } from "../../../test/start.ts";

const url = "https://hooks.example.com/slipway";

test("a webhook is listed and got without its secret, which is shown once, until it is deleted", async () => {
  const { client } = await start();
  const project = await createProject(client, { name: "site" });
  const whole = await webhooks.createWebhook(client, { url, events: ["project.created", "project.created"] });
  const { secret, ...created } = await webhooks.createWebhook(client, {
    url,
    events: ["deployment.created", "deployment.error"],
    projectIds: [project.id],
  });
  expect(secret).toMatch(/^\w{24}$/);
  expect(secret).not.toBe(whole.secret);
  expect(whole.events).toEqual(["project.created"]);
  expect(await webhooks.getWebhook(client, { id: created.id })).toEqual(created);
  expect(await webhooks.listWebhooks(client)).toEqual([
    { ...created, projectsMetadata: [{ id: project.id, name: "site" }] },
    { ...(await webhooks.getWebhook(client, { id: whole.id })), projectsMetadata: null },
  ]);
  expect(await webhooks.listWebhooks(client, { projectId: project.id })).toMatchObject([{ id: created.id }]);
  await webhooks.deleteWebhook(client, { id: created.id });
  await expect(webhooks.getWebhook(client, { id: created.id })).rejects.toMatchObject({ status: 404 });
  const types = (await listUserEvents(client).toArray()).map(({ type }) => type);
  expect(types.filter((type) => type?.startsWith("webhook"))).toEqual([
    "webhook-deleted",
    "webhook-created",
    "webhook-created",
  ]);
});

test("an invalid event or URL, or another account's project, is refused", async () => {
  const { emulator, client } = await start();
  const { id } = await createProject(clientOf(emulator, emulator.token, "acme"), { name: "theirs" });
  const events = ["project.created"] as const;
  // @ts-expect-error there is no such event
  const unknown: readonly webhooks.WebhookEvent[] = ["project.destroyed"];
  for (const wrong of [
    { url, events: unknown },
    { url: "ftp://localhost", events },
    { url, events: [] },
  ])
    await expect(webhooks.createWebhook(client, wrong)).rejects.toMatchObject({ status: 400 });
  await expect(webhooks.createWebhook(client, { url, events, projectIds: [id] })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(id),
  });
});

test("a webhook's secret is written nowhere, and signs after a restart, too", async () => {
  const dataFolder = newFolder();
  const before = await start({ dataFolder });
  const { id, secret } = await webhooks.createWebhook(before.client, { url, events: ["project.created"] });
  await createProject(before.client, { name: "site" });
  expect(JSON.stringify(before.emulator.deliveries.list)).not.toContain(secret);
  await before.emulator.close();
  const after = await start({ dataFolder });
  expect(await webhooks.listWebhooks(after.client)).toMatchObject([{ id, url }]);
  const kept = await new Response(await after.emulator.export()).text();
  expect(kept).toContain("account_hook_");
  expect(kept).not.toContain(secret);
});
