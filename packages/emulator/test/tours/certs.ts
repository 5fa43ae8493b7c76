import * as certs from "@slipway/certs";
import { addDomain, deleteDomain } from "@slipway/domains";
import { makeCertificate } from "../make-certificate.ts";
import type { Tour } from "./tours.ts";

export const certTour: Tour = async ({ emulator, crew }) => {
  const domain = "tour.test";
  await addDomain(crew, { name: domain });
  emulator.world.setRecords({ name: domain, type: "A", values: ["76.76.21.21"] });
  const { id } = await certs.issueCert(crew, { cns: [domain] });
  await certs.getCert(crew, { id });
  await certs.listCerts(crew);
  await certs.uploadCert(crew, makeCertificate(["www.elsewhere.test"], emulator.clock.now() - 1000));
  await certs.deleteCert(crew, { id });
  await deleteDomain(crew, { domain });
};
