// Generated from contract/ by `pnpm generate`. Changes here are lost.

/** The rule as it is, when it is to be changed. */
export interface CurrentProjectRoute {
  name?: string | undefined;
  actions: readonly CurrentRouteAction[];
  pathCondition: {
    syntax?: string | undefined;
    value?: string | undefined;
  };
  conditions?: readonly CurrentRouteCondition[] | undefined;
  description?: string | undefined;
}

/** What the rule does. */
export interface CurrentRouteAction {
  type?: string | undefined;
  dest?: string | undefined;
  headers?: readonly {
    key?: string | undefined;
    op?: string | undefined;
    value?: string | undefined;
  }[] | undefined;
  status?: number | undefined;
  subType?: string | undefined;
}

/** What has to be in the request. */
export interface CurrentRouteCondition {
  key?: string | undefined;
  field?: string | undefined;
  missing?: boolean | undefined;
  operator?: string | undefined;
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

/** The rule that was written, or why there is none. */
export interface GeneratedProjectRouteAnswer {
  error?: string | undefined;
  route?: GeneratedProjectRoute | undefined;
}

/** What the rule does. */
export interface GeneratedRouteAction {
  type: GeneratedRouteActionType;
  dest?: string | undefined;
  headers?: {
    key: string;
    op: RouteOperation;
    value?: string | undefined;
  }[] | undefined;
  status?: number | undefined;
  subType?: "response-headers" | "transform-request-header" | "transform-request-query" | (string & {}) | undefined;
}

/** What a route does with a request. */
export type GeneratedRouteActionType = "modify" | "redirect" | "rewrite" | "set-status" | (string & {});

/** What has to be in the request. */
export interface GeneratedRouteCondition {
  key?: string | undefined;
  field: RouteConditionType;
  missing: boolean;
  operator: GeneratedRouteOperator;
  value?: string | undefined;
}

/** How a value is compared. */
export type GeneratedRouteOperator = "contains" | "eq" | "exists" | "re" | (string & {});

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
}

/** Something in the request. */
export interface ProjectRouteCondition {
  type?: RouteConditionType | undefined;
  key?: string | undefined;
  value?: string | undefined;
}

/** A routing rule. */
export interface ProjectRouteInput {
  name: string;
  route: ProjectRouteRule;
  description?: string | undefined;
  enabled?: boolean | undefined;
  srcSyntax?: RouteSyntax | undefined;
}

/** What is matched and what is done. */
export interface ProjectRouteRule {
  src: string;
  caseSensitive?: boolean | undefined;
  dest?: string | undefined;
  /** What has to be there. */
  has?: readonly ProjectRouteCondition[] | undefined;
  headers?: { [key: string]: unknown } | undefined;
  /** What must not be there. */
  missing?: readonly ProjectRouteCondition[] | undefined;
  /** Whether the destination decides how long its answers are kept. */
  respectOriginCacheControl?: boolean | undefined;
  status?: number | undefined;
  transforms?: readonly ProjectRouteTransform[] | undefined;
}

/** A change of a header or of the query. */
export interface ProjectRouteTransform {
  type?: "request.headers" | "request.query" | "response.headers" | undefined;
  args?: unknown | undefined;
  env?: readonly string[] | undefined;
  op?: RouteOperation | undefined;
  target?: { [key: string]: unknown } | undefined;
}

/** What a rule does. */
export type ProjectRouteType = "redirect" | "rewrite" | "set_status" | "transform" | (string & {});

/** A version of a project's routing rules. */
export interface ProjectRouteVersion {
  id: string;
  createdBy: string;
  /** Unix time in milliseconds. */
  lastModified: number;
  /** Where the version is stored. */
  s3Key: string;
  /** The host name that it can be tried under. */
  alias?: string | undefined;
  /** Whether it is served. */
  isLive?: boolean | undefined;
  /** Whether it waits to be promoted. */
  isStaging?: boolean | undefined;
  ruleCount?: number | undefined;
}

/** A condition on the host or on a header, cookie or query value. */
export type RouteCondition = RouteHostCondition | RouteKeyCondition;

/** Where in the request it is. */
export type RouteConditionType = "header" | "cookie" | "host" | "query" | (string & {});

/** A condition on the host. */
export interface RouteHostCondition {
  type: "host";
  value: string | RouteMatcher;
}

/** A condition on a header, cookie or query value. */
export interface RouteKeyCondition {
  type: "cookie" | "header" | "query";
  key: string;
  value?: string | RouteMatcher | undefined;
}

