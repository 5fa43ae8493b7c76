import { hash } from "node:crypto";
import type { Services } from "../../engine/services.ts";
import { resolveName } from "./resolve.ts";

/** The TXT record that proves an account's ownership; stable per account and name. */
export function proofOf(
  name: string,
  accountId: string,
): { readonly verificationDomain: string; readonly txtRecord: string } {
  const own = hash("sha256", `${accountId} ${name}`).slice(0, 20);
  return { verificationDomain: `_vercel.${name}`, txtRecord: `vc-domain-verify=${name},${own}` };
}

export function isProven(services: Services, name: string, accountId: string): boolean {
  const { verificationDomain, txtRecord } = proofOf(name, accountId);
  return resolveName(services, verificationDomain, "TXT").includes(txtRecord);
}
