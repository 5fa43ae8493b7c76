import { sign } from "@slipway/core/internal";
import { expect, test } from "vitest";
import { examplesOfWebhookDelivery } from "./generated/examples.ts";
import { signWebhook, verifyWebhook } from "./index.ts";

const example = examplesOfWebhookDelivery["deployment.succeeded"];
const event = {
  id: "evt_1",
  createdAt: 1,
  payload: { ...example, deployment: { ...example.deployment, id: "dpl_1" } },
};
const succeeded = "deployment.succeeded";

test("a signed event is verified, and is the same event", async () => {
  const delivery = await signWebhook(succeeded, "s", event);
  expect(await verifyWebhook(delivery, "s")).toEqual({ ...event, region: null, type: succeeded });
  const request = new Request("https://example.com/hooks", { method: "POST", ...delivery });
  expect(await verifyWebhook(request, "s")).toMatchObject(event);
});

test("members that are left out of an event are made up plausibly, with an ID of its own", async () => {
  const [one, other] = await Promise.all([1, 2].map(async () => verifyWebhook(await signWebhook(succeeded, "s"), "s")));
  expect(one).toMatchObject({ type: succeeded, payload: { deployment: { id: "dpl_example" }, project: {} } });
  expect(Math.abs((one?.createdAt ?? 0) - Date.now())).toBeLessThan(60_000);
  expect(one?.id).not.toBe(other?.id);
});

test.each(["moon.landed", "constructor"])(
  "an event of a type that nobody knows yet passes as it is: %s",
  async (type) => {
    const payload = { crater: "Tycho" };
    const event = await verifyWebhook(await signWebhook({ type, payload, region: "fra1" }, "s"), "s");
    expect(event).toMatchObject({ type, payload, region: "fra1" });
    expect(event.id).toMatch(/^[\w-]{36}$/);
  },
);

test.each(["deployment.succeded", "constructor", "__proto__"])(
  "a misspelt type is refused, for nobody would handle it: %s",
  async (type) => {
    // A caller without types gets no further either.
    const signing = signWebhook(type as typeof succeeded, "s");
    await expect(signing).rejects.toMatchObject({ name: "InputError", parameter: "type" });
    await expect(signing).rejects.toThrow(`No event is called "${type}" here.`);
  },
);

test("an undefined member is made up like an absent one", async () => {
  const said = { id: undefined, createdAt: undefined, payload: undefined } as object; // allowed without exactOptionalPropertyTypes
  const made = await verifyWebhook(await signWebhook(succeeded, "s", said), "s");
  expect(made.id).toMatch(/^[\w-]{36}$/);
  expect(Object.keys(made.payload).length).toBeGreaterThan(0);
});

test("a delivery signed by either secret is verified while one replaces the other", async () => {
  for (const secret of ["now", "before"]) {
    expect(await verifyWebhook(await signWebhook(succeeded, secret), ["now", "before"])).toHaveProperty("id");
  }
  await expect(verifyWebhook(await signWebhook(succeeded, "older"), ["now", "before"])).rejects.toThrow(/not match/);
});

test("a body that was changed on the way is refused", async () => {
  const { body, headers } = await signWebhook(succeeded, "s", event);
  await expect(verifyWebhook({ body: body.replace("dpl_1", "dpl_2"), headers }, "s")).rejects.toThrow(/not match/);
});

test("a signed body that is not JSON is an error of the family", async () => {
  const delivery = { body: "ok", headers: { "x-vercel-signature": await sign("ok", "s") } };
  await expect(verifyWebhook(delivery, "s")).rejects.toMatchObject({ name: "InputError" });
});
