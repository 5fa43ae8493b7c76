import { expect, test } from "vitest";
import { command } from "./command.mjs";

test("a program is started as it is where programs are files that run", () => {
  const started = { file: "biome", args: ["ci", "a b"], shell: false };
  expect(command("biome", ["ci", "a b"], "linux")).toEqual(started);
  expect(command("biome", ["ci", "a b"], "darwin")).toEqual(started);
});

test("the shell starts programs of npm on Windows, and words with blanks or signs are quoted", () => {
  expect(command("tsp", ["format", "{contract,generator}/**/*.tsp"], "win32")).toEqual({
    file: 'tsp format "{contract,generator}/**/*.tsp"',
    args: [],
    shell: true,
  });
  expect(command("pnpm", ["pack", 'C:\\My "projects"'], "win32").file).toBe('pnpm pack "C:\\My ""projects"""');
});

test.each(["node", "git", "C:\\Program Files\\nodejs\\node.exe"])("%s needs no shell on Windows", (program) => {
  expect(command(program, ["a b"], "win32")).toEqual({ file: program, args: ["a b"], shell: false });
});
