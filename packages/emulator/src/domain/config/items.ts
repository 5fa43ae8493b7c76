import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Operations } from "@slipway/global-config/contract";
import { invalid, refuse } from "../../engine/platform-error.ts";
import type { Context } from "../accounts/scope.ts";
import { requireVisible } from "../accounts/visible-rows.ts";
import { type ConfigRow, configTable, type Item, slugInAccount } from "./tables.ts";

type Change = Operations["updateGlobalConfigItems"]["input"]["items"][number];

/** https://vercel.com/docs/edge-config/edge-config-limits, and the pattern of `key` in the reference of the operation. */
const keyForm = /^[\w-]{1,256}$/;

export function newItems(values: Readonly<Record<string, unknown>>, now: number): Item[] {
  return Object.entries(values).map(([key, value]) => {
    checkKey(key);
    return { key, value, createdAt: now, updatedAt: now };
  });
}

/** Applies changes to items; returns the same list where nothing changes. Throws 400, 404 and 409 for impossible changes. */
export function changedItems(before: readonly Item[], changes: readonly Change[], now: number): readonly Item[] {
  const items = new Map(before.map((item) => [item.key, item]));
  for (const change of changes) {
    const { key, operation } = change;
    checkKey(key);
    const item = items.get(key);
    if (operation === "create" && item) throw refuse("config_item_exists", { key });
    if ((operation === "update" || operation === "delete") && !item) throw refuse("config_item_not_found", { key });
    if (operation === "delete") items.delete(key);
    else items.set(key, changedItem(item, change, now));
  }
  const after = [...items.values()];
  return isDeepStrictEqual(after, before) ? before : after;
}

function changedItem(before: Item | undefined, { key, value = before?.value, description }: Change, now: number): Item {
  if (value === undefined) throw invalid(`\`items\`: the new item ${key} has no \`value\``);
  const text = descriptionAfter(before?.description, description, key);
  const described = text === undefined ? {} : { description: text };
  if (before && isDeepStrictEqual(value, before.value) && text === before.description) return before;
  return { key, value, ...described, createdAt: before?.createdAt ?? now, updatedAt: now };
}

function descriptionAfter(before: string | undefined, input: Change["description"], key: string): string | undefined {
  if (input === undefined) return before;
  if (input === null) return undefined;
  if (typeof input === "string") return input;
  throw invalid(`\`items\`: the description of ${key} should be a text or null`);
}

function checkKey(key: string): void {
  if (keyForm.test(key)) return;
  const form = "up to 256 letters, digits, `_` and `-`";
  throw invalid(`\`items\`: ${JSON.stringify(key.slice(0, 300))} is not a key: one has ${form}`);
}

export function valuesByKey(items: readonly Item[]): Record<string, unknown> {
  return Object.fromEntries(items.map(({ key, value }) => [key, value]));
}

export function digestOf(items: readonly Item[]): string {
  return hash("sha256", JSON.stringify(sortMembers(valuesByKey(items))));
}

export function sizeOfItems(items: readonly Item[]): number {
  return Buffer.byteLength(JSON.stringify(valuesByKey(items)));
}

function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  // As pairs: an object would move numeric names to the front and lose `__proto__`.
  return { members: members.map(([name, member]) => [name, sortMembers(member)]) };
}

/** Finds a visible config by ID or slug, the oldest one where several share it. Throws as `requireVisible` does. */
export function findConfig(context: Context, idOrSlug: string): ConfigRow {
  const rows = context.rows(configTable);
  const row = rows.get(idOrSlug) ?? rows.first("slug", slugInAccount(context.scope.accountId, idOrSlug));
  return requireVisible(context, configTable, row);
}
