// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "project-routes",
  operations: {
    listProjectRoutes: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project." },
        {
          name: "diff", in: "query", type: "\"only\" | boolean", kind: "mixed", kinds: ["boolean", "string"], values: ["only"],
          doc: "`only` lists the differences from the live version, true marks them.",
        },
        {
          name: "filter", in: "query", type: "ProjectRouteType", kind: "string", values: ["redirect", "rewrite", "set_status", "transform"],
          doc: "Only rules that do this.",
        },
        { name: "q", in: "query", type: "string", kind: "string", doc: "A part of the name, the source or the destination." },
        { name: "versionId", in: "query", type: "string", kind: "string", doc: "The version; by default the editable one." },
      ],
      rows: "routes",
      columns: ["id", "name"],
    },
    addProjectRoute: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "route", in: "body", type: "ProjectRouteInput", kind: "object", required: true, doc: "The new rule.", members: "ProjectRouteInput" },
        {
          name: "position", in: "body", type: "RoutePosition", kind: "object", doc: "Position of the rule among the others; last by default.",
          members: "RoutePosition",
        },
      ],
      words: ["rewrite", "header", "redirect", "routing rule"],
      columns: ["route.id", "route.name", "version.id"],
    },
    stageProjectRoutes: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "overwrite", in: "body", type: "boolean", kind: "boolean", doc: "Whether the rules of the current version are left out." },
        {
          name: "routes", in: "body", type: "StagedProjectRoute[]", kind: "object", array: true, doc: "The rules that the new version has.",
          members: "StagedProjectRoute",
        },
      ],
      rows: "version",
      columns: ["id", "alias", "isLive", "ruleCount", "lastModified"],
    },
    deleteProjectRoutes: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "routeIds", in: "body", type: "string[]", kind: "string", array: true, required: true, doc: "The rules that are deleted, by their IDs." },
      ],
    },
    updateProjectRoute: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "routeId", in: "path", type: "string", kind: "string", required: true, doc: "The rule, by its ID." },
        { name: "restore", in: "body", type: "boolean", kind: "boolean", doc: "Whether the rule goes back to what it is in the live version." },
        { name: "route", in: "body", type: "ProjectRouteInput", kind: "object", doc: "The complete new rule.", members: "ProjectRouteInput" },
      ],
      rows: "version",
      columns: ["id", "alias", "isLive", "ruleCount", "lastModified"],
    },
    generateProjectRoute: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "prompt", in: "body", type: "string", kind: "string", required: true, doc: "Description of the rule to generate." },
        {
          name: "currentRoute", in: "body", type: "CurrentProjectRoute", kind: "object",
          doc: "The rule as it is, when it is to be changed; left out for a new one.", members: "CurrentProjectRoute",
        },
      ],
      rows: "route",
      columns: ["name"],
    },
    listProjectRouteVersions: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project." },
      ],
      rows: "versions",
      columns: ["id", "alias", "isLive", "ruleCount", "lastModified"],
    },
    updateProjectRouteVersion: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "id", in: "body", type: "string", kind: "string", required: true, doc: "The version, by its ID." },
        {
          name: "action", in: "body", type: "\"discard\" | \"promote\" | \"restore\"", kind: "string", values: ["discard", "promote", "restore"],
          required: true, doc: "`promote` makes the version live, `restore` returns to it, `discard` deletes it.",
        },
      ],
      rows: "version",
      columns: ["id", "alias", "isLive", "ruleCount", "lastModified"],
    },
  },
  shapes: {
    CurrentProjectRoute: [
      {
        name: "actions", type: "CurrentRouteAction[]", kind: "object", array: true, required: true, doc: "Actions of the rule.", members: "CurrentRouteAction",
      },
      { name: "pathCondition", type: "object", kind: "object", required: true, doc: "Condition on the path.", members: "CurrentProjectRoute.pathCondition" },
      { name: "name", type: "string", kind: "string", doc: "The name of the rule." },
      {
        name: "conditions", type: "CurrentRouteCondition[]", kind: "object", array: true, doc: "Further conditions on the request.",
        members: "CurrentRouteCondition",
      },
      { name: "description", type: "string", kind: "string", doc: "Purpose of the rule." },
    ],
    "CurrentProjectRoute.pathCondition": [
      { name: "syntax", type: "string", kind: "string", doc: "Syntax of the path pattern: `equals`, `path-to-regexp` or `regex`." },
      { name: "value", type: "string", kind: "string", doc: "The path or the pattern." },
    ],
    CurrentRouteAction: [
      { name: "type", type: "string", kind: "string", doc: "Kind of action: `modify`, `redirect`, `rewrite` or `set-status`." },
      { name: "dest", type: "string", kind: "string", doc: "The path or URL that a redirect or a rewrite leads to." },
      {
        name: "headers", type: "object[]", kind: "object", array: true, doc: "The headers or query values that `modify` changes.",
        members: "CurrentRouteAction.headers",
      },
      { name: "status", type: "number", kind: "number", doc: "The status of the answer, for a redirect or `set-status`." },
      {
        name: "subType", type: "string", kind: "string",
        doc: "Target of `modify`: `response-headers`, `transform-request-header` or `transform-request-query`.",
      },
    ],
    "CurrentRouteAction.headers": [
      { name: "key", type: "string", kind: "string", doc: "The name of the header or the query value." },
      { name: "op", type: "string", kind: "string", doc: "Whether the value is set, appended or deleted: `set`, `append` or `delete`." },
      { name: "value", type: "string", kind: "string", doc: "The value that is set or appended." },
    ],
    CurrentRouteCondition: [
      { name: "key", type: "string", kind: "string", doc: "The name of the header, the cookie or the query value; a host needs none." },
      { name: "field", type: "string", kind: "string", doc: "Part of the request to inspect: `header`, `cookie`, `host` or `query`." },
      { name: "missing", type: "boolean", kind: "boolean", doc: "Whether it must not be there." },
      {
        name: "operator", type: "string", kind: "string",
        doc: "Comparison operator for the value: `eq`, `contains`, `re` for a regular expression, or `exists`.",
      },
      { name: "value", type: "string", kind: "string", doc: "Value to compare with." },
    ],
    ProjectRouteCondition: [
      { name: "type", type: "RouteConditionType", kind: "string", values: ["header", "cookie", "host", "query"], doc: "Part of the request to inspect." },
      { name: "key", type: "string", kind: "string", doc: "The name of the header, the cookie or the query value; a host needs none." },
      { name: "value", type: "string", kind: "string", doc: "Value to match; any value matches by default." },
    ],
    ProjectRouteInput: [
      { name: "name", type: "string", kind: "string", required: true, doc: "The name of the rule." },
      { name: "route", type: "ProjectRouteRule", kind: "object", required: true, doc: "Conditions and actions of the rule.", members: "ProjectRouteRule" },
      { name: "description", type: "string", kind: "string", doc: "Purpose of the rule." },
      { name: "enabled", type: "boolean", kind: "boolean", doc: "Whether the rule is on." },
      {
        name: "srcSyntax", type: "RouteSyntax", kind: "string", values: ["equals", "path-to-regexp", "regex"],
        doc: "Syntax of the source; derived from its form by default.",
      },
    ],
    ProjectRouteRule: [
      { name: "src", type: "string", kind: "string", required: true, doc: "The source: the path or the pattern that is matched." },
      { name: "caseSensitive", type: "boolean", kind: "boolean", doc: "Whether upper and lower case differ in the path." },
      { name: "dest", type: "string", kind: "string", doc: "The path or URL that answers." },
      { name: "has", type: "ProjectRouteCondition[]", kind: "object", array: true, doc: "Conditions that must hold.", members: "ProjectRouteCondition" },
      { name: "headers", type: "Record<string, unknown>", kind: "object", doc: "Headers that the answer gets, by name.", members: "ProjectRouteRule.headers" },
      {
        name: "missing", type: "ProjectRouteCondition[]", kind: "object", array: true, doc: "Conditions that must not hold.", members: "ProjectRouteCondition",
      },
      { name: "respectOriginCacheControl", type: "boolean", kind: "boolean", doc: "Whether the cache headers of the destination are respected." },
      { name: "status", type: "number", kind: "number", doc: "The status of the response, such as that of a redirect." },
      {
        name: "transforms", type: "ProjectRouteTransform[]", kind: "object", array: true, doc: "Changes of headers or of the query.",
        members: "ProjectRouteTransform",
      },
    ],
    "ProjectRouteRule.headers": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    ProjectRouteTransform: [
      {
        name: "type", type: "\"request.headers\" | \"request.query\" | \"response.headers\"", kind: "string",
        values: ["request.headers", "request.query", "response.headers"],
        doc: "Target of the transform: headers or query of the request, or headers of the response.",
      },
      { name: "args", type: "unknown", kind: "mixed", doc: "The value that is set or appended." },
      { name: "env", type: "string[]", kind: "string", array: true, doc: "The names of environment variables that the value may use." },
      { name: "op", type: "RouteOperation", kind: "string", values: ["append", "set", "delete"], doc: "Whether the value is set, appended or deleted." },
      { name: "target", type: "Record<string, unknown>", kind: "object", doc: "Header or query value to change.", members: "ProjectRouteTransform.target" },
    ],
    "ProjectRouteTransform.target": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    RoutePosition: [
      {
        name: "placement", type: "RoutePlacement", kind: "string", values: ["after", "before", "end", "start"],
        doc: "`start`, `end`, or `before` or `after` another rule.",
      },
      { name: "referenceId", type: "string", kind: "string", doc: "The ID of the rule beside which the rule is placed; only `before` and `after` need it." },
    ],
    StagedProjectRoute: [
      { name: "id", type: "string", kind: "string", required: true, doc: "The rule's ID." },
      { name: "name", type: "string", kind: "string", required: true, doc: "The name of the rule." },
      { name: "route", type: "ProjectRouteRule", kind: "object", required: true, doc: "Conditions and actions of the rule.", members: "ProjectRouteRule" },
      { name: "description", type: "string", kind: "string", doc: "Purpose of the rule." },
      { name: "enabled", type: "boolean", kind: "boolean", doc: "Whether the rule is on." },
      {
        name: "srcSyntax", type: "RouteSyntax", kind: "string", values: ["equals", "path-to-regexp", "regex"], unpublished: true,
        doc: "Syntax of the source; derived from its form by default. Not in the platform's published description.",
      },
      {
        name: "rawDest", type: "string", kind: "string", unpublished: true,
        doc: "The destination as it was given. Not in the platform's published description.",
      },
      { name: "rawSrc", type: "string", kind: "string", unpublished: true, doc: "The source as it was given. Not in the platform's published description." },
      {
        name: "routeType", type: "ProjectRouteType", kind: "string", values: ["redirect", "rewrite", "set_status", "transform"], unpublished: true,
        doc: "Not in the platform's published description.",
      },
      {
        name: "staged", type: "boolean", kind: "boolean", unpublished: true,
        doc: "Whether it differs from the live version. Not in the platform's published description.",
      },
    ],
  },
};
