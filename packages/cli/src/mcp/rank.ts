import type { Entry } from "./catalog.ts";

// What says nothing, and what people say for the verbs that operations' names begin with.
const noise = new Set(
  "a an the of to in on for from my our me us am is are was be it its this that with by at and or do does did how can i we you there please want need into last now up their some which what".split(
    " ",
  ),
);
const verbs = [
  "get show see view read find look check fetch inspect",
  "list all every many",
  "create add new make set",
  "update change edit modify set",
  "delete remove drop rid destroy",
].map(wordsOf);
const isVerb = new Set(verbs.flat());

function wordsOf(text: string): string[] {
  const words =
    text
      .replace(/([a-z\d])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? [];
  return words.filter((word) => !noise.has(word)).map(stem);
}

function stem(word: string): string {
  const plain = word
    .replace(/(?<=\w{2})ies$/, "y")
    .replace(/(?<=\w{3}(?:s|x|ch|sh))es$/, "")
    .replace(/(?<=[^s]\w)s$/, "");
  return plain.replace(/(?<=\w{4})(?:ing|ed|e)$/, "");
}

/** Ranks operations by words of people. Made once: it counts how rare each word is. */
export function createRanking(entries: readonly Entry[]): (query: string) => Entry[] {
  const documents = entries.map((entry) => {
    const { name, group, contract, help } = entry;
    const called = wordsOf(name);
    const phrases = [called, ...(help.words ?? []).map(wordsOf)];
    const told = wordsOf([contract.summary, contract.id, group, ...help.inputs.map((input) => input.name)].join(" "));
    return { entry, called, phrases, known: new Set([...called, ...phrases.flat()]), told: new Set(told) };
  });
  const counts = new Map<string, number>();
  for (const { known, told } of documents)
    for (const word of new Set([...known, ...told])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (query) => {
    const asked = new Set(wordsOf(query));
    const said = verbs.filter((words) => words.some((word) => asked.has(word)));
    // A query without a verb wants to look, and at all where it asks for several.
    const meant = new Set((said.length > 0 ? said : verbs.slice(0, 2)).flat());
    const isList = said.length === 0 && /[^s]s\b/i.test(query);
    const scored = documents.map(({ entry, called, phrases, known, told }) => {
      let score = 0;
      for (const word of asked) {
        const rarity = Math.log(1 + entries.length / (1 + (counts.get(word) ?? 0))) * (isVerb.has(word) ? 0.4 : 1);
        score += rarity * (known.has(word) ? 3 : told.has(word) ? 1.5 : 0);
      }
      if (score === 0) return { entry, score };
      // A phrase that is asked for as a whole is what was meant.
      for (const words of phrases)
        if (words.length > 0 && words.every((word) => asked.has(word))) score += 4 + 2 * words.length;
      const [verb = ""] = called;
      if (meant.has(verb)) score += 4;
      if (isList && verb === "list") score += 3;
      // Of two that fit alike, the one with fewer words more than were asked for.
      return { entry, score: score - 0.7 * called.filter((word) => !asked.has(word) && !isVerb.has(word)).length };
    });
    const found = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
    return found.map(({ entry }) => entry);
  };
}
