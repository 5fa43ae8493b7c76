// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  ServiceDestination,
} from "../../../../shapes/generated/types.ts";
export type {
  ServiceDestination,
} from "../../../../shapes/generated/types.ts";

/** The current form of the rule, if it is to be changed. */
export interface CurrentProjectRoute {
  /** The name of the rule. */
  name?: string | undefined;
  /** Actions of the rule. */
  actions: readonly CurrentRouteAction[];
  /** Condition on the path. */
  pathCondition: {
    /** Syntax of the path pattern: `equals`, `path-to-regexp` or `regex`. */
    syntax?: string | undefined;
    /** The path or the pattern. */
    value?: string | undefined;
  };
  /** Further conditions on the request. */
  conditions?: readonly CurrentRouteCondition[] | undefined;
  /** Purpose of the rule. */
  description?: string | undefined;
}

/** Action of the rule. */
export interface CurrentRouteAction {
  /** Kind of action: `modify`, `redirect`, `rewrite` or `set-status`. */
  type?: string | undefined;
  /** The path or URL that a redirect or a rewrite leads to. */
  dest?: string | undefined;
  /** The headers or query values that `modify` changes. */
  headers?: readonly {
    /** The name of the header or the query value. */
    key?: string | undefined;
    /** Whether the value is set, appended or deleted: `set`, `append` or `delete`. */
    op?: string | undefined;
    /** The value that is set or appended. */
    value?: string | undefined;
  }[] | undefined;
  /** The status of the answer, for a redirect or `set-status`. */
  status?: number | undefined;
  /** Target of `modify`: `response-headers`, `transform-request-header` or `transform-request-query`. */
  subType?: string | undefined;
}

/** Condition on the request. */
export interface CurrentRouteCondition {
  /** The name of the header, the cookie or the query value; a host needs none. */
  key?: string | undefined;
  /** Part of the request to inspect: `header`, `cookie`, `host` or `query`. */
  field?: string | undefined;
  /** Whether it must not be there. */
  missing?: boolean | undefined;
  /** Comparison operator for the value: `eq`, `contains`, `re` for a regular expression, or `exists`. */
  operator?: string | undefined;
  /** Value to compare with. */
  value?: string | undefined;
}

/** A rule that was written. */
export interface GeneratedProjectRoute {
  name: string;
  actions: GeneratedRouteAction[];
  description: string;
  pathCondition: {
    syntax: RouteSyntax;
    value: string;
  };
  conditions?: GeneratedRouteCondition[] | undefined;
}

/** The generated rule, or the reason why there is none. */
export interface GeneratedProjectRouteAnswer {
  error?: string | undefined;
  route?: GeneratedProjectRoute | undefined;
}

/** Action of the rule. */
export interface GeneratedRouteAction {
  type: GeneratedRouteActionType;
  dest?: string | undefined;
  headers?: {
    key: string;
    op: RouteOperation;
    value?: string | undefined;
  }[] | undefined;
  status?: number | undefined;
  subType?: "response-headers" | "transform-request-header" | "transform-request-query" | Unlisted | undefined;
}

/** Kind of action that a rule takes on a request. */
export type GeneratedRouteActionType = "modify" | "redirect" | "rewrite" | "set-status" | Unlisted;

/** Condition on the request. */
export interface GeneratedRouteCondition {
  key?: string | undefined;
  field: RouteConditionType;
  missing: boolean;
  operator: GeneratedRouteOperator;
  value?: string | undefined;
}

/** Comparison with a value. */
export type GeneratedRouteOperator = "contains" | "eq" | "exists" | "re" | Unlisted;

/** A routing rule. */
export interface ProjectRoute {
  id: string;
  name: string;
  route: SourceRoute;
  description?: string | undefined;
  enabled?: boolean | undefined;
  /** The destination as it was given. */
  rawDest?: string | undefined;
  /** The source as it was given. */
  rawSrc?: string | undefined;
  routeType?: ProjectRouteType | undefined;
  srcSyntax?: RouteSyntax | undefined;
  /** Whether it differs from the live version. */
  staged?: boolean | undefined;
  /** Difference to the live version, where it was requested: `+` is new, `-` is removed, `~` is changed. Not in the platform's published description. */
  action?: "+" | "-" | "~" | Unlisted | undefined;
}

