// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "certs",
  operations: {
    getCert: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The certificate, by its ID." },
      ],
      columns: ["id", "cns", "expiresAt", "autoRenew", "createdAt"],
    },
    deleteCert: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The certificate to delete, by its ID." },
      ],
    },
    listCerts: {
      inputs: [
        {
          name: "limit", in: "query", type: "number", kind: "number", unpublished: true,
          doc: "Maximum number of items per page. Not in the platform's published description.",
        },
        {
          name: "until", in: "query", type: "number", kind: "number", unpublished: true,
          doc: "Only certificates created before this time. Not in the platform's published description. Unix time in milliseconds.",
        },
        {
          name: "domain", in: "query", type: "string", kind: "string", unpublished: true,
          doc: "Only certificates for this domain. Not in the platform's published description.",
        },
      ],
      words: ["TLS", "SSL", "HTTPS certificates", "expiring certificates"],
      columns: ["id", "cns", "expiresAt", "autoRenew", "createdAt"],
    },
    issueCert: {
      inputs: [
        { name: "cns", in: "body", type: "string[]", kind: "string", array: true, doc: "The domains that it is for." },
        {
          name: "domains", in: "body", type: "string[]", kind: "string", array: true, unpublished: true,
          doc: "Host names of the certificate, under the name that earlier clients use. Not in the platform's published description.",
        },
      ],
      words: ["TLS", "SSL", "HTTPS certificate", "renew a certificate"],
      columns: ["id", "cns", "expiresAt", "autoRenew", "createdAt"],
    },
    uploadCert: {
      inputs: [
        { name: "key", in: "body", type: "string", kind: "string", required: true, secret: true, doc: "The private key." },
        { name: "ca", in: "body", type: "string", kind: "string", required: true, doc: "The certificates of the authorities." },
        { name: "cert", in: "body", type: "string", kind: "string", required: true, doc: "The certificate itself." },
        { name: "skipValidation", in: "body", type: "boolean", kind: "boolean", doc: "Whether the chain is left unchecked." },
      ],
      words: ["own TLS certificate", "import SSL"],
      columns: ["id", "cns", "expiresAt", "autoRenew", "createdAt"],
    },
  },
  shapes: {},
};
