import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PlatformError } from "../engine/platform-error.ts";
import type { Services } from "../engine/services.ts";

export type OpenApi = string | Readonly<Record<string, unknown>>;

/** Serves public documents. @param lists documents at the root of platform hosts, by host */
export async function serveDocument(
  { method, url }: Request,
  services: Services,
  openapi: OpenApi | undefined,
  lists: Readonly<Record<string, object>>,
): Promise<Response | undefined> {
  const { pathname, hostname } = new URL(url);
  const list = pathname === "/" ? lists[hostname] : undefined;
  const document = list ? Response.json(list) : await documentAt(pathname, services, openapi);
  if (!document || method === "GET") return document;
  if (method === "HEAD") return new Response(null, document);
  const message = `${pathname} takes GET and HEAD, not ${method}`;
  return new PlatformError(405, "method_unknown", message, { headers: { allow: "GET, HEAD" } }).toResponse();
}

async function documentAt(
  pathname: string,
  { hosts, keys }: Services,
  openapi: OpenApi | undefined,
): Promise<Response | undefined> {
  if (pathname === "/openapi.json") return serveDescription(openapi);
  const [, slug, document] = wellKnown.exec(pathname) ?? [];
  // Each team is an OIDC issuer below its slug, with the same key.
  const issuer = slug === undefined ? hosts.url : `${hosts.url}/${slug}`;
  if (document === "openid-configuration") return Response.json({ issuer, jwks_uri: `${issuer}/.well-known/jwks` });
  if (document !== "jwks") return undefined;
  const key = keys.publicKey();
  return Response.json({ keys: key ? [key] : [] });
}

const wellKnown = /^(?:\/([^/]+))?\/\.well-known\/(openid-configuration|jwks)$/;

async function serveDescription(openapi: OpenApi | undefined): Promise<Response | undefined> {
  if (typeof openapi === "object") return Response.json(openapi);
  const file = openapi ?? join(packageFolder(), "dist/openapi.json");
  if (!existsSync(file)) return undefined;
  return new Response(await readFile(file), { headers: { "content-type": "application/json; charset=utf-8" } });
}

/** Resolved by package name: sources and bundles lie at different depths. */
export function packageFolder(): string {
  return dirname(createRequire(import.meta.url).resolve("@slipway/emulator/package.json"));
}
