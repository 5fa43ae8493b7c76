import { type CallOptions, type Client, PROTOCOL, type SendContext, type Sent } from "./client.ts";
import { decode } from "./decode.ts";
import { describe } from "./describe.ts";
import { ProtocolError } from "./errors/protocol-error.ts";
import type { Operation } from "./operation.ts";
import type { Answer } from "./promise.ts";
import { requestId } from "./request-id.ts";

/** Describes and sends one request. */
export async function send(
  client: Client,
  operation: Operation,
  input: object,
  options: CallOptions,
  want: Pick<SendContext, "text" | "absent">,
): Promise<Sent> {
  const { route } = operation;
  if (client.protocol !== PROTOCOL) {
    const older = client.protocol > PROTOCOL ? "the operation's package" : "the client's package";
    throw new ProtocolError(`speaks protocol ${PROTOCOL}, its client ${client.protocol}: update ${older}`, { route });
  }
  return client.send(describe(operation, input, client, options), { operation, options, ...want });
}

/** Sends one request and reads its JSON. */
export async function ask<T>(
  client: Client,
  operation: Operation,
  input: object,
  options: CallOptions,
): Promise<Answer<T>> {
  const sent = await send(client, operation, input, options, { text: true });
  const data = decode<T>(operation, sent);
  const { route } = operation;
  client.validation?.check({ route, status: sent.response.status, value: data, mode: options.validation });
  return answer(sent, data);
}

/** Puts data and what is known of its answer together. */
export function answer<T>({ response, attempts }: Sent, data: T): Answer<T> {
  return { data, response, requestId: requestId(response), attempts };
}
