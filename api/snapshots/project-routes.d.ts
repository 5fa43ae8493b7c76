// What @slipway/project-routes exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/project-routes" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
export interface AddProjectRouteInput {
	projectId: string;
	route: ProjectRouteInput;
	position?: RoutePosition | undefined;
}
export interface AddProjectRouteOutput {
	route: ProjectRoute;
	version: ProjectRouteVersion;
}
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
export interface CurrentRouteCondition {
	key?: string | undefined;
	field?: string | undefined;
	missing?: boolean | undefined;
	operator?: string | undefined;
	value?: string | undefined;
}
export interface DeleteProjectRoutesInput {
	projectId: string;
	routeIds: readonly string[];
}
export interface DeleteProjectRoutesOutput {
	deletedCount: number;
	version: ProjectRouteVersion;
}
export interface GenerateProjectRouteInput {
	projectId: string;
	prompt: string;
	currentRoute?: CurrentProjectRoute | undefined;
}
export type GenerateProjectRouteOutput = GeneratedProjectRouteAnswer;
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
export interface GeneratedProjectRouteAnswer {
	error?: string | undefined;
	route?: GeneratedProjectRoute | undefined;
}
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
export type GeneratedRouteActionType = "modify" | "redirect" | "rewrite" | "set-status" | (string & {});
export interface GeneratedRouteCondition {
	key?: string | undefined;
	field: RouteConditionType;
	missing: boolean;
	operator: GeneratedRouteOperator;
	value?: string | undefined;
}
export type GeneratedRouteOperator = "contains" | "eq" | "exists" | "re" | (string & {});
export interface ListProjectRouteVersionsInput {
	projectId: string;
}
export interface ListProjectRouteVersionsOutput {
	versions: ProjectRouteVersion[];
}
export interface ListProjectRoutesInput {
	projectId: string;
	diff?: "only" | boolean | undefined;
	filter?: ProjectRouteType | undefined;
	q?: string | undefined;
	versionId?: string | undefined;
}
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
export interface ProjectRoute {
	id: string;
	name: string;
	route: SourceRoute;
	description?: string | undefined;
	enabled?: boolean | undefined;
	rawDest?: string | undefined;
	rawSrc?: string | undefined;
	routeType?: ProjectRouteType | undefined;
	srcSyntax?: RouteSyntax | undefined;
	staged?: boolean | undefined;
}
export interface ProjectRouteCondition {
	type?: RouteConditionType | undefined;
	key?: string | undefined;
	value?: string | undefined;
}
export interface ProjectRouteInput {
	name: string;
	route: ProjectRouteRule;
	description?: string | undefined;
	enabled?: boolean | undefined;
	srcSyntax?: RouteSyntax | undefined;
}
export interface ProjectRouteRule {
	src: string;
	caseSensitive?: boolean | undefined;
	dest?: string | undefined;
	has?: readonly ProjectRouteCondition[] | undefined;
	headers?: {
		[key: string]: unknown;
	} | undefined;
	missing?: readonly ProjectRouteCondition[] | undefined;
	respectOriginCacheControl?: boolean | undefined;
	status?: number | undefined;
	transforms?: readonly ProjectRouteTransform[] | undefined;
}
export interface ProjectRouteTransform {
	type?: "request.headers" | "request.query" | "response.headers" | undefined;
	args?: unknown | undefined;
	env?: readonly string[] | undefined;
	op?: RouteOperation | undefined;
	target?: {
		[key: string]: unknown;
	} | undefined;
}
export type ProjectRouteType = "redirect" | "rewrite" | "set_status" | "transform" | (string & {});
export interface ProjectRouteVersion {
	id: string;
	createdBy: string;
	lastModified: number;
	s3Key: string;
	alias?: string | undefined;
	isLive?: boolean | undefined;
	isStaging?: boolean | undefined;
	ruleCount?: number | undefined;
}
export type RouteCondition = RouteHostCondition | RouteKeyCondition;
export type RouteConditionType = "header" | "cookie" | "host" | "query" | (string & {});
export interface RouteHostCondition {
	type: "host";
	value: string | RouteMatcher;
}
export interface RouteKeyCondition {
	type: "cookie" | "header" | "query";
	key: string;
	value?: string | RouteMatcher | undefined;
}
export interface RouteKeyTransform {
	type: "request.headers" | "request.query" | "response.headers";
	op: "append" | "delete" | "set" | (string & {});
	target: {
		key: string | RouteMatcher;
	};
	args?: string | string[] | undefined;
	env?: string[] | undefined;
}
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
export type RouteOperation = "append" | "set" | "delete" | (string & {});
export interface RoutePathTransform {
	type: "request.path";
	op: "set";
	args: string;
	env?: string[] | undefined;
}
export type RoutePlacement = "after" | "before" | "end" | "start";
export interface RoutePosition {
	placement?: RoutePlacement | undefined;
	referenceId?: string | undefined;
}
export type RouteSyntax = "equals" | "path-to-regexp" | "regex" | (string & {});
export type RouteTransform = RouteKeyTransform | RoutePathTransform;
export interface ServiceDestination {
	type?: "service" | undefined;
	service: string;
	path?: string | undefined;
}
export interface SourceRoute {
	src: string;
	caseSensitive?: boolean | undefined;
	check?: boolean | undefined;
	continue?: boolean | undefined;
	dest?: string | undefined;
	destination?: string | ServiceDestination | undefined;
	env?: string[] | undefined;
	has?: RouteCondition[] | undefined;
	headers?: {
		[key: string]: string;
	} | undefined;
	important?: boolean | undefined;
	locale?: {
		cookie?: string | undefined;
		redirect?: {
			[key: string]: string;
		} | undefined;
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
export interface StageProjectRoutesInput extends StageProjectRoutesRequest {
	projectId: string;
}
export interface StageProjectRoutesOutput {
	version: ProjectRouteVersion;
}
export interface StageProjectRoutesRequest {
	overwrite?: boolean | undefined;
	routes?: readonly StagedProjectRoute[] | undefined;
}
export interface StagedProjectRoute {
	id: string;
	name: string;
	route: ProjectRouteRule;
	description?: string | undefined;
	enabled?: boolean | undefined;
}
export interface UpdateProjectRouteInput {
	projectId: string;
	routeId: string;
	restore?: boolean | undefined;
	route?: ProjectRouteInput | undefined;
}
export interface UpdateProjectRouteOutput {
	version: ProjectRouteVersion;
	route?: ProjectRoute | undefined;
}
export interface UpdateProjectRouteVersionInput {
	projectId: string;
	id: string;
	action: "discard" | "promote" | "restore";
}
export interface UpdateProjectRouteVersionOutput {
	version: ProjectRouteVersion;
}
export function addProjectRoute(client: Client, input: AddProjectRouteInput, options?: CallOptions): ApiPromise<AddProjectRouteOutput>;
export function deleteProjectRoutes(client: Client, input: DeleteProjectRoutesInput, options?: CallOptions): ApiPromise<DeleteProjectRoutesOutput>;
export function generateProjectRoute(client: Client, input: GenerateProjectRouteInput, options?: CallOptions): ApiPromise<GeneratedProjectRouteAnswer>;
export function listProjectRouteVersions(client: Client, input: ListProjectRouteVersionsInput, options?: CallOptions): ApiPromise<ListProjectRouteVersionsOutput>;
export function listProjectRoutes(client: Client, input: ListProjectRoutesInput, options?: CallOptions): ApiPromise<ListProjectRoutesOutput>;
export function stageProjectRoutes(client: Client, input: StageProjectRoutesInput, options?: CallOptions): ApiPromise<StageProjectRoutesOutput>;
export function updateProjectRoute(client: Client, input: UpdateProjectRouteInput, options?: CallOptions): ApiPromise<UpdateProjectRouteOutput>;
export function updateProjectRouteVersion(client: Client, input: UpdateProjectRouteVersionInput, options?: CallOptions): ApiPromise<UpdateProjectRouteVersionOutput>;
}

declare module "@slipway/project-routes/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listProjectRoutes: {
		input: types.ListProjectRoutesInput;
		output: types.ListProjectRoutesOutput;
	};
	addProjectRoute: {
		input: types.AddProjectRouteInput;
		output: types.AddProjectRouteOutput;
	};
	stageProjectRoutes: {
		input: types.StageProjectRoutesInput;
		output: types.StageProjectRoutesOutput;
	};
	deleteProjectRoutes: {
		input: types.DeleteProjectRoutesInput;
		output: types.DeleteProjectRoutesOutput;
	};
	updateProjectRoute: {
		input: types.UpdateProjectRouteInput;
		output: types.UpdateProjectRouteOutput;
	};
	generateProjectRoute: {
		input: types.GenerateProjectRouteInput;
		output: types.GenerateProjectRouteOutput;
	};
	listProjectRouteVersions: {
		input: types.ListProjectRouteVersionsInput;
		output: types.ListProjectRouteVersionsOutput;
	};
	updateProjectRouteVersion: {
		input: types.UpdateProjectRouteVersionInput;
		output: types.UpdateProjectRouteVersionOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/project-routes/operations" {
import { Operation } from "@slipway/core";
export const addProjectRoute: Operation;
export const deleteProjectRoutes: Operation;
export const generateProjectRoute: Operation;
export const listProjectRouteVersions: Operation;
export const listProjectRoutes: Operation;
export const stageProjectRoutes: Operation;
export const updateProjectRoute: Operation;
export const updateProjectRouteVersion: Operation;
}

