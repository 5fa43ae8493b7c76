// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `listConnectorContacts`. */
export interface ListConnectorContactsInput {
  /** The connector. */
  connectorId: string;
}

/** Answer of `listConnectorContacts`. */
export type ListConnectorContactsOutput = void;

/** Input of `revokeConnectorTokens`. */
export interface RevokeConnectorTokensInput {
  /** The connector. */
  connectorId: string;
}

/** Answer of `revokeConnectorTokens`. */
export type RevokeConnectorTokensOutput = void;

/** Input of `getConnectService`. */
export interface GetConnectServiceInput {
  /** The service. */
  service: string;
}

/** Answer of `getConnectService`. */
export type GetConnectServiceOutput = void;

/** Input of `getConnectResult`. */
export interface GetConnectResultInput {
  /** The verifier of the request. */
  verifier: string;
}

/** Answer of `getConnectResult`. */
export type GetConnectResultOutput = void;

/** Input of `createManagedConnector`. */
export interface CreateManagedConnectorInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `createManagedConnector`. */
export type CreateManagedConnectorOutput = void;

/** Input of `addConnectorContact`. */
export interface AddConnectorContactInput {
  /** The connector. */
  connectorId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `addConnectorContact`. */
export type AddConnectorContactOutput = void;
