import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./sources.ts";
import recorded from "./words.json" with { type: "json" };

// Words that only this project uses, and readers have to guess (docs/style.md). They go one by one, and none comes back.
const words: Readonly<Record<string, RegExp>> = {
  "says who": /\bsays? who\b/gi,
  "who asks": /\bwho asks\b/gi,
  "is told": /\b(?:is|are|be|was|were) told\b/gi,
  untold: /\buntold\b/gi,
  happening: /\bhappenings?\b/gi,
  courier: /\bcouriers?\b/gi,
  tour: /\btours?\b/gi,
  crew: /\bcrews?\b/gi,
  strike: /\bstrikes?\b/gi,
  calm: /\bcalm\b/gi,
  ledger: /\bledgers?\b/gi,
  nearness: /\bnearness\b/gi,
  watching: /\bwatching\b/gi,
  "at home": /\bat home\b/gi,
  teller: /\btellers?\b/gi,
};

const texts = globSync(["**/*.md", "**/*.ts", "**/*.tsx", "**/*.tsp", "**/*.html", "**/*.css"], {
  cwd: root,
  exclude: (name) => ["node_modules", "dist", ".git", ".work", ".turbo", "generated", "snapshots"].includes(name),
})
  .map((path) => path.replaceAll("\\", "/"))
  // Where the words are named.
  .filter((path) => !["docs/style.md", "test/words.test.ts"].includes(path))
  .map((path) => readFileSync(join(root, path), "utf8"));

test.each(Object.entries(words))('"%s" is written less often than before, and not once more', (word, pattern) => {
  const count = texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  const before: number | undefined = new Map(Object.entries(recorded)).get(word);
  // Where it fell, the lower number belongs into words.json.
  expect(count, `"${word}": docs/style.md has the word for it; test/words.json, how often it was there`).toBe(before);
});
