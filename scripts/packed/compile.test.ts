import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../build.ts";
import { compilers, programs } from "./compile.ts";

test("the lowest TypeScript that the READMEs promise is the lowest that compiles the packages in CI", () => {
  const [lowest] = compilers.map(([name]) => name.replace("typescript-", ""));
  for (const readme of ["README.md", "packages/core/README.md"]) {
    expect(readFileSync(join(root, readme), "utf8"), readme).toContain(`TypeScript ${lowest} or newer`);
  }
});

test("the first draft is seventy statements over thirty groups and more, without a cast", () => {
  const text = readFileSync(join(import.meta.dirname, "fixtures", programs[0]), "utf8");
  const code = text.replaceAll(/^\/\/.*$/gm, "");
  const called = [...code.matchAll(/\bfor await|\bawait (\w+)\(/g)];
  expect(called.length).toBeGreaterThanOrEqual(70);
  expect(new Set([...code.matchAll(/from "@slipway\/([\w-]+)"/g)].map(([, name]) => name)).size).toBeGreaterThan(30);
  expect(code).not.toMatch(/\bas (?!const\b)|\bany\b|\bunknown\b|@ts-|satisfies|\w!\./);
});
