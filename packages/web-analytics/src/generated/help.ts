// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "web-analytics",
  operations: {
    aggregatePageviews: {
      inputs: [
        { name: "by", in: "query", type: "string[]", kind: "string", array: true, required: true, doc: "The dimensions to sum up by." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        {
          name: "since", in: "query", type: "number | string", kind: "mixed", kinds: ["number", "string"], required: true,
          doc: "The start of the period, as an ISO date or Unix milliseconds.",
        },
        {
          name: "until", in: "query", type: "number | string", kind: "mixed", kinds: ["number", "string"], required: true,
          doc: "The end of the period, as an ISO date or Unix milliseconds.",
        },
        { name: "filter", in: "query", type: "string", kind: "string", doc: "Only data that meets this expression." },
        { name: "limit", in: "query", type: "number", kind: "number", default: 10, doc: "Maximum number of rows." },
      ],
      words: ["visitors by page", "top pages", "traffic over time"],
    },
    aggregateEvents: {
      inputs: [
        { name: "by", in: "query", type: "string[]", kind: "string", array: true, required: true, doc: "The dimensions to sum up by." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        {
          name: "since", in: "query", type: "number | string", kind: "mixed", kinds: ["number", "string"], required: true,
          doc: "The start of the period, as an ISO date or Unix milliseconds.",
        },
        {
          name: "until", in: "query", type: "number | string", kind: "mixed", kinds: ["number", "string"], required: true,
          doc: "The end of the period, as an ISO date or Unix milliseconds.",
        },
        { name: "filter", in: "query", type: "string", kind: "string", doc: "Only data that meets this expression." },
        { name: "limit", in: "query", type: "number", kind: "number", default: 10, doc: "Maximum number of rows." },
      ],
      words: ["custom events", "conversions"],
    },
    countPageviews: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "filter", in: "query", type: "string", kind: "string", doc: "Only data that meets this expression." },
        {
          name: "since", in: "query", type: "number | string", kind: "mixed", kinds: ["number", "string"],
          doc: "The start of the period, as an ISO date or Unix milliseconds.",
        },
        {
          name: "until", in: "query", type: "number | string", kind: "mixed", kinds: ["number", "string"],
          doc: "The end of the period, as an ISO date or Unix milliseconds.",
        },
      ],
      words: ["how many visitors", "visits"],
    },
    countEvents: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "filter", in: "query", type: "string", kind: "string", doc: "Only data that meets this expression." },
        {
          name: "since", in: "query", type: "number | string", kind: "mixed", kinds: ["number", "string"],
          doc: "The start of the period, as an ISO date or Unix milliseconds.",
        },
        {
          name: "until", in: "query", type: "number | string", kind: "mixed", kinds: ["number", "string"],
          doc: "The end of the period, as an ISO date or Unix milliseconds.",
        },
      ],
    },
    toggleWebAnalytics: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "value", in: "body", type: "boolean", kind: "boolean", required: true, doc: "Whether it is on." },
      ],
    },
  },
  shapes: {},
};
