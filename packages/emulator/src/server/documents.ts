import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Platform } from "../platform.ts";

/** The API's description: a document, or the path of the file that holds it. */
export type OpenApi = string | Readonly<Record<string, unknown>>;

/** The documents that need no token: the API's description and the key of the tokens that the emulator signs. */
export async function serveDocument(
  pathname: string,
  { hosts, keys, state }: Platform,
  openapi: OpenApi | undefined,
): Promise<Response | undefined> {
  if (pathname === "/openapi.json") return serveDescription(openapi);
  if (pathname === "/.well-known/openid-configuration") {
    return Response.json({ issuer: hosts.url, jwks_uri: `${hosts.url}/.well-known/jwks` });
  }
  if (pathname !== "/.well-known/jwks") return undefined;
  // It is made when somebody first asks for it.
  const key = state.attempt(() => keys.publicKey());
  return Response.json({ keys: [key] });
}

async function serveDescription(openapi: OpenApi | undefined): Promise<Response | undefined> {
  if (typeof openapi === "object") return Response.json(openapi);
  const file = openapi ?? join(packageFolder(), "openapi.json");
  if (!existsSync(file)) return undefined;
  return new Response(await readFile(file), { headers: { "content-type": "application/json; charset=utf-8" } });
}

/** By the package's own name: sources and bundles lie at different depths. */
function packageFolder(): string {
  return dirname(createRequire(import.meta.url).resolve("@slipway/emulator/package.json"));
}
