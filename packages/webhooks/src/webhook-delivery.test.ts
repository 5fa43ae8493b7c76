import { expect, test } from "vitest";
import { signWebhook, verifyWebhook } from "./webhook-delivery.ts";

const event = { id: "evt_1", type: "deployment.succeeded", createdAt: 1, payload: { deployment: { id: "dpl_1" } } };

test("what was signed is verified, and is the same event", async () => {
  expect(await verifyWebhook(await signWebhook(event, "s"), "s")).toEqual(event);
});

test("an event of a type that nobody knows yet passes as it is", async () => {
  const unknown = { ...event, type: "moon.landed" };
  expect((await verifyWebhook(await signWebhook(unknown, "s"), "s")).type).toBe("moon.landed");
});

test("a body that was changed on the way is refused", async () => {
  const { body, headers } = await signWebhook(event, "s");
  await expect(verifyWebhook({ body: body.replace("dpl_1", "dpl_2"), headers }, "s")).rejects.toThrow(/does not fit/);
});
