import type { WithRows } from "../../engine/services.ts";
import { type TeamRow, teamTable, userTable } from "./tables.ts";

export function accountName({ rows }: WithRows, accountId: string): string {
  return rows(teamTable).get(accountId)?.slug ?? rows(userTable).get(accountId)?.username ?? accountId;
}

export function accountNamed({ rows }: WithRows, name: string): string | undefined {
  return rows(teamTable).by("slug", name)[0]?.id ?? rows(userTable).by("username", name)[0]?.id;
}

/** Finds a team by ID or slug: some clients send the slug wherever an ID can stand. */
export function teamNamed({ rows }: WithRows, idOrSlug: string): TeamRow | undefined {
  return rows(teamTable).get(idOrSlug) ?? rows(teamTable).by("slug", idOrSlug)[0];
}

/** Whether the account has the plan `hobby`, whose limits no other plan has. */
export function isHobby({ rows }: WithRows, accountId: string): boolean {
  return rows(teamTable).get(accountId)?.plan === "hobby";
}

export const slugPattern: RegExp = /^[a-z0-9](?:[a-z0-9-]{0,46}[a-z0-9])?$/;

export const emailPattern: RegExp = /^[^\s@]+@[^\s@]+$/;
