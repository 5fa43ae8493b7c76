import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import type { Operations } from "@slipway/certs/contract";
import { isFullHostName, plainName } from "../../engine/addresses/domain-name.ts";
import { invalid } from "../../engine/platform-error.ts";

interface Uploaded {
  readonly names: readonly string[];
  readonly expiresAt: number;
}

/** Reads an uploaded certificate with key and chain. Throws 400 for unreadable, expired or mismatched ones. */
export function readUpload(
  { key, cert, ca, skipValidation }: Operations["uploadCert"]["input"],
  now: number,
): Uploaded {
  const certificate = readCertificate("cert", cert);
  if (!certificate.checkPrivateKey(readKey(key)))
    throw invalid("`key` does not fit the certificate: it is the key of another one");
  checkInForce("cert", certificate, now);
  if (skipValidation !== true) checkChain(certificate, certificatesIn(ca), now);
  const names = hostNamesOf(certificate);
  if (names.length === 0) throw invalid("`cert` is for no host name");
  const odd = names.find((name) => !isFullHostName(name.replace(/^\*\./, "")));
  if (odd !== undefined) throw invalid(`\`cert\` is for ${JSON.stringify(odd)}, which is not a host name`);
  return { names, expiresAt: Date.parse(certificate.validTo) };
}

function readCertificate(member: string, pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw invalid(`\`${member}\` is not a certificate in the form of PEM`);
  }
}

/** The parser's error could show parts of the key. */
function readKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw invalid("`key` is not a private key in the form of PEM, or is locked with a password");
  }
}

function certificatesIn(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g) ?? [];
  return blocks.map((one) => readCertificate("ca", one));
}

/** Follows the chain at least one step, to a self-signed certificate or the last given one. */
function checkChain(certificate: X509Certificate, authorities: readonly X509Certificate[], now: number): void {
  let at = certificate;
  for (const remaining = new Set(authorities); remaining.size > 0; ) {
    const issuer = [...remaining].find((one) => at.checkIssued(one) && at.verify(one.publicKey));
    if (!issuer) break;
    checkInForce("ca", issuer, now);
    remaining.delete(issuer);
    at = issuer;
  }
  if (at === certificate) throw invalid("`ca` lacks the certificate of the authority that has signed `cert`");
}

function checkInForce(member: string, { validFrom, validTo }: X509Certificate, now: number): void {
  if (Date.parse(validTo) <= now) throw invalid(`\`${member}\`: its time was over at ${validTo}`);
  if (Date.parse(validFrom) > now) throw invalid(`\`${member}\`: its time begins at ${validFrom}`);
}

function hostNamesOf({ subjectAltName = "", subject }: X509Certificate): string[] {
  const names = subjectAltName.split(", ").flatMap((one) => /^DNS:([^"]+)$/.exec(one)?.[1] ?? []);
  const common = /^CN=(\S+\.\S+)$/m.exec(subject)?.[1];
  return (names.length > 0 || common === undefined ? names : [common]).map(plainName);
}
