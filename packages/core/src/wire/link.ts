/**
 * Target of the next page in a `Link` header (RFC 8288), unresolved; undefined for none, empty for an unreadable header. Some servers write
 * `rel=next` without quotes, or no `rel`: then the first such link counts, as for other clients.
 */
export function nextLink(header: string | null): string | undefined {
  const text = header ?? "";
  let unnamed: string | undefined;
  let unreadable: "" | undefined;
  for (let at = 0; at < text.length; at++) {
    if (/[,\s]/.test(text[at] ?? "")) continue;
    const close = text[at] === "<" ? text.indexOf(">", at) : at;
    if (close < 0) return unnamed ?? "";
    const end = endOf(text, close, ",");
    if (close === at) unreadable = "";
    else {
      const relations = relationsOf(text.slice(close + 1, end));
      const target = text.slice(at + 1, close);
      if (relations.includes("next")) return target;
      if (relations.length === 0) unnamed ??= target;
    }
    at = end;
  }
  return unnamed ?? unreadable;
}

/** Relations in parameters such as `; rel="next last"`, in lower case. The first `rel` counts. */
function relationsOf(parameters: string): string[] {
  for (let at = 0; at < parameters.length; ) {
    const end = endOf(parameters, at, ";");
    const value = /^\s*rel\s*=(.*)$/is.exec(parameters.slice(at, end))?.[1];
    if (value !== undefined) return value.toLowerCase().match(/[^\s"]+/g) ?? [];
    at = end + 1;
  }
  return [];
}

function endOf(text: string, from: number, delimiter: string): number {
  let isQuoted = false;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted && character === "\\") at++;
    else if (!isQuoted && character === delimiter) return at;
  }
  return text.length;
}
