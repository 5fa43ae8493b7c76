/** A percent-encoded UTF-8 character, or else one byte. */
const encoded =
  /%(?:[0-7][\da-f]|[cd][\da-f]%[89ab][\da-f]|e[\da-f](?:%[89ab][\da-f]){2}|f[0-7](?:%[89ab][\da-f]){3}|[\da-f]{2})/gi;

/** Characters that change a path's meaning when decoded: separators, the percent sign, control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they stay encoded
const meaning = /[%/?#\\\x00-\x1f\x7f]/;

/** Normalizes a path (`%2f` becomes `%2F`), so that no spelling evades a route. */
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

/** The expression of a route for normalized paths: its source may expect encoded or decoded ones. */
export function pathPattern(src: string, isCaseSensitive = false): RegExp {
  const normal = src.replaceAll(encoded, (text) => {
    const decoded = decodedOf(text);
    return decoded === undefined ? text.toUpperCase() : decoded.replace(/[$()*+.[\]^{|}-]/, String.raw`\$&`);
  });
  const anchored = `${normal.startsWith("^") ? "" : "^"}${normal}${normal.endsWith("$") ? "" : "$"}`;
  // With the flag `s`, since decoded line ends are characters like any others.
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
