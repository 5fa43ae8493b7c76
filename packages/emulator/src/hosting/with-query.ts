export function withQuery(location: string, query: URLSearchParams): string {
  const [before = "", hash] = location.split("#", 2);
  const [path = "", search = ""] = before.split("?", 2);
  const all = new URLSearchParams(search);
  const own = new Set(all.keys());
  for (const [name, value] of query) if (!own.has(name)) all.append(name, value);
  const text = all.toString();
  return `${path}${text === "" ? "" : `?${text}`}${hash === undefined ? "" : `#${hash}`}`;
}
