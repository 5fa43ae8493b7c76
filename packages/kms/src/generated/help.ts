// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "kms",
  operations: {
    signKmsMessage: {
      inputs: [
        { name: "issuerId", in: "path", type: "string", kind: "string", required: true, doc: "The issuer whose key signs, by its ID." },
        { name: "message", in: "body", type: "string", kind: "string", required: true, doc: "The message to sign, in Base64." },
      ],
    },
    signKmsToken: {
      inputs: [
        { name: "issuerId", in: "path", type: "string", kind: "string", required: true, doc: "The issuer whose key signs, by its ID." },
        { name: "claims", in: "body", type: "Record<string, unknown>", kind: "object", doc: "Claims of the token.", members: "SignKmsTokenInput.claims" },
        {
          name: "headers", in: "body", type: "Record<string, unknown>", kind: "object", doc: "Members that are added to the header.",
          members: "SignKmsTokenInput.headers",
        },
        { name: "ttl", in: "body", type: "number | null", kind: "number", nullable: true, default: 300, doc: "Validity in seconds." },
      ],
      words: ["JWT"],
    },
    listKmsIssuers: {
      inputs: [
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "next", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
      ],
      columns: ["id", "name", "createdAt"],
    },
    createKmsIssuer: {
      inputs: [
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "The display name of the issuer." },
        {
          name: "algorithm", in: "body", type: "KmsAlgorithm", kind: "string",
          values: ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512"], default: "RS512",
          doc: "Signature algorithm of the issuer, by its name as a JSON Web Algorithm.",
        },
        {
          name: "claimsSchema", in: "body", type: "Record<string, unknown>", kind: "object", doc: "The JSON Schema that the claims of a token keep to.",
          members: "CreateKmsIssuerInput.claimsSchema",
        },
        { name: "importKey", in: "body", type: "string", kind: "string", secret: true, doc: "An existing private key, as PEM." },
        { name: "importKeyId", in: "body", type: "string", kind: "string", doc: "The ID that the key has already." },
        {
          name: "policy", in: "body", type: "KmsIssuerPolicyInput", kind: "object",
          doc: "First signing policy of the issuer; further policies can be added later.", members: "KmsIssuerPolicyInput",
        },
      ],
      columns: ["id", "name", "createdAt"],
    },
    createKmsSigningKey: {
      inputs: [
        { name: "issuerId", in: "path", type: "string", kind: "string", required: true, doc: "The issuer that gets the key, by its ID." },
        {
          name: "activation", in: "body", type: "\"automatic\" | \"manual\"", kind: "string", values: ["automatic", "manual"],
          doc: "Whether the key becomes the signing key automatically.",
        },
        { name: "importKey", in: "body", type: "string", kind: "string", secret: true, doc: "An existing private key, as PEM." },
        { name: "importKeyId", in: "body", type: "string", kind: "string", doc: "The ID that the key has already." },
        {
          name: "revokePreviousAfterHours", in: "body", type: "number", kind: "number",
          doc: "Number of hours after which the previous key's signatures are no longer valid.",
        },
        {
          name: "revokePreviousAt", in: "body", type: "number | string", kind: "mixed", kinds: ["number", "string"],
          doc: "Time from which the previous key's signatures are no longer valid.",
        },
      ],
      columns: ["keyId", "algorithm", "status", "createdAt"],
    },
    activateKmsSigningKey: {
      inputs: [
        { name: "issuerId", in: "path", type: "string", kind: "string", required: true, doc: "The issuer of the key, by its ID." },
        { name: "keyId", in: "path", type: "string", kind: "string", required: true, doc: "The key that is to sign, by its ID; it has to be pending." },
        {
          name: "revokePreviousAfterHours", in: "body", type: "number", kind: "number",
          doc: "Number of hours after which the previous key's signatures are no longer valid.",
        },
      ],
      columns: ["keyId", "algorithm", "status", "createdAt"],
    },
    revokeKmsSigningKey: {
      inputs: [
        { name: "issuerId", in: "path", type: "string", kind: "string", required: true, doc: "The issuer of the key, by its ID." },
        {
          name: "keyId", in: "path", type: "string", kind: "string", required: true,
          doc: "The key to revoke at once, by its ID; its revocation has to be planned already.",
        },
      ],
      columns: ["id", "name", "createdAt"],
    },
    getKmsIssuer: {
      inputs: [
        { name: "issuerId", in: "path", type: "string", kind: "string", required: true, doc: "The issuer, by its ID." },
      ],
      columns: ["id", "name", "createdAt"],
    },
    updateKmsIssuer: {
      inputs: [
        { name: "issuerId", in: "path", type: "string", kind: "string", required: true, doc: "The issuer to change, by its ID." },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The new name of the issuer." },
        {
          name: "claimsSchema", in: "body", type: "Record<string, unknown> | null", kind: "object", nullable: true,
          doc: "The JSON Schema of a token's claims; null for none.", members: "UpdateKmsIssuerInput.claimsSchema",
        },
      ],
      columns: ["id", "name", "createdAt"],
    },
    deleteKmsIssuer: {
      inputs: [
        { name: "issuerId", in: "path", type: "string", kind: "string", required: true, doc: "The issuer to delete, by its ID." },
      ],
    },
    createKmsIssuerPolicy: {
      inputs: [
        { name: "issuerId", in: "path", type: "string", kind: "string", required: true, doc: "The issuer that the policy is for, by its ID." },
        {
          name: "kind", in: "body", type: "\"project-grant\"", kind: "string", values: ["project-grant"], required: true,
          doc: "Lets the deployments of a project sign.",
        },
        {
          name: "environments", in: "body", type: "string[]", kind: "string", array: true, required: true, doc: "The environments whose deployments may sign.",
        },
        { name: "projectId", in: "body", type: "string", kind: "string", required: true, doc: "The project whose deployments may sign, by its ID." },
        {
          name: "tokenClaims", in: "body", type: "Record<string, unknown>", kind: "object", doc: "Claims that every token gets.",
          members: "CreateKmsIssuerPolicyInput.tokenClaims",
        },
      ],
      columns: ["kind", "projectId", "environments", "createdAt"],
    },
    updateKmsIssuerPolicy: {
      inputs: [
        { name: "issuerId", in: "path", type: "string", kind: "string", required: true, doc: "The issuer of the policy, by its ID." },
        { name: "kind", in: "path", type: "string", kind: "string", required: true, doc: "`project-grant` or `connex-grant`." },
        { name: "policyKey", in: "path", type: "string", kind: "string", required: true, doc: "The project or the client." },
        { name: "environments", in: "body", type: "string[]", kind: "string", array: true, doc: "The environments whose deployments may sign." },
        {
          name: "tokenClaims", in: "body", type: "Record<string, unknown> | null", kind: "object", nullable: true, doc: "Claims that every token gets.",
          members: "UpdateKmsIssuerPolicyInput.tokenClaims",
        },
      ],
      columns: ["kind", "projectId", "environments", "createdAt"],
    },
    deleteKmsIssuerPolicy: {
      inputs: [
        { name: "issuerId", in: "path", type: "string", kind: "string", required: true, doc: "The issuer of the policy, by its ID." },
        { name: "kind", in: "path", type: "string", kind: "string", required: true, doc: "`project-grant` or `connex-grant`." },
        { name: "policyKey", in: "path", type: "string", kind: "string", required: true, doc: "The project or the client." },
      ],
    },
  },
  shapes: {
    "CreateKmsIssuerInput.claimsSchema": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "CreateKmsIssuerPolicyInput.tokenClaims": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    KmsIssuerPolicyInput: [
      {
        name: "kind", type: "\"project-grant\" | \"connex-grant\"", kind: "string", values: ["project-grant", "connex-grant"], required: true,
        doc: "In \"Deployments of a project\": Lets the deployments of a project sign. In \"A client of a connector\": Lets a client of a connector sign.",
      },
      {
        name: "environments", type: "string[]", kind: "string", array: true,
        doc: "The environments whose deployments may sign. Only in \"Deployments of a project\".",
      },
      { name: "projectId", type: "string", kind: "string", doc: "The project whose deployments may sign, by its ID. Only in \"Deployments of a project\"." },
      { name: "teamId", type: "string", kind: "string", doc: "The team that the project belongs to, by its ID. Only in \"Deployments of a project\"." },
      {
        name: "tokenClaims", type: "Record<string, unknown>", kind: "object", doc: "Claims that every token gets.", members: "KmsIssuerPolicyInput.tokenClaims",
      },
      { name: "clientId", type: "string", kind: "string", doc: "The client, by its ID. Only in \"A client of a connector\"." },
    ],
    "KmsIssuerPolicyInput.tokenClaims": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "SignKmsTokenInput.claims": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "SignKmsTokenInput.headers": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "UpdateKmsIssuerInput.claimsSchema": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "UpdateKmsIssuerPolicyInput.tokenClaims": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
  },
  variants: {
    KmsIssuerPolicyInput: {
      discriminator: "kind",
      of: [
        { values: ["project-grant"], required: ["environments", "projectId", "teamId"], optional: ["tokenClaims"] },
        { values: ["connex-grant"], required: ["clientId"], optional: ["tokenClaims"] },
      ],
    },
  },
};
