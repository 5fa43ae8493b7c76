import type { VNode } from "preact";
import { type Item, type RowsQuery, rows } from "../data.ts";
import type { Action, Column, FormOf } from "../parts.tsx";

export interface Part {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly topics: readonly string[];
  readonly load: (item: Item) => Promise<readonly Item[]>;
}

export interface ViewQuery {
  readonly search: string;
  readonly params: Readonly<Record<string, string>>;
}

export interface View {
  readonly title: string;
  readonly about: string;
  readonly topics: readonly string[];
  readonly load: (query: ViewQuery) => Promise<readonly Item[]>;
  readonly key?: string;
  readonly titled?: readonly string[];
  readonly columns: readonly Column[];
  readonly above?: (items: readonly Item[]) => VNode;
  readonly forms?: readonly FormOf[];
  readonly actions?: readonly Action[];
  readonly doing?: readonly Action[];
  readonly detail?: (props: { item: Item }) => VNode;
  readonly parts?: readonly Part[];
}

export const table = (name: string, more: Partial<RowsQuery> = {}): Pick<View, "topics" | "load"> => ({
  topics: [name],
  load: ({ search }) => rows({ table: name, search, ...more }),
});

export const part = (title: string, name: string, by: string, columns: readonly Column[]): Part => ({
  ...{ title, columns, topics: [name] },
  load: async ({ id }) => await rows({ table: name, where: { [by]: String(id) } }),
});

export const maxItems = 200;
const texts = new WeakMap<Item, string>();

export function matching(items: readonly Item[], search: string): readonly Item[] {
  const needle = search.toLowerCase();
  const matches: Item[] = [];
  for (const item of items) {
    if (needle !== "" && !searchText(item).includes(needle)) continue;
    if (matches.push(item) === maxItems) break;
  }
  return matches;
}

export function searchText(item: Item): string {
  const text = texts.get(item) ?? JSON.stringify(item).toLowerCase();
  texts.set(item, text);
  return text;
}

export const report = async (work: Promise<unknown>, text: string): Promise<string> => {
  await work;
  return text;
};
