import { createDeployment } from "@slipway/deployments";
import * as v from "valibot";
import { expect, test } from "vitest";
import { start } from "../../test/start.ts";
import { answer } from "../pipeline/handler.ts";
import { respond } from "../pipeline/respond.ts";
import { type KnownOperation, validateInput } from "./validate.ts";

const Thing = v.looseObject({
  id: v.string(),
  part: v.optional(
    v.union([v.looseObject({ size: v.number() }), v.looseObject({ length: v.number(), unit: v.string() })]),
  ),
  label: v.optional(v.strictObject({ text: v.string() })),
});

const operation: KnownOperation = {
  name: "getThing",
  group: "things",
  schemas: { Thing },
  contract: {
    route: "GET /v1/things/{id}",
    id: "getThing",
    summary: "",
    kind: "call",
    parameters: [],
    input: "Thing",
    answers: { 200: { contentType: "application/json", schema: "Thing" }, 204: {} },
    errors: {},
  },
};

const judged = { validate: true, head: false, allowance: { demand() {}, onChanges: () => () => {} } };

test("an input is refused by the path of what does not fit, also within alternatives", () => {
  expect(() => validateInput(operation, { id: 5 })).toThrow(/`id`/);
  expect(() => validateInput(operation, { id: "a", part: { length: 1, unit: 2 } })).toThrow(/`part\.(unit|size)`/);
  expect(() => validateInput(operation, { id: "a", part: { size: 1 }, extra: true })).not.toThrow();
});

test("a member that a sealed object does not state is refused by its path", () => {
  expect(() => validateInput(operation, { id: "a", label: { text: "b", txt: "b" } })).toThrow(
    "Invalid request: `label.txt`: the platform takes no such member here",
  );
});

test("an answer that breaks the contract is a fault that names the member", () => {
  expect(() => respond(operation, { id: 5 }, judged)).toThrow(/answer to getThing breaks the contract: `id`/);
  expect(() => respond(operation, answer(202, { id: "a" }), judged)).toThrow(/no answer 202/);
  expect(() => respond(operation, answer(204, { id: "a" }), judged)).toThrow(/a body, and the contract declares none/);
});

test("an answer is judged as it travels: members that are undefined are left out", async () => {
  const response = respond(operation, { id: "a", part: undefined }, judged);
  expect([response.status, await response.text()]).toEqual([200, '{"id":"a"}']);
});

test("a member that has a wrong value is named before one that another form would have", async () => {
  const { client } = await start();
  // Input that the compiler refuses must be refused by the emulator, too.
  const files = [{ file: "a", sha: "A".repeat(40), size: 1 }];
  const deploying = createDeployment(client, { name: "site", files });
  await expect(deploying).rejects.toMatchObject({ status: 400, message: expect.stringContaining("`files.0.sha`") });
});

test.each([
  ["PATCH /v2/teams/acme", { previewDeploymentSuffix: "*.example.com" }, "previewDeploymentSuffix"],
  ["PATCH /v2/teams/acme", { avatar: "(" }, "avatar"],
  ["PATCH /v9/projects/site", { skewProtectionMaxAge: 1.5 }, "skewProtectionMaxAge"],
  ["PATCH /v9/projects/site", { skewProtectionMaxAge: -1 }, "skewProtectionMaxAge"],
  ["POST /v13/deployments", { name: "site", files: [{ file: "a", sha: "a".repeat(40), size: 0.5 }] }, "files.0.size"],
  ["GET /v1/vcr/repository?projectId=site&limit=2.5", undefined, "limit"],
])("%s with %o is refused: 400, in the platform's form, with the member's path", async (route, body, path) => {
  const { emulator } = await start();
  const [method = "", target = ""] = route.split(" ");
  const response = await emulator.fetch(`${emulator.url}${target}`, {
    method,
    headers: { authorization: `Bearer ${emulator.token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: { code: "bad_request", message: expect.stringContaining(`Invalid request: \`${path}\`: Invalid `) },
  });
});
