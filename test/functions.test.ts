import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { expectNone } from "./expect-none.ts";
import { listFiles, packages, root } from "./sources.ts";

const most = 80;

// Longer for now: no name is added.
const longer: ReadonlySet<string> = new Set([
  "packages/core/src/operations/poll.ts",
  "packages/deployments/src/deploy/deploy-sources.ts",
  "packages/registry/src/blobs/blobs.ts",
  "packages/registry/src/layout/layout-manifests.ts",
  "packages/registry/src/node/folder-files.ts",
  "packages/registry/src/referrers/referrers.ts",
  "packages/sandboxes/src/open/open-sandbox.ts",
]);

test("no function of a package has more than 80 lines", () => {
  const files = packages.flatMap((name) => listFiles(`packages/${name}/src`));
  const written = files.filter((file) => !/\.test(-d)?\.ts$|\/(test|generated)\//.test(file));
  expect(written.length).toBeGreaterThan(500);
  expectNone(
    written.filter((file) => longestIn(file) > most && !longer.has(file)),
    `A function of it has more than ${most} lines: give a part of it a name of its own.`,
  );
  expectNone(
    [...longer].filter((file) => longestIn(file) <= most),
    "It is short now: remove it from `longer`.",
  );
});

function longestIn(file: string): number {
  const text = readFileSync(join(root, file), "utf8");
  return longestFunction(parseSync(file, text).program, text);
}

function longestFunction(node: unknown, text: string): number {
  if (typeof node !== "object" || node === null) return 0;
  const within = Object.values(node).map((part) => longestFunction(part, text));
  return Math.max(0, ...within, isFunction(node) ? text.slice(node.start, node.end).split("\n").length : 0);
}

function isFunction(node: object): node is { readonly start: number; readonly end: number } {
  return "type" in node && /^(Function|ArrowFunction)/.test(String(node.type)) && "body" in node && node.body !== null;
}
