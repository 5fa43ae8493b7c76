import { createHash, type KeyObject, randomBytes, sign } from "node:crypto";
import { bits, integer, moment, objectId, octets, sequence, tagged, text, value, yes } from "./der.ts";

export interface Statement {
  readonly subject: string;
  readonly issuer: string;
  readonly names: readonly string[];
  readonly publicKey: KeyObject;
  readonly issuerKey: KeyObject;
  readonly from: number;
  readonly until: number;
}

const ecdsaWithSha256 = sequence(objectId("1.2.840.10045.4.3.2"));
const nameTag = 0x82;
const keyTag = 0x80;

/** An X.509 certificate (RFC 5280) as PEM, signed with an authority's elliptic-curve key. */
export function signCertificate(statement: Statement, authorityKey: KeyObject): string {
  const { subject, issuer, publicKey, from, until } = statement;
  const body = sequence(
    // X.509 version 3.
    tagged(0, integer(Buffer.from([2]))),
    integer(randomBytes(16)),
    ecdsaWithSha256,
    distinguishedName(issuer),
    sequence(moment(from), moment(until)),
    distinguishedName(subject),
    publicKey.export({ type: "spki", format: "der" }),
    tagged(3, sequence(...extensionsOf(statement))),
  );
  const bytes = sequence(body, ecdsaWithSha256, bits(sign("sha256", body, authorityKey)));
  const lines =
    Buffer.from(bytes)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}

function extensionsOf({ names, publicKey, issuerKey }: Statement): Uint8Array[] {
  const isAuthority = names.length === 0;
  return [
    // An authority's path length of 0: its certificates sign no others.
    critical("2.5.29.19", isAuthority ? sequence(yes(), integer(Buffer.from([0]))) : sequence()),
    // Key usage: an authority signs certificates and revocation lists, a server signs handshakes.
    critical("2.5.29.15", isAuthority ? bits(Buffer.from([0b0000_0110]), 1) : bits(Buffer.from([0b1000_0000]), 7)),
    extension("2.5.29.14", octets(idOf(publicKey))),
    extension("2.5.29.35", sequence(value(keyTag, idOf(issuerKey)))),
    ...(isAuthority ? [] : [extension("2.5.29.37", forServersAndClients), extension("2.5.29.17", alternatives(names))]),
  ];
}

const forServersAndClients = sequence(objectId("1.3.6.1.5.5.7.3.1"), objectId("1.3.6.1.5.5.7.3.2"));

function alternatives(names: readonly string[]): Uint8Array {
  return sequence(...names.map((name) => value(nameTag, Buffer.from(name))));
}

function extension(id: string, content: Uint8Array): Uint8Array {
  return sequence(objectId(id), octets(content));
}

function critical(id: string, content: Uint8Array): Uint8Array {
  return sequence(objectId(id), yes(), octets(content));
}

const maxNameLength = 64;

function distinguishedName(words: string): Uint8Array {
  return sequence(value(0x31, sequence(objectId("2.5.4.3"), text(words.slice(0, maxNameLength)))));
}

function idOf(key: KeyObject): Uint8Array {
  return createHash("sha1")
    .update(key.export({ type: "spki", format: "der" }))
    .digest();
}
