import { createClient } from "../packages/core/src/index.ts";
import { addDomain } from "../packages/domains/src/index.ts";
import type { Emulator } from "../packages/emulator/src/index.ts";

/** Gives the account the domain that READMEs of records and certificates speak of, handed over to the platform. */
export async function prepareDomains(code: string, { url, token, world }: Emulator): Promise<void> {
  if (!/@slipway\/(dns|certs)"/.test(code)) return;
  await addDomain(createClient({ baseUrl: url, token }), { name: "example.com" });
  const values = ["ns1.vercel-dns.com", "ns2.vercel-dns.com"];
  world.setRecords({ name: "example.com", type: "NS", values });
}
