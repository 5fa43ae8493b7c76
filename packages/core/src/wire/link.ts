/** The target of a relation's first link in a `Link` header (RFC 8288), as it is written. Some servers write `rel=next` without quotes. */
export function linkTo(relation: string, header: string | null): string | undefined {
  const text = header ?? "";
  for (let at = text.indexOf("<"); at >= 0; ) {
    const close = text.indexOf(">", at);
    if (close < 0) return undefined;
    const target = text.slice(at + 1, close);
    const end = endOf(text, close + 1, ",");
    if (relationsOf(text.slice(close + 1, end)).includes(relation)) return target;
    at = text.indexOf("<", end);
  }
  return undefined;
}

/** The relations that parameters such as `; rel="next last"` name, in lower case. Of several `rel` the first counts. */
function relationsOf(parameters: string): string[] {
  for (let at = 0; at < parameters.length; ) {
    const end = endOf(parameters, at, ";");
    const [name = "", ...value] = parameters.slice(at, end).split("=");
    if (name.trim().toLowerCase() === "rel")
      return value.join("=").replaceAll('"', "").trim().toLowerCase().split(/\s+/);
    at = end + 1;
  }
  return [];
}

/** Where a character comes next that stands in no quotes; the end of the text where it does not. */
function endOf(text: string, from: number, wanted: string): number {
  let isQuoted = false;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    // In quotes, what a backslash stands before is part of the text.
    else if (isQuoted && character === "\\") at++;
    else if (!isQuoted && character === wanted) return at;
  }
  return text.length;
}