/** Changes a header or a query value. */
export interface RouteKeyTransform {
  type: "request.headers" | "request.query" | "response.headers";
  op: "append" | "delete" | "set" | (string & {});
  target: {
    key: string | RouteMatcher;
  };
  args?: string | string[] | undefined;
  env?: string[] | undefined;
}

/** How a value is compared. */
export interface RouteMatcher {
  eq?: number | string | undefined;
  gt?: number | undefined;
  gte?: number | undefined;
  inc?: string[] | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
  neq?: string | undefined;
  ninc?: string[] | undefined;
  pre?: string | undefined;
  re?: string | undefined;
  suf?: string | undefined;
}

/** How it is changed. */
export type RouteOperation = "append" | "set" | "delete" | (string & {});

/** Changes the path. */
export interface RoutePathTransform {
  type: "request.path";
  op: "set";
  args: string;
  env?: string[] | undefined;
}

/** Where a route is put. */
export type RoutePlacement = "after" | "before" | "end" | "start";

/** Where the rule goes. */
export interface RoutePosition {
  placement?: RoutePlacement | undefined;
  /** The rule that it goes before or after. */
  referenceId?: string | undefined;
}

/** How a path is matched. */
export type RouteSyntax = "equals" | "path-to-regexp" | "regex" | (string & {});

/** Changes a request or an answer. */
export type RouteTransform = RouteKeyTransform | RoutePathTransform;

/** A service that answers. */
export interface ServiceDestination {
  type?: "service" | undefined;
  service: string;
  path?: string | undefined;
}

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
    action: "challenge" | "deny" | (string & {});
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
  routes?: readonly StagedProjectRoute[] | undefined;
}

/** A rule of a new version. */
export interface StagedProjectRoute {
  id: string;
  name: string;
  route: ProjectRouteRule;
  description?: string | undefined;
  enabled?: boolean | undefined;
}

/** Input of `listProjectRoutes`. */
export interface ListProjectRoutesInput {
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** `only` lists what differs from the live version, true marks it. */
  diff?: "only" | boolean | undefined;
  /** Only rules that do this. */
  filter?: ProjectRouteType | undefined;
  /** A part of the name, the source or the destination. */
  q?: string | undefined;
  /** The version; without it, the one that would be edited. */
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
  /** The ID of a project: `prj_…`. */
  projectId: string;
  route: ProjectRouteInput;
  position?: RoutePosition | undefined;
}

/** Answer of `addProjectRoute`. */
export interface AddProjectRouteOutput {
  route: ProjectRoute;
  version: ProjectRouteVersion;
}

/** Input of `stageProjectRoutes`. */
export interface StageProjectRoutesInput extends StageProjectRoutesRequest {
  /** The ID of a project: `prj_…`. */
  projectId: string;
}

/** Answer of `stageProjectRoutes`. */
export interface StageProjectRoutesOutput {
  version: ProjectRouteVersion;
}

/** Input of `deleteProjectRoutes`. */
export interface DeleteProjectRoutesInput {
  /** The ID of a project: `prj_…`. */
  projectId: string;
  routeIds: readonly string[];
}

/** Answer of `deleteProjectRoutes`. */
export interface DeleteProjectRoutesOutput {
  deletedCount: number;
  version: ProjectRouteVersion;
}

/** Input of `updateProjectRoute`. */
export interface UpdateProjectRouteInput {
  /** The ID of a project: `prj_…`. */
  projectId: string;
  routeId: string;
  /** Whether the rule goes back to what it is in the live version. */
  restore?: boolean | undefined;
  route?: ProjectRouteInput | undefined;
}

/** Answer of `updateProjectRoute`. */
export interface UpdateProjectRouteOutput {
  version: ProjectRouteVersion;
  route?: ProjectRoute | undefined;
}

/** Input of `generateProjectRoute`. */
export interface GenerateProjectRouteInput {
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** What the rule is to do. */
  prompt: string;
  currentRoute?: CurrentProjectRoute | undefined;
}

/** Answer of `generateProjectRoute`. */
export type GenerateProjectRouteOutput = GeneratedProjectRouteAnswer;

/** Input of `listProjectRouteVersions`. */
export interface ListProjectRouteVersionsInput {
  /** The ID of a project: `prj_…`. */
  projectId: string;
}

/** Answer of `listProjectRouteVersions`. */
export interface ListProjectRouteVersionsOutput {
  versions: ProjectRouteVersion[];
}

/** Input of `updateProjectRouteVersion`. */
export interface UpdateProjectRouteVersionInput {
  /** The ID of a project: `prj_…`. */
  projectId: string;
  id: string;
  action: "discard" | "promote" | "restore";
}

/** Answer of `updateProjectRouteVersion`. */
export interface UpdateProjectRouteVersionOutput {
  version: ProjectRouteVersion;
}
