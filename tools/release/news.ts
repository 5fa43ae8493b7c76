import { compare } from "../contract-diff/compare.ts";
import type { Document } from "../contract-diff/document.ts";
import { compareMembers } from "../differ/compare-members.ts";
import type { Members } from "../differ/member.ts";
import { type Change, type Weight, weigh } from "../differ/weight.ts";

export interface News extends ChangelogText {
  readonly weight: Weight;
}

/** Route → the functions that call it. */
export type FunctionNames = ReadonlyMap<string, readonly string[]>;

export function contractNews(before: Document, after: Document, names: FunctionNames): Map<string, News[]> {
  const news = new Map<string, News[]>();
  for (const { group, route, weight, ...change } of compare(before, after, { docs: true }).differences) {
    // A member needs no sentence beside its holder's.
    if (change.inside || / as \S/.test(change.path)) continue;
    const operations = names.get(route) ?? [route];
    const sentences = operations.map((operation) => ({
      ...changelogText(change, contractSubject(change, operation, route)),
      weight,
    }));
    news.set(group, [...(news.get(group) ?? []), ...sentences]);
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

interface ChangelogText {
  readonly about: string;
  readonly sentence: string;
}

type Subject =
  | { readonly operation: string; readonly field: string }
  | { readonly operation: string; readonly route: string }
  | { readonly name: string };

function changelogText(change: Change, subject: Subject): ChangelogText {
  if (change.aspect === "docs") return { about: "docs", sentence: "The docs say it better." };
  if ("route" in subject) return operationText(change, subject);
  if ("field" in subject) return fieldText(change, subject);
  return nameText(change, code(subject.name), subject.name);
}

function operationText(
  { kind, side, path, what }: Change,
  { operation, route }: { operation: string; route: string },
): ChangelogText {
  const subject = operation === route ? code(route) : `${code(operation)} (${code(route)})`;
  const about = operation === route ? route : operation;
  if (side === "status") {
    const says = kind === "added" ? "may fail with" : "no longer states";
    return { about: `${about} ${path}`, sentence: `${code(operation)} ${says} ${path.replace("error ", "")}.` };
  }
  if (kind === "changed") return { about: `${about} route`, sentence: `${code(operation)} has another ${what}.` };
  return { about, sentence: `${subject} is ${kind === "added" ? "new" : "gone"}.` };
}

function fieldText(change: Change, { operation, field }: { operation: string; field: string }): ChangelogText {
  const { kind, aspect, required = false, more = [] } = change;
  const about = `${operation} ${field}`;
  const [op, name] = [code(operation), code(field)];
  if (kind === "removed") return { about, sentence: `${op} no longer takes ${name}.` };
  if (kind === "added") return { about, sentence: `${op} ${required ? "asks for" : "takes"} ${name}.` };
  if (aspect === "presence") {
    const sentence = more.includes("required") ? `${op} asks for ${name}.` : `${op} needs no ${name} any more.`;
    return { about: `${about} presence`, sentence };
  }
  return {
    about: `${about} ${aspect}`,
    sentence: `${name} of ${op} ${gainedAndLost(change, "takes", "no longer takes")}.`,
  };
}

function nameText(change: Change, name: string, about: string): ChangelogText {
  const { kind, aspect, side, more = [] } = change;
  if (aspect === "moved") return { about, sentence: `${name} is deprecated: import it ${code(change.what)}.` };
  if (kind !== "changed") return { about, sentence: `${name} is ${kind === "added" ? "new" : "gone"}.` };
  if (aspect === "presence") return { about: `${about} presence`, sentence: `${name} ${presence(more, side)}.` };
  const verbs: [string, string] = side === "input" ? ["takes", "no longer takes"] : ["may be", "is no longer"];
  return { about: `${about} ${aspect}`, sentence: `${name} ${gainedAndLost(change, ...verbs)}.` };
}

function presence(more: readonly string[], side: Change["side"]): string {
  if (more.includes("exported")) return "can be imported";
  if (more.includes("internal")) return "is no longer exported";
  if (more.includes("required")) return side === "answer" ? "is always there" : "is required";
  return side === "input" ? "may be left out" : "may be missing";
}

/** `takes "a" and "b", and no longer takes null`. */
function gainedAndLost({ more = [], less = [], aspect }: Change, gains: string, loses: string): string {
  const [gained, lost] = aspect === "limits" ? ["has the limit", "no longer has the limit"] : [gains, loses];
  return [
    ...(more.length > 0 ? [`${gained} ${joinWords(more)}`] : []),
    ...(less.length > 0 ? [`${lost} ${joinWords(less)}`] : []),
  ].join(", and ");
}

const maxWords = 8;

function joinWords(values: readonly string[]): string {
  const words = values.slice(0, maxWords).map(code);
  const rest = values.length - words.length;
  const last = rest > 0 ? `${rest} more` : words.pop();
  return words.length > 0 ? `${words.join(", ")} and ${last}` : (last ?? "");
}

/** Quotes code in Markdown, by longer quotes where the text has some. */
function code(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}
