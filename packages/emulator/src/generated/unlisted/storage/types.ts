// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `listStores`. */
export type ListStoresInput = Record<string, never>;

/** Answer of `listStores`. */
export type ListStoresOutput = void;

/** Input of `listStoreConnections`. */
export interface ListStoreConnectionsInput {
  /** The store. */
  storeId: string;
}

/** Answer of `listStoreConnections`. */
export type ListStoreConnectionsOutput = void;

/** Input of `connectStore`. */
export interface ConnectStoreInput {
  /** The store. */
  storeId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `connectStore`. */
export type ConnectStoreOutput = void;

/** Input of `updateStoreConnection`. */
export interface UpdateStoreConnectionInput {
  /** The store. */
  storeId: string;
  /** The connection. */
  connectionId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `updateStoreConnection`. */
export type UpdateStoreConnectionOutput = void;

/** Input of `disconnectStore`. */
export interface DisconnectStoreInput {
  /** The store. */
  storeId: string;
  /** The connection. */
  connectionId: string;
}

/** Answer of `disconnectStore`. */
export type DisconnectStoreOutput = void;

/** Input of `upgradeStoreToOidc`. */
export interface UpgradeStoreToOidcInput {
  /** The store. */
  storeId: string;
  /** The connection. */
  connectionId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `upgradeStoreToOidc`. */
export type UpgradeStoreToOidcOutput = void;

/** Input of `deleteIntegrationStore`. */
export interface DeleteIntegrationStoreInput {
  /** The store. */
  storeId: string;
}

/** Answer of `deleteIntegrationStore`. */
export type DeleteIntegrationStoreOutput = void;

/** Input of `updateBlobStore`. */
export interface UpdateBlobStoreInput {
  /** The store. */
  storeId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `updateBlobStore`. */
export type UpdateBlobStoreOutput = void;

/** Input of `getStoreSecrets`. */
export interface GetStoreSecretsInput {
  /** The store. */
  storeId: string;
}

/** Answer of `getStoreSecrets`. */
export type GetStoreSecretsOutput = void;

/** Input of `putBlob`. */
export interface PutBlobInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `putBlob`. */
export type PutBlobOutput = void;

/** Input of `deleteStoreConnections`. */
export interface DeleteStoreConnectionsInput {
  /** The store. */
  storeId: string;
}

/** Answer of `deleteStoreConnections`. */
export type DeleteStoreConnectionsOutput = void;
