import type { Services } from "../../../engine/services.ts";
import { type CertRow, certTable } from "../tables.ts";

/** The certificate that a host shows, with its chain, as PEM: of those in force the newest, one of its very name before a wildcard's. */
export function certificateOf({ rows, clock }: Pick<Services, "rows" | "clock">, host: string): string | undefined {
  const inForce = rows(certTable)
    .all()
    .filter(({ expiresAt }) => expiresAt > clock.now());
  const wildcard = host.replace(/^[^.]+/, "*");
  const of = (name: string): CertRow | undefined => inForce.findLast(({ cns }) => cns.includes(name));
  const cert = of(host) ?? of(wildcard);
  return cert && `${cert.certificate.trimEnd()}\n${cert.chain.trimEnd()}\n`;
}
