import { issueCert } from "@slipway/certs";
import { type MadeElsewhere, makeCertificate } from "../make-certificate.ts";
import type { Ground } from "./ground.ts";

/** A certificate of the team's, for a name of its domain `free.test`, and one to upload. */
export interface CertThings {
  readonly cert: string;
  readonly elsewhere: MadeElsewhere;
}

export async function makeCerts({ crew, emulator }: Ground): Promise<CertThings> {
  const { id } = await issueCert(crew, { cns: ["www.free.test"] });
  return { cert: id, elsewhere: makeCertificate(["www.elsewhere.test"], emulator.clock.now() - 1000) };
}

export function namesOfCerts({ cert, elsewhere }: CertThings): Readonly<Record<string, readonly string[]>> {
  const names = ["www.free.test", "nobodys.test"];
  return { id: [cert], cns: names, domains: names, cert: [elsewhere.cert], key: [elsewhere.key], ca: [elsewhere.ca] };
}
