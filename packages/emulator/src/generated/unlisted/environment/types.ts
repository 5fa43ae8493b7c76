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
