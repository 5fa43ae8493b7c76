import type { Operations } from "@slipway/aliases/contract";
import { invalid, notFound } from "../../engine/platform-error.ts";
import type { Validated } from "../../engine/validate.ts";
import { newId } from "../../store/ids.ts";
import type { Context } from "../accounts/scope.ts";
import { userTable } from "../accounts/tables.ts";
import type { Alias } from "./alias-tables.ts";

type Bypasses = NonNullable<Alias["protectionBypass"]>;
type Distributed<T> = T extends unknown ? Omit<T, "id"> : never;
type BypassInput = Distributed<Validated<Operations["updateUrlProtectionBypass"]["input"]>>;
type Access = Extract<BypassInput, { scope: unknown }>["scope"];

type Entries = Map<string, Bypasses[string]>;

export function changeBypass(context: Context, before: Bypasses, input: BypassInput): Bypasses {
  const entries: Entries = new Map(Object.entries(before));
  if ("scope" in input) changeAccess(context, entries, input.scope);
  else if ("override" in input) changeOverride(context, entries, input.override.action);
  else changeLinks(context, entries, input);
  return Object.fromEntries(entries);
}

function changeAccess({ rows, clock, scope }: Context, entries: Entries, { access, userId, email }: Access): void {
  const user = userId === undefined ? undefined : rows(userTable).get(userId);
  if (userId !== undefined && !user) throw invalid(`\`scope.userId\`: there is no user ${userId}`);
  const key = userId ?? email ?? "";
  const lastUpdatedAt = clock.now();
  const createdAt = entries.get(key)?.createdAt ?? lastUpdatedAt;
  entries.delete(key);
  if (access === "denied") return;
  const entry = { createdAt, lastUpdatedAt, lastUpdatedBy: scope.user.id };
  entries.set(key, user ? { scope: "user", access: "granted", ...entry } : { scope: "email_invite", ...entry });
}

function changeOverride({ clock, scope }: Context, entries: Entries, action: "create" | "revoke"): void {
  for (const [key, entry] of entries) if (entry.scope === "alias-protection-override") entries.delete(key);
  if (action === "revoke") return;
  const entry = { scope: "alias-protection-override" as const, createdAt: clock.now(), createdBy: scope.user.id };
  entries.set(newId("", 32), entry);
}

function changeLinks(
  { clock, scope }: Context,
  entries: Entries,
  { revoke, ttl }: { revoke?: { secret: string; regenerate: boolean } | undefined; ttl?: number | undefined },
): void {
  if (ttl !== undefined && ttl <= 0)
    throw invalid(`\`ttl\`: ${ttl} seconds are over before the link is there; it takes more than 0`);
  if (revoke) {
    if (entries.get(revoke.secret)?.scope !== "shareable-link") throw notFound("Protection bypass");
    entries.delete(revoke.secret);
    if (!revoke.regenerate) return;
  }
  const createdAt = clock.now();
  const link = { scope: "shareable-link" as const, createdAt, createdBy: scope.user.id };
  entries.set(newId("", 32), ttl === undefined ? link : { ...link, expires: createdAt + Math.ceil(ttl * 1000) });
}
