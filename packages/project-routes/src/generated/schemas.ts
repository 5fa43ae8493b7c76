// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const CurrentRouteAction: v.GenericSchema<types.CurrentRouteAction> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  dest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  headers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    key: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    op: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }))),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  subType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CurrentRouteCondition: v.GenericSchema<types.CurrentRouteCondition> = /* @__PURE__ */ v.looseObject({
  key: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  field: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  missing: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  operator: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CurrentProjectRoute: v.GenericSchema<types.CurrentProjectRoute> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  actions: /* @__PURE__ */ v.array(CurrentRouteAction),
  pathCondition: /* @__PURE__ */ v.looseObject({
    syntax: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }),
  conditions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(CurrentRouteCondition)),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GeneratedRouteActionType: v.GenericSchema<types.GeneratedRouteActionType> = /* @__PURE__ */ v.picklist(["modify", "redirect", "rewrite", "set-status"]);

export const RouteOperation: v.GenericSchema<types.RouteOperation> = /* @__PURE__ */ v.picklist(["append", "set", "delete"]);

export const GeneratedRouteAction: v.GenericSchema<types.GeneratedRouteAction> = /* @__PURE__ */ v.looseObject({
  type: GeneratedRouteActionType,
  dest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  headers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    key: /* @__PURE__ */ v.string(),
    op: RouteOperation,
    value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }))),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  subType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["response-headers", "transform-request-header", "transform-request-query"])),
});

export const GeneratedRouteOperator: v.GenericSchema<types.GeneratedRouteOperator> = /* @__PURE__ */ v.picklist(["contains", "eq", "exists", "re"]);

export const RouteConditionType: v.GenericSchema<types.RouteConditionType> = /* @__PURE__ */ v.picklist(["header", "cookie", "host", "query"]);

export const GeneratedRouteCondition: v.GenericSchema<types.GeneratedRouteCondition> = /* @__PURE__ */ v.looseObject({
  key: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  field: RouteConditionType,
  missing: /* @__PURE__ */ v.boolean(),
  operator: GeneratedRouteOperator,
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const RouteSyntax: v.GenericSchema<types.RouteSyntax> = /* @__PURE__ */ v.picklist(["equals", "path-to-regexp", "regex"]);

export const GeneratedProjectRoute: v.GenericSchema<types.GeneratedProjectRoute> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  actions: /* @__PURE__ */ v.array(GeneratedRouteAction),
  description: /* @__PURE__ */ v.string(),
  pathCondition: /* @__PURE__ */ v.looseObject({
    syntax: RouteSyntax,
    value: /* @__PURE__ */ v.string(),
  }),
  conditions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(GeneratedRouteCondition)),
});

export const GeneratedProjectRouteAnswer: v.GenericSchema<types.GeneratedProjectRouteAnswer> = /* @__PURE__ */ v.looseObject({
  error: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  route: /* @__PURE__ */ v.optional(GeneratedProjectRoute),
});

export const ProjectRouteType: v.GenericSchema<types.ProjectRouteType> = /* @__PURE__ */ v.picklist(["redirect", "rewrite", "set_status", "transform"]);

export const RouteMatcher: v.GenericSchema<types.RouteMatcher> = /* @__PURE__ */ v.looseObject({
  eq: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
  gt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  gte: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  inc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  lt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  lte: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  neq: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ninc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  pre: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  re: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  suf: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const RouteHostCondition: v.GenericSchema<types.RouteHostCondition> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("host"),
  value: /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), RouteMatcher]),
});

export const RouteKeyCondition: v.GenericSchema<types.RouteKeyCondition> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["cookie", "header", "query"]),
  key: /* @__PURE__ */ v.string(),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), RouteMatcher])),
});

export const RouteCondition: v.GenericSchema<types.RouteCondition> = /* @__PURE__ */ v.union([RouteHostCondition, RouteKeyCondition]);

export const RouteKeyTransform: v.GenericSchema<types.RouteKeyTransform> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["request.headers", "request.query", "response.headers"]),
  op: /* @__PURE__ */ v.picklist(["append", "delete", "set"]),
  target: /* @__PURE__ */ v.looseObject({
    key: /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), RouteMatcher]),
  }),
  args: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(/* @__PURE__ */ v.string())])),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const RoutePathTransform: v.GenericSchema<types.RoutePathTransform> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("request.path"),
  op: /* @__PURE__ */ v.literal("set"),
  args: /* @__PURE__ */ v.string(),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const RouteTransform: v.GenericSchema<types.RouteTransform> = /* @__PURE__ */ v.union([RouteKeyTransform, RoutePathTransform]);

export const ServiceDestination: v.GenericSchema<types.ServiceDestination> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("service")),
  service: /* @__PURE__ */ v.string(),
  path: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SourceRoute: v.GenericSchema<types.SourceRoute> = /* @__PURE__ */ v.looseObject({
  src: /* @__PURE__ */ v.string(),
  caseSensitive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  check: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  continue: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  dest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  destination: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), ServiceDestination])),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  has: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RouteCondition)),
  headers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  important: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  locale: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    cookie: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    redirect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  })),
  methods: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  middleware: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  middlewarePath: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  middlewareRawSrc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  missing: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RouteCondition)),
  mitigate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    action: /* @__PURE__ */ v.picklist(["challenge", "deny"]),
  })),
  override: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  respectOriginCacheControl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  source: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  statusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  transforms: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(RouteTransform)),
});

