import type { Client, RawAnswer } from "@slipway/core";

/** A client that keeps how the credentials of its last call are taken out of what is shown of the answer. */
export interface Listening {
  readonly client: Client;
  /** Errors quote what the platform says, which may quote what the call was sent with. */
  readonly redact: RawAnswer["redact"];
}

export function listening(client: Client): Listening {
  let last: RawAnswer["redact"] = (text) => text;
  return {
    client: {
      ...client,
      async send(request, context) {
        const sent = await client.send(request, context);
        last = sent.redact;
        return sent;
      },
    },
    redact: (text, most) => last(text, most),
  };
}