/** Condition on a part of the request. */
export interface ProjectRouteCondition {
  /** Part of the request to inspect. */
  type?: RouteConditionType | undefined;
  /** The name of the header, the cookie or the query value; a host needs none. */
  key?: string | undefined;
  /** Value to match; any value matches by default. */
  value?: string | undefined;
}

/** A routing rule. */
export interface ProjectRouteInput {
  /** The name of the rule. */
  name: string;
  /** Conditions and actions of the rule. */
  route: ProjectRouteRule;
  /** Purpose of the rule. */
  description?: string | undefined;
  /** Whether the rule is on. */
  enabled?: boolean | undefined;
  /** Syntax of the source; derived from its form by default. */
  srcSyntax?: RouteSyntax | undefined;
}

/** Conditions and actions of the rule. */
export interface ProjectRouteRule {
  /** The source: the path or the pattern that is matched. */
  src: string;
  /** Whether upper and lower case differ in the path. */
  caseSensitive?: boolean | undefined;
  /** The path or URL that answers. */
  dest?: string | undefined;
  /** Conditions that must hold. */
  has?: readonly ProjectRouteCondition[] | undefined;
  /** Headers that the answer gets, by name. */
  headers?: { [key: string]: unknown } | undefined;
  /** Conditions that must not hold. */
  missing?: readonly ProjectRouteCondition[] | undefined;
  /** Whether the cache headers of the destination are respected. */
  respectOriginCacheControl?: boolean | undefined;
  /** The status of the response, such as that of a redirect. */
  status?: number | undefined;
  /** Changes of headers or of the query. */
  transforms?: readonly ProjectRouteTransform[] | undefined;
}

/** A change of a header or of the query. */
export interface ProjectRouteTransform {
  /** Target of the transform: headers or query of the request, or headers of the response. */
  type?: "request.headers" | "request.query" | "response.headers" | Unlisted | undefined;
  /** The value that is set or appended. */
  args?: unknown | undefined;
  /** The names of environment variables that the value may use. */
  env?: readonly string[] | undefined;
  /** Whether the value is set, appended or deleted. */
  op?: RouteOperation | undefined;
  /** Header or query value to change. */
  target?: { [key: string]: unknown } | undefined;
}

/** Kind of action that a rule takes. */
export type ProjectRouteType = "redirect" | "rewrite" | "set_status" | "transform" | Unlisted;

/** A version of a project's routing rules. */
export interface ProjectRouteVersion {
  id: string;
  createdBy: string;
  /** Unix time in milliseconds. */
  lastModified: number;
  /** Storage key of the version. */
  s3Key: string;
  /** The host name that it can be tried under. */
  alias?: string | undefined;
  /** Whether the version is live. */
  isLive?: boolean | undefined;
  /** Whether it waits to be promoted. */
  isStaging?: boolean | undefined;
  ruleCount?: number | undefined;
}

/** A condition on the host or on a header, cookie or query value. */
export type RouteCondition = RouteHostCondition | RouteKeyCondition;

/** Part of the request to inspect. */
export type RouteConditionType = "header" | "cookie" | "host" | "query" | Unlisted;

/** A condition on the host. */
export interface RouteHostCondition {
  /** The condition is on the host name that the request is made to. */
  type: "host";
  /** A regular expression for the host name, or another way to compare it. */
  value: string | RouteMatcher;
}

/** A condition on a header, cookie or query value. */
export interface RouteKeyCondition {
  /** Part of the request to check: a cookie, a header or a query parameter. */
  type: "cookie" | "header" | "query";
  /** The name of the cookie, header or query parameter. */
  key: string;
  /** A regular expression for the value, or another way to compare it; any value will do when absent. */
  value?: string | RouteMatcher | undefined;
}

/** Changes a header or a query value. */
export interface RouteKeyTransform {
  /** Target of the transform: headers or query parameters of the request, or headers of the response. */
  type: "request.headers" | "request.query" | "response.headers";
  /** `append` adds to the value, `set` replaces it, `delete` removes it. */
  op: "append" | "delete" | "set" | Unlisted;
  /** Headers or query parameters to change. */
  target: {
    /** The name of the header or query parameter, or how names are compared. */
    key: string | RouteMatcher;
  };
  /** Value or values to set or append; required for both. */
  args?: string | string[] | undefined;
  /** The names of environment variables whose `$NAME` in `args` is replaced by their value. */
  env?: string[] | undefined;
}

