// Generated from contract/ by `npm run generate`. Changes here are lost.
import type {
  Framework, Store,
} from "@slipway/storage";

/** Project that a store is connected to. */
export interface StoreConnection {
  /** The connection. */
  id: string;
  name: string;
  /** Prefix of the names of the store's environment variables. */
  envVarPrefix: string | null;
  /** The names of the variables that the project gets. */
  environmentVariables: string[];
  /** The environments that get them. */
  environments: string[];
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Actions of the store when the project is deployed. */
  deployments?: {
    actions: {
      slug: string;
      environments: string[];
    }[];
    /** Whether a deployment waits for it. */
    required: boolean;
  } | undefined;
  framework?: Framework | null | undefined;
  /** The latest deployment, by its ID. */
  latestDeployment?: string | undefined;
  /** Whether the variables are stored as sensitive, so that they cannot be read again. */
  makeEnvVarsSensitive?: boolean | undefined;
  project: {
    id: string;
    name: string;
  };
}

/** Input of `listStores`. */
export type ListStoresInput = Record<string, never>;

/** Answer of `listStores`. */
export interface ListStoresOutput {
  stores: Store[];
}

/** Input of `listStoreConnections`. */
export interface ListStoreConnectionsInput {
  /** The store. */
  storeId: string;
}

/** Answer of `listStoreConnections`. */
export interface ListStoreConnectionsOutput {
  connections: StoreConnection[];
}

/** Input of `connectStore`. */
export interface ConnectStoreInput {
  /** The store. */
  storeId: string;
  /** The project. */
  projectId: string;
  /** The command line says `integration` for every kind of store. */
  type?: string | undefined;
  /** The environments that get the variables: all of the platform's own by default. */
  envVarEnvironments?: readonly string[] | undefined;
  /** Prefix of their names: `BLOB` by default. */
  envVarPrefix?: string | null | undefined;
  /** Whether the project gets no read-write token. */
  skipReadWriteToken?: boolean | undefined;
}

/** Answer of `connectStore`. */
export type ConnectStoreOutput = StoreConnection;

/** Input of `updateStoreConnection`. */
export interface UpdateStoreConnectionInput {
  /** The store. */
  storeId: string;
  /** The connection. */
  connectionId: string;
  /** The environments that get the variables: all of the platform's own by default. */
  envVarEnvironments?: readonly string[] | undefined;
  /** Prefix of their names: `BLOB` by default. */
  envVarPrefix?: string | null | undefined;
  /** Whether the project gets no read-write token. */
  skipReadWriteToken?: boolean | undefined;
}

/** Answer of `updateStoreConnection`. */
export type UpdateStoreConnectionOutput = StoreConnection;

/** Input of `disconnectStore`. */
export interface DisconnectStoreInput {
  /** The store. */
  storeId: string;
  /** The connection. */
  connectionId: string;
}

/** Answer of `disconnectStore`. */
export type DisconnectStoreOutput = void;

/** Input of `deleteStoreConnections`. */
export interface DeleteStoreConnectionsInput {
  /** The store. */
  storeId: string;
}

/** Answer of `deleteStoreConnections`. */
export type DeleteStoreConnectionsOutput = void;

/** Input of `upgradeStoreToOidc`. */
export interface UpgradeStoreToOidcInput {
  /** The store. */
  storeId: string;
  /** The connection. */
  connectionId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `deleteIntegrationStore`. */
export interface DeleteIntegrationStoreInput {
  /** The store. */
  storeId: string;
}

/** Input of `updateBlobStore`. */
export interface UpdateBlobStoreInput {
  /** The store. */
  storeId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `getStoreSecrets`. */
export interface GetStoreSecretsInput {
  /** The store. */
  storeId: string;
}
