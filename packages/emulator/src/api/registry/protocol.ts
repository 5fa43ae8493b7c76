import type { Operations } from "@slipway/registry/contract";
import { type ErrorCode, RegistryError } from "../../domain/images/errors.ts";
import { isKnownDigest, isName } from "../../domain/images/names.ts";
import { type Action, canPull, isGranted } from "../../domain/images/place.ts";
import { service } from "../../domain/images/tokens.ts";
import type { Candidate, Protocol } from "../../pipeline/handler.ts";
import { identityOf, refusalOf, showsCredentials } from "./credentials.ts";
import { registryFailure, registryHeaders } from "./failure.ts";
import { tokenPath } from "./token-path.ts";

interface Rules {
  readonly action?: Action;
  readonly scope?: string;
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

export const registryProtocol: Protocol = {
  headers: registryHeaders,

  authenticate(request, candidate, platform) {
    const needs = needsOf(request, candidate);
    const identity = identityOf(request, platform);
    if (!identity) {
      throw challenge(request, needs, refusalOf(request), showsCredentials(request) ? "invalid_token" : undefined);
    }
    const lacks = ({ name, action, optional }: Need): boolean =>
      !isGranted(identity.grants, name, action) && !(optional && !canPull(platform.store, identity, name));
    if (needs.some(lacks)) {
      const message = `The token is not for this: it should be one for ${scopesOf(needs)}`;
      throw challenge(request, needs, message, "insufficient_scope");
    }
    return identity;
  },

  failure(error, request, candidate) {
    if (candidate) return registryFailure(error, { 400: rulesOf(candidate).badInput });
    const isCatalog = new URL(request.url).pathname === "/v2/_catalog";
    // A path without an operation names no repository that could be missing.
    return registryFailure(isCatalog ? noCatalog : error, { 404: "UNSUPPORTED" });
  },
};

const noCatalog = new RegistryError(404, "UNSUPPORTED", "No catalog: GET /v1/vcr/repository lists repositories");

interface Need {
  readonly name: string;
  readonly action: Action;
  readonly scope: string;
  readonly optional?: true;
}

function needsOf(request: Request, candidate: Candidate): Need[] {
  const { action, scope = action } = rulesOf(candidate);
  if (!action || !scope) return [];
  const name = candidate.path.name ?? "";
  const source = candidate.operation.name === "startBlobUpload" ? sourceOf(request) : undefined;
  const own: Need = { name, action, scope };
  return source === undefined || source === name
    ? [own]
    : [own, { name: source, action: "pull", scope: "pull", optional: true }];
}

function sourceOf(request: Request): string | undefined {
  const { searchParams } = new URL(request.url);
  const from = searchParams.getAll("from").at(-1) ?? "";
  return isKnownDigest(searchParams.getAll("mount").at(-1) ?? "") && isName(from) ? from : undefined;
}

function scopesOf(needs: readonly Need[]): string {
  return needs.map(({ name, scope }) => `repository:${name}:${scope}`).join(" ");
}

function challenge(
  request: Request,
  needs: readonly Need[],
  message: string,
  error: "invalid_token" | "insufficient_scope" | undefined,
): RegistryError {
  const parameters = {
    realm: new URL(request.url).origin + tokenPath,
    service,
    ...(needs.length > 0 ? { scope: scopesOf(needs) } : {}),
    ...(error ? { error } : {}),
  };
  const header = Object.entries(parameters).map(([name, value]) => `${name}="${value.replace(/["\\]/g, "")}"`);
  return new RegistryError(401, "UNAUTHORIZED", message, {
    headers: { "www-authenticate": `Bearer ${header.join(",")}` },
  });
}

function rulesOf({ operation }: Candidate): Rules {
  // The protocol is the registry group's, whose operations are the rules' keys.
  return rules[operation.name as keyof Operations];
}
