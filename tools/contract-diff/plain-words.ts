import { isObject, type Schema } from "./document.ts";

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

/** What members of all names are, where a pattern says it that every name fits. */
function membersOfAnyName({ patternProperties }: Schema): unknown {
  const [[pattern, schema] = [], ...others] = isObject(patternProperties) ? Object.entries(patternProperties) : [];
  return others.length === 0 && /^\^?\(?\.\*\)?\$?$/.test(pattern ?? "") ? schema : undefined;
}
