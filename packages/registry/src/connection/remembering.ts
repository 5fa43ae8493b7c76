import type { Client } from "@slipway/core";

/** A client that remembers where it sent its last request: not every `fetch` says that in its answer. */
export function remembering(client: Client): { readonly client: Client; readonly sentTo: () => string } {
  let url = "";
  const send: Client["send"] = (request, context) => {
    url = request.url;
    return client.send(request, context);
  };
  return { client: { ...client, send }, sentTo: () => url };
}
