import { checkJson } from "../engine/parse-json.ts";
import type { DeployedFile } from "../groups/deployments/tables.ts";
import type { Blobs } from "../store/blobs.ts";
import type { Handle, Route, Routes } from "./routing/route.ts";

const [folder, config] = [".vercel/output", "config.json"];
const mostConfig = 1024 * 1024;

/** The folder of a deployed build's output: the one with a config.json that is highest up; undefined where there is none. */
function outputFolder(files: readonly DeployedFile[]): string | undefined {
  const end = `${folder}/${config}`;
  const configs = files.map(({ path }) => path).filter((path) => path === end || path.endsWith(`/${end}`));
  const [highest] = configs.sort((a, b) => a.length - b.length);
  return highest?.slice(0, -`/${config}`.length);
}

/** The path of what is served of a build's output as it is. */
export function staticFolder(files: readonly DeployedFile[]): string | undefined {
  const output = outputFolder(files);
  return output === undefined ? undefined : `${output}/static`;
}

/** What the output of a build says of itself, beside its static files. */
export interface BuildOutput {
  readonly routes: Routes;
  /** The names by which static files are asked for, where they are not those of the files: `about` for `about.html`. */
  readonly names: ReadonlyMap<string, string>;
  /** The paths of its functions. */
  readonly functions: ReadonlySet<string>;
}

export async function readBuildOutput(files: readonly DeployedFile[], blobs: Blobs): Promise<BuildOutput> {
  const output = outputFolder(files);
  const { overrides, routes } = await readConfig(
    files.find(({ path }) => path === `${output}/${config}`),
    blobs,
  );
  const names = Object.entries(Object(overrides)).flatMap(([name, override]): [string, string][] => {
    const path: unknown = Reflect.get(Object(override), "path");
    return typeof path === "string" ? [[path, name]] : [];
  });
  return {
    routes: Array.isArray(routes) ? routes.filter(isRoute) : [],
    names: new Map(names),
    functions: new Set(output === undefined ? [] : functionsOf(files, `${output}/functions/`)),
  };
}

/** The function that a path leads to; the emulator runs none. */
export function functionAt(path: string, { functions }: BuildOutput): string | undefined {
  return [path === "" ? "index" : path, `${path}/index`].find((name) => functions.has(name));
}

/** A function is a folder, or a link to that of another one. */
function functionsOf(files: readonly DeployedFile[], start: string): string[] {
  return files.flatMap(({ path }) => {
    const [, name] = path.startsWith(start) ? (/^(.+?)\.func(?:\/|$)/.exec(path.slice(start.length)) ?? []) : [];
    return name === undefined ? [] : [name];
  });
}

async function readConfig(
  file: DeployedFile | undefined,
  blobs: Blobs,
): Promise<{ readonly overrides?: unknown; readonly routes?: unknown }> {
  if (!file || file.size > mostConfig) return {};
  try {
    const text = (await blobs.readAll(file.sha)).toString("utf8");
    checkJson(text, config);
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Whether something of a build is a route that can be followed: its patterns are what a build wrote, and no contract has judged them. */
function isRoute(route: unknown): route is Route | { readonly handle: Handle } {
  const { src, handle, dest = "", headers = {}, methods = [], has = [], missing = [] } = Object(route);
  if (typeof handle === "string") return true;
  const lists = [methods, has, missing].every(Array.isArray);
  const isPlain = typeof src === "string" && typeof dest === "string" && typeof headers === "object" && lists;
  return isPlain && isPattern(src);
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}