/** Comparison with a value. */
export interface RouteMatcher {
  /** The value is exactly this. */
  eq?: number | string | undefined;
  /** The value, as a number, is greater than this. */
  gt?: number | undefined;
  /** The value, as a number, is this or greater. */
  gte?: number | undefined;
  /** The value is one of these. */
  inc?: string[] | undefined;
  /** The value, as a number, is less than this. */
  lt?: number | undefined;
  /** The value, as a number, is this or less. */
  lte?: number | undefined;
  /** The value is anything but this. */
  neq?: string | undefined;
  /** The value is none of these. */
  ninc?: string[] | undefined;
  /** The value begins with this. */
  pre?: string | undefined;
  /** The value matches this regular expression. */
  re?: string | undefined;
  /** The value ends with this. */
  suf?: string | undefined;
}

/** Operation on the header or value. */
export type RouteOperation = "append" | "set" | "delete" | Unlisted;

/** Changes the path. */
export interface RoutePathTransform {
  /** Changes the path of the request. */
  type: "request.path";
  /** Replaces the path. */
  op: "set";
  /** The new path. */
  args: string;
  /** The names of environment variables whose `$NAME` in `args` is replaced by their value. */
  env?: string[] | undefined;
}

/** Placement of a rule among the others. */
export type RoutePlacement = "after" | "before" | "end" | "start" | Unlisted;

/** Position of the rule. */
export interface RoutePosition {
  /** `start`, `end`, or `before` or `after` another rule. */
  placement?: RoutePlacement | undefined;
  /** The ID of the rule beside which the rule is placed; only `before` and `after` need it. */
  referenceId?: string | undefined;
}

/** Syntax of a path pattern. */
export type RouteSyntax = "equals" | "path-to-regexp" | "regex" | Unlisted;

/** Changes a request or an answer. */
export type RouteTransform = RouteKeyTransform | RoutePathTransform;

/** A route that matches requests by their path. */
export interface SourceRoute {
  /** A regular expression for the path. */
  src: string;
  caseSensitive?: boolean | undefined;
  /** Whether the file system is looked at again after the route. */
  check?: boolean | undefined;
  /** Whether later routes are looked at too. */
  continue?: boolean | undefined;
  /** The path or URL that answers. */
  dest?: string | undefined;
  destination?: string | ServiceDestination | undefined;
  env?: string[] | undefined;
  has?: RouteCondition[] | undefined;
  headers?: { [key: string]: string } | undefined;
  important?: boolean | undefined;
  locale?: {
    cookie?: string | undefined;
    redirect?: { [key: string]: string } | undefined;
  } | undefined;
  methods?: string[] | undefined;
  middleware?: number | undefined;
  middlewarePath?: string | undefined;
  middlewareRawSrc?: string[] | undefined;
  missing?: RouteCondition[] | undefined;
  mitigate?: {
    action: "challenge" | "deny" | Unlisted;
  } | undefined;
  override?: boolean | undefined;
  respectOriginCacheControl?: boolean | undefined;
  source?: string | undefined;
  status?: number | undefined;
  statusCode?: number | undefined;
  transforms?: RouteTransform[] | undefined;
}

/** The rules of a new version. */
export interface StageProjectRoutesRequest {
  /** Whether the rules of the current version are left out. */
  overwrite?: boolean | undefined;
  /** The rules that the new version has. */
  routes?: readonly StagedProjectRoute[] | undefined;
}

/** A rule of a new version. */
export interface StagedProjectRoute {
  /** The rule's ID. */
  id: string;
  /** The name of the rule. */
  name: string;
  /** Conditions and actions of the rule. */
  route: ProjectRouteRule;
  /** Purpose of the rule. */
  description?: string | undefined;
  /** Whether the rule is on. */
  enabled?: boolean | undefined;
  /** Syntax of the source; derived from its form by default. Not in the platform's published description. */
  srcSyntax?: RouteSyntax | undefined;
  /** The destination as it was given. Not in the platform's published description. */
  rawDest?: string | undefined;
  /** The source as it was given. Not in the platform's published description. */
  rawSrc?: string | undefined;
  /** Not in the platform's published description. */
  routeType?: ProjectRouteType | undefined;
  /** Whether it differs from the live version. Not in the platform's published description. */
  staged?: boolean | undefined;
}

