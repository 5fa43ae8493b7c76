import { X509Certificate } from "node:crypto";
import { expect, test } from "vitest";
import { createServices } from "../../test/create-services.ts";
import type { Signer } from "../authority/authority.ts";
import { openAuthority } from "../authority/authority.ts";
import { Leaves } from "./leaves.ts";

const day = 24 * 60 * 60 * 1000;

function countingSigner(): { signer: Signer; issued: string[] } {
  const services = createServices();
  const authority = services.store.transact(() => openAuthority(services));
  const issued: string[] = [];
  const issue: Signer["issue"] = (names, moment) => {
    const made = authority.issue(names, moment);
    issued.push(new X509Certificate(made.certificate).subjectAltName ?? "");
    return made;
  };
  return { signer: { ...authority, issue }, issued };
}

test("a host has one certificate, until a day before it ends", () => {
  const { signer, issued } = countingSigner();
  let now = Date.now();
  const leaves = new Leaves(signer, () => now);
  const first = leaves.of("api.vercel.com");
  now += 87 * day;
  expect(leaves.of("api.vercel.com")).toBe(first);
  now += 2 * day;
  expect(leaves.of("api.vercel.com")).not.toBe(first);
  expect(issued).toEqual(["DNS:api.vercel.com", "DNS:api.vercel.com"]);
});

test("certificates of the hosts that were asked for last are kept", () => {
  const { signer, issued } = countingSigner();
  const leaves = new Leaves(signer);
  leaves.of("often.test");
  for (let host = 0; host < 300; host++) {
    leaves.of(`${host}.test`);
    leaves.of("often.test");
  }
  expect([leaves.size, issued.length]).toEqual([256, 301]);
  leaves.of("299.test");
  expect(issued).toHaveLength(301);
  leaves.of("0.test");
  expect(issued).toHaveLength(302);
});
