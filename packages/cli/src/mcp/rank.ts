import type { Entry } from "./catalog.ts";

// Words without meaning, and synonyms of the verbs in operations' names.
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
].map(stems);
const isVerb = new Set(verbs.flat());

function stems(text: string): string[] {
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

/** Creates a search over operations, which weights words by their rarity. */
export function createRanking(entries: readonly Entry[]): (query: string) => Entry[] {
  const documents = entries.map((entry) => {
    const { name, group, contract, help } = entry;
    const title = stems(name);
    const phrases = [title, ...(help.words ?? []).map(stems)];
    const description = stems(
      [contract.summary, contract.id, group, ...help.inputs.map((input) => input.name)].join(" "),
    );
    return {
      entry,
      title,
      phrases,
      strong: new Set([...title, ...phrases.flat()]),
      weak: new Set(description),
    };
  });
  const counts = new Map<string, number>();
  for (const { strong, weak } of documents)
    for (const word of new Set([...strong, ...weak])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (query) => {
    const terms = new Set(stems(query));
    const verbHits = verbs.filter((words) => words.some((word) => terms.has(word)));
    const likely = new Set((verbHits.length > 0 ? verbHits : verbs.slice(0, 2)).flat());
    const isList = verbHits.length === 0 && /[^s]s\b/i.test(query);
    const scored = documents.map(({ entry, title, phrases, strong, weak }) => {
      let score = 0;
      for (const word of terms) {
        const rarity = Math.log(1 + entries.length / (1 + (counts.get(word) ?? 0))) * (isVerb.has(word) ? 0.4 : 1);
        score += rarity * (strong.has(word) ? 3 : weak.has(word) ? 1.5 : 0);
      }
      if (score === 0) return { entry, score };
      for (const words of phrases)
        if (words.length > 0 && words.every((word) => terms.has(word))) score += 4 + 2 * words.length;
      const [verb = ""] = title;
      if (likely.has(verb)) score += 4;
      if (isList && verb === "list") score += 3;
      return {
        entry,
        score: score - 0.7 * title.filter((word) => !terms.has(word) && !isVerb.has(word)).length,
      };
    });
    const matches = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
    return matches.map(({ entry }) => entry);
  };
}
