import { dirname, join } from "node:path";
import { build, type Metafile } from "esbuild";
import { expect, test } from "vitest";
import { groups, importsOf, listFiles, packages, root } from "./sources.ts";

// Who may import whom, of this repository's own packages.
const allowed: Readonly<Record<string, (specifier: string) => boolean>> = {
  core: () => false,
  group: (specifier) =>
    ["@slipway/core", "@slipway/core/call", "@slipway/core/internal", "@slipway/core/progress"].includes(specifier),
  registry: (specifier) =>
    [
      "@slipway/core",
      "@slipway/core/call",
      "@slipway/core/derive",
      "@slipway/core/fetch",
      "@slipway/core/middleware",
      "@slipway/core/raw",
      "@slipway/core/internal",
    ].includes(specifier),
  slipway: (specifier) =>
    [
      "@slipway/core",
      "@slipway/core/derive",
      "@slipway/cli/groups",
      "@slipway/cli/types-of",
      "@slipway/cli/bin",
    ].includes(specifier) || groups.some((group) => specifier === `@slipway/${group}`),
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
      // For types only: the compiler takes no import of something else that is called so.
      "@slipway/webhooks",
    ].includes(specifier) ||
    groups.some((group) => [`@slipway/${group}/contract`, `@slipway/${group}/schemas`].includes(specifier)),
};

/** What a bundler knows of entries and all that they load. */
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
  const may = allowed[name] ?? (groups.includes(name) ? allowed.group : undefined);
  const forbidden = listFiles(`packages/${name}/src`).flatMap((file) =>
    importsOf(file)
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

test("the generator reads the contract and imports no package of ours", async () => {
  // By a bundler, because the generator's own text is full of imports that it prints.
  const metafile = await metafileOf(["generator/src/main.ts"], "external");
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports.map(({ path }) => path));
  expect(imports).toContain("@typespec/compiler");
  expect(imports.filter((path) => /slipway|packages\//.test(path))).toEqual([]);
});

test.each(["scripts/check.ts", "scripts/site/main.ts"])(
  "%s starts in a clean checkout, where no package is built",
  async (entry) => {
    const metafile = await metafileOf([entry], "external");
    const seen = new Set<string>();
    const needed: string[] = [];
    const walk = (path: string): void => {
      if (seen.has(path)) return;
      seen.add(path);
      for (const { path: next, kind, external } of metafile.inputs[path]?.imports ?? []) {
        // What is imported when a check runs, runs after "build".
        if (kind === "dynamic-import") continue;
        if (!external) walk(next);
        else if (/^(@slipway\/|slipway$)/.test(next)) needed.push(`${path} imports ${next}`);
      }
    };
    walk(entry);
    expect(seen.size).toBeGreaterThan(1);
    expect(needed).toEqual([]);
  },
);

test("a group's main entry loads neither its contract, nor its schemas, nor its help", () => {
  for (const name of groups) {
    const apart = /generated\/(contract|schemas|help)\.ts$/;
    const main = listFiles(`packages/${name}/src`).filter((file) => !apart.test(file));
    const loaded = main.flatMap(importsOf).filter((specifier) => /\/(contract|schemas|help)(\.ts)?$/.test(specifier));
    expect(loaded, name).toEqual([]);
  }
});

/** The modules of a bundle, by the file that it is loaded with. */
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

// The emulator's rooms, from the ground up. A room imports itself and those before it in this list, by value or by type: no room
// can need one that needs it, by whatever way. Each part of `domain/` and each group of `api/` is a room of its own.
const floors: readonly string[] = [
  "store",
  "engine",
  "generated",
  "authority",
  "redirect",
  "server",
  "proxy",
  ...[
    "accounts",
    "world",
    "events",
    "names",
    "projects",
    "environment",
    "deployments",
    "hosts",
    "sites",
    "logs",
    "traffic",
    "firewall",
  ].map(domain),
  ...["config", "artifacts", "api-keys", "ai-gateway", "networking", "images", "sandboxes", "functions"].map(domain),
  domain("credentials"),
  "pipeline",
  "api",
  "hosting",
  "name-server",
  "seed",
  "control",
  "page",
  "start",
  "cli",
  "testing",
  // What users load and start.
  "",
];
const emulator = "packages/emulator/src/";

test("the emulator's rooms import downwards only, and no group of its API another one", () => {
  const arrows = emulatorArrows();
  const rooms = new Set(arrows.flat().map(roomOf));
  expect([...rooms].filter((room) => floorOf(room) === -1)).toEqual([]);
  const isAllowed = (from: string, to: string): boolean =>
    roomOf(from) === roomOf(to) || from === "api/groups.ts" || floorOf(roomOf(to)) < floorOf(roomOf(from));
  expect(arrows.filter(([from, to]) => !isAllowed(from, to))).toEqual([]);
  expect(arrows.length).toBeGreaterThan(1000);
});

test("what opens an emulator knows none of its plug-ins by name: one list does", () => {
  const known = emulatorArrows().filter(([, to]) => to.startsWith("start/plug-ins/"));
  expect(known.length).toBeGreaterThan(2);
  expect(known.filter(([from]) => from !== "start/plug-ins.ts")).toEqual([]);
});

test("what is preloaded into programs of others brings nothing of the emulator along but the list of hosts", async () => {
  const [files = []] = Object.values(await bundled(`${emulator}redirect.ts`));
  const others = files.filter((file) => !file.startsWith(`${emulator}redirect`));
  expect(others).toEqual([`${emulator}engine/addresses/platform-hosts.ts`]);
});

test("no two files of the emulator need each other to run", async () => {
  // By a bundler, which knows what is a type only.
  const metafile = await metafileOf([`${emulator}cli.ts`]);
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" > "));
    if (path.includes(file) || done.has(file)) return;
    const imports = metafile.inputs[file]?.imports ?? [];
    for (const { path: to, kind } of imports) if (kind === "import-statement") walk(to, [...path, file]);
    done.add(file);
  };
  for (const file of Object.keys(metafile.inputs)) walk(file, []);
  expect(circles).toEqual([]);
  expect(done.size).toBeGreaterThan(100);
});

/** Which file of the emulator imports which, each by its path below `src`. */
function emulatorArrows(): [from: string, to: string][] {
  return listFiles(emulator.slice(0, -1)).flatMap((file) => {
    const from = file.slice(file.indexOf(emulator) + emulator.length);
    if (/\.test\.ts$/.test(from)) return [];
    return importsOf(file)
      .filter((specifier) => specifier.startsWith("."))
      .map((specifier): [string, string] => [from, join(dirname(from), specifier)]);
  });
}

function domain(part: string): string {
  return `domain/${part}`;
}

/** "" for what stands beside the rooms. */
function roomOf(file: string): string {
  return /^(?:domain|api)\/[^/]+(?=\/)|^[^/]+(?=\/)/.exec(file)?.[0] ?? "";
}

/** How high a room is. -1: it is none of the house's. */
function floorOf(room: string): number {
  return floors.indexOf(room.startsWith("api/") ? "api" : room);
}
