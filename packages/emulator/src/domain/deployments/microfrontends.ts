import { createHash } from "node:crypto";
import { MicrofrontendsConfig as schema } from "@slipway/microfrontends/schemas";
import { pathToRegexp } from "path-to-regexp";
import { parseJson } from "../../engine/http/parse-json.ts";
import { PlatformError } from "../../engine/platform-error.ts";
import { knownPart } from "../../engine/unknown-members.ts";
import { problemIn } from "../../engine/validate.ts";
import { inFolder, microfrontendsFiles, type Texts } from "./file-settings.ts";
import { pathPattern } from "./routing/normal-path.ts";
import { matchOf, matchWithinTime } from "./routing/within.ts";
import type { DeployedFile, Microfrontends } from "./tables.ts";

/** Chosen limits: each deployment row holds its file. */
const [maxFileSize, maxPaths] = [65_536, 200];

/** Supported path expressions: https://vercel.com/docs/microfrontends/path-routing#supported-path-expressions (2026-02-15). */
const text = String.raw`(?:[^:(){}?*+\\/]|\\.)*`;
const word = String.raw`(?:[\w~.-]|\\.)+`;
const wildcard = String.raw`:\w+(?!\w)(?:\((?:${word}(?:\|${word})+|\(\?!${word}(?:\|${word})*\)\.\*)\))?`;
const prefix = /^[\w~.-]+(?:\/[\w~.-]+)*$/;
const expression = new RegExp(`^(?:/|(?:/(?=[^/])${text}(?:${wildcard}(?:[*+]$|${text}))?)+)$`);

export interface MicrofrontendsResult {
  readonly microfrontends?: Microfrontends;
  readonly problem?: string;
}

export function microfrontendsIn(
  files: readonly DeployedFile[],
  texts: Texts,
  sourceRoot: string,
): MicrofrontendsResult {
  const places = [sourceRoot, ""].flatMap((folder) => microfrontendsFiles.map((name) => inFolder(folder, name)));
  const place = places.find((path) => files.some((file) => file.path === path));
  const { path = "", size = 0 } = files.find((file) => file.path === place) ?? {};
  if (size > maxFileSize) return { problem: `${path} has ${size} bytes, and ${maxFileSize} at most` };
  const content = texts.get(path);
  if (content === undefined) return {};
  try {
    const parsed: { readonly applications?: unknown } = Object(parseJson(withoutComments(content), path));
    const apps = Object.entries(Object(parsed.applications)).map(([name, app]) => [
      name,
      { ...Object(app), projectId: "" },
    ]);
    const { value, unknown } = knownPart(schema, { ...parsed, applications: Object.fromEntries(apps) });
    const [unknownMember] = unknown;
    // Checked by the schema below.
    const microfrontends = value as Microfrontends;
    const problem =
      problemIn(schema, value, path) ??
      (unknownMember ? `\`${unknownMember.join(".")}\`: there is no such member` : problemOfApps(microfrontends));
    return problem === undefined ? { microfrontends } : { problem: `${path}: ${problem}` };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { problem: error.message };
  }
}

/** Strips `.jsonc`'s comments and trailing commas; strings are matched first, so that their contents stay. */
function withoutComments(content: string): string {
  const bare = content.replaceAll(/("(?:[^"\\]|\\.)*"?)|\/\/.*|\/\*[\s\S]*?(?:\*\/|$)/g, "$1");
  return bare.replaceAll(/("(?:[^"\\]|\\.)*"?)|,(?=\s*[}\]])/g, "$1");
}

function problemOfApps(microfrontends: Microfrontends): string | undefined {
  const apps = Object.entries(microfrontends.applications);
  const first = apps.filter(([, app]) => !("routing" in app)).map(([name]) => name);
  if (first.length !== 1)
    return `one app is the default one, without \`routing\`; ${first.length === 0 ? "none" : first.join(", ")} is`;
  const routes = routesOf(microfrontends, false);
  if (routes.length > maxPaths) return `${routes.length} paths are more than ${maxPaths}`;
  const strange = routes.find(({ path }) => path.length > 256 || !expression.test(path));
  if (strange) return `${JSON.stringify(strange.path)} of ${strange.app} is not a supported path expression`;
  const odd = apps.find(([, app]) => "routing" in app && app.assetPrefix && !prefix.test(app.assetPrefix));
  if (odd) return `the \`assetPrefix\` of ${odd[0]} is not a path without patterns`;
  const overlap = matchWithinTime(() => {
    for (const [index, one] of routes.entries())
      for (const other of routes.slice(index + 1))
        if (one.app !== other.app && (one.fits(other.path) || other.fits(one.path))) return { one, other };
    return undefined;
  });
  if (!overlap) return "its path expressions take too long";
  const { one, other } = overlap.result ?? {};
  if (one && other) return `the paths ${one.path} of ${one.app} and ${other.path} of ${other.app} overlap`;
  return undefined;
}

export interface AppRoute {
  readonly app: string;
  readonly path: string;
  fits(normalPath: string): boolean;
}

const cache = new WeakMap<Microfrontends, readonly AppRoute[]>();

export function appRoutes(microfrontends: Microfrontends): readonly AppRoute[] {
  const routes = cache.get(microfrontends) ?? routesOf(microfrontends, true);
  cache.set(microfrontends, routes);
  return routes;
}

/** @param isServed adds the paths of assets and leaves out those behind a flag */
function routesOf({ applications }: Microfrontends, isServed: boolean): AppRoute[] {
  return Object.entries(applications).flatMap(([app, application]) => {
    if (!("routing" in application)) return [];
    const digest = createHash("md5").update(app).digest("hex").slice(0, 6);
    const assets = `/${application.assetPrefix || `vc-ap-${digest}`}/:path*`;
    const groups = application.routing.filter(({ flag }) => !isServed || flag === undefined);
    const paths = new Set([...groups.flatMap((group) => group.paths), ...(isServed ? [assets] : [])]);
    return [...paths].map((path): AppRoute => {
      let pattern: RegExp | undefined;
      const make = () => (pattern ??= pathPattern(pathToRegexp(path).source));
      return { app, path, fits: (normal) => matchOf(`microfrontends ${path}`, make, normal) !== null };
    });
  });
}
