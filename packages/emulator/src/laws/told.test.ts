import { test } from "vitest";
import { expectNone } from "../../../../test/expect-none.ts";
import { checks, gather } from "../../test/checks.ts";
import { operations } from "../../test/operations.ts";
import { smokeSandboxes, smokeSeed, smokeTest } from "../../test/smoke.ts";
import { clientOf } from "../../test/start.ts";
import { eventTable } from "../domain/events/record-event.ts";
import { startEmulator } from "../start/emulator.ts";
import { openState } from "../start/open-state.ts";
import { newestOf } from "../store/matches.ts";

// Every operation succeeds, and each change is in the account's list of events, under a name that the platform publishes.

const unrecorded = gather(({ unrecorded: stated }) => (typeof stated === "object" ? stated : {}));
const silent = new Set(
  [...checks].flatMap(([name, { unrecorded: stated }]) => (typeof stated === "string" ? name : [])),
);

test("every operation succeeds once, with an answer that fits the contract, and what it changes is in the list of events", async () => {
  const state = await openState({ clock: "manual" });
  const emulator = await startEmulator(
    { clock: "manual", listen: false, validateAnswers: true, seed: smokeSeed, sandboxes: smokeSandboxes },
    state,
  );
  const latest = () => newestOf(state.store.rows(eventTable).where([])).next().value?.id;
  const told = new Set<string>();
  const asked = new Set<string>();
  const watched: typeof fetch = async (input, init) => {
    const before = latest();
    const response = await emulator.fetch(input, init);
    const { operation = "" } = emulator.requests.at(-1) ?? {};
    if (response.ok) asked.add(operation);
    if (latest() !== before) told.add(operation);
    return response;
  };
  await smokeTest(emulator, (token, team) => clientOf(emulator, token, team, watched));
  const refused = gather((group) => group.refused ?? {});
  const left = operations.filter(({ name, handler }) => handler && !asked.has(name) && !(name in refused));
  expectNone(
    left.map(({ name, group }) => `packages/emulator/src/api/${group}/test/checks.ts: ${name}`),
    "No request of the smoke test succeeds: add its input to `inputs`, or to `refused` with the reason.",
  );
  const silently = operations.filter(
    ({ name, group, contract: { route } }) =>
      asked.has(name) && !told.has(name) && !silent.has(group) && !/^(GET|HEAD) /.test(route),
  );
  const excepted = new Set([...Object.keys(unrecorded), "verifyProjectDomain"]);
  expectNone(
    silently.flatMap(({ name, group }) => (excepted.delete(name) ? [] : `packages/emulator/src/api/${group}: ${name}`)),
    "It changes something, and no event says so: record one in its handler, or state why not in `unrecorded` of the group's test/checks.ts.",
  );
  expectNone(excepted, "An event is recorded: remove the line from `unrecorded` of the group's test/checks.ts.");
  await emulator.close();
});
