import type { OciErrors } from "@slipway/registry/schemas";
import type { InferOutput } from "valibot";
import { PlatformError } from "../../engine/platform-error.ts";

export type ErrorCode = InferOutput<typeof OciErrors>["errors"][number]["code"];

interface Particulars {
  readonly detail?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export class RegistryError extends PlatformError {
  override readonly name: string = "RegistryError";

  constructor(status: number, code: ErrorCode, message: string, { detail, headers = {} }: Particulars = {}) {
    super(status, code, message, { headers, extra: detail === undefined ? {} : { detail } });
  }
}

export function nameUnknown(name: string, why = "there is no such repository"): RegistryError {
  return new RegistryError(404, "NAME_UNKNOWN", `Repository ${name}: ${why}`, { detail: { name } });
}

export function blobUnknown(digest: string): RegistryError {
  return new RegistryError(404, "BLOB_UNKNOWN", `The repository has no blob ${digest}`, { detail: { digest } });
}

export function manifestUnknown(reference: string): RegistryError {
  return new RegistryError(404, "MANIFEST_UNKNOWN", `The repository has no manifest ${reference}`, {
    detail: { reference },
  });
}

export function manifestInvalid(why: string, detail?: unknown): RegistryError {
  return new RegistryError(400, "MANIFEST_INVALID", `The manifest is not valid: ${why}`, { detail });
}

export function digestInvalid(message: string, detail?: unknown): RegistryError {
  return new RegistryError(400, "DIGEST_INVALID", message, { detail });
}

export function uploadUnknown(uuid: string): RegistryError {
  return new RegistryError(404, "BLOB_UPLOAD_UNKNOWN", `No upload ${uuid} is going on; start a new one`, {
    detail: { uuid },
  });
}
