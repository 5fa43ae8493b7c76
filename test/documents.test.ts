import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./sources.ts";

// Text of every document for users, those of packages and scripts included.
const documents = globSync(["**/*.md", "**/package.json", "scripts/*.ts", "packages/*/src/cli.ts"], {
  cwd: root,
  exclude: (name) => ["node_modules", "dist", ".git", ".work", ".turbo"].includes(name),
})
  .map((path) => path.replaceAll("\\", "/"))
  .sort();

const linesOf = (path: string): [string, string][] =>
  readFileSync(join(root, path), "utf8")
    .split("\n")
    .map((line, index) => [`${path}:${index + 1}`, line]);

const linesWith = (pattern: RegExp): string[] =>
  documents.flatMap((path) => linesOf(path).flatMap(([place, line]) => (pattern.test(line) ? `${place} ${line}` : [])));

test("the list of documents is not empty", () => {
  expect(documents).toEqual(expect.arrayContaining(["README.md", "packages/emulator/README.md", "CONTRIBUTING.md"]));
});

test("npx names packages of ours: one that nobody owns could be anybody's", () => {
  expect(linesWith(/\b(?:npx|npm exec|pnpx|pnpm dlx|bunx|yarn dlx)\s+(?:-\S+\s+)*slipway-/)).toEqual([]);
});

// A token that is cut short, as a printed one is shown, is none.
test("no document gives the emulator a token that can be guessed", () => {
  expect(linesWith(/--token[ =](?!"\$|<|is not)[^\s`]/)).toEqual([]);
  expect(linesWith(/\b(?:SLIPWAY|VERCEL|SLIPWAY_EMULATOR)_TOKEN=(?!"?\$|\w+…)[^\s`]/)).toEqual([]);
  expect(linesWith(/--(?:dest|src)-creds (?!"[^"]*\$)/)).toEqual([]);
});

test("links of a document into the repository lead to files", () => {
  const broken = documents.flatMap((path) =>
    path.endsWith(".md")
      ? linesOf(path).flatMap(([place, line]) =>
          [...line.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].flatMap(([, target = ""]) =>
            existsSync(join(root, dirname(path), decodeURIComponent(target))) ? [] : [`${place} ${target}`],
          ),
        )
      : [],
  );
  expect(broken).toEqual([]);
});
