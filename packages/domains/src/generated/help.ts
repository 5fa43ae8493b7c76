// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "domains",
  operations: {
    getDomainConfig: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
        { name: "projectIdOrName", in: "query", type: "string", kind: "string", doc: "The project that the domain is to point to." },
        { name: "strict", in: "query", type: "boolean", kind: "boolean", doc: "`true` asks the domain's own name servers only." },
      ],
      words: ["is my domain set up right", "misconfigured", "which DNS records do I need"],
    },
    getDomainVerificationRecord: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
      ],
    },
    claimDomain: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
      ],
      rows: "domain",
      columns: ["id", "name", "serviceType", "expiresAt", "createdAt"],
    },
    listDomainProjectDomains: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "since", in: "query", type: "number", kind: "number", doc: "Only items created after this time. Unix time in milliseconds." },
        { name: "until", in: "query", type: "number", kind: "number", doc: "Only items created before this time. Unix time in milliseconds." },
      ],
      columns: ["name", "verified", "gitBranch", "redirect", "createdAt"],
    },
    getDomain: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
      ],
      rows: "domain",
      columns: ["id", "name", "createdAt"],
    },
    listDomains: {
      inputs: [
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "since", in: "query", type: "number", kind: "number", doc: "Only items created after this time. Unix time in milliseconds." },
        { name: "until", in: "query", type: "number", kind: "number", doc: "Only items created before this time. Unix time in milliseconds." },
      ],
      columns: ["id", "name", "serviceType", "expiresAt", "createdAt"],
    },
    addDomain: {
      inputs: [
        {
          name: "name", in: "body", type: "string", kind: "string", required: true,
          doc: "In \"A domain of another account\": The name of the domain to move in. In \"A domain that no account has\": The name of the domain to add.",
        },
        {
          name: "method", in: "body", type: "string", kind: "string",
          doc: "In \"A domain of another account\": `move-in`. In \"A domain that no account has\": `add`: the account gets a domain that no other account has.",
        },
        {
          name: "token", in: "body", type: "string", kind: "string", secret: true,
          doc: "The token that the other account got when it released the domain. Only in \"A domain of another account\".",
        },
        {
          name: "cdnEnabled", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether the platform serves the domain. Only in \"A domain that no account has\".",
        },
        {
          name: "zone", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether the platform answers DNS questions about it. Only in \"A domain that no account has\".",
        },
      ],
      variants: { of: [{ required: ["name", "method"], optional: ["token"] }, { required: ["name"], optional: ["cdnEnabled", "method", "zone"] }] },
      words: ["new domain", "transfer a domain in"],
      rows: "domain",
      columns: ["id", "name", "serviceType", "expiresAt", "createdAt"],
    },
    updateDomain: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
        {
          name: "customNameservers", in: "body", type: "string[]", kind: "string", array: true,
          doc: "The name servers that the account chose. Only in \"Changes settings of the domain\".",
        },
        {
          name: "echMode", in: "body", type: "\"auto\" | \"disabled\"", kind: "string", values: ["auto", "disabled"],
          doc: "Encrypted Client Hello, which hides the domain's name while browsers connect: left to the platform (`auto`) or\noff. Only in \"Changes settings of the domain\".",
        },
        {
          name: "op", in: "body", type: "string", kind: "string",
          doc: "In \"Changes settings of the domain\": `update`. In \"Moves the domain to another account\": `move-out`.",
        },
        {
          name: "renew", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether the domain is renewed automatically. Only in \"Changes settings of the domain\".",
        },
        {
          name: "zone", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether the platform answers DNS questions about it. Only in \"Changes settings of the domain\".",
        },
        {
          name: "destination", in: "body", type: "string", kind: "string",
          doc: "The account, by its ID, user name or e-mail address. Only in \"Moves the domain to another account\".",
        },
      ],
      variants: { of: [{ required: [], optional: ["customNameservers", "echMode", "op", "renew", "zone"] }, { required: [], optional: ["destination", "op"] }] },
      words: ["move a domain to another team", "transfer out"],
    },
    deleteDomain: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
      ],
      columns: ["uid"],
    },
  },
  shapes: {},
};
