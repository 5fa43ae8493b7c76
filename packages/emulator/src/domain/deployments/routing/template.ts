import { compile } from "path-to-regexp";

export type Values = ReadonlyMap<string, string>;

/** Fills `$1` and `${name}` into a template. The values never turn a path into another site's address. */
export function fillTemplate(template: string, values: Values): string {
  const text = template.replaceAll(/\$(?:\{(\w+)\}|(\d+|[A-Za-z_]\w*))/g, (_, braced, plain, at: number) => {
    const value = values.get(braced ?? plain) ?? "";
    // Unescaped, they would end the query's value.
    return template.lastIndexOf("?", at) < 0 ? value : value.replaceAll(/[&+#]/g, encodeURIComponent);
  });
  return template.startsWith("//") ? text : text.replace(/^\/{2,}/, "/");
}

/** Turns `:name` into `$1` or `$name`. @param isRewrite adds values that the path leaves out to the query */
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
  const [beforeHash = "", hash] = splitAt(rest, "#");
  const [path = "", query] = splitAt(beforeHash, "?");
  const used = [origin, path, hash ?? ""].some((part) => hasPlaceholder(part, values));
  const params = new URLSearchParams(query ?? "");
  const pairs = [...params].map(([name, value]) => [name, withValues(value, values)] as const);
  const queryNames = new Set(pairs.map(([name]) => name));
  const added =
    isRewrite && !used ? Object.entries(values).filter(([name]) => !/^\d+$/.test(name) && !queryNames.has(name)) : [];
  const search = [...pairs, ...added].map(([name, value]) => `${name}=${value}`).join("&");
  const start = `${withValues(origin, values)}${withValues(path, values)}`;
  return `${start}${search === "" ? "" : `?${search}`}${hash === undefined ? "" : `#${withValues(hash, values)}`}`;
}

function splitAt(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function hasPlaceholder(text: string, values: Readonly<Record<string, string>>): boolean {
  return Object.keys(values).some((name) => new RegExp(`:${name}(?!\\w)`).test(text));
}

/** Fills placeholders such as `:name`, `:name*` and `:name(\\d+)` into a text; an invalid template stays as it is. */
export function withValues(text: string, values: Readonly<Record<string, string>>): string {
  if (!hasPlaceholder(text, values)) return text;
  const scheme = /^[a-z][a-z\d+.-]*:(?=\/\/)/i.exec(text)?.[0] ?? "";
  const template = text.slice(scheme.length);
  const fill = (pattern: string) => compile(pattern, { validate: false })(values);
  try {
    return scheme + fill(template);
  } catch {
    // Escapes all but the placeholders.
    const escaped = template.replaceAll(/:(\w+)[*?+]?|[:*?+(){}]/g, (match, name) =>
      name !== undefined && Object.hasOwn(values, name) ? match : match.replaceAll(/[:*?+(){}]/g, String.raw`\$&`),
    );
    return scheme + fill(`/${escaped}`).slice(1);
  }
}
