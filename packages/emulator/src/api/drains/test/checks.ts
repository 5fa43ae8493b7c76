import * as drains from "@slipway/drains";
import type { Operations } from "@slipway/drains/contract";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";

/** Where nothing is sent to: its host is none of this machine's. */
const delivery = {
  type: "http",
  encoding: "json",
  endpoint: "https://logs.example.com/team",
  headers: { "x-team": "acme" },
} as const;
const schemas = { log: { version: "v1" } };

async function makeFixture({ owner, project }: BaseFixture) {
  const body = { name: "logs", projects: "some", projectIds: [project], delivery, schemas } as const;
  const { id: drainId } = await drains.createDrain(owner, body);
  return { drainId };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

const smoke: SmokeTest = async (base) => {
  const { owner, project } = base;
  const { drainId: id } = await makeFixture(base);
  await drains.getDrain(owner, { id });
  await drains.listDrains(owner, { projectId: project });
  await drains.updateDrain(owner, { id, status: "disabled" });
  await drains.testDrain(owner, { delivery, schemas });
  await drains.deleteDrain(owner, { id });
};

export const checks: GroupChecks<Operations, Fixture> = {
  level: "engine",
  fixture: { make: makeFixture, namesIn: ({ drainId }) => ({ id: [drainId] }) },
  smoke,
  unrecorded: { testDrain: "it sends something, and nothing of the emulator's is another one after it" },
  about: { new: ["listDrains", "createDrain", "testDrain"] },
  requests: {
    listDrains: (client) => drains.listDrains(client),
    createDrain: (client) => drains.createDrain(client, { name: "more", projects: "all", delivery, schemas }),
    getDrain: (client, { fixture }) => drains.getDrain(client, { id: fixture.drainId }),
    updateDrain: (client, { fixture }) => drains.updateDrain(client, { id: fixture.drainId, name: "less" }),
    testDrain: (client) => drains.testDrain(client, { delivery, schemas }),
    deleteDrain: (client, { fixture }) => drains.deleteDrain(client, { id: fixture.drainId }),
  },
};
