// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  ServiceDestination,
} from "../../../../shapes/generated/schemas.ts";
export {
  ServiceDestination,
} from "../../../../shapes/generated/schemas.ts";

export const CurrentRouteAction: v.GenericSchema<types.CurrentRouteAction> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(v.string()),
  dest: v.optional(v.string()),
  headers: v.optional(v.array(v.looseObject({
    key: v.optional(v.string()),
    op: v.optional(v.string()),
    value: v.optional(v.string()),
  }))),
  status: v.optional(v.pipe(v.number(), v.integer())),
  subType: v.optional(v.string()),
}))();

export const CurrentRouteCondition: v.GenericSchema<types.CurrentRouteCondition> = /* @__PURE__ */ (() => v.looseObject({
  key: v.optional(v.string()),
  field: v.optional(v.string()),
  missing: v.optional(v.boolean()),
  operator: v.optional(v.string()),
  value: v.optional(v.string()),
}))();

export const CurrentProjectRoute: v.GenericSchema<types.CurrentProjectRoute> = /* @__PURE__ */ (() => v.looseObject({
  name: v.optional(v.string()),
  actions: v.array(CurrentRouteAction),
  pathCondition: v.looseObject({
    syntax: v.optional(v.string()),
    value: v.optional(v.string()),
  }),
  conditions: v.optional(v.array(CurrentRouteCondition)),
  description: v.optional(v.string()),
}))();

export const GeneratedRouteActionType: v.GenericSchema<types.GeneratedRouteActionType> = /* @__PURE__ */ v.picklist(["modify", "redirect", "rewrite", "set-status"]);

export const RouteOperation: v.GenericSchema<types.RouteOperation> = /* @__PURE__ */ v.picklist(["append", "set", "delete"]);

export const GeneratedRouteAction: v.GenericSchema<types.GeneratedRouteAction> = /* @__PURE__ */ (() => v.looseObject({
  type: GeneratedRouteActionType,
  dest: v.optional(v.string()),
  headers: v.optional(v.array(v.looseObject({
    key: v.string(),
    op: RouteOperation,
    value: v.optional(v.string()),
  }))),
  status: v.optional(v.number()),
  subType: v.optional(v.picklist(["response-headers", "transform-request-header", "transform-request-query"])),
}))();

export const GeneratedRouteOperator: v.GenericSchema<types.GeneratedRouteOperator> = /* @__PURE__ */ v.picklist(["contains", "eq", "exists", "re"]);

export const RouteConditionType: v.GenericSchema<types.RouteConditionType> = /* @__PURE__ */ v.picklist(["header", "cookie", "host", "query"]);

export const GeneratedRouteCondition: v.GenericSchema<types.GeneratedRouteCondition> = /* @__PURE__ */ (() => v.looseObject({
  key: v.optional(v.string()),
  field: RouteConditionType,
  missing: v.boolean(),
  operator: GeneratedRouteOperator,
  value: v.optional(v.string()),
}))();

export const RouteSyntax: v.GenericSchema<types.RouteSyntax> = /* @__PURE__ */ v.picklist(["equals", "path-to-regexp", "regex"]);

export const GeneratedProjectRoute: v.GenericSchema<types.GeneratedProjectRoute> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  actions: v.array(GeneratedRouteAction),
  description: v.string(),
  pathCondition: v.looseObject({
    syntax: RouteSyntax,
    value: v.string(),
  }),
  conditions: v.optional(v.array(GeneratedRouteCondition)),
}))();

export const GeneratedProjectRouteAnswer: v.GenericSchema<types.GeneratedProjectRouteAnswer> = /* @__PURE__ */ (() => v.looseObject({
  error: v.optional(v.string()),
  route: v.optional(GeneratedProjectRoute),
}))();

export const ProjectRouteType: v.GenericSchema<types.ProjectRouteType> = /* @__PURE__ */ v.picklist(["redirect", "rewrite", "set_status", "transform"]);

export const RouteMatcher: v.GenericSchema<types.RouteMatcher> = /* @__PURE__ */ (() => v.looseObject({
  eq: v.optional(v.union([v.number(), v.string()])),
  gt: v.optional(v.number()),
  gte: v.optional(v.number()),
  inc: v.optional(v.array(v.string())),
  lt: v.optional(v.number()),
  lte: v.optional(v.number()),
  neq: v.optional(v.string()),
  ninc: v.optional(v.array(v.string())),
  pre: v.optional(v.string()),
  re: v.optional(v.string()),
  suf: v.optional(v.string()),
}))();

export const RouteHostCondition: v.GenericSchema<types.RouteHostCondition> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("host"),
  value: v.union([v.string(), RouteMatcher]),
}))();

export const RouteKeyCondition: v.GenericSchema<types.RouteKeyCondition> = /* @__PURE__ */ (() => v.looseObject({
  type: v.picklist(["cookie", "header", "query"]),
  key: v.string(),
  value: v.optional(v.union([v.string(), RouteMatcher])),
}))();

