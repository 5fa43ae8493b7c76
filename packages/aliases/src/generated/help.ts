// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "aliases",
  operations: {
    listDeploymentAliases: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The deployment whose aliases are listed, by its ID." },
      ],
      rows: "aliases",
      columns: ["uid", "alias", "created"],
    },
    assignAlias: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The deployment's ID." },
        { name: "alias", in: "body", type: "string", kind: "string", doc: "The host name." },
        {
          name: "redirect", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The host name that visitors are sent on to; null for none.",
        },
      ],
      words: ["point a host name to a deployment", "custom URL of a deployment"],
      columns: ["uid", "alias", "created"],
    },
    listAliases: {
      inputs: [
        { name: "domain", in: "query", type: "string[] | string", kind: "string", array: true, doc: "Only aliases of these domains." },
        { name: "from", in: "query", type: "number", kind: "number", doc: "Only aliases created after this time, like `since`. Unix time in milliseconds." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "Only aliases of this project." },
        { name: "rollbackDeploymentId", in: "query", type: "string", kind: "string", doc: "Only aliases that a rollback to this deployment would move." },
        { name: "since", in: "query", type: "number", kind: "number", doc: "Only aliases created after this time. Unix time in milliseconds." },
        { name: "until", in: "query", type: "number", kind: "number", doc: "Only aliases created before this time. Unix time in milliseconds." },
      ],
      words: ["host names", "URLs"],
      columns: ["uid", "alias", "deploymentId", "createdAt"],
    },
    getAlias: {
      inputs: [
        { name: "idOrAlias", in: "path", type: "string", kind: "string", required: true, doc: "The alias, by its ID or its host name." },
        { name: "from", in: "query", type: "number", kind: "number", doc: "Only an alias created after this time, like `since`. Unix time in milliseconds." },
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "Only an alias of this project." },
        { name: "since", in: "query", type: "number", kind: "number", doc: "Only an alias created after this time. Unix time in milliseconds." },
        { name: "until", in: "query", type: "number", kind: "number", doc: "Only an alias created before this time. Unix time in milliseconds." },
      ],
    },
    deleteAlias: {
      inputs: [
        { name: "aliasId", in: "path", type: "string", kind: "string", required: true, doc: "The alias's ID or host name." },
      ],
    },
    updateUrlProtectionBypass: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The ID or host name of the deployment or alias." },
        {
          name: "scope", in: "body", type: "UserAccess", kind: "object",
          doc: "The person, and whether access is granted or denied. Only in \"Grants or denies a person access\".", members: "UserAccess",
        },
        {
          name: "override", in: "body", type: "object", kind: "object",
          doc: "Whether the alias is exempt from protection. Only in \"Exempts the URL from protection, or ends that\".",
          members: "UpdateUrlProtectionBypassInput.override",
        },
        {
          name: "revoke", in: "body", type: "BypassRevocation", kind: "object",
          doc: "The link to end, and whether a new one takes its place. Only in \"Makes a shareable link, or replaces one\".", members: "BypassRevocation",
        },
        {
          name: "ttl", in: "body", type: "number", kind: "number",
          doc: "Validity of the link, in seconds. At most 63072000. Only in \"Makes a shareable link, or replaces one\".",
        },
      ],
      variants: { of: [{ required: ["scope"], optional: [] }, { required: ["override"], optional: [] }, { required: [], optional: ["revoke", "ttl"] }] },
      words: ["shareable link", "share a preview"],
    },
  },
  shapes: {
    BypassRevocation: [
      { name: "regenerate", type: "boolean", kind: "boolean", required: true, doc: "Whether a new secret takes its place." },
      { name: "secret", type: "string", kind: "string", required: true, secret: true, doc: "The secret that stops working." },
    ],
    "UpdateUrlProtectionBypassInput.override": [
      {
        name: "scope", type: "\"alias-protection-override\"", kind: "string", values: ["alias-protection-override"], required: true,
        doc: "The exemption holds for the alias, whatever deployment it points to.",
      },
      {
        name: "action", type: "\"create\" | \"revoke\"", kind: "string", values: ["create", "revoke"], required: true,
        doc: "`create` exempts the alias: everyone sees its deployment; `revoke` protects it again.",
      },
    ],
    UserAccess: [
      {
        name: "access", type: "GrantedAccess", kind: "string", values: ["granted", "denied"], required: true,
        doc: "Whether the person may see what is protected.",
      },
      {
        name: "userId", type: "string", kind: "string",
        doc: "In \"A person by user ID\": The person, by user ID. In \"A person by e-mail address\": The person's user ID, beside the e-mail address.",
      },
      {
        name: "email", type: "string", kind: "string",
        doc: "In \"A person by user ID\": The person's e-mail address, beside the user ID. In \"A person by e-mail address\": The person, by e-mail address.",
      },
    ],
  },
  variants: {
    UserAccess: { of: [{ required: ["access", "userId"], optional: ["email"] }, { required: ["access", "email"], optional: ["userId"] }] },
  },
};
