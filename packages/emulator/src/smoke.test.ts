import { expect, test } from "vitest";
import { gather } from "../test/checks.ts";
import { operations } from "../test/operations.ts";
import { smokeSandboxes, smokeSeed, smokeTest } from "../test/smoke.ts";
import { clientOf, start } from "../test/start.ts";

test("every operation succeeds once, with an answer that fits the contract", async () => {
  const { emulator } = await start({ seed: smokeSeed, sandboxes: smokeSandboxes });
  await smokeTest(emulator, (token, team) => clientOf(emulator, token, team));
  const succeeded = new Set(emulator.requests.filter(({ status }) => status < 300).map(({ operation }) => operation));
  const modelled = operations.flatMap(({ name, handler }) => (handler ? [name] : []));
  const refused = gather((group) => group.refused ?? {});
  const left = modelled.filter((name) => !succeeded.has(name) && !(name in refused));
  expect(left).toEqual([]);
});
