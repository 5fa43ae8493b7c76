import { createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { signCertificate } from "../src/authority/certificate.ts";

const day = 24 * 60 * 60 * 1000;

/** A certificate of another authority, with its key and the authority's certificate, all as PEM. */
export interface MadeElsewhere {
  readonly cert: string;
  readonly key: string;
  readonly ca: string;
}

export function makeCertificate(names: readonly string[], from: number = Date.now() - day): MadeElsewhere {
  const [own, authority] = [newKey(), newKey()];
  const issuerKey = createPublicKey(authority);
  const issuer = "Elsewhere";
  const times = { from, until: from + 90 * day };
  const sign = (subject: string, publicKey: KeyObject, held: readonly string[]) =>
    signCertificate({ subject, issuer, names: held, publicKey, issuerKey, ...times }, authority);
  return {
    cert: sign(names[0] ?? "", createPublicKey(own), names),
    key: own.export({ type: "pkcs8", format: "pem" }).toString(),
    ca: sign(issuer, issuerKey, []),
  };
}

function newKey(): KeyObject {
  return generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
}
