import * as certs from "@slipway/certs";
import type { Operations } from "@slipway/certs/contract";
import type { Cases } from "./cases.ts";

export const certCases: Cases<Operations> = {
  getCert: (client, { things }) => certs.getCert(client, { id: things.certs.cert }),
  deleteCert: (client, { things }) => certs.deleteCert(client, { id: things.certs.cert }),
  listCerts: (client) => certs.listCerts(client),
  issueCert: (client) => certs.issueCert(client, { cns: ["www.free.test"] }),
  uploadCert: (client, { things }) => certs.uploadCert(client, things.certs.elsewhere),
};
