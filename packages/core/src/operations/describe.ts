import type { CallOptions, DescribeContext, RequestDescription } from "../types/client.ts";
import type { Operation } from "../types/operation.ts";
import { checkCallOptions } from "../wire/check-options.ts";
import { describeRequest } from "../wire/describe.ts";

/** Says what a call sends, all but the token, without sending it; an `InputError` names the parameter or the option which cannot be sent. */
export function describeCall(
  operation: Operation,
  input: object,
  client: DescribeContext,
  options: CallOptions = {},
): RequestDescription {
  checkCallOptions(options, operation.route);
  return describeRequest(operation, input, client, options);
}
