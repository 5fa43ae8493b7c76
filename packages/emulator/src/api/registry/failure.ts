import { type ErrorCode, RegistryError } from "../../domain/images/errors.ts";
import type { PlatformError } from "../../engine/platform-error.ts";

export const registryHeaders: Readonly<Record<string, string>> = { "docker-distribution-api-version": "registry/2.0" };

const codes: Readonly<Record<number, ErrorCode>> = {
  401: "UNAUTHORIZED",
  403: "DENIED",
  404: "NAME_UNKNOWN",
  412: "DENIED",
  413: "SIZE_INVALID",
  429: "TOOMANYREQUESTS",
};

export function registryFailure(error: PlatformError, more: Readonly<Record<number, ErrorCode>> = {}): Response {
  const { status, message } = error;
  const usual = more[status] ?? codes[status] ?? (status >= 500 ? "UNKNOWN" : "UNSUPPORTED");
  const [code, detail] = error instanceof RegistryError ? [error.code, error.extra.detail] : [usual, undefined];
  const body = { errors: [{ code, message, ...(detail === undefined ? {} : { detail }) }] };
  return Response.json(body, { status, headers: { ...error.headers, ...registryHeaders } });
}
