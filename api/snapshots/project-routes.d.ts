// What @slipway/project-routes exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/project-routes" {
export { AddProjectRouteInput } from "./generated/types"; // interface
export { AddProjectRouteOutput } from "./generated/types"; // interface
export { CurrentProjectRoute } from "./generated/types"; // interface
export { CurrentRouteAction } from "./generated/types"; // interface
export { CurrentRouteCondition } from "./generated/types"; // interface
export { DeleteProjectRoutesInput } from "./generated/types"; // interface
export { DeleteProjectRoutesOutput } from "./generated/types"; // interface
export { GenerateProjectRouteInput } from "./generated/types"; // interface
export { GenerateProjectRouteOutput } from "./generated/types"; // type
export { GeneratedProjectRoute } from "./generated/types"; // interface
export { GeneratedProjectRouteAnswer } from "./generated/types"; // interface
export { GeneratedRouteAction } from "./generated/types"; // interface
export { GeneratedRouteActionType } from "./generated/types"; // type
export { GeneratedRouteCondition } from "./generated/types"; // interface
export { GeneratedRouteOperator } from "./generated/types"; // type
export { ListProjectRouteVersionsInput } from "./generated/types"; // interface
export { ListProjectRouteVersionsOutput } from "./generated/types"; // interface
export { ListProjectRoutesInput } from "./generated/types"; // interface
export { ListProjectRoutesOutput } from "./generated/types"; // type
export { ProjectRoute } from "./generated/types"; // interface
export { ProjectRouteCondition } from "./generated/types"; // interface
export { ProjectRouteInput } from "./generated/types"; // interface
export { ProjectRouteRule } from "./generated/types"; // interface
export { ProjectRouteTransform } from "./generated/types"; // interface
export { ProjectRouteType } from "./generated/types"; // type
export { ProjectRouteVersion } from "./generated/types"; // interface
export { RouteCondition } from "./generated/types"; // type
export { RouteConditionType } from "./generated/types"; // type
export { RouteHostCondition } from "./generated/types"; // interface
export { RouteKeyCondition } from "./generated/types"; // interface
export { RouteKeyTransform } from "./generated/types"; // interface
export { RouteMatcher } from "./generated/types"; // interface
export { RouteOperation } from "./generated/types"; // type
export { RoutePathTransform } from "./generated/types"; // interface
export { RoutePlacement } from "./generated/types"; // type
export { RoutePosition } from "./generated/types"; // interface
export { RouteSyntax } from "./generated/types"; // type
export { RouteTransform } from "./generated/types"; // type
export { ServiceDestination } from "./generated/types"; // interface
export { SourceRoute } from "./generated/types"; // interface
export { StageProjectRoutesInput } from "./generated/types"; // interface
export { StageProjectRoutesOutput } from "./generated/types"; // interface
export { StageProjectRoutesRequest } from "./generated/types"; // interface
export { StagedProjectRoute } from "./generated/types"; // interface
export { UpdateProjectRouteInput } from "./generated/types"; // interface
export { UpdateProjectRouteOutput } from "./generated/types"; // interface
export { UpdateProjectRouteVersionInput } from "./generated/types"; // interface
export { UpdateProjectRouteVersionOutput } from "./generated/types"; // interface
export { addProjectRoute } from "./generated/operations"; // function
export { deleteProjectRoutes } from "./generated/operations"; // function
export { generateProjectRoute } from "./generated/operations"; // function
export { listProjectRouteVersions } from "./generated/operations"; // function
export { listProjectRoutes } from "./generated/operations"; // function
export { stageProjectRoutes } from "./generated/operations"; // function
export { updateProjectRoute } from "./generated/operations"; // function
export { updateProjectRouteVersion } from "./generated/operations"; // function
}

declare module "@slipway/project-routes/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/project-routes/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/project-routes/operations" {
export { addProjectRoute } from "./generated/descriptors"; // const
export { deleteProjectRoutes } from "./generated/descriptors"; // const
export { generateProjectRoute } from "./generated/descriptors"; // const
export { listProjectRouteVersions } from "./generated/descriptors"; // const
export { listProjectRoutes } from "./generated/descriptors"; // const
export { stageProjectRoutes } from "./generated/descriptors"; // const
export { updateProjectRoute } from "./generated/descriptors"; // const
export { updateProjectRouteVersion } from "./generated/descriptors"; // const
}

declare module "@slipway/project-routes/schemas" {
export { AddProjectRouteInput } from "./generated/schemas"; // const
export { AddProjectRouteOutput } from "./generated/schemas"; // const
export { CurrentProjectRoute } from "./generated/schemas"; // const
export { CurrentRouteAction } from "./generated/schemas"; // const
export { CurrentRouteCondition } from "./generated/schemas"; // const
export { DeleteProjectRoutesInput } from "./generated/schemas"; // const
export { DeleteProjectRoutesOutput } from "./generated/schemas"; // const
export { GenerateProjectRouteInput } from "./generated/schemas"; // const
export { GeneratedProjectRoute } from "./generated/schemas"; // const
export { GeneratedProjectRouteAnswer } from "./generated/schemas"; // const
export { GeneratedRouteAction } from "./generated/schemas"; // const
export { GeneratedRouteActionType } from "./generated/schemas"; // const
export { GeneratedRouteCondition } from "./generated/schemas"; // const
export { GeneratedRouteOperator } from "./generated/schemas"; // const
export { ListProjectRouteVersionsInput } from "./generated/schemas"; // const
export { ListProjectRouteVersionsOutput } from "./generated/schemas"; // const
export { ListProjectRoutesInput } from "./generated/schemas"; // const
export { ListProjectRoutesOutput } from "./generated/schemas"; // const
export { ProjectRoute } from "./generated/schemas"; // const
export { ProjectRouteCondition } from "./generated/schemas"; // const
export { ProjectRouteInput } from "./generated/schemas"; // const
export { ProjectRouteRule } from "./generated/schemas"; // const
export { ProjectRouteTransform } from "./generated/schemas"; // const
export { ProjectRouteType } from "./generated/schemas"; // const
export { ProjectRouteVersion } from "./generated/schemas"; // const
export { RouteCondition } from "./generated/schemas"; // const
export { RouteConditionType } from "./generated/schemas"; // const
export { RouteHostCondition } from "./generated/schemas"; // const
export { RouteKeyCondition } from "./generated/schemas"; // const
export { RouteKeyTransform } from "./generated/schemas"; // const
export { RouteMatcher } from "./generated/schemas"; // const
export { RouteOperation } from "./generated/schemas"; // const
export { RoutePathTransform } from "./generated/schemas"; // const
export { RoutePlacement } from "./generated/schemas"; // const
export { RoutePosition } from "./generated/schemas"; // const
export { RouteSyntax } from "./generated/schemas"; // const
export { RouteTransform } from "./generated/schemas"; // const
export { ServiceDestination } from "./generated/schemas"; // const
export { SourceRoute } from "./generated/schemas"; // const
export { StageProjectRoutesInput } from "./generated/schemas"; // const
export { StageProjectRoutesOutput } from "./generated/schemas"; // const
export { StageProjectRoutesRequest } from "./generated/schemas"; // const
export { StagedProjectRoute } from "./generated/schemas"; // const
export { UpdateProjectRouteInput } from "./generated/schemas"; // const
export { UpdateProjectRouteOutput } from "./generated/schemas"; // const
export { UpdateProjectRouteVersionInput } from "./generated/schemas"; // const
export { UpdateProjectRouteVersionOutput } from "./generated/schemas"; // const
}
