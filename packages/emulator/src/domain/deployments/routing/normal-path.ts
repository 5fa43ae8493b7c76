/** A character that is percent-encoded as UTF-8, or else one byte. */
const encoded =
  /%(?:[0-7][\da-f]|[cd][\da-f]%[89ab][\da-f]|e[\da-f](?:%[89ab][\da-f]){2}|f[0-7](?:%[89ab][\da-f]){3}|[\da-f]{2})/gi;

/** Decoded, these would say something else: they end a part of a path or a path, begin an encoding, or are no text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they stay encoded
const meaning = /[%/?#\\\x00-\x1f\x7f]/;

/** The one text of all spellings of a path (`%2f` stays `%2F`): no spelling leads past a route to what the route stands before. */
export function normalPath(path: string): string {
  return path
    .replaceAll(/%(?![\da-f]{2})/gi, "%25")
    .replaceAll(encoded, (text) => decodedOf(text) ?? text.toUpperCase());
}

export function nameAt(path: string): string | undefined {
  if (path.includes("%2F")) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** What a route's expression matches normal paths with: it may be written for encoded paths, and for decoded ones. */
export function pathPattern(src: string, isCaseSensitive = false): RegExp {
  const normal = src.replaceAll(encoded, (text) => {
    const decoded = decodedOf(text);
    return decoded === undefined ? text.toUpperCase() : decoded.replace(/[$()*+.[\]^{|}-]/, String.raw`\$&`);
  });
  const anchored = `${normal.startsWith("^") ? "" : "^"}${normal}${normal.endsWith("$") ? "" : "$"}`;
  // A point stands for every character: some of them end lines, where they are not encoded.
  return new RegExp(anchored, isCaseSensitive ? "s" : "is");
}

function decodedOf(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    return meaning.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}
