// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "dns",
  operations: {
    listDnsRecords: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "since", in: "query", type: "string", kind: "string", doc: "Only records created after this time, in Unix milliseconds." },
        { name: "until", in: "query", type: "string", kind: "string", doc: "Only records created before this time, in Unix milliseconds." },
      ],
      words: ["A record", "CNAME", "MX", "TXT", "zone"],
      columns: ["id", "name", "type", "value", "ttl"],
    },
    createDnsRecord: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
        {
          name: "type", in: "body", type: "string", kind: "string", values: ["MX", "A", "AAAA", "ALIAS", "CAA", "CNAME", "SRV", "TXT", "NS", "HTTPS"],
          required: true,
          doc: "In \"A mail server\": Makes it an MX record: the name's mail goes to a mail server. In \"An IPv4 address\": Makes it an A record: the name leads to an IPv4 address. In \"An IPv6 address\": Makes it an AAAA record: the name leads to an IPv6 address. In \"Alias of another name, for the domain itself too\": Makes it an ALIAS record: the name answers with the addresses of another, also for the domain itself. In \"An authority that may issue certificates\": Makes it a CAA record, which names the authorities that may issue certificates for the name. In \"Alias of another name\": Makes it a CNAME record: the name is another name for a host. In \"A service\": Makes it an SRV record, which gives the location of a service of the name. In \"A text\": Makes it a TXT record: the name holds a text for programs to read. In \"A name server\": Makes it an NS record: other name servers answer for the name. In \"Settings of an HTTPS record\": Makes it an HTTPS record, which describes the HTTPS endpoint of the name.",
        },
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "The name under the domain; empty for the domain itself." },
        {
          name: "mxPriority", in: "body", type: "number", kind: "number",
          doc: "Order of preference among mail servers: the lowest is tried first. At least 0, at most 65535. Only in \"A mail server\".",
        },
        {
          name: "value", in: "body", type: "string", kind: "string",
          doc: "In \"A mail server\": The host name of the mail server. In \"An IPv4 address\": The IPv4 address that the name leads to. Format: `ipv4`. In \"An IPv6 address\": The IPv6 address that the name leads to. Format: `ipv6`. In \"Alias of another name, for the domain itself too\": The host name whose addresses are given. In \"An authority that may issue certificates\": The flags, the tag and the authority, as they stand in a zone file, such as `0 issue \"letsencrypt.org\"`. In \"Alias of another name\": The host name that the name leads to. In \"A text\": The text. In \"A name server\": The host name of the name server.",
        },
        {
          name: "comment", in: "body", type: "string", kind: "string",
          doc: "A note on the purpose of the record. At most 500 characters. In \"A service\" or \"A text\" or \"Settings of an HTTPS record\": A note on the purpose of the record.",
        },
        {
          name: "ttl", in: "body", type: "number", kind: "number",
          doc: "Time for which answers may be cached, in seconds. At least 60, at most 2147483647. In \"A service\" or \"A text\" or \"Settings of an HTTPS record\": Time for which answers may be cached, in seconds.",
        },
        {
          name: "srv", in: "body", type: "SrvRecordData", kind: "object",
          doc: "The host and the port of the service, with its rank among others. Only in \"A service\".", members: "SrvRecordData",
        },
        {
          name: "https", in: "body", type: "HttpsRecordData", kind: "object",
          doc: "The host that answers, and with which parameters. Only in \"Settings of an HTTPS record\".", members: "HttpsRecordData",
        },
      ],
      variants: {
        discriminator: "type",
        of: [
          { values: ["MX"], required: ["name", "mxPriority", "value"], optional: ["comment", "ttl"] },
          { values: ["A"], required: ["name", "value"], optional: ["comment", "ttl"] },
          { values: ["AAAA"], required: ["name", "value"], optional: ["comment", "ttl"] },
          { values: ["ALIAS"], required: ["name", "value"], optional: ["comment", "ttl"] },
          { values: ["CAA"], required: ["name", "value"], optional: ["comment", "ttl"] },
          { values: ["CNAME"], required: ["name"], optional: ["comment", "ttl", "value"] },
          { values: ["SRV"], required: ["name", "srv"], optional: ["comment", "ttl"] },
          { values: ["TXT"], required: ["name", "value"], optional: ["comment", "ttl"] },
          { values: ["NS"], required: ["name"], optional: ["comment", "ttl", "value"] },
          { values: ["HTTPS"], required: ["name", "https"], optional: ["comment", "ttl"] },
        ],
      },
      words: ["add a CNAME", "add an A record", "MX", "TXT"],
      columns: ["uid"],
    },
    updateDnsRecord: {
      inputs: [
        { name: "recordId", in: "path", type: "string", kind: "string", required: true, doc: "The record to change, by its ID: `rec_…`." },
        {
          name: "type", in: "body", type: "DnsRecordType | null", kind: "string", nullable: true,
          values: ["A", "AAAA", "ALIAS", "CAA", "CNAME", "HTTPS", "MX", "NS", "SRV", "TXT"], doc: "The type that the record gets.",
        },
        { name: "name", in: "body", type: "string | null", kind: "string", nullable: true, doc: "The name under the domain; empty for the domain itself." },
        { name: "comment", in: "body", type: "string", kind: "string", doc: "A note on the purpose of the record. At most 500 characters." },
        {
          name: "https", in: "body", type: "HttpsRecordData | null", kind: "object", nullable: true,
          doc: "HTTPS endpoint of the name and its parameters; for HTTPS records.", members: "HttpsRecordData",
        },
        {
          name: "mxPriority", in: "body", type: "number | null", kind: "number", nullable: true,
          doc: "Order of preference among mail servers: the lowest is tried first.",
        },
        {
          name: "srv", in: "body", type: "SrvRecordData | null", kind: "object", nullable: true, doc: "Location of the service; for SRV records.",
          members: "SrvRecordData",
        },
        { name: "ttl", in: "body", type: "number | null", kind: "number", nullable: true, doc: "Time for which answers may be cached, in seconds." },
        {
          name: "value", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "Value of the record; its form follows from the type of the record.",
        },
      ],
      words: ["edit a CNAME", "change an A record", "TTL"],
      columns: ["id", "name", "recordType", "value", "ttl"],
    },
    deleteDnsRecord: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
        { name: "recordId", in: "path", type: "string", kind: "string", required: true, doc: "The record to delete, by its ID: `rec_…`." },
      ],
    },
    replaceDnsRecords: {
      inputs: [
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The name of the domain." },
        { name: "body", in: "body", type: "bytes", kind: "bytes", required: true, doc: "The zone file, as name servers read it (RFC 1035)." },
      ],
      words: ["import a zone file"],
    },
    getDnsRecord: {
      inputs: [
        { name: "recordId", in: "path", type: "string", kind: "string", required: true, doc: "The record, by its ID: `rec_…`." },
      ],
      columns: ["id", "name", "recordType", "value", "ttl"],
    },
  },
  shapes: {
    HttpsRecordData: [
      { name: "priority", type: "number | null", kind: "number", nullable: true, required: true, doc: "Order of preference: the lowest is tried first." },
      { name: "target", type: "string | null", kind: "string", nullable: true, required: true, doc: "The host name that answers; `.` for the name itself." },
      { name: "params", type: "string | null", kind: "string", nullable: true, doc: "The parameters, as they stand in a zone file." },
    ],
    SrvRecordData: [
      { name: "port", type: "number | null", kind: "number", nullable: true, required: true, doc: "The port of the service." },
      { name: "priority", type: "number | null", kind: "number", nullable: true, required: true, doc: "Order of preference: the lowest is tried first." },
      {
        name: "weight", type: "number | null", kind: "number", nullable: true, required: true,
        doc: "The share of requests that it gets among those of the same priority: more for a larger number.",
      },
      {
        name: "target", type: "string | null", kind: "string", nullable: true, doc: "The host name of the service; absent or empty: there is no such service.",
      },
    ],
  },
};
