import { bearerOf } from "../../domain/accounts/scope.ts";
import { seenTokens } from "../../domain/accounts/tokens.ts";
import { valuesByKey } from "../../domain/config/items.ts";
import { type ConfigRow, configTable } from "../../domain/config/tables.ts";
import { failedCondition, readConditions } from "../../engine/http/conditions.ts";
import { PlatformError } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { tokenOf } from "./tokens.ts";

export async function serveConfig(request: Request, services: Services): Promise<Response> {
  const response = respond(request, services);
  return request.method === "HEAD" ? new Response(null, response) : response;
}

function respond(request: Request, services: Services): Response {
  try {
    return answer(request, new URL(request.url), services);
  } catch (error) {
    if (error instanceof PlatformError) return error.toResponse();
    throw error;
  }
}

function answer(request: Request, url: URL, services: Services): Response {
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw new PlatformError(405, "method_unknown", "A global config is read by GET and HEAD; the API changes it", {
      headers: { allow: "GET, HEAD" },
    });
  }
  const config = readable(request, url, services);
  const etag = `"${config.digest}"`;
  const headers = {
    etag,
    "cache-control": "no-store",
    "x-edge-config-digest": config.digest,
    "x-edge-config-updated-at": String(config.updatedAt),
  };
  const result = lookUp(config, url);
  if (result === undefined) throw new PlatformError(404, "edge_config_item_not_found", "Item not found", { headers });
  if (failedCondition(readConditions(request.headers), etag) === "If-None-Match")
    return new Response(null, { status: 304, headers });
  return Response.json(result.value, { headers });
}

function readable(request: Request, { pathname, searchParams }: URL, services: Services): ConfigRow {
  const token = bearerOf(request) ?? searchParams.get("token") ?? "";
  if (token === "") throw unauthorized("The request is missing a token of the global config");
  const config = services.rows(configTable).get(pathname.split("/")[1] ?? "");
  if (!config) throw new PlatformError(404, "edge_config_not_found", "Global config not found");
  if (!tokenOf(services, config.id, token)) throw unauthorized("The token is none of this global config");
  services.service(seenTokens).add(token);
  return config;
}

function unauthorized(message: string): PlatformError {
  return new PlatformError(401, "unauthorized", message);
}

function lookUp(config: ConfigRow, { pathname, searchParams }: URL): { readonly value: unknown } | undefined {
  const [, , what, key, ...more] = pathname.split("/");
  const { items, digest } = config;
  if (what === undefined || (what === "" && key === undefined)) return { value: { digest, items: valuesByKey(items) } };
  if (what === "digest" && key === undefined) return { value: digest };
  if (what === "items" && key === undefined) {
    const keys = searchParams.getAll("key");
    return { value: valuesByKey(keys.length === 0 ? items : items.filter((item) => keys.includes(item.key))) };
  }
  if (what === "item" && more.length === 0) return items.find((item) => item.key === key);
  return undefined;
}
