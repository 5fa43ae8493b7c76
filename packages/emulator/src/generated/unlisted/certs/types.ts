// Generated from contract/ by `npm run generate`. Changes here are lost.

/** A TLS certificate. */
export interface Cert {
  id: string;
  autoRenew: boolean;
  /** The domains that it is for. */
  cns: string[];
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Unix time in milliseconds. */
  expiresAt: number;
  /** The ID, as clients of earlier versions call it. Not in the platform's published description. */
  uid?: string | undefined;
  /** When it was made, as a date. Not in the platform's published description. */
  created?: string | undefined;
  /** When its time is over, as a date. Not in the platform's published description. */
  expiration?: string | undefined;
}

/** Input of `orderCert`. */
export interface OrderCertInput {
  /** `startOrder` asks for the challenge, `finalizeOrder` for the certificate when it is met. */
  op: "startOrder" | "finalizeOrder";
  /** The names that the certificate is for. */
  domains: readonly string[];
}

/** Answer of `orderCert`. */
export type OrderCertOutput = Cert;
