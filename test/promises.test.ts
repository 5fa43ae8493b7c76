import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { groups, importsOf, listFiles, manifestOf, root } from "./sources.ts";

// SECURITY.md promises, and names the tests that hold each promise. What no other test holds is held here.
const [, promises = ""] = readFileSync(join(root, "SECURITY.md"), "utf8").split("## What the packages promise");
const each = (promises.split("\n## ")[0] ?? "").split(/\n- /).slice(1);

test("there are promises", () => {
  expect(each.length).toBeGreaterThan(15);
});

test.each(each.map((promise) => [promise.split("\n")[0] ?? "", promise]))("%s", (_, promise) => {
  const links = [...promise.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => path ?? "");
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("nothing of the emulator starts a process, but what runs the command that its user names", () => {
  const files = listFiles("packages/emulator/src");
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((file) => importsOf(file).some((name) => /child_process|worker_threads|cluster/.test(name))),
  ).toEqual(["packages/emulator/src/cli/run-command.ts"]);
  expect(files.filter((file) => importsOf(file).some((name) => name.endsWith("/run-command.ts")))).toEqual([
    "packages/emulator/src/cli.ts",
  ]);
});

test("packages depend on what SECURITY.md says, and on nothing else", () => {
  const dependenciesOf = (name: string): string[] => Object.keys(manifestOf(name).dependencies ?? {});
  expect(dependenciesOf("core")).toEqual(["ky"]);
  expect(dependenciesOf("registry").sort()).toEqual(["@noble/hashes", "@slipway/core"]);
  for (const name of groups) {
    if (name === "registry") continue;
    const own = name === "deployments" ? ["@slipway/core", "ignore"] : ["@slipway/core"];
    expect(dependenciesOf(name), name).toEqual(own);
  }
});
