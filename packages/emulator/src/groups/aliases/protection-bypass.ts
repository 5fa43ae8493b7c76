import type { Operations } from "@slipway/aliases/contract";
import { userTable } from "../../engine/accounts.ts";
import type { Context } from "../../engine/context.ts";
import { badRequest, notFound } from "../../engine/platform-error.ts";
import { newId } from "../../store/ids.ts";
import type { Alias } from "./tables.ts";

type Bypasses = NonNullable<Alias["protectionBypass"]>;
type Distributed<T> = T extends unknown ? Omit<T, "id"> : never;
type Wish = Distributed<Operations["updateUrlProtectionBypass"]["input"]>;
type Access = Extract<Wish, { scope: unknown }>["scope"];

/** Who may pass a URL's protection after the change: somebody named, everybody, or whoever has a shareable link. */
export function changedBypass(context: Context, before: Bypasses, wish: Wish): Bypasses {
  if ("scope" in wish) return withAccess(context, before, wish.scope);
  if ("override" in wish) return withOverride(context, before, wish.override.action);
  return withLink(context, before, wish);
}

function withAccess({ rows, clock, scope }: Context, before: Bypasses, { access, userId, email }: Access): Bypasses {
  const user = userId === undefined ? undefined : rows(userTable).get(userId);
  if (userId !== undefined && !user) throw badRequest(`Invalid request: \`scope.userId\`: there is no user ${userId}`);
  const key = userId ?? email ?? "";
  const { [key]: present, ...others } = before;
  if (access === "denied") return others;
  const lastUpdatedAt = clock.now();
  const entry = { createdAt: present?.createdAt ?? lastUpdatedAt, lastUpdatedAt, lastUpdatedBy: scope.user.id };
  return {
    ...others,
    [key]: user ? { scope: "user", access: "granted", ...entry } : { scope: "email_invite", ...entry },
  };
}

function withOverride({ clock, scope }: Context, before: Bypasses, action: "create" | "revoke"): Bypasses {
  const others = Object.fromEntries(
    Object.entries(before).filter(([, entry]) => entry.scope !== "alias-protection-override"),
  );
  if (action === "revoke") return others;
  const entry = { scope: "alias-protection-override" as const, createdAt: clock.now(), createdBy: scope.user.id };
  return { ...others, [newId("", 32)]: entry };
}

function withLink(
  { clock, scope }: Context,
  before: Bypasses,
  { revoke, ttl }: { revoke?: { secret: string; regenerate: boolean } | undefined; ttl?: number | undefined },
): Bypasses {
  const after = { ...before };
  if (revoke) {
    if (!after[revoke.secret]) throw notFound("Protection bypass");
    delete after[revoke.secret];
    if (!revoke.regenerate) return after;
  }
  const createdAt = clock.now();
  const link = { scope: "shareable-link" as const, createdAt, createdBy: scope.user.id };
  return { ...after, [newId("", 32)]: ttl === undefined ? link : { ...link, expires: createdAt + ttl * 1000 } };
}
