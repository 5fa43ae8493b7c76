import type { Operations } from "@slipway/registry/contract";
import type { PlatformError } from "../engine/platform-error.ts";
import type { Protocol } from "../engine/protocol.ts";
import type { Candidate } from "../engine/router.ts";
import { type Identity, identify } from "../engine/scope.ts";
import type { Platform } from "../platform.ts";
import { type Action, allows } from "./access.ts";
import { type ErrorCode, RegistryError } from "./errors.ts";
import { tokenPath } from "./token-path.ts";
import { readToken, service } from "./tokens.ts";

interface Rules {
  /** What one has to be allowed; absent: to be somebody is enough. */
  readonly action?: Action;
  /** What a challenge asks for, where that is more. */
  readonly scope?: string;
  /** The code of an input that the contract refuses. */
  readonly badInput: ErrorCode;
}

const rules: Readonly<Record<keyof Operations, Rules>> = {
  checkRegistry: { badInput: "UNSUPPORTED" },
  getBlob: { action: "pull", badInput: "DIGEST_INVALID" },
  hasBlob: { action: "pull", badInput: "DIGEST_INVALID" },
  deleteBlob: { action: "delete", badInput: "DIGEST_INVALID" },
  startBlobUpload: { action: "push", scope: "pull,push", badInput: "BLOB_UPLOAD_INVALID" },
  getBlobUpload: { action: "push", scope: "pull,push", badInput: "BLOB_UPLOAD_INVALID" },
  uploadBlobChunk: { action: "push", scope: "pull,push", badInput: "BLOB_UPLOAD_INVALID" },
  completeBlobUpload: { action: "push", scope: "pull,push", badInput: "DIGEST_INVALID" },
  cancelBlobUpload: { action: "push", scope: "pull,push", badInput: "BLOB_UPLOAD_INVALID" },
  getManifest: { action: "pull", badInput: "MANIFEST_INVALID" },
  hasManifest: { action: "pull", badInput: "MANIFEST_INVALID" },
  putManifest: { action: "push", scope: "pull,push", badInput: "MANIFEST_INVALID" },
  deleteManifest: { action: "delete", badInput: "MANIFEST_INVALID" },
  listTags: { action: "pull", badInput: "UNSUPPORTED" },
  listReferrers: { action: "pull", badInput: "DIGEST_INVALID" },
};

const codes: Readonly<Record<number, ErrorCode>> = {
  401: "UNAUTHORIZED",
  403: "DENIED",
  404: "NAME_UNKNOWN",
  412: "DENIED",
  413: "SIZE_INVALID",
  429: "TOOMANYREQUESTS",
};

/** The distribution protocol's way: a challenge that says where to get a token, and `{ errors: [{ code, message }] }`. */
export const registryProtocol: Protocol = {
  headers: { "docker-distribution-api-version": "registry/2.0" },

  authenticate(request, candidate, platform) {
    const identity = identityOf(request, platform);
    if (!identity) throw challenge(request, candidate);
    const { action } = rulesOf(candidate);
    if (action && !allows(identity.grants, nameOf(candidate), action)) {
      throw challenge(request, candidate, "insufficient_scope");
    }
    return identity;
  },

  failure(error, _, candidate) {
    const { code, detail } = described(error, candidate);
    const body = { errors: [{ code, message: error.message, ...(detail === undefined ? {} : { detail }) }] };
    return Response.json(body, { status: error.status, headers: error.headers });
  },
};

/** By a token of the registry or the platform, or by the platform's token as the password of any username. */
export function identityOf(request: Request, platform: Platform): Identity | undefined {
  const [, scheme = "", given = ""] = /^(\S+)\s+(\S+)\s*$/.exec(request.headers.get("authorization") ?? "") ?? [];
  switch (scheme.toLowerCase()) {
    case "bearer":
      return identify(given, platform.state) ?? readToken(platform, given, "access");
    case "basic":
      return identify(passwordOf(given), platform.state);
    default:
      return undefined;
  }
}

function passwordOf(credentials: string): string {
  const text = Buffer.from(credentials, "base64").toString("utf8");
  return text.slice(text.indexOf(":") + 1);
}

function challenge(request: Request, candidate: Candidate, error?: "insufficient_scope"): RegistryError {
  const { action, scope = action } = rulesOf(candidate);
  const { origin } = new URL(request.url);
  const said = request.headers.has("authorization") ? (error ?? "invalid_token") : undefined;
  const parameters = {
    realm: origin + tokenPath,
    service,
    ...(scope ? { scope: `repository:${nameOf(candidate)}:${scope}` } : {}),
    ...(said ? { error: said } : {}),
  };
  const header = Object.entries(parameters).map(([name, value]) => `${name}="${value.replace(/["\\]/g, "")}"`);
  const message =
    said === undefined
      ? "The request is missing a token; give the platform's token as password, or as bearer token"
      : `The token is not good for this (${said})`;
  return new RegistryError(401, "UNAUTHORIZED", message, {
    headers: { "www-authenticate": `Bearer ${header.join(",")}` },
  });
}

function described(error: PlatformError, candidate: Candidate): { code: ErrorCode; detail?: unknown } {
  if (error instanceof RegistryError) return { code: error.code, detail: error.extra.detail };
  if (error.status === 400) return { code: rulesOf(candidate).badInput };
  return { code: codes[error.status] ?? (error.status >= 500 ? "UNKNOWN" : "UNSUPPORTED") };
}

function rulesOf({ operation }: Candidate): Rules {
  // The protocol is the registry group's, whose operations are the rules' keys.
  return rules[operation.name as keyof Operations];
}

function nameOf({ path }: Candidate): string {
  return path.name ?? "";
}
