import { CreateDeploymentInput as schema } from "@slipway/deployments/schemas";
import { parseJson } from "../../engine/http/parse-json.ts";
import { badRequest } from "../../engine/platform-error.ts";
import { problemIn } from "../../engine/validate.ts";
import { ignoredMembers } from "./effects.ts";
import { isHeaderValue } from "./routing/header-text.ts";
import { skippedMembers } from "./routing/members.ts";
import { problemOfRoutes } from "./routing/problem-of-routes.ts";
import type { Routes } from "./routing/route.ts";
import type { CreateDeploymentInput, DeployedFile } from "./tables.ts";

const [folder, config] = [".vercel/output", "config.json"];

export function outputFolder(paths: readonly string[]): string | undefined {
  const end = `${folder}/${config}`;
  const standard = paths.filter((path) => path === end || path.endsWith(`/${end}`));
  const others = paths.filter((path) => path.endsWith(`/${config}`) && !/(^|\/)(\.vercel|node_modules)\//.test(path));
  const [highest] = (standard.length > 0 ? standard : others).sort((a, b) => a.split("/").length - b.split("/").length);
  return highest?.slice(0, -`/${config}`.length);
}

export function staticFolder(files: readonly DeployedFile[]): string | undefined {
  const output = outputFolder(files.map(({ path }) => path));
  return output === undefined ? undefined : `${output}/static`;
}

export type ImageSettings = NonNullable<CreateDeploymentInput["images"]>;

export interface OutputConfig {
  readonly routes: Routes;
  readonly crons?: CreateDeploymentInput["crons"];
  readonly names: ReadonlyMap<string, string>;
  readonly types: ReadonlyMap<string, string>;
  readonly wildcards: ReadonlyMap<string, string>;
  readonly images?: ImageSettings;
  readonly ignored: readonly string[];
}

/** Members that change something here, or describe the build. */
export const outputMembers: ReadonlySet<string> = new Set([
  "version",
  "routes",
  "overrides",
  "wildcard",
  "images",
  "crons",
  "cache",
  "framework",
]);
const phases = new Set(["filesystem", "hit", "miss", "resource", "rewrite", "error"]);

/** Parses a build's config.json. Throws a `PlatformError` for unsupported settings, except images of a stored build. */
export function parseConfig(text: string, isStored: boolean = false): OutputConfig {
  const parsed: unknown = parseJson(text, config);
  const { version, routes = [], overrides, wildcard, images: own, crons, services } = members(parsed);
  // Builds in older data folders were stored when nobody judged images.
  const images = isStored && problemIn(schema, { name: "site", images: own }, config) !== undefined ? {} : own;
  if (version !== 3) throw memberError("version", `it is ${JSON.stringify(version)}, and has to be 3`);
  if (services !== undefined)
    throw memberError("services", "the emulator does not carry out services; deploy each by itself");
  if (!Array.isArray(routes)) throw memberError("routes", "it is not a list");
  const all = routes.map(routeOf);
  // Unsupported members are not judged: their routes answer 501.
  const judged = {
    name: "site",
    crons,
    images,
    routes: all.map((route) => without(route, skippedMembers("routes", route))),
  };
  const problem = problemIn(schema, judged, config);
  if (problem !== undefined) throw badRequest(`${config}: ${problem}`);
  // The contract's schema has accepted it.
  const read = { routes: all, crons, images } as unknown as Pick<OutputConfig, "routes" | "crons" | "images">;
  const unusable = problemOfRoutes(read, Number.POSITIVE_INFINITY);
  if (unusable !== undefined) throw badRequest(`${config}: ${unusable}`);
  const renamed = Object.entries(members(overrides)).map(([path, override]) => [path, members(override)] as const);
  return {
    routes: read.routes,
    ...(read.crons && { crons: read.crons }),
    names: new Map(renamed.flatMap(([path, { path: name }]) => (isText(name) ? [[bare(name), path]] : []))),
    types: new Map(
      renamed.flatMap(([path, { contentType }]) => (isText(contentType) ? [[path, typeOf(contentType, path)]] : [])),
    ),
    wildcards: new Map((Array.isArray(wildcard) ? wildcard : []).map(wildcardOf)),
    ...(read.images && { images: read.images }),
    ignored: ignoredMembers(parsed, outputMembers, config),
  };
}

function members(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function wildcardOf(entry: unknown): [string, string] {
  const { domain, value } = members(entry);
  return [String(domain).toLowerCase(), String(value)];
}

function without(value: Record<string, unknown>, omitted: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !Object.hasOwn(omitted, name)));
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function bare(path: string): string {
  return path.replaceAll(/^\/+|\/+$/g, "");
}

function typeOf(contentType: string, path: string): string {
  if (isHeaderValue(contentType)) return contentType;
  throw memberError(
    "overrides",
    `${JSON.stringify(contentType)}, the type of ${path}, cannot be the value of a header`,
  );
}

const aliases = { source: "src", destination: "dest", statusCode: "status" } as const;

function routeOf(entry: unknown, index: number): Record<string, unknown> {
  const route = members(entry);
  for (const [alias, name] of Object.entries(aliases)) {
    if (route[alias] === undefined || typeof route[alias] === "object") continue;
    if (route[name] !== undefined)
      throw memberError(`routes.${index}`, `it has \`${alias}\` and \`${name}\`, which are the same`);
    route[name] = route[alias];
    delete route[alias];
  }
  const { handle } = route;
  if (handle === undefined) return route;
  if (typeof handle !== "string" || !phases.has(handle))
    throw memberError(`routes.${index}.handle`, `there is no phase ${JSON.stringify(handle)}`);
  const [beside] = Object.keys(route).filter((name) => name !== "handle");
  if (beside !== undefined)
    throw memberError(
      `routes.${index}.${beside}`,
      "the emulator takes nothing beside `handle`; put it into a route behind it",
    );
  return route;
}

function memberError(member: string, problem: string): Error {
  return badRequest(`${config}: \`${member}\`: ${problem}`);
}
