import type { Client, RawAnswer } from "@slipway/core";

/** A client with the `redact` of its last call. */
export interface RedactingClient {
  readonly client: Client;
  /** Redacts the platform's texts, which may quote the call's credentials. */
  readonly redact: RawAnswer["redact"];
}

export function redactingClient(client: Client): RedactingClient {
  let last: RawAnswer["redact"] = (text) => text;
  return {
    client: {
      ...client,
      async send(request, context) {
        const answer = await client.send(request, context);
        last = answer.redact;
        return answer;
      },
    },
    redact: (text, max) => last(text, max),
  };
}
