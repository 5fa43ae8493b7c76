import { compare } from "../contract-diff/compare.ts";
import type { Document } from "../contract-diff/document.ts";
import { compareMembers } from "../differ/compare-members.ts";
import type { Members } from "../differ/member.ts";
import { type Change, type Weight, weigh } from "../differ/weight.ts";
import { type ChangelogText, changelogText, type Subject } from "./changelog-text.ts";

/** A change of a package, weighed and in words. */
export interface News extends ChangelogText {
  readonly weight: Weight;
}

/** Route → the functions that call it. */
export type FunctionNames = ReadonlyMap<string, readonly string[]>;

/** What the contract's change is for each group, by the group's name. */
export function contractNews(before: Document, after: Document, names: FunctionNames): Map<string, News[]> {
  const news = new Map<string, News[]>();
  for (const { group, route, weight, ...change } of compare(before, after, { docs: true }).differences) {
    // What comes or goes with what holds it needs no sentence of its own.
    if (change.inside || / as \S/.test(change.path)) continue;
    const operations = names.get(route) ?? [route];
    const told = operations.map((operation) => ({
      ...changelogText(change, contractSubject(change, operation, route)),
      weight,
    }));
    news.set(group, [...(news.get(group) ?? []), ...told]);
  }
  return news;
}

function contractSubject({ path, side, owner }: Change, operation: string, route: string): Subject {
  if (path === "" || side === "status") return { operation, route };
  const field = path.replace(/^(query|path|header|body)[ .]?/, "");
  if (side === "input" && !/[.[]/.test(field)) return { operation, field: field || "body" };
  if (owner && /[.[]/.test(owner)) return { name: owner };
  return side === "input" ? { operation, field } : { name: `${operation}: ${path.replace(/^\d+\.?/, "") || "answer"}` };
}

/** What the change of a package's API is. */
export function apiNews(before: Members, after: Members): News[] {
  const functions = (name: string) => before.has(name) || after.has(name);
  return [...compareMembers(before, after)].flatMap((change) => {
    if (change.inside || comesWithFunction(change)) return [];
    return [{ ...changelogText(change, apiSubject(change, functions)), weight: weigh(change) }];
  });
}

/** The types that an operation brings come and go with its function. */
function comesWithFunction({ kind, path }: Change): boolean {
  return kind === "added" && /^(\/\S+ )?\w+(Input|Output|Error)$/.test(path);
}

function apiSubject({ path, owner = path }: Change, isFunction: (name: string) => boolean): Subject {
  const [, type = "", field] = /^(\w+)Input\.([^.[]+)$/.exec(path) ?? [];
  const operation = type.charAt(0).toLowerCase() + type.slice(1);
  return field && isFunction(operation) ? { operation, field } : { name: owner };
}
