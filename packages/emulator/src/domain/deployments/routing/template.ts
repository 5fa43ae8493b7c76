import { compile } from "path-to-regexp";

export type Values = ReadonlyMap<string, string>;

/** A template with `$1` and `${name}` filled in; the path of a request never makes one lead to another site that does not by itself. */
export function filled(template: string, values: Values): string {
  const text = template.replaceAll(/\$(?:\{(\w+)\}|(\d+|[A-Za-z_]\w*))/g, (_, braced, plain, at: number) => {
    const value = values.get(braced ?? plain) ?? "";
    // In a query they would end the value.
    return template.lastIndexOf("?", at) < 0 ? value : value.replaceAll(/[&+#]/g, encodeURIComponent);
  });
  return template.startsWith("//") ? text : text.replace(/^\/{2,}/, "/");
}

/** A destination with `:name` as `$1` or `$name`. @param isRewrite values that its path leaves out are added to its query */
export function destinationOf(
  destination: string,
  names: readonly string[],
  conditions: readonly string[],
  isRewrite: boolean,
): string {
  const values: Record<string, string> = Object.fromEntries([
    ...names.map((name, index) => [name, `$${index + 1}`]),
    ...conditions.map((name) => [name, `$${name}`]),
  ]);
  if (Object.keys(values).length === 0) return destination;
  const [, origin = "", rest = destination] = /^([a-z][a-z\d+.-]*:\/\/[^/]*)?(.*)$/is.exec(destination) ?? [];
  const [beforeHash = "", hash] = cut(rest, "#");
  const [path = "", query] = cut(beforeHash, "?");
  const used = [origin, path, hash ?? ""].some((part) => named(part, values));
  const params = new URLSearchParams(query ?? "");
  const pairs = [...params].map(([name, value]) => [name, withValues(value, values)] as const);
  const known = new Set(pairs.map(([name]) => name));
  const added =
    isRewrite && !used ? Object.entries(values).filter(([name]) => !/^\d+$/.test(name) && !known.has(name)) : [];
  const search = [...pairs, ...added].map(([name, value]) => `${name}=${value}`).join("&");
  const start = `${withValues(origin, values)}${withValues(path, values)}`;
  return `${start}${search === "" ? "" : `?${search}`}${hash === undefined ? "" : `#${withValues(hash, values)}`}`;
}

function cut(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function named(text: string, values: Readonly<Record<string, string>>): boolean {
  return Object.keys(values).some((name) => new RegExp(`:${name}(?!\\w)`).test(text));
}

/** `:name` and what may follow it, as the paths have it: `:name*`, `:name(\\d+)`. What is no such template stays as it is. */
export function withValues(text: string, values: Readonly<Record<string, string>>): string {
  if (!named(text, values)) return text;
  const scheme = /^[a-z][a-z\d+.-]*:(?=\/\/)/i.exec(text)?.[0] ?? "";
  const template = text.slice(scheme.length);
  const filledIn = (pattern: string) => compile(pattern, { validate: false })(values);
  try {
    return scheme + filledIn(template);
  } catch {
    // What is no part of it is text.
    const escaped = template.replaceAll(/:(\w+)[*?+]?|[:*?+(){}]/g, (found, name) =>
      name !== undefined && Object.hasOwn(values, name) ? found : found.replaceAll(/[:*?+(){}]/g, String.raw`\$&`),
    );
    return scheme + filledIn(`/${escaped}`).slice(1);
  }
}
