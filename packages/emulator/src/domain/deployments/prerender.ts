import { posix } from "node:path";
import { RouteCondition } from "@slipway/deployments/schemas";
import * as v from "valibot";
import { parseJson } from "../../engine/http/parse-json.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { badRequest } from "../../engine/platform-error.ts";
import { schemaProblem } from "../../engine/validate.ts";
import { problemOfConditions, problemOfHeaders, problemOfStatus } from "./routing/problem-of-routes.ts";
import { type Condition, type RequestParts, valuesOf } from "./routing/route.ts";

const end = ".prerender-config.json";

export function prerenderedBy(path: string): string | undefined {
  return path.endsWith(end) ? path.slice(0, -end.length) : undefined;
}

export function describing(name: string): string {
  return `${name}${end}`;
}

/** A page that was rendered with the build, and is served without running anything. */
export interface Prerendered {
  readonly fallback?: string;
  readonly contentType?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  readonly bypassToken?: string;
  readonly bypassFor: readonly Condition[];
  /** After how many seconds it is made anew; `false`: never. */
  readonly expiration: number | false;
  readonly group?: number;
  /** What of a query makes another page, and which headers its function is given. Absent: all. */
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
});

/** Reads what a file says of such a page. @param path the file's, beside which its fallback stands @param functions which that never leaves */
export function parsePrerendered(text: string, path: string, functions: string): Prerendered {
  const wrong = (problem: string): Error => badRequest(`${path}: ${problem}`);
  const stated: unknown = parseJson(text, path);
  if (!v.is(schema, stated)) throw wrong(schemaProblem(schema, stated) ?? "it describes no page");
  const { fallback, initialHeaders, initialStatus: status, bypassToken, experimentalBypassFor: bypassFor } = stated;
  const { fsPath, contentType } = typeof fallback === "string" ? { fsPath: fallback } : { ...fallback };
  const headers = initialHeaders ?? {};
  const page = fsPath === undefined ? undefined : posix.join(posix.dirname(path), fsPath);
  if (page !== undefined && !page.startsWith(`${functions}/`))
    throw wrong(`\`fallback\`: ${JSON.stringify(fsPath)} leads out of the folder of the functions`);
  const problems = {
    initialHeaders: problemOfHeaders(headers),
    initialStatus: status == null ? undefined : problemOfStatus(status),
    fallback: problemOfHeaders(contentType === undefined ? {} : { "content-type": contentType }),
    experimentalBypassFor: problemOfConditions(bypassFor ?? []),
  };
  for (const [member, problem] of Object.entries(problems))
    if (problem !== undefined) throw wrong(`\`${member}\`: ${problem}`);
  return {
    ...omitUndefined({ fallback: page, contentType }),
    // A build without a token has none, rather than one that every visitor could show.
    ...(bypassToken ? { bypassToken } : {}),
    headers,
    status: status ?? 200,
    bypassFor: bypassFor ?? [],
    expiration: stated.expiration ?? false,
    ...omitUndefined({
      group: stated.group ?? undefined,
      allowQuery: stated.allowQuery ?? undefined,
      allowHeader: stated.allowHeader ?? undefined,
    }),
  };
}

/** What comes with a part that only the function makes: a server joins the two, which is nobody's here. */
export function isUnfinished({ headers, contentType = "" }: Prerendered): boolean {
  const types = Object.entries(headers).flatMap(([name, value]) =>
    name.toLowerCase() === "content-type" ? [value] : [],
  );
  return [...types, contentType].some((type) => type.startsWith("application/x-nextjs-pre-render"));
}

export function revalidates({ bypassToken }: Prerendered, headers: Headers): boolean {
  return bypassToken !== undefined && headers.get("x-prerender-revalidate") === bypassToken;
}

/** Whether a request wants what the function would make now: in draft mode, to have the page made anew, or by what the build says. */
export function wantsFunction(page: Prerendered, parts: RequestParts): boolean {
  const { bypassToken, bypassFor } = page;
  const cookies = (parts.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const isDraft = bypassToken !== undefined && cookies.includes(`__prerender_bypass=${bypassToken}`);
  return (
    isDraft ||
    revalidates(page, parts.headers) ||
    bypassFor.some((condition) => valuesOf([condition], parts) !== undefined)
  );
}
