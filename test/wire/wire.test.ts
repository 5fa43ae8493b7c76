// @module-tag many
import { createClient, list } from "@slipway/core";
import { getManifest, isErrorOf, platformRepository } from "@slipway/registry";
import { afterAll, expect, test } from "vitest";
import { exercise } from "./exercise.ts";
import { callableGroups } from "./functions.ts";
import { startRecorder } from "./recorder.ts";
import { tellingOperations } from "./telling.ts";

// Every operation sends what its contract says, and a caller gets what the API answers. The telling ones are noted byte for byte:
// `npm run derive` writes them anew, and the difference is for review.
const recorder = await startRecorder();
afterAll(() => recorder[Symbol.asyncDispose]());

test.each(callableGroups)("$name sends what its contract says and hands on what is answered", async (group) => {
  for (const name of Object.keys(group.contract.operations)) await exercise(group, name, recorder);
});

test("each feature of the wire is sent as it was noted, by two operations that have it", async () => {
  const telling = tellingOperations(callableGroups);
  expect(telling.length).toBeLessThanOrEqual(40);
  const sent: string[] = [];
  for (const { group, name } of telling) sent.push(await exercise(group, name, recorder));
  await expect(sent.join("\n")).toMatchFileSnapshot("snapshots/telling.http");
});

test("a query name that is wrong shows", async () => {
  const group = callableGroups.find(({ name }) => name === "projects");
  if (!group) throw new Error("There is no group projects.");
  const operation = {
    route: "GET /v10/projects",
    team: true,
    items: "projects",
    next: "pagination.next",
    send: "from",
  } as const;
  const wrong = exercise(group, "listProjects", recorder, (client, { limit, ...input }: { limit?: number }, options) =>
    list(client, operation, { ...input, limits: limit }, options),
  );
  await expect(wrong).rejects.toThrow("limit: expected [] to deeply equal");
});

test("an error whose body the contract knows narrows to that body", async () => {
  const errors = [{ code: "MANIFEST_UNKNOWN", message: "There is no such manifest." }];
  recorder.prepare([
    { status: 404, headers: { "content-type": "application/json" }, body: JSON.stringify({ errors }) },
  ]);
  const client = createClient({ baseUrl: recorder.url, token: "wire" });
  const name = platformRepository({ teamSlug: "acme", projectSlug: "site", repositoryName: "web" });
  const error: unknown = await getManifest(client, { name, reference: "latest" }).catch((caught: unknown) => caught);
  if (!isErrorOf("getManifest", error)) throw error;
  expect(error.body.errors).toEqual(errors);
});

test("an error that a proxy answered with a page does not narrow", async () => {
  recorder.prepare([{ status: 404, headers: { "content-type": "text/html" }, body: "<h1>Not found</h1>" }]);
  const client = createClient({ baseUrl: recorder.url, token: "wire" });
  const error: unknown = await getManifest(client, { name: "a/b/c", reference: "v1" }).catch(
    (caught: unknown) => caught,
  );
  expect(error).toMatchObject({ status: 404 });
  expect(isErrorOf("getManifest", error)).toBe(false);
});
