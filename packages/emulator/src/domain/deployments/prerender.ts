import { posix } from "node:path";
import { RouteCondition } from "@slipway/deployments/schemas";
import * as v from "valibot";
import { parseJson } from "../../engine/http/parse-json.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { badRequest } from "../../engine/platform-error.ts";
import { schemaProblem } from "../../engine/validate.ts";
import { problemOfConditions, problemOfHeaders, problemOfStatus } from "./routing/problem-of-routes.ts";
import { type Condition, matchConditions, type RequestParts } from "./routing/route.ts";

const end = ".prerender-config.json";

export function prerenderedPath(path: string): string | undefined {
  return path.endsWith(end) ? path.slice(0, -end.length) : undefined;
}

export function prerenderConfigPath(name: string): string {
  return `${name}${end}`;
}

/** A page that was rendered at build time. */
export interface Prerendered {
  readonly fallback?: string;
  readonly contentType?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  readonly bypassToken?: string;
  readonly bypassFor: readonly Condition[];
  /** Seconds until revalidation; `false`: never. */
  readonly expiration: number | false;
  readonly group?: number;
  /** Query parameters that vary the page, and headers that its function gets. Absent: all. */
  readonly allowQuery?: readonly string[];
  readonly allowHeader?: readonly string[];
}

const schema = v.object({
  fallback: v.nullish(
    v.union([v.string(), v.object({ fsPath: v.optional(v.string()), contentType: v.optional(v.string()) })]),
  ),
  initialHeaders: v.nullish(v.record(v.string(), v.string())),
  initialStatus: v.nullish(v.number()),
  bypassToken: v.nullish(v.string()),
  experimentalBypassFor: v.nullish(v.array(RouteCondition)),
  expiration: v.nullish(v.union([v.number(), v.literal(false)])),
  group: v.nullish(v.number()),
  allowQuery: v.nullish(v.array(v.string())),
  allowHeader: v.nullish(v.array(v.string())),
  // Descriptions, by which nothing is served otherwise.
  sourcePath: v.optional(v.unknown()),
  prerenderClassification: v.optional(v.unknown()),
});
export const pageMembers: ReadonlySet<string> = new Set(Object.keys(schema.entries));

/** Parses a prerender config. @param path its path, to which the fallback is relative @param functions the folder that the fallback may not leave */
export function parsePrerendered(text: string, path: string, functions: string): Prerendered {
  const parsed: unknown = parseJson(text, path);
  if (!v.is(schema, parsed)) throw badRequest(`${path}: ${schemaProblem(schema, parsed) ?? "it describes no page"}`);
  const { fallback, bypassToken, group, allowQuery, allowHeader } = parsed;
  const { fsPath, contentType } = typeof fallback === "string" ? { fsPath: fallback } : { ...fallback };
  const page = {
    ...omitUndefined({
      fallback: fsPath === undefined ? undefined : posix.join(posix.dirname(path), fsPath),
      contentType,
      // An empty token counts as none: any visitor could send it.
      bypassToken: bypassToken || undefined,
      group: group ?? undefined,
      allowQuery: allowQuery ?? undefined,
      allowHeader: allowHeader ?? undefined,
    }),
    headers: parsed.initialHeaders ?? {},
    status: parsed.initialStatus ?? 200,
    bypassFor: parsed.experimentalBypassFor ?? [],
    expiration: parsed.expiration ?? false,
  };
  if (page.fallback !== undefined && !page.fallback.startsWith(`${functions}/`))
    throw badRequest(`${path}: \`fallback\`: ${JSON.stringify(fsPath)} leads out of the folder of the functions`);
  checkPage(page, path);
  return page;
}

function checkPage(page: Prerendered, path: string): void {
  const { contentType, headers, status, bypassFor } = page;
  const problems = {
    initialHeaders: problemOfHeaders(headers),
    initialStatus: problemOfStatus(status),
    fallback: problemOfHeaders(contentType === undefined ? {} : { "content-type": contentType }),
    experimentalBypassFor: problemOfConditions(bypassFor),
  };
  for (const [member, problem] of Object.entries(problems))
    if (problem !== undefined) throw badRequest(`${path}: \`${member}\`: ${problem}`);
}

/** Next's partial prerendering needs a server that joins page and function, which the emulator lacks. */
export function isPartial({ headers, contentType = "" }: Prerendered): boolean {
  const types = Object.entries(headers).flatMap(([name, value]) =>
    name.toLowerCase() === "content-type" ? [value] : [],
  );
  return [...types, contentType].some((type) => type.startsWith("application/x-nextjs-pre-render"));
}

export function revalidates({ bypassToken }: Prerendered, headers: Headers): boolean {
  return bypassToken !== undefined && headers.get("x-prerender-revalidate") === bypassToken;
}

/** Whether the function answers: in draft mode, for a revalidation, or by a bypass condition. */
export function wantsFunction(page: Prerendered, parts: RequestParts): boolean {
  const { bypassToken, bypassFor } = page;
  const cookies = (parts.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const isDraft = bypassToken !== undefined && cookies.includes(`__prerender_bypass=${bypassToken}`);
  return (
    isDraft ||
    revalidates(page, parts.headers) ||
    bypassFor.some((condition) => matchConditions([condition], parts) !== undefined)
  );
}
