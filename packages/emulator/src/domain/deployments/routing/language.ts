import { normalPath } from "./normal-path.ts";
import { cookieOf, type Route, type RoutedRequest } from "./route.ts";

/** The redirect target of the first of the visitor's languages that the route has. Undefined: none, or the visitor is there already. */
export function languageRedirect(
  { redirect = {}, cookie }: NonNullable<Route["locale"]> = {},
  { host, path, headers }: RoutedRequest,
): string | undefined {
  const targets = new Map(Object.entries(redirect).map(([language, target]) => [language.toLowerCase(), target]));
  if (targets.size === 0) return undefined;
  const chosen = cookie === undefined ? undefined : cookieOf(headers.get("cookie") ?? "", cookie);
  const languages = [
    ...(chosen === undefined ? [] : [chosen]),
    ...acceptedLanguages(headers.get("accept-language") ?? ""),
  ];
  for (const language of languages.map((each) => each.toLowerCase())) {
    const target = targets.get(language) ?? targets.get(language.replace(/-.*/s, ""));
    if (target !== undefined) return isAt(target, host, path) ? undefined : target;
  }
  return undefined;
}

function acceptedLanguages(header: string): string[] {
  const all = header.split(",").map((item) => {
    const [language = "", ...parameters] = item.split(";").map((part) => part.trim());
    const quality = parameters.find((each) => each.startsWith("q="))?.slice(2);
    return { language, quality: Number(quality ?? 1) };
  });
  const usable = all.filter(({ language, quality }) => language !== "" && quality > 0);
  return usable.sort((one, other) => other.quality - one.quality).map(({ language }) => language);
}

function isAt(target: string, host: string, path: string): boolean {
  const here = `http://${host}`;
  if (!URL.canParse(target, here)) return false;
  const there = new URL(target, here);
  const bare = (each: string) => each.replace(/\/$/, "");
  return there.hostname === host && bare(normalPath(there.pathname)) === bare(path);
}