declare module "@slipway/project-routes/schemas" {
export const AddProjectRouteInput: v.GenericSchema<types.AddProjectRouteInput>;
export const AddProjectRouteOutput: v.GenericSchema<types.AddProjectRouteOutput>;
export const CurrentProjectRoute: v.GenericSchema<types.CurrentProjectRoute>;
export const CurrentRouteAction: v.GenericSchema<types.CurrentRouteAction>;
export const CurrentRouteCondition: v.GenericSchema<types.CurrentRouteCondition>;
export const DeleteProjectRoutesInput: v.GenericSchema<types.DeleteProjectRoutesInput>;
export const DeleteProjectRoutesOutput: v.GenericSchema<types.DeleteProjectRoutesOutput>;
export const GenerateProjectRouteInput: v.GenericSchema<types.GenerateProjectRouteInput>;
export const GeneratedProjectRoute: v.GenericSchema<types.GeneratedProjectRoute>;
export const GeneratedProjectRouteAnswer: v.GenericSchema<types.GeneratedProjectRouteAnswer>;
export const GeneratedRouteAction: v.GenericSchema<types.GeneratedRouteAction>;
export const GeneratedRouteActionType: v.GenericSchema<types.GeneratedRouteActionType>;
export const GeneratedRouteCondition: v.GenericSchema<types.GeneratedRouteCondition>;
export const GeneratedRouteOperator: v.GenericSchema<types.GeneratedRouteOperator>;
export const ListProjectRouteVersionsInput: v.GenericSchema<types.ListProjectRouteVersionsInput>;
export const ListProjectRouteVersionsOutput: v.GenericSchema<types.ListProjectRouteVersionsOutput>;
export const ListProjectRoutesInput: v.GenericSchema<types.ListProjectRoutesInput>;
export const ListProjectRoutesOutput: v.GenericSchema<types.ListProjectRoutesOutput>;
export const ProjectRoute: v.GenericSchema<types.ProjectRoute>;
export const ProjectRouteCondition: v.GenericSchema<types.ProjectRouteCondition>;
export const ProjectRouteInput: v.GenericSchema<types.ProjectRouteInput>;
export const ProjectRouteRule: v.GenericSchema<types.ProjectRouteRule>;
export const ProjectRouteTransform: v.GenericSchema<types.ProjectRouteTransform>;
export const ProjectRouteType: v.GenericSchema<types.ProjectRouteType>;
export const ProjectRouteVersion: v.GenericSchema<types.ProjectRouteVersion>;
export const RouteCondition: v.GenericSchema<types.RouteCondition>;
export const RouteConditionType: v.GenericSchema<types.RouteConditionType>;
export const RouteHostCondition: v.GenericSchema<types.RouteHostCondition>;
export const RouteKeyCondition: v.GenericSchema<types.RouteKeyCondition>;
export const RouteKeyTransform: v.GenericSchema<types.RouteKeyTransform>;
export const RouteMatcher: v.GenericSchema<types.RouteMatcher>;
export const RouteOperation: v.GenericSchema<types.RouteOperation>;
export const RoutePathTransform: v.GenericSchema<types.RoutePathTransform>;
export const RoutePlacement: v.GenericSchema<types.RoutePlacement>;
export const RoutePosition: v.GenericSchema<types.RoutePosition>;
export const RouteSyntax: v.GenericSchema<types.RouteSyntax>;
export const RouteTransform: v.GenericSchema<types.RouteTransform>;
export const ServiceDestination: v.GenericSchema<types.ServiceDestination>;
export const SourceRoute: v.GenericSchema<types.SourceRoute>;
export const StageProjectRoutesInput: v.GenericSchema<types.StageProjectRoutesInput>;
export const StageProjectRoutesOutput: v.GenericSchema<types.StageProjectRoutesOutput>;
export const StageProjectRoutesRequest: v.GenericSchema<types.StageProjectRoutesRequest>;
export const StagedProjectRoute: v.GenericSchema<types.StagedProjectRoute>;
export const UpdateProjectRouteInput: v.GenericSchema<types.UpdateProjectRouteInput>;
export const UpdateProjectRouteOutput: v.GenericSchema<types.UpdateProjectRouteOutput>;
export const UpdateProjectRouteVersionInput: v.GenericSchema<types.UpdateProjectRouteVersionInput>;
export const UpdateProjectRouteVersionOutput: v.GenericSchema<types.UpdateProjectRouteVersionOutput>;
}
