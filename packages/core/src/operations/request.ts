import { fromHere } from "../errors/from-here.ts";
import { ProtocolError } from "../errors/protocol-error.ts";
import { withFacts } from "../errors/slipway-error.ts";
import {
  type CallOptions,
  type Client,
  PROTOCOL,
  type RawAnswer,
  type RequestDescription,
  type SendContext,
} from "../types/client.ts";
import type { Operation } from "../types/operation.ts";
import type { ApiPromise } from "../types/promise.ts";
import { describeRequest } from "../wire/describe.ts";

/** Sends one request, and reads its answer. */
export function request<T>(
  client: Client,
  operation: Operation,
  input: object,
  options: CallOptions,
  body: SendContext["body"],
  read: (answer: RawAnswer) => T,
): ApiPromise<T> {
  let answer: RawAnswer | undefined;
  const data = (async () => {
    try {
      answer = await client.send(describeFor(client, operation, input, options), { operation, input, options, body });
      return read(answer);
    } catch (error) {
      throw fromHere(error);
    }
  })();
  return Object.assign(data, {
    async withResponse() {
      // This also counts as handling a failure of `data`: whoever awaits the whole answer gets it there, and only there.
      const value = await data;
      // There is data of what was sent.
      const { facts, response } = answer as RawAnswer;
      return withFacts({ data: value, response }, facts);
    },
  });
}

export function describeFor(
  client: Client,
  operation: Operation,
  input: object,
  options: CallOptions,
): RequestDescription {
  if (client.protocol !== PROTOCOL) {
    // A package that is older than the client brings a core of its own, which comes here.
    const older = client.protocol > PROTOCOL && operation.group;
    throw new ProtocolError(`needs a newer @slipway/${older || "core"}`, { route: operation.route });
  }
  return describeRequest(operation, input, client, options);
}
