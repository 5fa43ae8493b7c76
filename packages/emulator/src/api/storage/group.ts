import type { Operations } from "@slipway/storage/contract";
import { requireRight } from "../../domain/accounts/access/require-right.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import { hashToken, seenTokens } from "../../domain/accounts/tokens.ts";
import { requireVisible } from "../../domain/accounts/visible-rows.ts";
import { recordChange } from "../../domain/events/record-event.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import {
  changeConnection,
  connect,
  connectedProject,
  disconnect,
  variableNames,
} from "../../domain/storage/connect.ts";
import { followBlobContents } from "../../domain/storage/contents.ts";
import {
  type ConnectionRow,
  connectionTable,
  type StoreRow,
  storedBlobTable,
  storeTable,
} from "../../domain/storage/tables.ts";
import { eventTypesOf } from "../../engine/event-type.ts";
import { onePage } from "../../engine/page.ts";
import { invalid, refuse, requireFound } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/storage/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { noContent, ofAccount, resource } from "../../pipeline/resource.ts";
import { newId } from "../../store/ids.ts";
import { serveBlobs } from "./serve.ts";

const eventTypes = eventTypesOf({
  storage: {
    "storage-create": "A store was created",
    "storage-delete": "A store was deleted",
    "storage-connect-project": "A store was connected to a project",
    "storage-update-project-connection": "The connection of a store to a project was changed",
    "storage-disconnect-project": "A store was disconnected from a project",
    "storage-disconnect-projects": "A store was disconnected from all projects",
  },
});

const stores = resource(ofAccount(storeTable, "id"), {
  present: presentStore,
  events: { created: eventTypes["storage-create"], deleted: eventTypes["storage-delete"] },
  details: ({ id, name }) => ({ text: `the store ${name}`, payload: { storeId: id, storeName: name } }),
});
const byStoreId = resource(
  ofAccount(storeTable, "storeId", (context, id) =>
    requireVisible(context, storeTable, context.rows(storeTable).get(id)),
  ),
  { present: presentStore },
);

export const storageGroup: Group = group<Operations & Unlisted>({
  handlers: {
    listStores: stores.list(onePage, (all) => ({ stores: all })),

    getStore: stores.onRow((store, { "skip-metadata": isPlain = false }, context) => {
      const view = presentStore(store, context);
      return { store: isPlain ? { ...view, projectsMetadata: [] } : view };
    }),

    createBlobStore: stores.create(
      ({ name, access = "public", region = "iad1" }, context, { id: accountId }) => {
        if (name.trim() === "") throw invalid("`name` has to have a letter");
        const id = newId(storeTable.id.prefix, storeTable.id.length);
        const token = `vercel_blob_rw_${id.slice(storeTable.id.prefix.length)}_${newId("", 30)}`;
        context.service(seenTokens).add(token);
        const secretToken = context.keys.encrypt(token);
        return { id, accountId, name, access, region, hash: hashToken(token), secretToken };
      },
      (store) => ({ store }),
      {
        after(store, { projectId }, context) {
          if (projectId !== undefined) connectTo(context, store, projectId, {});
        },
      },
    ),

    deleteBlobStore: stores.remove(
      ({ id }) => ({ id }),
      ({ id, name }, _, context) => {
        const names = connectionsOf(context, id).map((connection) => connectedProject(context, connection).name);
        if (names.length > 0) throw refuse("store_connected", { id, name, projects: names.join(", ") });
      },
    ),

    listStoreConnections: byStoreId.onRow(({ id }, _, context) => ({
      connections: connectionsOf(context, id).map((connection) => presentConnection(connection, context)),
    })),

    connectStore: byStoreId.onRow((store, { projectId, ...settings }, context) =>
      presentConnection(connectTo(context, store, projectId, settings), context),
    ),

    updateStoreConnection: byStoreId.onRow((store, { connectionId, ...settings }, context) => {
      const connection = findConnection(context, store, connectionId);
      const project = findProject(context, connection.projectId);
      const changed = changeConnection(context, store, project, connection, settings);
      recordStoreEvent(
        context,
        "storage-update-project-connection",
        store,
        `changed the connection of ${store.name} to ${project.name}`,
      );
      return presentConnection(changed, context);
    }),

    disconnectStore: byStoreId.onRow((store, { connectionId }, context) => {
      const connection = findConnection(context, store, connectionId);
      const project = findProject(context, connection.projectId);
      disconnect(context, connection);
      recordStoreEvent(
        context,
        "storage-disconnect-project",
        store,
        `disconnected the store ${store.name} from ${project.name}`,
      );
      return noContent();
    }),

    deleteStoreConnections: byStoreId.onRow((store, _, context) => {
      const connections = connectionsOf(context, store.id);
      for (const connection of connections) disconnect(context, connection);
      if (connections.length > 0)
        recordStoreEvent(
          context,
          "storage-disconnect-projects",
          store,
          `disconnected the store ${store.name} from all projects`,
        );
      return noContent();
    }),
  },
  // A store is the whole account's.
  writeRight: "integrations",
  eventTypes,
  opened: followBlobContents,
  serve: serveBlobs,
});

function connectTo(context: Context, store: StoreRow, projectId: string, settings: Parameters<typeof connect>[3]) {
  const project = findProject(context, projectId);
  if (project.accountId !== store.accountId) throw invalid(`\`projectId\`: ${project.name} is another team's`);
  requireRight(context, "integrations", { accountId: store.accountId });
  const connection = connect(context, store, project, settings);
  recordStoreEvent(context, "storage-connect-project", store, `connected the store ${store.name} to ${project.name}`);
  return connection;
}

function recordStoreEvent(context: Context, type: keyof typeof eventTypes, store: StoreRow, change: string): void {
  const payload = { storeId: store.id, storeName: store.name };
  recordChange(context, eventTypes[type], storeTable, store, change, { payload });
}

function connectionsOf({ rows }: Context, storeId: string): readonly ConnectionRow[] {
  return rows(connectionTable).by("store", storeId);
}

function findConnection({ rows }: Context, { id }: StoreRow, connectionId: string): ConnectionRow {
  const connection = rows(connectionTable).get(connectionId);
  return requireFound(connection?.storeId === id && connection, connectionTable.called);
}

function presentConnection(connection: ConnectionRow, context: Context) {
  const { id, name } = connectedProject(context, connection);
  return {
    id: connection.id,
    projectId: id,
    name,
    envVarPrefix: connection.prefix,
    environmentVariables: variableNames(connection),
    environments: [...connection.environments],
    project: { id, name },
  };
}

function presentStore({ id, name, access, region, createdAt, updatedAt }: StoreRow, context: Context) {
  const blobs = context.rows(storedBlobTable).by("store", id);
  const projectsMetadata = connectionsOf(context, id).map((connection) => presentConnection(connection, context));
  return {
    id,
    name,
    type: "blob",
    access,
    region,
    count: blobs.length,
    size: blobs.reduce((sum, blob) => sum + blob.size, 0),
    billingState: "active",
    status: "available" as const,
    isTokenExpired: false,
    usageQuotaExceeded: false,
    projectsMetadata,
    totalConnectedProjects: projectsMetadata.length,
    createdAt,
    updatedAt,
  };
}
