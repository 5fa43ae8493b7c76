import * as domains from "@slipway/domains";
import type { Tour } from "./tours.ts";

export const domainTour: Tour = async ({ emulator, as, crew }) => {
  const buyers = as(emulator.token, "buyers");
  const domain = "tour.test";
  await domains.addDomain(buyers, { name: domain });
  await domains.listDomains(buyers);
  await domains.getDomain(buyers, { domain });
  await domains.getDomainConfig(buyers, { domain });
  await domains.listDomainProjectDomains(buyers, { domain });
  const { verificationDomain: name, txtRecord } = await domains.getDomainVerificationRecord(crew, { domain });
  emulator.world.setRecords({ name, type: "TXT", values: [txtRecord] });
  await domains.claimDomain(crew, { domain });
  await domains.updateDomain(crew, { domain, op: "update", echMode: "disabled" });
  await domains.deleteDomain(crew, { domain });
};
