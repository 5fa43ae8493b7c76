const [nameForm, valueForm] = [/^[!#$%&'*+.^_`|~\w-]+$/, /^[\t\x20-\x7e\x80-\xff]*$/];

export function isHeaderName(text: string): boolean {
  return nameForm.test(text);
}

export function isHeaderValue(text: string): boolean {
  return valueForm.test(text);
}

/** They belong to the connection and to the length of the body that is really sent: a deployment has no say in them. */
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

export function setHeaders(headers: Headers, stated: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(stated)) {
    if (isOfConnection(name)) continue;
    headers.set(name, name.toLowerCase() === "location" ? asLocation(value) : asHeaderValue(value));
  }
}

export function asHeaderValue(text: string): string {
  return text.replaceAll(/[^\t\x20-\x7e\x80-\xff]+/g, encoded);
}

/** An address as `Location` takes it: percent-encoded, and what is encoded already is left as it is. */
export function asLocation(text: string): string {
  return text.replaceAll(/[^!#-;=?-[\]_a-z~]+/g, encoded);
}

/** Never throws, as `encodeURIComponent` does for half of a surrogate pair. */
function encoded(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
