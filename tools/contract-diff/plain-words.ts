import type { Schema } from "./document.ts";

/** Rules that every value keeps: a description with one of them says what one without it says. */
const empty: readonly (readonly [string, unknown])[] = [
  ...[["minLength", 0] as const, ["minItems", 0] as const, ["minProperties", 0] as const],
  ...[["uniqueItems", false] as const, ["exclusiveMinimum", false] as const, ["exclusiveMaximum", false] as const],
];

/** A bound that is not in its range is a number in OpenAPI 3.1, and in 3.0 a mark beside the bound. */
const bounds = [
  ["minimum", "exclusiveMinimum"],
  ["maximum", "exclusiveMaximum"],
] as const;

/** A schema's rules in the words of OpenAPI 3.1, without those that say nothing. */
export function plainWords(schema: Schema): Schema {
  const marked = bounds.filter(([, exclusive]) => schema[exclusive] === true);
  const idle = empty.filter(([word, value]) => schema[word] === value);
  if (marked.length + idle.length === 0) return schema;
  const words = new Map(Object.entries(schema));
  for (const [word] of idle) words.delete(word);
  for (const [bound, exclusive] of marked) {
    words.delete(exclusive);
    if (words.has(bound)) words.set(exclusive, words.get(bound));
    words.delete(bound);
  }
  return Object.fromEntries(words);
}
