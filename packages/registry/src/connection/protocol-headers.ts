/** What the protocol itself says in a request. */
const OF_THE_PROTOCOL = ["accept", "accept-encoding", "content-length", "content-range", "content-type", "range"];

/**
 * The headers of a request that goes elsewhere than to its registry: what the protocol needs, and nothing of whoever asks.
 * What the client, a call or middleware adds may say who that is.
 */
export function protocolHeaders(headers: Headers): Headers {
  const kept = OF_THE_PROTOCOL.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Headers(kept);
}
