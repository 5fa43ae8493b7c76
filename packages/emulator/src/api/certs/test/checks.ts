import * as certs from "@slipway/certs";
import type { Operations } from "@slipway/certs/contract";
import type { Cases } from "../../../../test/checks.ts";
import { callUnlisted } from "../../../../test/unlisted.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/certs/contract.ts";

export const certCases: Cases<Operations & Unlisted> = {
  getCert: (client, { things }) => certs.getCert(client, { id: things.certs.cert }),
  deleteCert: (client, { things }) => certs.deleteCert(client, { id: things.certs.cert }),
  listCerts: (client) => certs.listCerts(client),
  issueCert: (client) => certs.issueCert(client, { cns: ["www.free.test"] }),
  orderCert: (client) => callUnlisted(client, "orderCert", { op: "finalizeOrder", domains: ["www.free.test"] }),
  uploadCert: (client, { things }) => certs.uploadCert(client, things.certs.elsewhere),
};
