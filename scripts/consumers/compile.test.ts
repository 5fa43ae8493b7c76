import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../build.ts";
import { compilers, firstDraft, settings } from "./compile.ts";

test("the lowest TypeScript that the READMEs promise is the lowest that compiles the packages in CI", () => {
  const [lowest] = compilers.map((name) => name.replace("typescript-", ""));
  for (const readme of ["README.md", "packages/core/README.md"]) {
    expect(readFileSync(join(root, readme), "utf8"), readme).toContain(`TypeScript ${lowest} or newer`);
  }
});

test("each compiler looks modules up in every way, with both meanings of an optional member", () => {
  for (const compiler of compilers) {
    const ways = settings.filter((setting) => setting.compiler === compiler && setting.file === "use.ts");
    expect(new Set(ways.map(({ moduleResolution }) => moduleResolution))).toEqual(
      new Set(["bundler", "node16", "nodenext"]),
    );
    expect(new Set(ways.map(({ exactOptionalPropertyTypes }) => exactOptionalPropertyTypes)).size).toBe(2);
  }
});

test("the first draft is seventy statements over thirty groups and more, without a cast", () => {
  const text = readFileSync(join(import.meta.dirname, "fixtures", firstDraft), "utf8");
  const code = text.replaceAll(/^\/\/.*$/gm, "");
  const called = [...code.matchAll(/\bfor await|\bawait (\w+)\(/g)];
  expect(called.length).toBeGreaterThanOrEqual(70);
  expect(new Set([...code.matchAll(/from "@slipway\/([\w-]+)"/g)].map(([, name]) => name)).size).toBeGreaterThan(30);
  expect(code).not.toMatch(/\bas (?!const\b)|\bany\b|\bunknown\b|@ts-|satisfies|\w!\./);
});