export const RouteCondition: v.GenericSchema<types.RouteCondition> = /* @__PURE__ */ v.union([RouteHostCondition, RouteKeyCondition]);

export const RouteKeyTransform: v.GenericSchema<types.RouteKeyTransform> = /* @__PURE__ */ (() => v.looseObject({
  type: v.picklist(["request.headers", "request.query", "response.headers"]),
  op: v.picklist(["append", "delete", "set"]),
  target: v.looseObject({
    key: v.union([v.string(), RouteMatcher]),
  }),
  args: v.optional(v.union([v.string(), v.array(v.string())])),
  env: v.optional(v.array(v.string())),
}))();

export const RoutePathTransform: v.GenericSchema<types.RoutePathTransform> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("request.path"),
  op: v.literal("set"),
  args: v.string(),
  env: v.optional(v.array(v.string())),
}))();

export const RouteTransform: v.GenericSchema<types.RouteTransform> = /* @__PURE__ */ v.union([RouteKeyTransform, RoutePathTransform]);

export const SourceRoute: v.GenericSchema<types.SourceRoute> = /* @__PURE__ */ (() => v.looseObject({
  src: v.string(),
  caseSensitive: v.optional(v.boolean()),
  check: v.optional(v.boolean()),
  continue: v.optional(v.boolean()),
  dest: v.optional(v.string()),
  destination: v.optional(v.union([v.string(), ServiceDestination])),
  env: v.optional(v.array(v.string())),
  has: v.optional(v.array(RouteCondition)),
  headers: v.optional(v.record(v.string(), v.string())),
  important: v.optional(v.boolean()),
  locale: v.optional(v.looseObject({
    cookie: v.optional(v.string()),
    redirect: v.optional(v.record(v.string(), v.string())),
  })),
  methods: v.optional(v.array(v.string())),
  middleware: v.optional(v.number()),
  middlewarePath: v.optional(v.string()),
  middlewareRawSrc: v.optional(v.array(v.string())),
  missing: v.optional(v.array(RouteCondition)),
  mitigate: v.optional(v.looseObject({
    action: v.picklist(["challenge", "deny"]),
  })),
  override: v.optional(v.boolean()),
  respectOriginCacheControl: v.optional(v.boolean()),
  source: v.optional(v.string()),
  status: v.optional(v.number()),
  statusCode: v.optional(v.number()),
  transforms: v.optional(v.array(RouteTransform)),
}))();

export const ProjectRoute: v.GenericSchema<types.ProjectRoute> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  route: SourceRoute,
  description: v.optional(v.string()),
  enabled: v.optional(v.boolean()),
  rawDest: v.optional(v.string()),
  rawSrc: v.optional(v.string()),
  routeType: v.optional(ProjectRouteType),
  srcSyntax: v.optional(RouteSyntax),
  staged: v.optional(v.boolean()),
  action: v.optional(v.picklist(["+", "-", "~"])),
}))();

export const ProjectRouteCondition: v.GenericSchema<types.ProjectRouteCondition> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(RouteConditionType),
  key: v.optional(v.string()),
  value: v.optional(v.string()),
}))();

export const ProjectRouteTransform: v.GenericSchema<types.ProjectRouteTransform> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(v.picklist(["request.headers", "request.query", "response.headers"])),
  args: v.optional(v.unknown()),
  env: v.optional(v.array(v.string())),
  op: v.optional(RouteOperation),
  target: v.optional(v.record(v.string(), v.unknown())),
}))();

export const ProjectRouteRule: v.GenericSchema<types.ProjectRouteRule> = /* @__PURE__ */ (() => v.looseObject({
  src: v.string(),
  caseSensitive: v.optional(v.boolean()),
  dest: v.optional(v.string()),
  has: v.optional(v.array(ProjectRouteCondition)),
  headers: v.optional(v.record(v.string(), v.unknown())),
  missing: v.optional(v.array(ProjectRouteCondition)),
  respectOriginCacheControl: v.optional(v.boolean()),
  status: v.optional(v.pipe(v.number(), v.integer())),
  transforms: v.optional(v.array(ProjectRouteTransform)),
}))();

export const ProjectRouteInput: v.GenericSchema<types.ProjectRouteInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  route: ProjectRouteRule,
  description: v.optional(v.string()),
  enabled: v.optional(v.boolean()),
  srcSyntax: v.optional(RouteSyntax),
}))();

export const ProjectRouteVersion: v.GenericSchema<types.ProjectRouteVersion> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  createdBy: v.string(),
  lastModified: v.number(),
  s3Key: v.string(),
  alias: v.optional(v.string()),
  isLive: v.optional(v.boolean()),
  isStaging: v.optional(v.boolean()),
  ruleCount: v.optional(v.number()),
}))();

