import { createHash, timingSafeEqual } from "node:crypto";
import type { AliasRow } from "../../domain/hosts/alias-tables.ts";
import { openPassword } from "../../domain/projects/site-password.ts";
import type { ProjectRow } from "../../domain/projects/tables.ts";
import type { Services } from "../../engine/services.ts";

export interface Passes {
  readonly automation: readonly string[];
  readonly links: readonly string[];
  readonly password: string | undefined;
}

export function passesOf(services: Services, project: ProjectRow, alias: AliasRow | undefined): Passes {
  const now = services.clock.now();
  const links = Object.entries(alias?.protectionBypass ?? {}).flatMap(([secret, entry]) =>
    entry.scope === "shareable-link" && (entry.expires ?? Number.POSITIVE_INFINITY) > now ? [secret] : [],
  );
  return {
    automation: Object.keys(project.settings.protectionBypass ?? {}),
    links,
    password: openPassword(services, project),
  };
}

export function isOneOf(text: string | null | undefined, secrets: readonly (string | undefined)[]): boolean {
  if (!text) return false;
  const digestOfText = digest(text);
  return secrets.filter((secret) => secret !== undefined && timingSafeEqual(digest(secret), digestOfText)).length > 0;
}

const [cookie, purpose] = ["_vercel_jwt", "site-protection"];

/** A cookie by which a visitor of a host has shown a secret; it opens nothing any more when the secret is revoked or over. */
export function passCookie(services: Services, host: string, secret: string, crossSite: boolean): string {
  const payload = JSON.stringify({ host, secret: digest(secret).toString("hex") });
  const value = services.store.transact(() => services.keys.encrypt(payload, purpose));
  return `${cookie}=${value}; Path=/; HttpOnly; ${crossSite ? "SameSite=None; Secure" : "SameSite=Lax"}`;
}

/** The digest of the secret that a visitor of the host has shown before; undefined where there is no such cookie. */
export function shownBefore({ keys }: Services, headers: Headers, host: string): string | undefined {
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${cookie}=`))?.slice(cookie.length + 1);
  if (!value) return undefined;
  try {
    const payload: unknown = JSON.parse(keys.decrypt(value, purpose));
    const { host: of, secret } = Object(payload);
    return of === host && typeof secret === "string" ? secret : undefined;
  } catch {
    return undefined;
  }
}

/** Whether one of the secrets is the one with this digest. */
export function isDigestOf(candidate: string | undefined, secrets: readonly (string | undefined)[]): boolean {
  return secrets.some((secret) => secret !== undefined && digest(secret).toString("hex") === candidate);
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
