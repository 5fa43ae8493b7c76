import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build.ts";
import { importBudgets } from "../import-counts.ts";
import { budgets as typeCounts } from "../type-counts.ts";
import { fence, markdownTable, type Page } from "./page.ts";
import { heaviest } from "./weight.ts";

interface Budget {
  readonly name: string;
  readonly limit: string;
}

export function figuresPage(): Page {
  const bundles = readJson("bench/budgets/.size-limit.json");
  const disk = readJson("bench/budgets/disk.json");
  const sections: readonly (readonly [string, string, readonly (readonly string[])[], string])[] = [
    ["Bundles", "Minified and gzipped, with all that is imported.", limits(bundles), 'npm run check -- "size budgets"'],
    ["On disk", "Installed, with all dependencies.", limits(disk), 'npm run check -- "disk budget"'],
    ["Imports", "What Node loads for a program that imports this.", importBudgets, 'npm run check -- "import budget"'],
    [
      "Type-checking",
      "What ten calls in ten groups make the compiler do.",
      [
        ["instantiations", String(typeCounts.instantiations)],
        ["bytes of declarations", String(typeCounts.declarations)],
      ],
      'npm run check -- "type count"',
    ],
    [
      "This site",
      "A page with all that it loads, gzipped, without search.",
      [["a page", `${heaviest / 1000} kB`]],
      "npm run check -- site",
    ],
  ];
  return {
    slug: "figures/budgets",
    title: "Budgets",
    description: "What packages may weigh, cost and take. CI fails when one is exceeded.",
    body: [
      ...sections.map(
        ([title, what, rows, command]) =>
          `## ${title}\n\n${what}\n\n${markdownTable(["what", "at most"], rows)}\n\n${fence("sh", command)}`,
      ),
      "What was measured beside other clients, and how, stands in [Benchmarks](/figures/benches/).",
    ].join("\n\n"),
  };
}

function readJson(path: string): readonly Budget[] {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}

function limits(budgets: readonly Budget[]): string[][] {
  return budgets.map(({ name, limit }) => [name, limit]);
}
