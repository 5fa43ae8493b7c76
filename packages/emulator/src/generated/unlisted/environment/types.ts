// Generated from contract/ by `npm run generate`. Changes here are lost.
import type {
  SharedEnvPage,
} from "@slipway/environment";

/** Input of `listAllSharedEnvs`. */
export interface ListAllSharedEnvsInput {
  /** The end of the period, as Unix time in milliseconds. */
  until?: number | undefined;
}

/** Answer of `listAllSharedEnvs`. */
export type ListAllSharedEnvsOutput = SharedEnvPage;

/** Input of `listSecrets`. */
export type ListSecretsInput = Record<string, never>;

/** Input of `createSecret`. */
export interface CreateSecretInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}