export const RoutePlacement: v.GenericSchema<types.RoutePlacement> = /* @__PURE__ */ v.picklist(["after", "before", "end", "start"]);

export const RoutePosition: v.GenericSchema<types.RoutePosition> = /* @__PURE__ */ (() => v.looseObject({
  placement: v.optional(RoutePlacement),
  referenceId: v.optional(v.string()),
}))();

export const StagedProjectRoute: v.GenericSchema<types.StagedProjectRoute> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  route: ProjectRouteRule,
  description: v.optional(v.string()),
  enabled: v.optional(v.boolean()),
  srcSyntax: v.optional(RouteSyntax),
  rawDest: v.optional(v.string()),
  rawSrc: v.optional(v.string()),
  routeType: v.optional(ProjectRouteType),
  staged: v.optional(v.boolean()),
}))();

export const StageProjectRoutesRequest: v.GenericSchema<types.StageProjectRoutesRequest> = /* @__PURE__ */ (() => v.looseObject({
  overwrite: v.optional(v.boolean()),
  routes: v.optional(v.array(StagedProjectRoute)),
}))();

export const ListProjectRoutesInput: v.GenericSchema<types.ListProjectRoutesInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  diff: v.optional(v.union([v.picklist(["only"]), v.boolean()])),
  filter: v.optional(ProjectRouteType),
  q: v.optional(v.string()),
  versionId: v.optional(v.string()),
}))();

export const ListProjectRoutesOutput: v.GenericSchema<types.ListProjectRoutesOutput> = /* @__PURE__ */ (() => v.union([v.looseObject({
  diffCount: v.optional(v.number()),
  routes: v.optional(v.array(ProjectRoute)),
  version: v.optional(ProjectRouteVersion),
}), v.looseObject({
  limit: v.optional(v.looseObject({
    currentRoutes: v.number(),
    maxRoutes: v.number(),
  })),
  routes: v.optional(v.array(ProjectRoute)),
  version: v.optional(ProjectRouteVersion),
}), v.looseObject({
  routes: v.optional(v.array(ProjectRoute)),
  version: v.optional(ProjectRouteVersion),
})]))();

export const AddProjectRouteInput: v.GenericSchema<types.AddProjectRouteInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  route: ProjectRouteInput,
  position: v.optional(RoutePosition),
}))();

export const AddProjectRouteOutput: v.GenericSchema<types.AddProjectRouteOutput> = /* @__PURE__ */ v.looseObject({
  route: ProjectRoute,
  version: ProjectRouteVersion,
});

export const StageProjectRoutesInput: v.GenericSchema<types.StageProjectRoutesInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  overwrite: v.optional(v.boolean()),
  routes: v.optional(v.array(StagedProjectRoute)),
}))();

export const StageProjectRoutesOutput: v.GenericSchema<types.StageProjectRoutesOutput> = /* @__PURE__ */ v.looseObject({
  version: ProjectRouteVersion,
});

export const DeleteProjectRoutesInput: v.GenericSchema<types.DeleteProjectRoutesInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  routeIds: v.array(v.string()),
}))();

export const DeleteProjectRoutesOutput: v.GenericSchema<types.DeleteProjectRoutesOutput> = /* @__PURE__ */ (() => v.looseObject({
  deletedCount: v.number(),
  version: ProjectRouteVersion,
}))();

export const UpdateProjectRouteInput: v.GenericSchema<types.UpdateProjectRouteInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  routeId: v.string(),
  restore: v.optional(v.boolean()),
  route: v.optional(ProjectRouteInput),
}))();

export const UpdateProjectRouteOutput: v.GenericSchema<types.UpdateProjectRouteOutput> = /* @__PURE__ */ (() => v.looseObject({
  version: ProjectRouteVersion,
  route: v.optional(ProjectRoute),
}))();

export const GenerateProjectRouteInput: v.GenericSchema<types.GenerateProjectRouteInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  prompt: v.string(),
  currentRoute: v.optional(CurrentProjectRoute),
}))();

export const ListProjectRouteVersionsInput: v.GenericSchema<types.ListProjectRouteVersionsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
}))();

export const ListProjectRouteVersionsOutput: v.GenericSchema<types.ListProjectRouteVersionsOutput> = /* @__PURE__ */ (() => v.looseObject({
  versions: v.array(ProjectRouteVersion),
}))();

export const UpdateProjectRouteVersionInput: v.GenericSchema<types.UpdateProjectRouteVersionInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  id: v.string(),
  action: v.picklist(["discard", "promote", "restore"]),
}))();

export const UpdateProjectRouteVersionOutput: v.GenericSchema<types.UpdateProjectRouteVersionOutput> = /* @__PURE__ */ v.looseObject({
  version: ProjectRouteVersion,
});
