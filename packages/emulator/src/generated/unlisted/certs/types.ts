// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  Cert,
} from "@slipway/certs";

/** Input of `orderCert`. */
export interface OrderCertInput {
  /** `startOrder` asks for the challenge, `finalizeOrder` for the certificate when it is met. */
  op: "startOrder" | "finalizeOrder" | Unlisted;
  /** The names that the certificate is for. */
  domains: readonly string[];
}

/** Answer of `orderCert`. */
export type OrderCertOutput = Cert;
