import { createBlobStore } from "@slipway/storage";
import type { Operations } from "@slipway/storage/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";
import { callUnlisted } from "../../../../test/unlisted.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/storage/contract.ts";

async function makeFixture({ owner, project }: BaseFixture) {
  const { store } = await createBlobStore(owner, { name: "files" });
  const { store: other } = await createBlobStore(owner, { name: "other" });
  const { store: free } = await createBlobStore(owner, { name: "free" });
  const [storeId, otherId, freeId] = [store?.id ?? "", other?.id ?? "", free?.id ?? ""];
  const connected = await callUnlisted(owner, "connectStore", { storeId, projectId: project });
  const { id: connectionId }: { id: string } = Object(connected);
  return { storeId, otherId, freeId, connectionId };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

export const checks: GroupChecks<Operations & Unlisted, Fixture> = {
  level: "engine",
  fixture: {
    make: makeFixture,
    namesIn: ({ storeId, otherId, connectionId }) => ({ storeId: [storeId, otherId], connectionId: [connectionId] }),
  },
  about: {
    new: ["createBlobStore"],
    noProject: ["listStores"],
    team: [
      "createBlobStore",
      "getStore",
      "deleteBlobStore",
      "listStoreConnections",
      "connectStore",
      "updateStoreConnection",
      "disconnectStore",
      "deleteStoreConnections",
    ],
  },
  usual: ({ fixture }) => fixture,
  inputs: {
    listStores: {},
    createBlobStore: { name: "new", region: "fra1" },
    getStore: ({ fixture }) => ({ id: fixture.storeId }),
    listStoreConnections: {},
    updateStoreConnection: { envVarPrefix: "MEDIA" },
    disconnectStore: {},
    connectStore: ({ fixture, project }) => ({ storeId: fixture.otherId, projectId: project, envVarPrefix: "OTHER" }),
    deleteStoreConnections: ({ fixture }) => ({ storeId: fixture.otherId }),
    deleteBlobStore: ({ fixture }) => ({ id: fixture.freeId }),
  },
};
