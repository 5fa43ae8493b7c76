import { expect, test } from "vitest";
import { alwaysRefused } from "../../../test/parity/levels.ts";
import { operations } from "../test/operations.ts";
import { tour, tourSandboxes, tourSeed } from "../test/smoke.ts";
import { clientOf, start } from "../test/start.ts";

test("every operation succeeds once, with an answer that fits the contract", async () => {
  const { emulator } = await start({ seed: tourSeed, sandboxes: tourSandboxes });
  await tour(emulator, (token, team) => clientOf(emulator, token, team));
  const succeeded = new Set(emulator.requests.filter(({ status }) => status < 300).map(({ operation }) => operation));
  const modelled = operations.flatMap(({ name, handler }) => (handler ? [name] : []));
  const left = modelled.filter((name) => !succeeded.has(name) && !(name in alwaysRefused));
  expect(left).toEqual([]);
});
