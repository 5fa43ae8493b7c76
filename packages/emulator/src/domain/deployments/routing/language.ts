import { normalPath } from "./normal-path.ts";
import { cookieOf, type Requested, type Route } from "./route.ts";

/** The place of the first language that a visitor names and a route knows; undefined where that is where the visitor is, or there is none. */
export function languageRedirect(
  { redirect = {}, cookie }: NonNullable<Route["locale"]> = {},
  { host, path, headers }: Requested,
): string | undefined {
  const targets = new Map(Object.entries(redirect).map(([language, target]) => [language.toLowerCase(), target]));
  if (targets.size === 0) return undefined;
  const chosen = cookie === undefined ? undefined : cookieOf(headers.get("cookie") ?? "", cookie);
  const named = [...(chosen === undefined ? [] : [chosen]), ...accepted(headers.get("accept-language") ?? "")];
  for (const language of named.map((each) => each.toLowerCase())) {
    const target = targets.get(language) ?? targets.get(language.replace(/-.*/s, ""));
    if (target !== undefined) return isAt(target, host, path) ? undefined : target;
  }
  return undefined;
}

function accepted(header: string): string[] {
  const all = header.split(",").map((item) => {
    const [language = "", ...parameters] = item.split(";").map((part) => part.trim());
    const quality = parameters.find((each) => each.startsWith("q="))?.slice(2);
    return { language, quality: Number(quality ?? 1) };
  });
  const wanted = all.filter(({ language, quality }) => language !== "" && quality > 0);
  return wanted.sort((one, other) => other.quality - one.quality).map(({ language }) => language);
}

function isAt(target: string, host: string, path: string): boolean {
  const here = `http://${host}`;
  if (!URL.canParse(target, here)) return false;
  const there = new URL(target, here);
  const bare = (each: string) => each.replace(/\/$/, "");
  return there.hostname === host && bare(normalPath(there.pathname)) === bare(path);
}
