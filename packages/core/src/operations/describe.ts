import type { CallOptions, DescribeContext, RequestDescription } from "../types/client.ts";
import type { Operation } from "../types/operation.ts";
import { checkCallOptions } from "../wire/check-options.ts";
import { describeRequest } from "../wire/describe.ts";

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
