import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import recorded from "./prose.json" with { type: "json" };
import { root } from "./sources.ts";

// How comments, titles and names are written, counted (docs/style.md). Each count may only fall.
const clause = /^(?:what|who|whoever|of|as|where|the same|one|such|nothing|nobody)\b/i;
const pronoun =
  /\b(?:what|whom?|whose|its?|that|those|these|ones?|nobody|nothing|an?other|others|such|there|so|all|each|the same|them|they|as)\b/gi;
const participle =
  /^(?:said|told|shown|kept|gone|made|wanted|sent|known|named|left|stated|given|asked|held|led|heard|begun|lasting|seen|meant|done|taken|found|owed)$/i;

interface Place {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
const files = git("ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate")
  .split("\n")
  .filter((file) => !/generated|\.d\.ts$|fixtures|snapshots/.test(file));
const read = (file: string): string => {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    // Removed, and not yet from the index.
    return "";
  }
};
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const plain = (comment: string) =>
  comment
    .replaceAll(/^\s*\*+/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
const isHeavy = (text: string) => {
  const words = text.split(" ").length;
  return words >= 6 && (text.match(pronoun)?.length ?? 0) / words >= 0.3;
};

const comments: Place[] = [];
const names: Place[] = [];
const functions = new Map<string, Place[]>();
for (const file of files.filter((each) => /^(?:packages|scripts|tools|generator|bench)\/.*\.tsx?$/.test(each))) {
  if (isTest(file) || file.includes("/test/")) continue;
  const code = read(file);
  const parsed = parseSync(file, code);
  const lineAt = (offset: number) => code.slice(0, offset).split("\n").length;
  for (const { value, start } of parsed.comments) comments.push({ file, line: lineAt(start), text: plain(value) });
  for (const { name, start } of declaredIn(parsed.program)) names.push({ file, line: lineAt(start), text: name });
  for (const { 1: name = "", index } of code.matchAll(/^(?:export )?(?:async )?function\*? (\w+)/gm))
    functions.set(name, [...(functions.get(name) ?? []), { file, line: lineAt(index), text: name }]);
}

interface Identifier {
  readonly type: string;
  readonly name: string;
  readonly start: number;
}

/** The names that a syntax tree declares: variables, parameters, functions, types and their members. */
function declaredIn(node: unknown): Identifier[] {
  if (Array.isArray(node)) return node.flatMap(declaredIn);
  if (typeof node !== "object" || node === null) return [];
  // A node of oxc's tree; whichever members it has are looked at by their names.
  const { type, id, key, params } = node as { type?: string; id?: unknown; key?: unknown; params?: unknown };
  const own = /^(?:VariableDeclarator|FunctionDeclaration|ClassDeclaration|TS(?:Interface|TypeAlias)Declaration)$/.test(
    type ?? "",
  )
    ? [id]
    : /^(?:TSPropertySignature|PropertyDefinition|MethodDefinition)$/.test(type ?? "")
      ? [key]
      : [];
  const found = [...own, ...(Array.isArray(params) ? params : [])].filter(
    (each): each is Identifier => each?.type === "Identifier",
  );
  return [...found, ...Object.values(node).flatMap(declaredIn)];
}

function placesOf(pattern: RegExp, in_: readonly string[], group: number): Place[] {
  return in_.flatMap((file) => {
    const code = read(file);
    return [...code.matchAll(pattern)].map((match) => ({
      file,
      line: code.slice(0, match.index).split("\n").length,
      text: plain(match[group] ?? ""),
    }));
  });
}

const docs = placesOf(
  /\/\*\*?([\s\S]*?)\*\//g,
  files.filter((file) => /^contract\/.*\.tsp$/.test(file)),
  1,
);
const titles = placesOf(
  /\b(?:test|it)(?:\.\w+(?:\([^)]*\))?)*\(\s*(["'`])((?:\\.|(?!\1).)*)\1/gs,
  files.filter(isTest),
  2,
);
const opensWithClause = ({ text }: Place) => clause.test(text);

/** Each measure, and the places that count. */
const measures: Readonly<Record<keyof typeof recorded, readonly Place[]>> = {
  "comments that open with a clause": comments.filter(opensWithClause),
  "docs of the contract that open with a clause": docs.filter(opensWithClause),
  "comments of which a third are pronouns": comments.filter(({ text }) => isHeavy(text)),
  "test titles without a subject": titles.filter(opensWithClause),
  "declared names that are a bare participle": names.filter(({ text }) => participle.test(text)),
  "functions whose name five files and more declare": [...functions.values()]
    .filter((places) => new Set(places.map(({ file }) => file)).size >= 5)
    .flatMap(([first]) => first ?? []),
};

/** The lines that were added since the commit before, by file: a new place is among them. */
const added = (): ReadonlyMap<string, string> => {
  try {
    const diffs = git("diff", "--unified=0", "HEAD^").split(/^diff --git .* b\//m);
    const changed = diffs.map((diff): [string, string] => [diff.split("\n", 1)[0] ?? "", diff.replaceAll(/^\+/gm, "")]);
    const created = git("ls-files", "--others", "--exclude-standard").split("\n");
    return new Map([...changed, ...created.map((file): [string, string] => [file, plain(read(file))])]);
  } catch {
    // There is no commit before, as in a clone of one commit.
    return new Map();
  }
};

test.each(Object.entries(measures))("%s are as many as before, or fewer", (name, places) => {
  const before = new Map(Object.entries(recorded)).get(name) ?? 0;
  const recent = added();
  const lines = places
    .filter(({ file, text }) => recent.get(file)?.includes(text.slice(0, 40)))
    .map(({ file, line, text }) => `${file}:${line}: ${text.slice(0, 100)}`);
  expect(
    places.length,
    `${places.length} are more than ${before}: write one of these anew (docs/style.md)\n${lines.join("\n")}`,
  ).toBeLessThanOrEqual(before);
  // A count that fell may not rise again.
  expect(before, `test/prose.json: "${name}": ${places.length},`).toBeLessThanOrEqual(places.length * 1.01 + 1);
});
