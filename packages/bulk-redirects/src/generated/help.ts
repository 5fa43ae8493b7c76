// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "bulk-redirects",
  operations: {
    listRedirects: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        {
          name: "diff", in: "query", type: "\"only\" | boolean", kind: "mixed", kinds: ["boolean", "string"], values: ["only"],
          doc: "`only` lists the differences from the live version, true marks them.",
        },
        { name: "page", in: "query", type: "number", kind: "number", doc: "Page number, from 1." },
        { name: "per_page", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "q", in: "query", type: "string", kind: "string", doc: "A part of the source or the destination." },
        {
          name: "sort_by", in: "query", type: "\"destination\" | \"source\" | \"statusCode\"", kind: "string", values: ["destination", "source", "statusCode"],
          doc: "Field to sort by.",
        },
        { name: "sort_order", in: "query", type: "\"asc\" | \"desc\"", kind: "string", values: ["asc", "desc"], doc: "Whether the order rises or falls." },
        { name: "versionId", in: "query", type: "string", kind: "string", doc: "The version; by default the editable one." },
      ],
      words: ["show redirects"],
      columns: ["source", "destination", "statusCode", "permanent"],
    },
    stageRedirects: {
      inputs: [
        { name: "projectId", in: "body", type: "string", kind: "string", required: true, doc: "The ID of the project to which the redirects belong." },
        { name: "teamId", in: "body", type: "string", kind: "string", required: true, doc: "The team that the project belongs to, by its ID." },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The name of the new version." },
        { name: "overwrite", in: "body", type: "boolean", kind: "boolean", doc: "Whether the redirects of the current version are left out." },
        {
          name: "redirects", in: "body", type: "StagedRedirect[]", kind: "object", array: true,
          doc: "The redirects of the new version, beside those of the current one unless `overwrite` is true.", members: "StagedRedirect",
        },
        {
          name: "bulkRedirectsFile", in: "body", type: "string", kind: "string", unpublished: true,
          doc: "Redirects as comma-separated values, whose first line names the members; the platform's command line sends them in\nthis form. Not in the platform's published description.",
        },
      ],
      words: ["add redirects", "bulk upload redirects", "redirect old URLs"],
      columns: ["alias", "version.id", "version.name", "version.isStaging"],
    },
    updateRedirect: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        {
          name: "redirect", in: "body", type: "RedirectChange", kind: "object", required: true, doc: "The redirect, identified by its source, and its changes.",
          members: "RedirectChange",
        },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The name of the new version." },
        { name: "restore", in: "body", type: "boolean", kind: "boolean", doc: "Whether the redirect goes back to what it is in the live version." },
      ],
      columns: ["alias", "version.id", "version.name", "version.isStaging"],
    },
    deleteRedirects: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "redirects", in: "body", type: "string[]", kind: "string", array: true, required: true, doc: "The sources of the redirects." },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The name of the new version." },
      ],
      columns: ["alias"],
    },
    restoreRedirects: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "redirects", in: "body", type: "string[]", kind: "string", array: true, required: true, doc: "The sources of the redirects." },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The name of the new version." },
      ],
    },
    listRedirectVersions: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
      ],
      rows: "versions",
      columns: ["id", "name", "isLive", "redirectCount", "lastModified"],
    },
    updateRedirectVersion: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "id", in: "body", type: "string", kind: "string", required: true, doc: "The version, by its ID." },
        {
          name: "action", in: "body", type: "\"discard\" | \"promote\" | \"restore\"", kind: "string", values: ["discard", "promote", "restore"],
          required: true, doc: "`promote` serves a staged version, `restore` serves an earlier one again, `discard` throws a staged one away.",
        },
        { name: "name", in: "body", type: "string", kind: "string", doc: "A new name of the version." },
      ],
      rows: "version",
      columns: ["id", "name", "isLive", "redirectCount", "lastModified"],
    },
  },
  shapes: {
    RedirectChange: [
      { name: "source", type: "string", kind: "string", required: true, doc: "The path whose redirect changes." },
      { name: "caseSensitive", type: "boolean", kind: "boolean", doc: "Whether the case of the source matters." },
      { name: "destination", type: "string", kind: "string", doc: "The path or URL that visitors are sent to from now on." },
      { name: "permanent", type: "boolean", kind: "boolean", doc: "Whether browsers may remember the redirect." },
      { name: "preserveQueryParams", type: "boolean", kind: "boolean", doc: "Whether the query of the request goes along." },
      { name: "query", type: "boolean", kind: "boolean", doc: "Whether the query of the request goes along." },
      { name: "statusCode", type: "number", kind: "number", doc: "The status of the redirect." },
    ],
    StagedRedirect: [
      { name: "destination", type: "string", kind: "string", required: true, doc: "The path or URL that visitors are sent to." },
      { name: "source", type: "string", kind: "string", required: true, doc: "The path that is redirected." },
      { name: "caseSensitive", type: "boolean", kind: "boolean", doc: "Whether the case of the source matters." },
      { name: "permanent", type: "boolean", kind: "boolean", doc: "Whether browsers may remember the redirect." },
      { name: "preserveQueryParams", type: "boolean", kind: "boolean", doc: "Whether the query of the request goes along." },
      { name: "query", type: "boolean", kind: "boolean", doc: "Whether the query of the request goes along." },
      { name: "statusCode", type: "number | string", kind: "mixed", kinds: ["number", "string"], doc: "The status of the redirect; empty for the default." },
    ],
  },
};
