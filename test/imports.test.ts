import { dirname, join } from "node:path";
import { build, type Metafile } from "esbuild";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { expectNone } from "./expect-none.ts";
import { arrows, circlesOf, faultsIn, orders } from "./order.ts";
import { groups, importsOf, listFiles, moved, packages, root } from "./sources.ts";
import { words } from "./words.ts";

const allowed: Readonly<Record<string, (specifier: string) => boolean>> = {
  core: () => false,
  group: (specifier) =>
    ["@slipway/core", "@slipway/core/call", "@slipway/core/internal", "@slipway/core/progress"].includes(specifier),
  moved: (specifier) =>
    groups.some((group) => ["", "/operations", "/schemas"].some((entry) => specifier === `@slipway/${group}${entry}`)),
  registry: (specifier) =>
    words(`@slipway/core @slipway/core/call @slipway/core/derive @slipway/core/fetch @slipway/core/middleware
      @slipway/core/raw @slipway/core/internal`).includes(specifier),
  slipway: (specifier) =>
    [
      "@slipway/core",
      "@slipway/core/derive",
      "@slipway/cli/groups",
      "@slipway/cli/types-of",
      "@slipway/cli/bin",
    ].includes(specifier) || [...groups, ...moved].some((group) => specifier === `@slipway/${group}`),
  // Any entry of core and of the groups; the emulator, by its name, when `--local` asks for it.
  cli: (specifier) =>
    /^@slipway\/core(\/|$)/.test(specifier) ||
    groups.some((group) => specifier === `@slipway/${group}` || specifier.startsWith(`@slipway/${group}/`)),
  emulator: (specifier) =>
    [
      "@slipway/core",
      "@slipway/core/call",
      "@slipway/core/raw",
      "@slipway/core/internal",
      // Loaded when a seed has calls, which are made as its user would.
      "@slipway/core/fetch",
      "@slipway/registry/content",
      // Loaded when a sandbox first names an image.
      "@slipway/registry/node",
    ].includes(specifier) ||
    groups.some((group) => [`@slipway/${group}/contract`, `@slipway/${group}/schemas`].includes(specifier)),
};

async function metafileOf(entryPoints: string[], packages: "bundle" | "external" = "bundle"): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    outdir: "out",
    platform: "node",
    format: "esm",
    packages,
    // By its paths the packages' sources are found.
    ...(packages === "bundle" && { tsconfig: join(root, "tsconfig.json") }),
  });
  return metafile;
}

test.each(packages)("%s imports only what it may", (name) => {
  const may = allowed[name] ?? allowed[moved.includes(name) ? "moved" : groups.includes(name) ? "group" : ""];
  // The emulator depends on every group: a group's types are loaded by nobody.
  const forbidden = listFiles(`packages/${name}/src`).flatMap((file) =>
    importsOf(file, { isByType: name !== "emulator" })
      .filter((specifier) => /^(@slipway\/|slipway$)/.test(specifier) && !may?.(specifier))
      .map((specifier) => `${file} imports ${specifier}`),
  );
  expect(forbidden).toEqual([]);
});

// It loads ky, and ky much of Node: half of the time that a command took which sends nothing.
test("only what makes clients for its users loads the root of core", async () => {
  const files = packages.filter((name) => name !== "core").flatMap((name) => listFiles(`packages/${name}/src`));
  const metafile = await metafileOf(files, "external");
  const loading = Object.entries(metafile.inputs).filter(([, { imports }]) =>
    imports.some(({ path }) => path === "@slipway/core"),
  );
  const testing = "packages/emulator/src/testing/tested.ts";
  expect(loading.map(([file]) => file)).toEqual([
    testing,
    "packages/slipway/src/connect.ts",
    "packages/slipway/src/index.ts",
  ]);
});

test.each(moved)("%s, whose operations moved, has no byte of its own in a bundle", async (name) => {
  const { outputs } = await metafileOf([`packages/${name}/src/index.ts`]);
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  const bytes = (isOwn: boolean) =>
    inputs
      .filter(([path]) => path.startsWith(`packages/${name}/`) === isOwn)
      .reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
  expect(bytes(false)).toBeGreaterThan(1000);
  expect(bytes(true)).toBe(0);
});

