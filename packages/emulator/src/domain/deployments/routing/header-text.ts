const [nameForm, valueForm] = [/^[!#$%&'*+.^_`|~\w-]+$/, /^[\t\x20-\x7e\x80-\xff]*$/];

export function isHeaderName(text: string): boolean {
  return nameForm.test(text);
}

export function isHeaderValue(text: string): boolean {
  return valueForm.test(text);
}

/** Headers of the connection and of the framing, which a deployment cannot set. */
const ofConnection: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

export function isOfConnection(name: string): boolean {
  return ofConnection.has(name.toLowerCase());
}

export function setHeaders(headers: Headers, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (isOfConnection(name)) continue;
    headers.set(name, name.toLowerCase() === "location" ? asLocation(value) : asHeaderValue(value));
  }
}

export function asHeaderValue(text: string): string {
  return text.replaceAll(/[^\t\x20-\x7e\x80-\xff]+/g, percentEncode);
}

/** Percent-encodes what `Location` cannot hold; existing encodings stay. */
export function asLocation(text: string): string {
  return text.replaceAll(/[^!#-;=?-[\]_a-z~]+/g, percentEncode);
}

/** Unlike `encodeURIComponent`, never throws for lone surrogates. */
function percentEncode(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
