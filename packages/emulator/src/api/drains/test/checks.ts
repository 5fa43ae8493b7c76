import { createDrain } from "@slipway/drains";
import type { Operations } from "@slipway/drains/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";

const delivery = {
  type: "http",
  encoding: "json",
  endpoint: "https://logs.example.com/team",
  headers: { "x-team": "acme" },
} as const;
const schemas = { log: { version: "v1" } };

async function makeFixture({ owner, project }: BaseFixture) {
  const body = { name: "logs", projects: "some", projectIds: [project], delivery, schemas } as const;
  const { id: drainId } = await createDrain(owner, body);
  return { drainId };
}

export const checks: GroupChecks<Operations, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "engine",
  fixture: { make: makeFixture, namesIn: ({ drainId }) => ({ id: [drainId] }) },
  unrecorded: { testDrain: "it sends something, and nothing of the emulator's is another one after it" },
  about: { new: ["listDrains", "createDrain", "testDrain"] },
  usual: ({ fixture }) => ({ id: fixture.drainId }),
  inputs: {
    listDrains: {},
    createDrain: { name: "more", projects: "all", delivery, schemas },
    getDrain: {},
    updateDrain: { name: "less" },
    testDrain: { delivery, schemas },
    deleteDrain: {},
  },
};
