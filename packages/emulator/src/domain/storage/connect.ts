import { omitUndefined } from "../../engine/omit-undefined.ts";
import { invalid, refuse } from "../../engine/platform-error.ts";
import { newestOf } from "../../store/matches.ts";
import { having } from "../../store/rows.ts";
import type { Context } from "../accounts/scope.ts";
import { putEnv } from "../environment/env-store.ts";
import { type EnvRow, envTable, type ProjectRow, projectTable } from "../projects/tables.ts";
import { type ConnectionRow, connectionTable, type StoreRow } from "./tables.ts";

interface Settings {
  readonly envVarEnvironments?: readonly string[] | undefined;
  readonly envVarPrefix?: string | null | undefined;
  readonly skipReadWriteToken?: boolean | undefined;
}

const ownEnvironments = ["production", "preview", "development"] as const satisfies EnvRow["target"];

/** Connects a store to a project. Throws 409 for one that is connected already, and what a variable of the same name is refused with. */
export function connect(context: Context, store: StoreRow, project: ProjectRow, settings: Settings): ConnectionRow {
  const connections = context.rows(connectionTable);
  const clauses = [...having("store", store.id), ...having("project", project.id)];
  if (!newestOf(connections.where(clauses)).next().done)
    throw refuse("store_connected_already", { name: store.name, project: project.name });
  const { envVarEnvironments: environments = ownEnvironments, envVarPrefix = null, skipReadWriteToken } = settings;
  const row = { environments, prefix: envVarPrefix, hasToken: skipReadWriteToken !== true };
  const envIds = addVariables(context, store, project, row);
  return connections.add({ storeId: store.id, projectId: project.id, ...row, envIds });
}

export function changeConnection(
  context: Context,
  store: StoreRow,
  project: ProjectRow,
  connection: ConnectionRow,
  { envVarEnvironments, envVarPrefix, skipReadWriteToken }: Settings,
): ConnectionRow {
  const changes = omitUndefined({
    environments: envVarEnvironments,
    prefix: envVarPrefix,
    hasToken: skipReadWriteToken === undefined ? undefined : !skipReadWriteToken,
  });
  removeVariables(context, connection);
  const envIds = addVariables(context, store, project, { ...connection, ...changes });
  return context.rows(connectionTable).change(connection.id, { ...changes, envIds });
}

export function disconnect(context: Context, connection: ConnectionRow): void {
  removeVariables(context, connection);
  context.rows(connectionTable).remove(connection.id);
}

export function variableNames({ prefix, hasToken }: Pick<ConnectionRow, "prefix" | "hasToken">): string[] {
  const base = prefix?.replace(/_+$/, "") || "BLOB";
  return [`${base}_STORE_ID`, ...(hasToken ? [`${base}_READ_WRITE_TOKEN`] : [])];
}

function addVariables(
  context: Context,
  store: StoreRow,
  project: ProjectRow,
  connection: Pick<ConnectionRow, "environments" | "prefix" | "hasToken">,
): string[] {
  const { environments } = connection;
  if (environments.length === 0) throw invalid("`envVarEnvironments` has to name an environment");
  const target = ownEnvironments.filter((each) => environments.includes(each));
  const customEnvironmentIds = environments.filter((each) => !ownEnvironments.some((own) => own === each));
  const token = context.keys.decrypt(store.secretToken);
  return variableNames(connection).map((key) => {
    const value = key.endsWith("_STORE_ID") ? store.id : token;
    return putEnv(context, project, { key, value, type: "encrypted", target, customEnvironmentIds }, false).id;
  });
}

function removeVariables({ rows }: Context, { envIds }: ConnectionRow): void {
  for (const id of envIds) rows(envTable).remove(id);
}

export function connectedProject({ rows }: Context, { projectId }: ConnectionRow): ProjectRow {
  const project = rows(projectTable).get(projectId);
  if (!project) throw new Error(`The project ${projectId} of a connection is not there`);
  return project;
}

/** The address of the blob client's API, for code that has variables of a store: the client would ask the platform without it. */
export function blobApiVariable(url: string, values: Readonly<Record<string, string>>): Record<string, string> {
  const hasStore = Object.entries(values).some(
    ([key, value]) => value.startsWith("vercel_blob_rw_") || (key.endsWith("_STORE_ID") && value.startsWith("store_")),
  );
  return hasStore ? { VERCEL_BLOB_API_URL: `${url}/api/blob` } : {};
}
