import { createClient } from "@slipway/core";
import { expect, test } from "vitest";
import { operations } from "../../test/operations.ts";
import { tour, tourSandboxes, tourSeed } from "../../test/smoke.ts";
import { eventTable } from "../domain/events/record-event.ts";
import { startEmulator } from "../start/emulator.ts";
import { openState } from "../start/open-state.ts";

// What changes something is told in the account's list of events, under a name that the platform publishes.

/** What is told by no event, each with the reason. */
const untold: Readonly<Record<string, string>> = {
  cancelDeployment: "no event is published",
  exchangeSsoToken: "no event is published",
  queryArtifacts: "it changes nothing: it asks by POST",
  recordArtifactEvents: "what it tells of is kept nowhere",
  uploadArtifact: "no event is published",
  createTraceSession: "it changes nothing: what it gives is signed, and kept nowhere",
  uploadDeploymentFile: "a file is nothing of its own before it is deployed",
};

/** The registry's own protocol has no events yet; of sandboxes those of drives are published, and stand in their own tests. */
const silent = new Set(["registry", "sandboxes"]);

test("the tour's changes are in the list of events", async () => {
  const state = await openState({ clock: "manual" });
  const emulator = await startEmulator(
    { clock: "manual", listen: false, seed: tourSeed, sandboxes: tourSandboxes },
    state,
  );
  const latest = () => state.store.rows(eventTable).newest().next().value?.id;
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
  await tour(emulator, (token, team) =>
    createClient({
      baseUrl: emulator.url,
      token,
      retry: false,
      allowInsecure: true,
      fetch: watched,
      ...(team === undefined ? {} : { team }),
    }),
  );
  const silently = operations.filter(
    ({ name, group, contract: { route } }) =>
      asked.has(name) && !told.has(name) && !silent.has(group) && !/^(GET|HEAD) /.test(route),
  );
  // What the tour asks for is there already.
  const nothingNew = ["clearRepositoryPermissions", "deleteProjectEnvs", "verifyProjectDomain"];
  expect(silently.map(({ name }) => name).sort()).toEqual([...Object.keys(untold), ...nothingNew].sort());
  await emulator.close();
});
