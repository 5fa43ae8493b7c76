import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
import type { Services } from "../engine/services.ts";
import { keyTable, pemOf } from "../store/keys.ts";
import { signCertificate } from "./certificate.ts";

interface KeyedCertificate {
  readonly certificate: string;
  readonly key: string;
}

type Parts = Pick<Services, "rows" | "keys" | "clock">;

const day = 24 * 60 * 60 * 1000;
/** The platform's certificates hold as long. */
const certificateDuration = 90 * day;
const authorityDuration = 3650 * day;
const id = "authority";

export function authorityCertificate(parts: Parts): string {
  return authorityOf(parts).certificate;
}

export function issueCertificate(parts: Parts, names: readonly string[]): IssuedCertificate {
  return openAuthority(parts).issue(names, parts.clock.now());
}

/** A certificate with its key and its end, in ms. */
export interface IssuedCertificate extends KeyedCertificate {
  readonly expiresAt: number;
}

export interface Signer {
  readonly certificate: string;
  /** Issues a certificate for host names from a moment on, in ms. */
  issue(names: readonly string[], moment: number): IssuedCertificate;
}

export function openAuthority(parts: Parts): Signer {
  const { certificate, key } = authorityOf(parts);
  const authority = createPrivateKey(key);
  const issuerKey = createPublicKey(authority);
  return {
    certificate,
    issue(names, moment) {
      const { publicKey, privateKey } = newKeys();
      const from = wholeSeconds(moment);
      const until = from + certificateDuration;
      const statement = {
        subject: names[0] ?? "",
        issuer: authorityName(issuerKey),
        names,
        publicKey,
        issuerKey,
        from,
        until,
      };
      return { certificate: signCertificate(statement, authority), key: pemOf(privateKey), expiresAt: until };
    },
  };
}

function authorityOf(parts: Parts): KeyedCertificate {
  const { rows, keys } = parts;
  const row = rows(keyTable).get(id);
  // `makeAuthority` wrote it.
  if (row) return JSON.parse(keys.decrypt(row.value, id)) as KeyedCertificate;
  const created = makeAuthority(parts);
  rows(keyTable).put({ id, value: keys.encrypt(JSON.stringify(created), id) });
  return created;
}

function makeAuthority({ clock }: Parts): KeyedCertificate {
  const { publicKey, privateKey } = newKeys();
  // A day earlier: clients' clocks may be behind this one.
  const from = wholeSeconds(Math.min(clock.now(), Date.now())) - day;
  const name = authorityName(publicKey);
  const until = wholeSeconds(clock.now()) + authorityDuration;
  const statement = { subject: name, issuer: name, names: [], publicKey, issuerKey: publicKey, from, until };
  return { certificate: signCertificate(statement, privateKey), key: pemOf(privateKey) };
}

/** The key is in the name, so that a client that trusts two emulators can tell which one has signed. */
function authorityName(key: ReturnType<typeof createPublicKey>): string {
  const { x = "" } = key.export({ format: "jwk" });
  return `Slipway emulator ${x.slice(0, 8)}`;
}

function newKeys() {
  return generateKeyPairSync("ec", { namedCurve: "P-256" });
}

function wholeSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000) * 1000;
}
