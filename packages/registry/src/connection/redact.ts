import type { ApiError } from "@slipway/core";
import { restate } from "./restate.ts";
import type { Secrets } from "./secrets.ts";

/**
 * Takes the credentials out of an error: a registry may quote what it was sent. What it was sent itself core has taken out; it may
 * also quote what went to the token service that it named.
 */
export function redact(error: ApiError, secrets: Secrets): ApiError {
  const clean = (text: string): string => secrets.clean(text);
  const body = cleaned(error.body, clean);
  if (JSON.stringify(body) === JSON.stringify(error.body) && clean(error.message) === error.message) return error;
  return restate(error, clean(error.message), body);
}

/** Texts are cleaned one by one: as JSON a secret may look otherwise. */
function cleaned(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === "string") return clean(value);
  if (Array.isArray(value)) return value.map((each) => cleaned(each, clean));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [clean(key), cleaned(each, clean)]));
}
