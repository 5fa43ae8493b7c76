import { posix } from "node:path";
import { CreateDeploymentInput as schema } from "@slipway/deployments/schemas";
import { parseJson } from "../engine/parse-json.ts";
import { badRequest } from "../engine/platform-error.ts";
import { problemIn } from "../engine/problem-in.ts";
import { type Asked, valuesOf } from "./routing/conditions.ts";
import { problemOfHeaders, problemOfRoutes, problemOfStatus } from "./routing/problem-of-routes.ts";
import type { Condition } from "./routing/route.ts";

const end = ".prerender-config.json";

/** The name of the page that a file describes, if it describes one that was rendered with the build. */
export function prerenderedBy(path: string): string | undefined {
  return path.endsWith(end) ? path.slice(0, -end.length) : undefined;
}

export function describing(name: string): string {
  return `${name}${end}`;
}

/** A page that was rendered with the build, and is served without running anything. */
export interface Prerendered {
  /** The path of what is served; absent where the build has rendered nothing. */
  readonly fallback?: string;
  readonly contentType?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  readonly bypassToken?: string;
  /** The function is called in place of it for requests with one of these. */
  readonly bypassFor: readonly Condition[];
}

/**
 * Reads what a file says of such a page. Throws a `PlatformError` that says what cannot be answered with.
 *
 * @param path the file's, below which its fallback stands
 */
export function parsePrerendered(text: string, path: string): Prerendered {
  const stated: Record<string, unknown> = Object(parseJson(text, path));
  const { fallback, initialHeaders, initialStatus, bypassToken, experimentalBypassFor: bypassFor } = stated;
  const { fsPath = fallback, contentType }: { fsPath?: unknown; contentType?: unknown } = Object(fallback);
  const status = initialStatus ?? 200;
  const route = { src: "/", headers: initialHeaders ?? {}, has: bypassFor ?? [] };
  const config = { routes: [route] as { src: string; headers: Record<string, string>; has: Condition[] }[] }; // Judged first.
  const problem =
    problemIn(schema, { name: "site", ...config }, path) ??
    problemOfRoutes(config) ??
    problemOfStatus(status) ??
    problemOfHeaders(typeof contentType === "string" ? { "content-type": contentType } : {});
  if (problem !== undefined) throw badRequest(`${path}: ${problem.replace(/^`routes\.0`: /, "")}`);
  return {
    ...(typeof fsPath === "string" ? { fallback: posix.join(posix.dirname(path), fsPath) } : {}),
    ...(typeof contentType === "string" ? { contentType } : {}),
    headers: config.routes[0]?.headers ?? {},
    status: Number(status),
    ...(typeof bypassToken === "string" ? { bypassToken } : {}),
    bypassFor: config.routes[0]?.has ?? [],
  };
}

/** What comes with a part that only the function makes: a server joins the two, which is nobody's here. */
export function isUnfinished({ headers, contentType = "" }: Prerendered): boolean {
  const types = Object.entries(headers).flatMap(([name, value]) =>
    name.toLowerCase() === "content-type" ? [value] : [],
  );
  return [...types, contentType].some((type) => type.startsWith("application/x-nextjs-pre-render"));
}

/** Whether a request wants what the function would make now: in draft mode, to have the page made anew, or by what the build says. */
export function wantsFunction({ bypassToken, bypassFor }: Prerendered, asked: Asked): boolean {
  const cookies = (asked.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const isBypassed =
    bypassToken !== undefined &&
    (cookies.includes(`__prerender_bypass=${bypassToken}`) ||
      asked.headers.get("x-prerender-revalidate") === bypassToken);
  return isBypassed || bypassFor.some((condition) => valuesOf([condition], asked) !== undefined);
}
