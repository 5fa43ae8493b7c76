import { createClient } from "@slipway/core";
import { expect, test } from "vitest";
import { waitForDeployment } from "./wait-for-deployment.ts";

function waitFor(found: object) {
  const client = createClient({ token: "tok_0123456789", fetch: async () => Response.json({ id: "dpl_1", ...found }) });
  return waitForDeployment(client, { idOrUrl: "site.test", timeout: 200, schedule: () => 5 });
}

const failed = { "deployment-alias": { startedAt: 1, state: "failed" } };

test.each([
  [{ readyState: "ERROR", errorMessage: "no build" }, /dpl_1 failed: no build/],
  [{ readyState: "ERROR", errorMessage: "a\n::error::b\u001b[31m\u009b" }, /dpl_1 failed: a ::error::b \[31m$/],
  [{ readyState: "ERROR", errorMessage: "\u202etxt.exe\u2069" }, /dpl_1 failed: txt\.exe$/],
  [{ readyState: "CANCELED", id: `\n\u202e${"x".repeat(1e6)}` }, /deployment x{90,100}… was canceled$/],
  [{ readyState: "CANCELED", id: 7 }, /the deployment was canceled$/],
  [{ readyState: "ERROR", errorCode: 7 }, /failed: the platform gives no reason$/],
  [{ readyState: "CANCELED" }, /dpl_1 was canceled/],
  [{ readyState: "DELETED" }, /dpl_1 was deleted/],
  [{ readyState: "BLOCKED" }, /dpl_1 is blocked/],
  [{ readyState: "READY", checksConclusion: "failed" }, /the checks of deployment dpl_1 failed/],
  [{ readyState: "READY", checks: failed }, /the check of the alias of deployment dpl_1 failed/],
  [{ readyState: "BUILDING", aliasError: { code: "x", message: "taken" } }, /alias of .* could not be assigned: taken/],
])("%j ends the wait", async (found, message) => {
  await expect(waitFor(found)).rejects.toMatchObject({ name: "PollError", message: expect.stringMatching(message) });
});

test.each([
  { readyState: "BUILDING" },
  { readyState: "READY" },
  { readyState: "READY", checks: {}, aliasError: null },
  { readyState: "READY", checks: { "deployment-alias": { startedAt: 1, state: "pending" } } },
])("%j is waited for", async (found) => {
  await expect(waitFor(found)).rejects.toMatchObject({ name: "TimeoutError" });
});

test.each([["dpl_2"], [""], ["dpl_1\u200b"]])(
  "an answer about %j, when dpl_1 was asked for, is not believed",
  async (id) => {
    const answer = { id, readyState: "READY", aliasAssigned: true };
    const client = createClient({ token: "tok_0123456789", fetch: async () => Response.json(answer) });
    await expect(waitForDeployment(client, { idOrUrl: "dpl_1", schedule: () => 5 })).rejects.toMatchObject({
      name: "ValidationError",
      message: expect.stringMatching(/was answered with 200 and another deployment than the requested one$/),
      data: { readyState: "READY" },
    });
    expect(await waitForDeployment(client, { idOrUrl: "site.test" })).toEqual(answer);
  },
);

test.each([
  { readyState: "ERROR", errorMessage: "npm: tok_0123456789 is not a key" },
  { readyState: "ERROR", errorMessage: "npm: tok_0123\u200b456\u0007789 is not a key" },
  { readyState: "ERROR", errorMessage: `${"x".repeat(488)}tok_0123456789` },
  { readyState: "ERROR", errorMessage: `Bearer ${Buffer.from("tok_0123456789").toString("base64")}` },
  { readyState: "ERROR", errorCode: "tok_0123456789" },
  { readyState: "CANCELED", id: "tok_0123456789" },
  { readyState: "BLOCKED", readyStateReason: "tok_0123456789" },
  { readyState: "BUILDING", aliasError: { code: "x", message: "tok_0123456789" } },
])("the error of %j is without the token that it quotes", async (found) => {
  const error: unknown = await waitFor(found).catch((error: unknown) => error);
  expect(error).toMatchObject({ name: "PollError", message: expect.stringContaining("[redacted") });
  expect(String(error)).not.toMatch(/tok_0|dG9rX/);
});

test("the error quotes the beginning of a long reason", async () => {
  const long = waitFor({ readyState: "ERROR", errorMessage: "x".repeat(1_000_000) });
  await expect(long).rejects.toThrow(/failed: x{500}…$/);
});

test.each<[unknown]>([[null], ["READY"], [[]], [{ error: { code: "not_found", message: "no" } }], [{ readyState: 1 }]])(
  "%j says nothing of a deployment, and ends the wait at once",
  async (answer) => {
    const client = createClient({ token: "tok_0123456789", fetch: async () => Response.json(answer) });
    await expect(waitForDeployment(client, { idOrUrl: "dpl_1", schedule: () => 5 })).rejects.toMatchObject({
      name: "ValidationError",
      message: expect.stringMatching(/was answered with 200, without the deployment's readyState$/),
    });
  },
);
