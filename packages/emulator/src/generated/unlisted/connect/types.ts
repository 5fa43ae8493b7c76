// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `listConnectorContacts`. */
export interface ListConnectorContactsInput {
  /** The connector. */
  connectorId: string;
}

/** Input of `revokeConnectorTokens`. */
export interface RevokeConnectorTokensInput {
  /** The connector. */
  connectorId: string;
}

/** Input of `getConnectService`. */
export interface GetConnectServiceInput {
  /** The service. */
  service: string;
}

/** Input of `getConnectResult`. */
export interface GetConnectResultInput {
  /** The verifier of the request. */
  verifier: string;
}

/** Input of `createManagedConnector`. */
export interface CreateManagedConnectorInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `addConnectorContact`. */
export interface AddConnectorContactInput {
  /** The connector. */
  connectorId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}
