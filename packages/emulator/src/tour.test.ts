import { expect, test } from "vitest";
import { operations } from "../test/operations.ts";
import { clientOf, start } from "../test/start.ts";
import { tour, tourSeed } from "../test/tour.ts";

// What the emulator can never carry out, because nothing that it models makes what they are about.
const without = new Set(["getProjectTrace", "orderCert", "updateDeploymentIntegrationAction"]);

test("every operation succeeds once, with an answer that fits the contract", async () => {
  const { emulator } = await start({ seed: tourSeed });
  await tour(emulator, (token, team) => clientOf(emulator, token, team));
  const succeeded = new Set(emulator.requests.filter(({ status }) => status < 300).map(({ operation }) => operation));
  const modelled = operations.flatMap(({ name, handler }) => (handler ? [name] : []));
  const left = modelled.filter((name) => !succeeded.has(name) && !without.has(name));
  expect(left).toEqual([]);
});
