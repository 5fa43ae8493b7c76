const names = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Whether a header, in lower case, belongs to one connection, so that whoever is between two does not hand it on. */
export function isOfConnection(name: string): boolean {
  return names.has(name);
}
