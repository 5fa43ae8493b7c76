import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";

// What declarations import: of their own package by a path, of another one by its name. Comments have examples that import, too.
const imported = /((?:^(?:import|export|\})[^;\n]*?\bfrom\s*|\bimport\()")([^"\s]+)(")/gm;

/**
 * Copies a package's declarations with those of other packages that they lead to, so that they can be read without those packages.
 *
 * @param entries declarations in the package's `dist`
 * @param to what takes the place of `dist`; declarations of others go into its folder `types`
 * @param outside packages whose users have them
 */
export function copyTypes(dist: string, entries: readonly string[], to: string, outside: readonly string[]): void {
  const done = new Set<string>();

  function copy(file: string, target: string): void {
    if (done.has(target)) return;
    done.add(target);
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