/** Input of `listProjectRoutes`. */
export interface ListProjectRoutesInput {
  /** The project. */
  projectId: string;
  /** `only` lists the differences from the live version, true marks them. */
  diff?: "only" | boolean | undefined;
  /** Only rules that do this. */
  filter?: ProjectRouteType | undefined;
  /** A part of the name, the source or the destination. */
  q?: string | undefined;
  /** The version; by default the editable one. */
  versionId?: string | undefined;
}

/** Answer of `listProjectRoutes`. */
export type ListProjectRoutesOutput = {
  diffCount?: number | undefined;
  routes?: ProjectRoute[] | undefined;
  version?: ProjectRouteVersion | undefined;
} | {
  limit?: {
    currentRoutes: number;
    maxRoutes: number;
  } | undefined;
  routes?: ProjectRoute[] | undefined;
  version?: ProjectRouteVersion | undefined;
} | {
  routes?: ProjectRoute[] | undefined;
  version?: ProjectRouteVersion | undefined;
};

/** Input of `addProjectRoute`. */
export interface AddProjectRouteInput {
  /** The project. */
  projectId: string;
  /** The new rule. */
  route: ProjectRouteInput;
  /** Position of the rule among the others; last by default. */
  position?: RoutePosition | undefined;
}

/** Answer of `addProjectRoute`. */
export interface AddProjectRouteOutput {
  route: ProjectRoute;
  version: ProjectRouteVersion;
}

/** Input of `stageProjectRoutes`. */
export interface StageProjectRoutesInput extends StageProjectRoutesRequest {
  /** The project. */
  projectId: string;
}

/** Answer of `stageProjectRoutes`. */
export interface StageProjectRoutesOutput {
  version: ProjectRouteVersion;
}

/** Input of `deleteProjectRoutes`. */
export interface DeleteProjectRoutesInput {
  /** The project. */
  projectId: string;
  /** The rules that are deleted, by their IDs. */
  routeIds: readonly string[];
}

/** Answer of `deleteProjectRoutes`. */
export interface DeleteProjectRoutesOutput {
  deletedCount: number;
  version: ProjectRouteVersion;
}

/** Input of `updateProjectRoute`. */
export interface UpdateProjectRouteInput {
  /** The project. */
  projectId: string;
  /** The rule, by its ID. */
  routeId: string;
  /** Whether the rule goes back to what it is in the live version. */
  restore?: boolean | undefined;
  /** The complete new rule. */
  route?: ProjectRouteInput | undefined;
}

/** Answer of `updateProjectRoute`. */
export interface UpdateProjectRouteOutput {
  version: ProjectRouteVersion;
  route?: ProjectRoute | undefined;
}

/** Input of `generateProjectRoute`. */
export interface GenerateProjectRouteInput {
  /** The project. */
  projectId: string;
  /** Description of the rule to generate. */
  prompt: string;
  /** The rule as it is, when it is to be changed; left out for a new one. */
  currentRoute?: CurrentProjectRoute | undefined;
}

/** Answer of `generateProjectRoute`. */
export type GenerateProjectRouteOutput = GeneratedProjectRouteAnswer;

/** Input of `listProjectRouteVersions`. */
export interface ListProjectRouteVersionsInput {
  /** The project. */
  projectId: string;
}

/** Answer of `listProjectRouteVersions`. */
export interface ListProjectRouteVersionsOutput {
  versions: ProjectRouteVersion[];
}

/** Input of `updateProjectRouteVersion`. */
export interface UpdateProjectRouteVersionInput {
  /** The project. */
  projectId: string;
  /** The version, by its ID. */
  id: string;
  /** `promote` makes the version live, `restore` returns to it, `discard` deletes it. */
  action: "discard" | "promote" | "restore" | Unlisted;
}

/** Answer of `updateProjectRouteVersion`. */
export interface UpdateProjectRouteVersionOutput {
  version: ProjectRouteVersion;
}