test("the generator reads the contract and imports no package of ours", async () => {
  // By a bundler, because the generator's own text is full of imports that it prints.
  const metafile = await metafileOf(["generator/src/main.ts"], "external");
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports.map(({ path }) => path));
  expect(imports).toContain("@typespec/compiler");
  expect(imports.filter((path) => /slipway|packages\//.test(path))).toEqual([]);
});

const { scripts }: { scripts: Readonly<Record<string, string>> } = manifest;
const commands = Object.values(scripts).flatMap((line) => [...line.matchAll(/run\.mjs (--built )?node (\S+\.ts)/g)]);

test("each npm run whose program imports a package builds it first, by --built of scripts/run.mjs", async () => {
  const unbuilt = commands.flatMap(([, isBuilt, entry = ""]) => (isBuilt ? [] : [entry]));
  expect(unbuilt).toContain("scripts/check.ts");
  const metafile = await metafileOf(unbuilt, "external");
  const seen = new Set<string>();
  const needed: string[] = [];
  const walk = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: next, kind, external } of metafile.inputs[path]?.imports ?? []) {
      // A program imports late what it has built before.
      if (kind === "dynamic-import") continue;
      if (!external) walk(next);
      else if (/^(@slipway\/|slipway$)/.test(next)) needed.push(`${path} imports ${next}`);
    }
  };
  for (const entry of unbuilt) walk(entry);
  expect(needed).toEqual([]);
});

test("a package's files import no file outside of it but the shapes that packages share", () => {
  const leaving = packages.flatMap((name) =>
    listFiles(`packages/${name}/src`).flatMap((file) =>
      importsOf(file)
        .filter(
          (specifier) => specifier.startsWith(".") && !join(dirname(file), specifier).startsWith(`packages/${name}/`),
        )
        .map((specifier) => join(dirname(file), specifier)),
    ),
  );
  expect([...new Set(leaving)].sort()).toEqual(["shapes/generated/schemas.ts", "shapes/generated/types.ts"]);
  const shared = ["types", "schemas"].flatMap((name) => importsOf(`shapes/generated/${name}.ts`));
  expect([...new Set(shared)]).toEqual(["@slipway/core", "valibot", "./types.ts"]);
});

test("a group's main entry loads neither its contract, nor its schemas, nor its help", () => {
  for (const name of groups) {
    const apart = /generated\/(contract|schemas|help)\.ts$/;
    const main = listFiles(`packages/${name}/src`).filter((file) => !apart.test(file));
    const loaded = main
      .flatMap((file) => importsOf(file))
      .filter((specifier) => /\/(contract|schemas|help)(\.ts)?$/.test(specifier));
    expect(loaded, name).toEqual([]);
  }
});

async function bundled(entry: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const metafile = await metafileOf([entry]);
  return Object.fromEntries(
    Object.values(metafile.outputs).map(({ inputs, entryPoint = "shared" }) => [entryPoint, Object.keys(inputs)]),
  );
}

test("the umbrella's main entry holds no help, and what loads groups holds none before it is asked", async () => {
  const main = Object.values(await bundled("packages/slipway/src/index.ts")).flat();
  expect(main).toContain("packages/projects/src/generated/operations.ts");
  expect(main.filter((path) => path.endsWith("/help.ts"))).toEqual([]);
  const files = await bundled("packages/cli/src/groups.ts");
  expect(files["packages/cli/src/groups.ts"]?.filter((path) => !path.startsWith("packages/core/"))).toEqual([
    "packages/cli/src/generated/group-loaders.ts",
    "packages/cli/src/groups.ts",
  ]);
  const help = "packages/projects/src/generated/help.ts";
  expect(files[help]).toEqual([help]);
});

const emulator = "packages/emulator/src/";

test.each(Object.keys(orders))("%s: every room imports from the floors below its own only", (folder) => {
  expectNone(faultsIn(folder), "test/order.ts has the order.");
});

test("no two files need each other, by value or by type", () => {
  const circles = circlesOf(arrows).sort((a, b) => a.length - b.length);
  expectNone(
    circles.slice(0, 3),
    `${circles.length} circles, the shortest first: move what two of the files need into a file below both, or take it as a parameter.`,
  );
  expect(arrows.length).toBeGreaterThan(4000);
});

test("the modules that open an emulator know none of its plug-ins by name: one list does", () => {
  const known = arrows.filter(({ to }) => to.startsWith(`${emulator}start/plug-ins/`));
  expect(known.length).toBeGreaterThan(2);
  expect(known.filter(({ from }) => from !== `${emulator}start/plug-ins.ts`)).toEqual([]);
});

test("modules that are preloaded into other programs bring only the list of hosts of the emulator along", async () => {
  const [files = []] = Object.values(await bundled(`${emulator}redirect.ts`));
  const others = files.filter((file) => !file.startsWith(`${emulator}redirect`));
  expect(others).toEqual([`${emulator}engine/addresses/platform-hosts.ts`]);
});
