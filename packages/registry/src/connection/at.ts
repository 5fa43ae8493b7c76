import type { Client } from "@slipway/core";
import { ContentError } from "../errors/content-error.ts";
import { shownUrl } from "./home.ts";

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
 *
 * @throws `ContentError` for what is no address of the web (`data:`, `file:`), and for credentials in it.
 */
export function resolveUrl(handed: string, base: string): string {
  if (!URL.canParse(handed, base)) throw new ContentError("the registry names a URL that is none", {});
  const [url, from] = [new URL(handed, base), new URL(base)];
  if (!/^https?:$/.test(url.protocol)) {
    throw new ContentError(`the registry names ${shownUrl(url.href)} where http: or https: belongs`, {});
  }
  if (url.username || url.password) {
    throw new ContentError(`the registry names ${shownUrl(url.href)} with credentials in it`, {});
  }
  if (from.protocol === "https:" && url.protocol === "http:" && url.hostname === from.hostname) {
    return `${from.origin}${url.href.slice(url.origin.length)}`;
  }
  return url.href;
}