export const ProjectRoute: v.GenericSchema<types.ProjectRoute> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  route: SourceRoute,
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  rawDest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  rawSrc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  routeType: /* @__PURE__ */ v.optional(ProjectRouteType),
  srcSyntax: /* @__PURE__ */ v.optional(RouteSyntax),
  staged: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const ProjectRouteCondition: v.GenericSchema<types.ProjectRouteCondition> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(RouteConditionType),
  key: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ProjectRouteTransform: v.GenericSchema<types.ProjectRouteTransform> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["request.headers", "request.query", "response.headers"])),
  args: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
  env: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  op: /* @__PURE__ */ v.optional(RouteOperation),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const ProjectRouteRule: v.GenericSchema<types.ProjectRouteRule> = /* @__PURE__ */ v.looseObject({
  src: /* @__PURE__ */ v.string(),
  caseSensitive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  dest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  has: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectRouteCondition)),
  headers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  missing: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectRouteCondition)),
  respectOriginCacheControl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  transforms: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectRouteTransform)),
});

export const ProjectRouteInput: v.GenericSchema<types.ProjectRouteInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  route: ProjectRouteRule,
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  srcSyntax: /* @__PURE__ */ v.optional(RouteSyntax),
});

export const ProjectRouteVersion: v.GenericSchema<types.ProjectRouteVersion> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  createdBy: /* @__PURE__ */ v.string(),
  lastModified: /* @__PURE__ */ v.number(),
  s3Key: /* @__PURE__ */ v.string(),
  alias: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  isLive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  isStaging: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  ruleCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const RoutePlacement: v.GenericSchema<types.RoutePlacement> = /* @__PURE__ */ v.picklist(["after", "before", "end", "start"]);

export const RoutePosition: v.GenericSchema<types.RoutePosition> = /* @__PURE__ */ v.looseObject({
  placement: /* @__PURE__ */ v.optional(RoutePlacement),
  referenceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const StagedProjectRoute: v.GenericSchema<types.StagedProjectRoute> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  route: ProjectRouteRule,
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enabled: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const StageProjectRoutesRequest: v.GenericSchema<types.StageProjectRoutesRequest> = /* @__PURE__ */ v.looseObject({
  overwrite: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  routes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(StagedProjectRoute)),
});

export const ListProjectRoutesInput: v.GenericSchema<types.ListProjectRoutesInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  diff: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["only"]), /* @__PURE__ */ v.boolean()])),
  filter: /* @__PURE__ */ v.optional(ProjectRouteType),
  q: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  versionId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ListProjectRoutesOutput: v.GenericSchema<types.ListProjectRoutesOutput> = /* @__PURE__ */ v.looseObject({
  diffCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  routes: /* @__PURE__ */ v.array(ProjectRoute),
  version: ProjectRouteVersion,
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    currentRoutes: /* @__PURE__ */ v.number(),
    maxRoutes: /* @__PURE__ */ v.number(),
  })),
});

export const AddProjectRouteInput: v.GenericSchema<types.AddProjectRouteInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  route: ProjectRouteInput,
  position: /* @__PURE__ */ v.optional(RoutePosition),
});

export const AddProjectRouteOutput: v.GenericSchema<types.AddProjectRouteOutput> = /* @__PURE__ */ v.looseObject({
  route: ProjectRoute,
  version: ProjectRouteVersion,
});

export const StageProjectRoutesInput: v.GenericSchema<types.StageProjectRoutesInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  overwrite: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  routes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(StagedProjectRoute)),
});

export const StageProjectRoutesOutput: v.GenericSchema<types.StageProjectRoutesOutput> = /* @__PURE__ */ v.looseObject({
  version: ProjectRouteVersion,
});

export const DeleteProjectRoutesInput: v.GenericSchema<types.DeleteProjectRoutesInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  routeIds: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const DeleteProjectRoutesOutput: v.GenericSchema<types.DeleteProjectRoutesOutput> = /* @__PURE__ */ v.looseObject({
  deletedCount: /* @__PURE__ */ v.number(),
  version: ProjectRouteVersion,
});

export const UpdateProjectRouteInput: v.GenericSchema<types.UpdateProjectRouteInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  routeId: /* @__PURE__ */ v.string(),
  restore: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  route: /* @__PURE__ */ v.optional(ProjectRouteInput),
});

export const UpdateProjectRouteOutput: v.GenericSchema<types.UpdateProjectRouteOutput> = /* @__PURE__ */ v.looseObject({
  version: ProjectRouteVersion,
  route: /* @__PURE__ */ v.optional(ProjectRoute),
});

export const GenerateProjectRouteInput: v.GenericSchema<types.GenerateProjectRouteInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  prompt: /* @__PURE__ */ v.string(),
  currentRoute: /* @__PURE__ */ v.optional(CurrentProjectRoute),
});

export const ListProjectRouteVersionsInput: v.GenericSchema<types.ListProjectRouteVersionsInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
});

export const ListProjectRouteVersionsOutput: v.GenericSchema<types.ListProjectRouteVersionsOutput> = /* @__PURE__ */ v.looseObject({
  versions: /* @__PURE__ */ v.array(ProjectRouteVersion),
});

export const UpdateProjectRouteVersionInput: v.GenericSchema<types.UpdateProjectRouteVersionInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  id: /* @__PURE__ */ v.string(),
  action: /* @__PURE__ */ v.picklist(["discard", "promote", "restore"]),
});

export const UpdateProjectRouteVersionOutput: v.GenericSchema<types.UpdateProjectRouteVersionOutput> = /* @__PURE__ */ v.looseObject({
  version: ProjectRouteVersion,
});
