import { ApiError, RateLimitError } from "@slipway/core";

/** The same error with another message, which begins with the route, and another body. */
export function restate(error: ApiError, message: string, body: unknown = error.body): ApiError {
  const { name, ...fields } = { ...error, body };
  const Kind = name === "RateLimitError" ? RateLimitError : ApiError;
  return new Kind(error.route === undefined ? message : message.slice(error.route.length + 1), fields);
}
