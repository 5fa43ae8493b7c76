import { isObject, type Schema } from "./document.ts";

/** Rules that allow every value: a schema means the same without them. */
const empty: readonly (readonly [string, unknown])[] = [
  ...[["minLength", 0] as const, ["minItems", 0] as const, ["minProperties", 0] as const],
  ...[["uniqueItems", false] as const, ["exclusiveMinimum", false] as const, ["exclusiveMaximum", false] as const],
];

/** An exclusive bound is a number in OpenAPI 3.1, and a flag beside the bound in 3.0. */
const bounds = [
  ["minimum", "exclusiveMinimum"],
  ["maximum", "exclusiveMaximum"],
] as const;

/** A schema's rules in the form of OpenAPI 3.1, without rules that allow everything. */
export function plainWords(schema: Schema): Schema {
  const marked = bounds.filter(([, exclusive]) => schema[exclusive] === true);
  const idle = empty.filter(([word, value]) => schema[word] === value);
  const anyName = membersOfAnyName(schema);
  if (marked.length + idle.length === 0 && anyName === undefined) return schema;
  const words = new Map(Object.entries(schema));
  if (anyName !== undefined) words.set("additionalProperties", anyName).delete("patternProperties");
  for (const [word] of idle) words.delete(word);
  for (const [bound, exclusive] of marked) {
    words.delete(exclusive);
    if (words.has(bound)) words.set(exclusive, words.get(bound));
    words.delete(bound);
  }
  return Object.fromEntries(words);
}

/** The schema of all other members, given by a pattern that matches every name. */
function membersOfAnyName({ patternProperties }: Schema): unknown {
  const [[pattern, schema] = [], ...others] = isObject(patternProperties) ? Object.entries(patternProperties) : [];
  return others.length === 0 && /^\^?\(?\.\*\)?\$?$/.test(pattern ?? "") ? schema : undefined;
}

/** Longest printed text of a description. */
const maxText = 400;

/** Escapes a foreign text for a line of a report: characters that would end, colour or reverse the line become `\u001b`. */
export function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu, (each) =>
    [...each].map((one) => `\\u${(one.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`).join(""),
  );
}

export function truncate(text: string): string {
  return text.length <= maxText ? text : `${text.slice(0, maxText)}… (${text.length - maxText} characters more)`;
}
