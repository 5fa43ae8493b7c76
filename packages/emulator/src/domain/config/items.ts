import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Operations } from "@slipway/global-config/contract";
import { invalid, refuse } from "../../engine/platform-error.ts";
import type { Item } from "./tables.ts";

type Change = Operations["updateGlobalConfigItems"]["input"]["items"][number];

/** https://vercel.com/docs/edge-config/edge-config-limits, and the pattern of `key` in the reference of the operation. */
const keyForm = /^[\w-]{1,256}$/;

export function newItems(values: Readonly<Record<string, unknown>>, now: number): Item[] {
  return Object.entries(values).map(([key, value]) => {
    checkKey(key);
    return { key, value, createdAt: now, updatedAt: now };
  });
}

/** The items after all changes; the very same list where nothing changes. Throws 400, 404 and 409 for changes that cannot be. */
export function changedItems(before: readonly Item[], changes: readonly Change[], now: number): readonly Item[] {
  const items = new Map(before.map((item) => [item.key, item]));
  for (const change of changes) {
    const { key, operation } = change;
    checkKey(key);
    const found = items.get(key);
    if (operation === "create" && found) throw refuse("config_item_exists", { key });
    if ((operation === "update" || operation === "delete") && !found) throw refuse("config_item_not_found", { key });
    if (operation === "delete") items.delete(key);
    else items.set(key, changedItem(found, change, now));
  }
  const after = [...items.values()];
  return isDeepStrictEqual(after, before) ? before : after;
}

function changedItem(before: Item | undefined, { key, value = before?.value, description }: Change, now: number): Item {
  if (value === undefined) throw invalid(`\`items\`: the new item ${key} has no \`value\``);
  const said = descriptionAfter(before?.description, description, key);
  const described = said === undefined ? {} : { description: said };
  if (before && isDeepStrictEqual(value, before.value) && said === before.description) return before;
  return { key, value, ...described, createdAt: before?.createdAt ?? now, updatedAt: now };
}

function descriptionAfter(before: string | undefined, wish: Change["description"], key: string): string | undefined {
  if (wish === undefined) return before;
  if (wish === null) return undefined;
  if (typeof wish === "string") return wish;
  throw invalid(`\`items\`: the description of ${key} should be a text or null`);
}

function checkKey(key: string): void {
  if (keyForm.test(key)) return;
  const form = "up to 256 letters, digits, `_` and `-`";
  throw invalid(`\`items\`: ${JSON.stringify(key.slice(0, 300))} is no key: one has ${form}`);
}

export function valuesOf(items: readonly Item[]): Record<string, unknown> {
  return Object.fromEntries(items.map(({ key, value }) => [key, value]));
}

export function digestOf(items: readonly Item[]): string {
  return hash("sha256", JSON.stringify(inOrder(valuesOf(items))));
}

export function sizeOf(items: readonly Item[]): number {
  return Buffer.byteLength(JSON.stringify(valuesOf(items)));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  // As pairs: names that are numbers would come first in an object, and `__proto__` not at all.
  return { members: members.map(([name, member]) => [name, inOrder(member)]) };
}
