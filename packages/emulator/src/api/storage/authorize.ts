import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import { bearerOf } from "../../domain/accounts/scope.ts";
import { hashToken, seenTokens } from "../../domain/accounts/tokens.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { connectionTable, type StoreRow, storeLabel, storeTable } from "../../domain/storage/tables.ts";
import { parseJson } from "../../engine/http/parse-json.ts";
import { PlatformError } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";

/** The one upload that a client token allows, with settings in place of the request's. */
export interface ClientGrant {
  readonly pathname: string;
  readonly validUntil: number;
  readonly allowedContentTypes?: readonly string[];
  readonly maximumSizeInBytes?: number;
  readonly addRandomSuffix?: boolean;
  readonly allowOverwrite?: boolean;
  readonly cacheControlMaxAge?: number;
  readonly ifMatch?: string;
  readonly onUploadCompleted?: { readonly callbackUrl: string; readonly tokenPayload?: string | null };
}

const Grant: v.GenericSchema<ClientGrant> = v.object({
  pathname: v.string(),
  validUntil: v.number(),
  allowedContentTypes: v.exactOptional(v.array(v.string())),
  maximumSizeInBytes: v.exactOptional(v.number()),
  addRandomSuffix: v.exactOptional(v.boolean()),
  allowOverwrite: v.exactOptional(v.boolean()),
  cacheControlMaxAge: v.exactOptional(v.number()),
  ifMatch: v.exactOptional(v.string()),
  onUploadCompleted: v.exactOptional(
    v.object({ callbackUrl: v.string(), tokenPayload: v.exactOptional(v.nullable(v.string())) }),
  ),
});

export interface Authorized {
  readonly store: StoreRow;
  /** Absent: the token has all rights in the store. */
  readonly grant?: ClientGrant;
}

/** The client of blob stores maps these codes to its error classes (@vercel/blob 2.8.0). */
export function blobError(status: number, code: string, message: string, headers: Record<string, string> = {}): Error {
  return new PlatformError(status, code, message, { headers });
}

export function accessDenied(message = "Access denied: the token is not of this store"): Error {
  return blobError(403, "forbidden", message);
}

/** Finds the store that a request's token is for. Throws 403 where there is none. */
export function authorize(request: Request, services: Services): Authorized {
  const token = bearerOf(request) ?? "";
  if (token === "") throw accessDenied("The request has no token of a blob store");
  const [, , , id = "", encoded = ""] = token.split("_");
  const store = token.startsWith("vercel_blob_client_")
    ? services.rows(storeTable).get(`${storeTable.id.prefix}${id}`)
    : storeOfToken(request, services, token);
  if (!store) throw accessDenied();
  services.service(seenTokens).add(token);
  return token.startsWith("vercel_blob_client_") ? { store, grant: readGrant(services, store, encoded) } : { store };
}

function storeOfToken(request: Request, services: Services, token: string): StoreRow | undefined {
  if (token.startsWith("vercel_blob_rw_")) return services.rows(storeTable).first("hash", hashToken(token));
  return storeOfProject(services, token, request.headers.get("x-vercel-blob-store-id"));
}

/** Reads a project's OIDC token, which is good for the stores that the project is connected to in the token's environment. */
function storeOfProject({ rows, keys, clock }: Services, token: string, label: string | null): StoreRow | undefined {
  const { project_id: projectId, environment, exp } = keys.readToken(token) ?? {};
  if (typeof projectId !== "string" || typeof exp !== "number" || exp * 1000 <= clock.now()) return undefined;
  const stores = rows(connectionTable)
    .by("project", rows(projectTable).get(projectId)?.id ?? "")
    .filter(({ storeId }) => label === null || storeLabel(storeId) === storeLabel(label));
  const [connection] = stores;
  if (!connection) return undefined;
  if (!connection.environments.includes(String(environment)))
    throw accessDenied(`OIDC is enabled for this project, but not for the ${environment} environment.`);
  return rows(storeTable).get(connection.storeId);
}

/** Verifies a client token: `<signature>.<payload>`, signed with the store's read-write token. */
function readGrant(services: Services, store: StoreRow, encoded: string): ClientGrant {
  const [signature = "", payload = ""] = Buffer.from(encoded, "base64").toString().split(".");
  const expected = signed(services, store, payload);
  const [given, own] = [Buffer.from(signature), Buffer.from(expected)];
  if (given.length !== own.length || !timingSafeEqual(given, own)) throw accessDenied();
  const grant = v.safeParse(Grant, parseJson(Buffer.from(payload, "base64").toString(), "the token's payload"));
  if (!grant.success) throw accessDenied("The payload of the client token is not as the client writes it");
  if (grant.output.validUntil <= services.clock.now()) throw accessDenied("Token expired");
  return grant.output;
}

export function signed(services: Services, store: StoreRow, text: string): string {
  return createHmac("sha256", services.keys.decrypt(store.secretToken)).update(text).digest("hex");
}
