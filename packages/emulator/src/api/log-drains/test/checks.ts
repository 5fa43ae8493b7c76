import { createIntegrationLogDrain, createLogDrain } from "@slipway/log-drains";
import type { Operations } from "@slipway/log-drains/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";

const settings = { url: "https://logs.example.com/classic", deliveryFormat: "ndjson", sources: ["lambda"] } as const;

async function makeFixture({ owner, project }: BaseFixture) {
  const { id = "" } = await createLogDrain(owner, { ...settings, name: "classic", projectIds: [project] });
  const { id: ofIntegration } = await createIntegrationLogDrain(owner, { ...settings, name: "theirs" });
  return { id, ofIntegration };
}

export const checks: GroupChecks<Operations, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "engine",
  fixture: { make: makeFixture, namesIn: ({ id, ofIntegration }) => ({ id: [id, ofIntegration] }) },
  about: {
    new: ["listLogDrains", "createLogDrain", "listIntegrationLogDrains", "createIntegrationLogDrain"],
  },
  usual: ({ fixture: { id } }) => ({ id }),
  inputs: {
    listLogDrains: { includeMetadata: true },
    createLogDrain: settings,
    getLogDrain: {},
    deleteLogDrain: {},
    listIntegrationLogDrains: {},
    createIntegrationLogDrain: { ...settings, name: "further" },
    deleteIntegrationLogDrain: ({ fixture: { ofIntegration: id } }) => ({ id }),
  },
};
