import { expect, test } from "vitest";
import { start } from "../../../test/start.ts";
import { parametersOf } from "./query.ts";

test("a parameter that repeats is kept with all of its values, and waited for by them", async () => {
  const { emulator } = await start();
  const search = "projectIds=a&projectIds=b&state=READY";
  await emulator.fetch(`${emulator.url}/v7/deployments?${search}`);
  const query = { projectIds: ["a", "b"], state: "READY" };
  const { query: kept } = await emulator.waitFor({ query }, { timeout: 0 });
  expect([kept, new URLSearchParams(parametersOf(kept)).toString()]).toEqual([query, search]);
  await expect(emulator.waitFor({ query: { projectIds: "b" } }, { timeout: 0 })).rejects.toThrow("The nearest of 1");
});
