import type { Operations } from "@slipway/certs/contract";
import type { CertRow } from "../../domain/names/domain-tables.ts";

export function presentCert({
  id,
  autoRenew,
  cns,
  createdAt,
  expiresAt,
  creatorId,
}: CertRow): Operations["getCert"]["output"] {
  const [created, expiration] = [createdAt, expiresAt].map((moment) => new Date(moment).toISOString());
  return {
    id,
    uid: id,
    autoRenew,
    cns: [...cns],
    createdAt,
    expiresAt,
    creator: creatorId,
    ...(created && expiration ? { created, expiration } : {}),
  };
}
