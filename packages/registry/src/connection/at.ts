import type { Client } from "@slipway/core";

/**
 * The same client, whose next call goes to a URL that the registry handed out, with the query of the operation added.
 *
 * The URL is kept letter by letter: it may be signed.
 */
export function at(client: Client, url: string): Client {
  const send: Client["send"] = (request, context) => {
    const query = new URL(request.url).search.slice(1);
    return client.send({ ...request, url: query ? `${url}${url.includes("?") ? "&" : "?"}${query}` : url }, context);
  };
  return { ...client, send };
}

/**
 * Resolves a URL that a registry handed out against that of the request, as RFC 9110 says.
 *
 * A registry behind a proxy that ends TLS may call itself `http:`: on its own host it stays what it was.
 */
export function resolveUrl(handed: string, base: string): string {
  const [url, from] = [new URL(handed, base), new URL(base)];
  if (from.protocol === "https:" && url.protocol === "http:" && url.hostname === from.hostname) {
    return `${from.origin}${url.href.slice(url.origin.length)}`;
  }
  return url.href;
}
