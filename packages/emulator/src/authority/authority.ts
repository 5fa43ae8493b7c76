import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
import type { Services } from "../engine/services.ts";
import { keyTable } from "../store/keys.ts";
import { signCertificate } from "./certificate.ts";

interface Issued {
  readonly certificate: string;
  readonly key: string;
}

type Parts = Pick<Services, "rows" | "keys" | "clock">;

const day = 24 * 60 * 60 * 1000;
/** How long certificates hold, as those of the platform do. */
const lasts = 90 * day;
const authorityLasts = 3650 * day;
const id = "authority";

export function authorityCertificate(parts: Parts): string {
  return authorityOf(parts).certificate;
}

export function issueCertificate(parts: Parts, names: readonly string[]): Dated {
  return openAuthority(parts).issue(names, parts.clock.now());
}

/** A certificate, and until when it holds, in ms. */
export interface Dated extends Issued {
  readonly expiresAt: number;
}

export interface Signer {
  readonly certificate: string;
  /** Issues a certificate for host names from a moment on, in ms. */
  issue(names: readonly string[], moment: number): Dated;
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
      const until = from + lasts;
      const statement = {
        subject: names[0] ?? "",
        issuer: nameOf(issuerKey),
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

function authorityOf(parts: Parts): Issued {
  const { rows, keys } = parts;
  const kept = rows(keyTable).get(id);
  // What was sealed for this purpose is what is sealed below.
  if (kept) return JSON.parse(keys.decrypt(kept.value, id)) as Issued;
  const made = makeAuthority(parts);
  rows(keyTable).put({ id, value: keys.encrypt(JSON.stringify(made), id) });
  return made;
}

function makeAuthority({ clock }: Parts): Issued {
  const { publicKey, privateKey } = newKeys();
  // A day before: others' clocks are not this one, which may have been moved far ahead of theirs.
  const from = wholeSeconds(Math.min(clock.now(), Date.now())) - day;
  const name = nameOf(publicKey);
  const until = wholeSeconds(clock.now()) + authorityLasts;
  const statement = { subject: name, issuer: name, names: [], publicKey, issuerKey: publicKey, from, until };
  return { certificate: signCertificate(statement, privateKey), key: pemOf(privateKey) };
}

/** Of two emulators no authorities have the same name: whoever trusts both tells by it which one has signed. */
function nameOf(key: ReturnType<typeof createPublicKey>): string {
  const { x = "" } = key.export({ format: "jwk" });
  return `Slipway emulator ${x.slice(0, 8)}`;
}

function newKeys() {
  return generateKeyPairSync("ec", { namedCurve: "P-256" });
}

function pemOf(key: ReturnType<typeof createPrivateKey>): string {
  return key.export({ type: "pkcs8", format: "pem" }).toString();
}

function wholeSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000) * 1000;
}
