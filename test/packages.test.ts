import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lostLinks } from "../scripts/contents.ts";
import { groups, manifestOf, packages, root } from "./sources.ts";

test.each(packages)("%s has the shape of every package", (name) => {
  const manifest = manifestOf(name);
  expect(manifest).toMatchObject({
    name: name === "slipway" ? "slipway" : `@slipway/${name}`,
    license: "Apache-2.0",
    type: "module",
    // A preloaded module is loaded for its effect alone.
    sideEffects: name === "emulator" ? ["./dist/redirect.js"] : false,
    publishConfig: { access: "public" },
    scripts: {
      build: "tsup --config ../../tsup.config.base.ts && node ../../scripts/declarations.ts",
    },
  });
  const keywords = Array.isArray(manifest.keywords) ? manifest.keywords : [];
  expect(keywords).toEqual(expect.arrayContaining(["slipway", "vercel", "hosting", "api"]));
  expect(keywords).toHaveLength(new Set(keywords).size);
  // Text that a search shows for the package.
  expect(manifest.description).toEqual(expect.stringMatching(/^[A-Z].*\bVercel\b.*\.$/));
  expect(manifest.description).toContain("(unofficial)");
  // All of them let CommonJS require ES modules: the emulator and the command line take no older ones.
  const newer = { emulator: ">=22.13", cli: ">=22.12" }[name];
  expect(manifest.engines).toEqual({ node: newer ?? "^20.19.0 || >=22.12.0" });
  expect(manifest.files).toContain("dist");
  for (const file of ["README.md", "LICENSE", "tsconfig.json", "src/index.ts"]) {
    expect(existsSync(join(root, "packages", name, file)), file).toBe(true);
  }
  expect(readFileSync(join(root, "packages", name, "LICENSE"), "utf8")).toBe(
    readFileSync(join(root, "LICENSE"), "utf8"),
  );
});

test.each(["", ...packages.map((name) => `packages/${name}`)])(
  "the README of %s says first whose API it is, and last whose name",
  (place) => {
    const [, first = "", ...others] = readFileSync(join(root, place, "README.md"), "utf8")
      .trim()
      .split("\n\n");
    expect(first).toMatch(/\bVercel\b[\s\S]*\bunofficial\b|\bunofficial\b[\s\S]*\bVercel\b/);
    expect(others.at(-1)).toBe(
      "Vercel is a trademark of Vercel Inc. Slipway is not made, endorsed or supported by Vercel.",
    );
  },
);

test.each(packages)("every link in the documents of %s works for who has only the package", (name) => {
  const place = join(root, "packages", name);
  const documents = documentsOf(name);
  const published = [
    ...["LICENSE", "package.json", ...documents],
    ...readdirSync(join(place, "dist")).map((file) => `dist/${file}`),
  ];
  const lost = documents.map((path) => [path, lostLinks(readFileSync(join(place, path), "utf8"), path, published)]);
  expect(lost).toEqual(documents.map((path) => [path, []]));
  if (documents.length > 1) expect(manifestOf(name).files).toContain("docs");
});

test.each(packages)("the README of %s leads to each of its other pages", (name) => {
  const [readme = "", ...pages] = documentsOf(name);
  const text = readFileSync(join(root, "packages", name, readme), "utf8");
  expect(pages.filter((path) => !text.includes(`](${path})`))).toEqual([]);
});

test("every path of the repository that a document of a package names is there", () => {
  const texts = packages.flatMap((name) =>
    documentsOf(name).map((path) => readFileSync(join(root, "packages", name, path), "utf8")),
  );
  const named = texts.flatMap((text) =>
    [...text.matchAll(/`((?:packages|test|docs)\/[^`\s]+\.\w+)`/g)].map(([, path = ""]) => path),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(packages)("%s exports each entry with its types", (name) => {
  for (const [entry, target] of Object.entries(manifestOf(name).exports)) {
    if (!target.endsWith(".js")) {
      expect(existsSync(join(root, "packages", name, target)), entry).toBe(true);
      continue;
    }
    // A plain file name: TypeScript finds the declarations beside it, and Node resolves it without weighing conditions.
    const file = /^\.\/dist\/(.+)\.js$/.exec(target)?.[1];
    expect(existsSync(join(root, "packages", name, "src", `${file}.ts`)), entry).toBe(true);
    expect(existsSync(join(root, "packages", name, "dist", `${file}.d.ts`)), entry).toBe(true);
  }
});

test.each(packages)("the entries of %s are found by tools that know no exports", (name) => {
  const { exports, main, types, typesVersions } = manifestOf(name);
  const { ".": first, ...others } = Object.fromEntries(
    Object.entries(exports).flatMap(([entry, file]) =>
      file.endsWith(".js") ? [[entry.replace("./", ""), file.replace(/js$/, "d.ts")]] : [],
    ),
  );
  expect([main, types]).toEqual([exports["."], first]);
  const paths = Object.entries(others).map(([entry, file]) => [entry, [file]]);
  expect(typesVersions).toEqual({ "*": Object.fromEntries(paths) });
});

test.each(groups)("%s depends on core, and on valibot only where schemas are used", (name) => {
  expect(manifestOf(name)).toMatchObject({
    dependencies: { "@slipway/core": "workspace:^" },
    peerDependencies: { valibot: expect.any(String) },
    peerDependenciesMeta: { valibot: { optional: true } },
  });
  expect(Object.keys(manifestOf(name).exports)).toEqual(
    expect.arrayContaining([".", "./contract", "./help", "./schemas", "./package.json"]),
  );
});

test.each(packages)("npx by the name of %s runs its one command, where it has any", (name) => {
  // npx takes a command of the package's own name, or the only one there is.
  const commands = Object.keys(manifestOf(name).bin ?? {});
  expect(commands.length < 2 || commands.includes(name)).toBe(true);
});

function documentsOf(name: string): string[] {
  return ["README.md", ...globSync("docs/*.md", { cwd: join(root, "packages", name) })].map((path) =>
    path.replaceAll("\\", "/"),
  );
}
