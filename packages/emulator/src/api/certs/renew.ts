import type { Operations } from "@slipway/certs/contract";
import { authorityCertificate, issueCertificate } from "../../authority/authority.ts";
import { onBehalfOf, recordAndDeliver } from "../../domain/events/record-event.ts";
import { checkConfigured } from "../../domain/hosts/check-certificate-names.ts";
import { type CertRow, certTable, keyPurpose } from "../../domain/names/domain-tables.ts";
import { pick } from "../../engine/pick.ts";
import { PlatformError } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { eventTypes } from "./event-types.ts";

export function presentCert(cert: CertRow): Operations["getCert"]["output"] {
  const created = new Date(cert.createdAt).toISOString();
  const expiration = new Date(cert.expiresAt).toISOString();
  const { id: uid, creatorId: creator, cns } = cert;
  return {
    ...pick(cert, "id", "autoRenew", "createdAt", "expiresAt"),
    uid,
    creator,
    cns: [...cns],
    created,
    expiration,
  };
}

const day = 24 * 60 * 60 * 1000;
const ahead = 30 * day;

export function issuedContent(
  services: Services,
  names: readonly string[],
): Pick<CertRow, "certificate" | "chain" | "sealedKey" | "expiresAt"> {
  const { certificate, key, expiresAt } = issueCertificate(services, names);
  const sealedKey = services.keys.encrypt(key, keyPurpose);
  return { certificate, chain: authorityCertificate(services), sealedKey, expiresAt };
}

export function scheduleRenewal({ jobs }: Services, { id, expiresAt }: CertRow): void {
  jobs.schedule({ at: expiresAt - ahead, kind: "certs/renew", subject: id });
}

export function renewCert(services: Services, id: string): number | undefined {
  const { rows, clock } = services;
  const cert = rows(certTable).get(id);
  if (!cert?.autoRenew || cert.expiresAt <= clock.now()) return undefined;
  const actor = onBehalfOf(services, cert.creatorId, cert.accountId);
  if (!isConfigured(services, cert.cns)) {
    const text = `The certificate for ${cert.cns.join(", ")} could not be renewed: its names are not configured`;
    recordAndDeliver(actor, eventTypes["cert-autorenew-failed"], { text }, () => ({ dnsNames: [...cert.cns] }));
    return Math.min(clock.now() + day, cert.expiresAt);
  }
  const renewed = rows(certTable).change(id, issuedContent(services, cert.cns));
  const text = `The certificate for ${cert.cns.join(", ")} was renewed`;
  const about = { text, entityId: id, payload: { id, cns: cert.cns } };
  recordAndDeliver(actor, eventTypes["cert-autorenew"], about, () => ({ cert: { ...presentCert(renewed) } }));
  return renewed.expiresAt - ahead;
}

function isConfigured(services: Services, names: readonly string[]): boolean {
  try {
    checkConfigured(services, names);
    return true;
  } catch (error) {
    if (error instanceof PlatformError) return false;
    throw error;
  }
}
