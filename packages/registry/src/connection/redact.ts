import type { ApiError } from "@slipway/core";
import { restate } from "./restate.ts";

/** Below that it may stand anywhere by chance. */
const SHORTEST = 8;

/** Takes the credentials out of an error: a registry may quote what it was sent. */
export function redact(error: ApiError, authorization: string | undefined): ApiError {
  const secrets = secretsOf(authorization ?? "").filter(({ length }) => length >= SHORTEST);
  const clean = (text: string): string => secrets.reduce((rest, secret) => rest.replaceAll(secret, "[redacted]"), text);
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

/** What follows the scheme; of basic credentials the password too. */
function secretsOf(authorization: string): string[] {
  const [scheme, value = ""] = authorization.split(" ");
  if (scheme !== "Basic") return [value];
  const bytes = Uint8Array.from(atob(value), (character) => character.charCodeAt(0));
  const plain = new TextDecoder().decode(bytes);
  return [value, plain.slice(plain.indexOf(":") + 1)];
}
