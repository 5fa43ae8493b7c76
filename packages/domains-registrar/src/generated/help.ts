// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "domains-registrar",
  operations: {
    searchDomains: {
      inputs: [
        { name: "domains", in: "body", type: "string[]", kind: "string", array: true, required: true, doc: "The domains to look up." },
      ],
      withoutTeam: "a public look-up, which is about no account",
      rows: "results",
      columns: ["domain", "available", "price", "renewalPrice", "premium"],
    },
    listSupportedTlds: {
      inputs: [
        {
          name: "order", in: "query", type: "\"relevance\" | \"alphabetical\" | \"length\"", kind: "string", values: ["relevance", "alphabetical", "length"],
          unpublished: true, doc: "Order of the top-level domains. Not in the platform's published description.",
        },
      ],
      withoutTeam: "a public look-up, which is about no account",
    },
    getTld: {
      inputs: [
        { name: "tld", in: "path", type: "string", kind: "string", required: true, doc: "The top-level domain, without a dot." },
      ],
      withoutTeam: "a public look-up, which is about no account",
    },
    getTldPrice: {
      inputs: [
        { name: "tld", in: "path", type: "string", kind: "string", required: true, doc: "The top-level domain, without a dot." },
        { name: "years", in: "query", type: "string", kind: "string", doc: "Number of years." },
      ],
      withoutTeam: "a public look-up, which is about no account",
      columns: ["years", "purchasePrice", "renewalPrice", "transferPrice"],
    },
    getDomainAvailability: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
      ],
      words: ["is a domain free", "can I buy"],
      withoutTeam: "a public look-up, which is about no account",
    },
    getDomainPrice: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
        { name: "years", in: "query", type: "string", kind: "string", doc: "Number of years." },
      ],
      words: ["cost of a domain"],
      withoutTeam: "a public look-up, which is about no account",
      columns: ["years", "purchasePrice", "renewalPrice", "transferPrice"],
    },
    getDomainPrices: {
      inputs: [
        {
          name: "domains", in: "body", type: "string[]", kind: "string", array: true, required: true,
          doc: "The names of the domains whose prices are requested.",
        },
        { name: "years", in: "body", type: "number", kind: "number", doc: "Number of years." },
      ],
      withoutTeam: "a public look-up, which is about no account",
      rows: "results",
      columns: ["domain", "years", "purchasePrice", "renewalPrice", "transferPrice"],
    },
    getDomainAvailabilities: {
      inputs: [
        {
          name: "domains", in: "body", type: "string[]", kind: "string", array: true, required: true,
          doc: "The names of the domains to ask about. At least 1 item, at most 50 items.",
        },
      ],
      withoutTeam: "a public look-up, which is about no account",
      rows: "results",
      columns: ["domain", "available"],
    },
    getDomainContactSchema: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
      ],
      withoutTeam: "a public look-up, which is about no account",
    },
    getDomainAuthCode: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
      ],
    },
    buyDomain: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
        { name: "autoRenew", in: "body", type: "boolean", kind: "boolean", required: true, doc: "Whether the domain is renewed automatically." },
        {
          name: "contactInformation", in: "body", type: "DomainContact", kind: "object", required: true, doc: "Contact details of the owner to be.",
          members: "DomainContact",
        },
        {
          name: "expectedPrice", in: "body", type: "number", kind: "number", required: true,
          doc: "Price that the caller expects; the order is refused if the actual price differs. At least 0.01.",
        },
        { name: "years", in: "body", type: "number", kind: "number", required: true, doc: "Number of years." },
        { name: "languageCode", in: "body", type: "string", kind: "string", doc: "The language of a name with letters beyond ASCII." },
      ],
      words: ["purchase", "register a domain"],
    },
    buyDomains: {
      inputs: [
        {
          name: "contactInformation", in: "body", type: "DomainContact", kind: "object", required: true, doc: "Contact details of the owner of the domains.",
          members: "DomainContact",
        },
        {
          name: "domains", in: "body", type: "DomainPurchase[]", kind: "object", array: true, required: true, doc: "The domains to buy. At least 1 item.",
          members: "DomainPurchase",
        },
      ],
    },
    getDomainTransferIn: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
      ],
    },
    transferInDomain: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
        {
          name: "authCode", in: "body", type: "string", kind: "string", required: true, secret: true, doc: "The code that lets another registrar take it over.",
        },
        { name: "autoRenew", in: "body", type: "boolean", kind: "boolean", required: true, doc: "Whether the domain is renewed automatically." },
        {
          name: "contactInformation", in: "body", type: "DomainContact", kind: "object", required: true, doc: "Contact details of the owner to be.",
          members: "DomainContact",
        },
        {
          name: "expectedPrice", in: "body", type: "number", kind: "number", required: true,
          doc: "Price that the caller expects; the order is refused if the actual price differs. At least 0.01.",
        },
        { name: "years", in: "body", type: "number", kind: "number", required: true, doc: "Number of years." },
      ],
    },
    renewDomain: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
        {
          name: "expectedPrice", in: "body", type: "number", kind: "number", required: true,
          doc: "Price that the caller expects; the order is refused if the actual price differs. At least 0.01.",
        },
        { name: "years", in: "body", type: "number", kind: "number", required: true, doc: "Number of years." },
        { name: "contactInformation", in: "body", type: "DomainContact", kind: "object", doc: "Contact details of the owner to be.", members: "DomainContact" },
      ],
    },
    updateDomainAutoRenew: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
        { name: "autoRenew", in: "body", type: "boolean", kind: "boolean", required: true, doc: "Whether the domain is renewed automatically." },
      ],
      words: ["automatic renewal"],
    },
    updateDomainNameservers: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
        {
          name: "nameservers", in: "body", type: "string[]", kind: "string", array: true, required: true,
          doc: "The host names of the name servers, all of them.",
        },
      ],
      words: ["NS", "delegate"],
    },
    getDomainContactVerification: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
      ],
    },
    getDomainOrder: {
      inputs: [
        { name: "orderId", in: "path", type: "string", kind: "string", required: true, doc: "The order, by the ID that the purchase gave." },
      ],
      columns: ["orderId", "status"],
    },
  },
  shapes: {
    DomainContact: [
      {
        name: "address1", type: "string", kind: "string", required: true,
        doc: "The street and the number. At least 1 character. Pattern: `^\\S[\\s\\S]*\\S$|^\\S$|^$`.",
      },
      { name: "city", type: "string", kind: "string", required: true, doc: "The town or city. At least 1 character. Pattern: `^\\S[\\s\\S]*\\S$|^\\S$|^$`." },
      {
        name: "country", type: "string", kind: "string", required: true,
        doc: "The country by its two letters in ISO 3166-1, such as `DE`. At least 1 character. Pattern: `^[A-Z]{2}$`.",
      },
      { name: "email", type: "string", kind: "string", required: true, doc: "The e-mail address at which the owner is reached. At least 1 character." },
      {
        name: "firstName", type: "string", kind: "string", required: true,
        doc: "The first name of the owner. At least 1 character. Pattern: `^\\S[\\s\\S]*\\S$|^\\S$|^$`.",
      },
      {
        name: "lastName", type: "string", kind: "string", required: true,
        doc: "The last name of the owner. At least 1 character. Pattern: `^\\S[\\s\\S]*\\S$|^\\S$|^$`.",
      },
      {
        name: "phone", type: "string", kind: "string", required: true,
        doc: "The phone number with `+` and the country's code, 7 to 15 digits. At least 1 character. Pattern: `^(?=(?:\\D*\\d){7,15}$)\\+[1-9]\\d{0,2}\\.?\\d+$`.",
      },
      {
        name: "state", type: "string", kind: "string", required: true,
        doc: "The state, province or region. At least 1 character. Pattern: `^\\S[\\s\\S]*\\S$|^\\S$|^$`.",
      },
      { name: "zip", type: "string", kind: "string", required: true, doc: "The postal code. At least 1 character. Pattern: `^\\S[\\s\\S]*\\S$|^\\S$|^$`." },
      {
        name: "additional", type: "Record<string, unknown>", kind: "object", doc: "Further details that the top-level domain requires; see its schema.",
        members: "DomainContact.additional",
      },
      {
        name: "address2", type: "string", kind: "string",
        doc: "A second line of the address, such as a floor. At least 1 character. Pattern: `^\\S[\\s\\S]*\\S$|^\\S$|^$`.",
      },
      {
        name: "companyName", type: "string", kind: "string",
        doc: "The company that is to own it, where it is not a person alone. At least 1 character. Pattern: `^\\S[\\s\\S]*\\S$|^\\S$|^$`.",
      },
      {
        name: "fax", type: "string", kind: "string",
        doc: "The fax number with `+` and the country's code, 7 to 15 digits. At least 1 character. Pattern: `^(?=(?:\\D*\\d){7,15}$)\\+[1-9]\\d{0,2}\\.?\\d+$`.",
      },
    ],
    "DomainContact.additional": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    DomainPurchase: [
      { name: "autoRenew", type: "boolean", kind: "boolean", required: true, doc: "Whether the domain is renewed automatically." },
      { name: "domainName", type: "string", kind: "string", required: true, doc: "The name of the domain." },
      {
        name: "expectedPrice", type: "number", kind: "number", required: true,
        doc: "Price that the caller expects; the order is refused if the actual price differs. At least 0.01.",
      },
      { name: "years", type: "number", kind: "number", required: true, doc: "Number of years." },
      { name: "languageCode", type: "string", kind: "string", doc: "The language of a name with letters beyond ASCII." },
    ],
  },
};
