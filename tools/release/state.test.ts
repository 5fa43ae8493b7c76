// @module-tag endurance
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { newFolder } from "../../test/new-folder.ts";
import { planRelease } from "./plan.ts";
import { functionNames, packagesInOrder, recordRelease, releasedState, todaysState } from "./state.ts";

const folder = newFolder(afterAll);
recordRelease(folder);
const today = todaysState();
const file = join(folder, "api/webhooks.d.ts");
const recorded = readFileSync(file, "utf8");

/** The packages that change, with the weights of their next versions, after `edit` of what was recorded of a group's API. */
async function planAfter(edit: (api: string) => string): Promise<[string, string][]> {
  writeFileSync(file, edit(recorded));
  const released = releasedState(folder);
  if (!released) throw new Error("Nothing was recorded.");
  const bumps = planRelease(released, today, packagesInOrder(), await functionNames());
  return bumps.map(({ folder: name, weight }) => [name, weight]);
}

test("an API that was just recorded has no next version", async () => {
  expect(await planAfter((api) => api)).toEqual([]);
});

test("the record holds the types of generated code: another type of an answer is a minor version", async () => {
  const plan = await planAfter((api) => api.replace("\townerId: string;", "\townerId: number;"));
  expect(plan).toEqual([
    ["webhooks", "minor"],
    ["slipway", "minor"],
  ]);
});
