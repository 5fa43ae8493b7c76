import { fromHere } from "../errors/from-here.ts";
import { ProtocolError } from "../errors/protocol-error.ts";
import { withFacts } from "../errors/slipway-error.ts";
import {
  type ApiPromise,
  type CallOptions,
  type Client,
  type DescribeContext,
  type Operation,
  PROTOCOL,
  type RawAnswer,
  type RequestDescription,
  type SendContext,
} from "../types/client.ts";
import { checkCallOptions } from "../wire/check-options.ts";
import { describeRequest } from "../wire/describe.ts";

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
      // This handles a failure of `data`, which `withResponse()` alone reports.
      const value = await data;
      // Data implies an answer.
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
    // A package older than the client runs with its own, older core.
    const older = client.protocol > PROTOCOL && operation.group;
    throw new ProtocolError(`needs a newer @slipway/${older || "core"}`, { route: operation.route });
  }
  return describeRequest(operation, input, client, options);
}

/** Describes a request without its token, and sends nothing. @throws `InputError` for a parameter or option that cannot be sent. */
export function describeCall(
  operation: Operation,
  input: object,
  client: DescribeContext,
  options: CallOptions = {},
): RequestDescription {
  checkCallOptions(options, operation.route);
  return describeRequest(operation, input, client, options);
}
