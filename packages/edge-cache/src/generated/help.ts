// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "edge-cache",
  operations: {
    invalidateCacheByTags: {
      inputs: [
        { name: "projectIdOrName", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "tags", in: "body", type: "string[] | string", kind: "string", array: true, required: true, doc: "The tags, or one of them." },
        { name: "target", in: "body", type: "TargetEnvironment", kind: "string", values: ["production", "preview"], doc: "The environment; without it, all." },
      ],
      words: ["purge cache", "clear CDN cache", "flush", "revalidate"],
    },
    dangerouslyDeleteCacheByTags: {
      inputs: [
        { name: "projectIdOrName", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "tags", in: "body", type: "string[] | string", kind: "string", array: true, required: true, doc: "The tags, or one of them." },
        {
          name: "revalidationDeadlineSeconds", in: "body", type: "number", kind: "number",
          doc: "Maximum time for which stale cached content may still be served before it is requested anew, in seconds. At least 0.",
        },
        { name: "target", in: "body", type: "TargetEnvironment", kind: "string", values: ["production", "preview"], doc: "The environment; without it, all." },
      ],
      words: ["purge cache", "clear CDN cache at once"],
    },
    invalidateCacheBySrcImages: {
      inputs: [
        { name: "projectIdOrName", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "srcImages", in: "body", type: "string[]", kind: "string", array: true, required: true, doc: "The source images, by their path." },
      ],
    },
    dangerouslyDeleteCacheBySrcImages: {
      inputs: [
        { name: "projectIdOrName", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "srcImages", in: "body", type: "string[]", kind: "string", array: true, required: true, doc: "The source images, by their path." },
        {
          name: "revalidationDeadlineSeconds", in: "body", type: "number", kind: "number",
          doc: "Maximum time for which stale cached content may still be served before it is requested anew, in seconds.",
        },
      ],
    },
  },
  shapes: {},
};
