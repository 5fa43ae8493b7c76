import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { groups, importsOf, listFiles, manifestOf, root } from "./sources.ts";
import { words } from "./words.ts";

// SECURITY.md promises, and names the tests that hold each promise. What no other test holds is held here.
const [, promises = ""] = readFileSync(join(root, "SECURITY.md"), "utf8").split("## What the packages promise");
const each = (promises.split("\n## ")[0] ?? "").split(/\n- /).slice(1);

test("the list of promises is not empty", () => {
  expect(each.length).toBeGreaterThan(15);
});

test.each(each.map((promise) => [promise.split("\n")[0] ?? "", promise]))("%s", (_, promise) => {
  const links = [...promise.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => path ?? "");
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("the emulator starts no process, but the command that its user names and the programs that run sandboxes and functions, where that is asked for", () => {
  const files = listFiles("packages/emulator/src");
  const runtimes = "packages/emulator/src/domain/sandboxes/runtimes/";
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((file) => importsOf(file).some((name) => /child_process|worker_threads|cluster/.test(name))),
  ).toEqual([
    "packages/emulator/src/cli/run-command.ts",
    "packages/emulator/src/domain/functions/launch.ts",
    ...["files/beside", "files/files.entry", "files/size-of"].map((name) => `${runtimes}${name}.ts`),
    ...["just-bash/command.entry", "just-bash/shell.entry", "just-bash/shell"].map((name) => `${runtimes}${name}.ts`),
    ...words(
      "begin-process bubblewrap/disk bubblewrap/keyring bubblewrap/namespaces pipes toolchain user-namespace",
    ).map((name) => `packages/emulator/src/isolation/${name}.ts`),
  ]);
  // These are loaded on demand, by name.
  const loads = (file: string) => /\/(?:process|just-bash)-runtime\.ts/.test(readFileSync(join(root, file), "utf8"));
  const outside = files.filter((file) => !file.startsWith(runtimes) && !file.endsWith(".test.ts"));
  expect(outside.filter(loads)).toEqual(["packages/emulator/src/domain/sandboxes/machines.ts"]);
  expect(files.filter((file) => importsOf(file).some((name) => name.endsWith("/run-command.ts")))).toEqual([
    "packages/emulator/src/cli.ts",
  ]);
});

test("packages depend on what SECURITY.md says, and on nothing else", () => {
  const dependenciesOf = (name: string): string[] => Object.keys(manifestOf(name).dependencies ?? {});
  expect(dependenciesOf("core")).toEqual(["ky"]);
  const besideCore: Readonly<Record<string, readonly string[]>> = {
    deployments: ["ignore"],
    registry: ["@noble/hashes"],
    sandboxes: ["modern-tar"],
  };
  for (const name of groups) {
    expect(dependenciesOf(name).sort(), name).toEqual(["@slipway/core", ...(besideCore[name] ?? [])].sort());
  }
});

test("the emulator's peers are only where somebody installs them, and the shell is in no bundle", () => {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf("emulator");
  expect(Object.keys(peerDependencies).sort()).toEqual(["@playwright/test", "just-bash", "vitest"]);
  expect(Object.values(peerDependenciesMeta)).toEqual([1, 2, 3].map(() => ({ optional: true })));
  expect(listFiles("packages/emulator/src").filter((file) => importsOf(file).includes("just-bash"))).toEqual([]);
});
