import type { Entry } from "./catalog.ts";

// What people say for the verbs that operations' names begin with, and what says nothing.
const verbs: readonly (readonly string[])[] = [
  ["get", "show", "see", "view", "read", "find", "look", "check", "fetch", "inspect"],
  ["list", "all", "every", "many"],
  ["create", "add", "new", "make", "set"],
  ["update", "change", "edit", "modify", "set"],
  ["delete", "remove", "drop", "rid", "destroy"],
];
const noise = new Set(
  "a an the of to in on for from my our me us am is are was be it its this that with by at and or do does did how can i we you there please want need into last now up their some which what".split(
    " ",
  ),
);

/** The words of a text or of a name, in small letters and without endings. */
function wordsOf(text: string): string[] {
  const parts =
    text
      .replace(/([a-z\d])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? [];
  return parts.filter((word) => !noise.has(word)).map(stem);
}

function stem(word: string): string {
  const plain = word
    .replace(/(?<=\w{2})ies$/, "y")
    .replace(/(?<=\w{3}(?:s|x|ch|sh))es$/, "")
    .replace(/(?<=[^s]{1}\w)s$/, "");
  return plain.replace(/(?<=\w{4})(?:ing|ed|e)$/, "");
}

const isVerb = new Set(verbs.flat().map(stem));

/** Where words stand, and what they weigh there. */
type Fields = readonly (readonly [words: readonly string[], weight: number])[];

/** Ranks operations by words of people. Made once: it counts how rare each word is. */
export function createRanking(entries: readonly Entry[]): (query: string) => Entry[] {
  const documents = entries.map((entry) => ({ entry, fields: fieldsOf(entry) }));
  const counts = new Map<string, number>();
  for (const { fields } of documents)
    for (const word of new Set(fields.flatMap(([words]) => words))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(1 + entries.length / (1 + (counts.get(word) ?? 0)));
  return (query) => {
    const asked = [...new Set(wordsOf(query))];
    const isPlural = /[^s]s\b/i.test(query);
    const scored = documents.map(({ entry, fields }) => ({
      entry,
      score: scoreOf(asked, entry, fields, rarity, isPlural),
    }));
    return scored
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ entry }) => entry);
  };
}

function fieldsOf({ name, group, contract, help }: Entry): Fields {
  const phrases = (help.words ?? []).map(wordsOf);
  return [
    [wordsOf(name), 3],
    ...phrases.map((words) => [words, 3] as const),
    [wordsOf(contract.summary), 1.5],
    [wordsOf(contract.id), 1.5],
    [wordsOf(group), 1.5],
    [wordsOf(contract.route.replace(/\{.*?\}/g, "")), 0.5],
    [help.inputs.flatMap((input) => wordsOf(input.name)), 0.4],
  ];
}

function scoreOf(
  asked: readonly string[],
  { name, help }: Entry,
  fields: Fields,
  rarity: (word: string) => number,
  isPlural: boolean,
): number {
  let score = 0;
  for (const word of asked) {
    const weights = fields.filter(([words]) => words.includes(word)).map(([, weight]) => weight);
    if (weights.length > 0)
      score += rarity(word) * (Math.max(...weights) + 0.2 * weights.length) * (isVerb.has(word) ? 0.4 : 1);
  }
  if (score === 0) return 0;
  // A phrase that is asked for as a whole is what was meant.
  for (const phrase of (help.words ?? []).map(wordsOf)) {
    if (phrase.length > 0 && phrase.every((word) => asked.includes(word))) score += 4 + 2 * phrase.length;
  }
  const [verb = ""] = wordsOf(name);
  const said = verbs.filter((each) => each.some((one) => asked.includes(stem(one))));
  // A query without a verb wants to look.
  const meant = said.length > 0 ? said : verbs.slice(0, 2);
  if (meant.some((each) => each.map(stem).includes(verb))) score += 4;
  if (said.length === 0 && isPlural && verb === "list") score += 3;
  // Of two that fit alike, the one with fewer words more than were asked for.
  return score - 0.7 * wordsOf(name).filter((word) => !asked.includes(word) && !isVerb.has(word)).length;
}
