import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { expectNone } from "./expect-none.ts";
import { listFiles, packages, root } from "./sources.ts";

// Functions nested in another one count for themselves alone.
const [maxLines, maxPaths] = [60, 15];
const listed: readonly string[] = JSON.parse(readFileSync(join(root, "test/functions.json"), "utf8"));

test(`functions over ${maxLines} lines or ${maxPaths} paths are those of a list that only shrinks`, () => {
  const folders = [...packages.map((name) => `packages/${name}/src`), "generator/src", "scripts", "tools"];
  const written = folders
    .flatMap(listFiles)
    .filter((file) => !/\.test(-d)?\.ts$|\/(test|generated|fixtures)\//.test(file));
  expect(written.length).toBeGreaterThan(500);
  const long = written.flatMap(longFunctionsOf).sort();
  expectNone(
    long.filter((name) => !listed.includes(name)),
    `More than ${maxLines} lines, or more than ${maxPaths} paths: give a part of it a name of its own.`,
  );
  expectNone(
    listed.filter((name) => !long.includes(name)),
    "It is short now: remove it from test/functions.json.",
  );
});

interface Measured {
  readonly lines: number;
  readonly paths: number;
}

function longFunctionsOf(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const long: string[] = [];
  measure(parseSync(file, text).program, "", text, ({ lines, paths }, name) => {
    if (lines > maxLines || paths > maxPaths) long.push(`${file} ${name}`);
  });
  return long;
}

type Report = (measured: Measured, name: string) => void;

/** Lines of the functions below a node, which are not their owner's, and paths that the node adds to its own function. */
function measure(node: unknown, name: string, text: string, report: Report): Measured {
  if (typeof node !== "object" || node === null) return { lines: 0, paths: 0 };
  const own = nameOf(node) ?? name;
  const parts = Object.values(node).map((part) => measure(part, own, text, report));
  const lines = parts.reduce((sum, part) => sum + part.lines, 0);
  const paths = parts.reduce((sum, part) => sum + part.paths, "type" in node && isBranch(node) ? 1 : 0);
  if (!isFunction(node)) return { lines, paths };
  const all = text.slice(node.start, node.end).split("\n").length;
  report({ lines: all - lines, paths: paths + 1 }, own);
  return { lines: all, paths: 0 };
}

const branches = "If|For|ForIn|ForOf|While|DoWhile|Conditional|Logical|Catch|SwitchCase";
const branch = new RegExp(`^(?:${branches})(?:Statement|Expression|Clause)?$`);

function isBranch(node: object): boolean {
  const isDefault = "test" in node && node.test === null;
  return "type" in node && branch.test(String(node.type)) && !(node.type === "SwitchCase" && isDefault);
}

function nameOf(node: object): string | undefined {
  const id: unknown = Object(node).id ?? Object(node).key;
  return typeof id === "object" && id !== null && "name" in id && typeof id.name === "string" ? id.name : undefined;
}

function isFunction(node: object): node is { readonly start: number; readonly end: number } {
  return "type" in node && /^(Function|ArrowFunction)/.test(String(node.type)) && "body" in node && node.body !== null;
}
