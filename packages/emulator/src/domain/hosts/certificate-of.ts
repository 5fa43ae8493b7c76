import type { Services } from "../../engine/services.ts";
import { type CertRow, certTable } from "../names/domain-tables.ts";
import { isAnothers } from "./host-names.ts";

/** The PEM certificate of a host: the newest valid one, exact names before wildcards, none of another account. */
export function certificateOf(services: Pick<Services, "rows" | "clock" | "hosts">, host: string): string | undefined {
  const { rows, clock } = services;
  const inForce = rows(certTable)
    .all()
    .filter(({ expiresAt, accountId }) => expiresAt > clock.now() && !isAnothers(services, host, accountId));
  const wildcard = wildcardOf(host);
  const of = (name: string): CertRow | undefined => inForce.findLast(({ cns }) => cns.includes(name));
  const cert = of(host) ?? of(wildcard);
  return cert && `${cert.certificate.trimEnd()}\n${cert.chain.trimEnd()}\n`;
}

/** `*.example.com` for `www.example.com`. */
export function wildcardOf(host: string): string {
  return host.replace(/^[^.]+/, "*");
}
