import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { build as bundle } from "esbuild";
import { build, root, run } from "../build.ts";
import { manifestOf } from "../manifest.ts";

export interface OneFile {
  /** Contents of the tarball. */
  readonly folder: string;
  /** `slipway-emulator-<version>.tgz`. */
  readonly tarball: string;
}

const source = join(root, "packages/emulator");
const usersOwn = ["vitest", "@playwright/test", "just-bash"];

// Preloads and process entries share no file with the rest.
const isAlone = (name: string): boolean => name === "redirect.js" || name.endsWith(".entry.js");

/** Builds the emulator as one tarball that depends on no other package: it has the package's name, and takes its place. */
export async function makeOneFile(): Promise<OneFile> {
  build();
  const place = join(root, ".work/one-file");
  const folder = join(place, "package");
  rmSync(place, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { dependencies: _, devDependencies: __, scripts: ___, ...manifest } = manifestOf(source);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of ["README.md", "LICENSE", "docs"])
    cpSync(join(source, name), join(folder, name), { recursive: true });
  // Files that are read by path or preloaded are copied as built.
  for (const name of ["openapi.json", "page.html.br", "names.preload.cjs"])
    cpSync(join(source, "dist", name), join(folder, "dist", name));
  const code = Object.values(manifest.exports).filter((path) => path.endsWith(".js"));
  const exported = code.map((path) => path.replace("./dist/", ""));
  const others = await bundleAll([...exported, "cli.js", ...readdirSync(join(source, "dist")).filter(isAlone)], folder);
  const declarations = exported.map((name) => name.replace(/\.js$/, ".d.ts"));
  copyTypes(join(source, "dist"), declarations, join(folder, "dist"), usersOwn);
  writeFileSync(join(folder, "THIRD-PARTY.md"), notices(others));
  const packed = run("pnpm", ["pack", "--pack-destination", place], { cwd: folder, quiet: true });
  const tarball = join(place, `slipway-emulator-${manifest.version}.tgz`);
  if (packed !== 0 || !existsSync(tarball)) throw new Error("The emulator cannot be packed.");
  return { folder, tarball };
}

/** Bundles entries of the emulator's `dist`; the folders of the packages of others that came with them. */
async function bundleAll(names: readonly string[], folder: string): Promise<readonly string[]> {
  const entries = [...new Set(names)];
  const lots = [entries.filter((name) => !isAlone(name)), ...entries.filter(isAlone).map((name) => [name])];
  const folders = new Set<string>();
  for (const lot of lots) {
    const { metafile } = await bundle({
      entryPoints: lot.map((name) => join(source, "dist", name)),
      outdir: join(folder, "dist"),
      bundle: true,
      splitting: lot.length > 1,
      platform: "node",
      format: "esm",
      target: "es2023",
      external: [...usersOwn],
      // A file's name is a hash of its content, so that the same sources make the same tarball.
      metafile: true,
      absWorkingDir: root,
      logLevel: "error",
      // CommonJS inside the bundle requires Node's modules through this.
      ...(lot.some(isAlone) ? {} : { banner: { js: requireBanner } }),
    });
    for (const input of Object.keys(metafile.inputs)) {
      const packageFolder = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];
      if (packageFolder !== undefined) folders.add(join(root, packageFolder));
    }
  }
  return [...folders].sort();
}

const requireBanner =
  'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);';

/** Licenses of all bundled code, including packages that the usual package only depends on. */
function notices(folders: readonly string[]): string {
  const own = readFileSync(join(source, "THIRD-PARTY.md"), "utf8").replace(
    /^Beside the packages that npm installs with it, `dist`/m,
    "`dist`",
  );
  const parts = folders.map((folder) => {
    const { name, version } = manifestOf(folder);
    const license = readdirSync(folder).find((file) => /^licen[sc]e/i.test(file));
    if (license === undefined)
      throw new Error(`${name} ${version} (${dirname(folder)}) has no license that goes with it.`);
    return `## ${name} ${version}\n\n${readFileSync(join(folder, license), "utf8").trim()}\n`;
  });
  return [own.trimEnd(), "", ...parts].join("\n");
}

// Imports in declarations, but not in the examples of comments.
const imported = /((?:^(?:import|export|\})[^;\n]*?\bfrom\s*|\bimport\()")([^"\s]+)(")/gm;

/**
 * Copies a package's declarations with those of other packages that they lead to, so that they can be read without those packages.
 *
 * @param entries declarations in the package's `dist`
 * @param to what takes the place of `dist`; declarations of others go into its folder `types`
 * @param outside packages whose users have them
 */
function copyTypes(dist: string, entries: readonly string[], to: string, outside: readonly string[]): void {
  const copied = new Set<string>();

  function copy(file: string, target: string): void {
    if (copied.has(target)) return;
    copied.add(target);
    const text = readFileSync(file, "utf8").replace(imported, (whole, before, name: string, after) => {
      if (name.startsWith(".")) {
        const path = name.replace(/\.ts$/, ".d.ts").replace(/\.([mc]?)js$/, ".d.$1ts");
        copy(join(dirname(file), path), join(dirname(target), path));
        return whole;
      }
      if (name.startsWith("node:") || outside.includes(name)) return whole;
      const code = createRequire(file).resolve(name);
      const [scope = "", second = ""] = name.split("/");
      const short = scope.startsWith("@") ? `${scope}/${second}` : scope;
      const place = join(to, "types", short, relative(packageOf(code), code));
      copy(code.replace(/\.([mc]?)js$/, ".d.$1ts"), place.replace(/\.([mc]?)js$/, ".d.$1ts"));
      const path = relative(dirname(target), place).split(sep).join("/");
      return `${before}${path.startsWith(".") ? path : `./${path}`}${after}`;
    });
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }

  for (const entry of entries) copy(join(dist, entry), join(to, entry));
}

function packageOf(file: string): string {
  const folder = dirname(file);
  return existsSync(join(folder, "package.json")) ? folder : packageOf(folder);
}
