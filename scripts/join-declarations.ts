import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** A statement that brings names from another file. */
const IMPORT = /^import (?:type )?\{([^}]*)\} from "([^"]+)";\n?/gm;

interface File {
  readonly text: string;
  readonly names: readonly string[];
  /** The names that it brings, and from where: a file, or a package. */
  readonly imports: readonly { readonly names: readonly string[]; readonly from: string }[];
}

/**
 * Joins the declarations of a package into one file, but for those that stand alone, those that need a package which may not be there, and
 * those whose names another one has: there are a hundred of a few lines each.
 *
 * @param stays tells the files that stay.
 * @param isOptional tells the packages that may not be there.
 * @param target where they are joined.
 */
export function joinDeclarations(
  files: readonly string[],
  stays: (file: string) => boolean,
  isOptional: (name: string) => boolean,
  target: string = join("dist", "declarations.d.ts"),
): void {
  const read = new Map(files.map((file) => [file, readDeclarations(file)]));
  const needsOptional = (file: string, seen = new Set<string>()): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    const { imports = [], text = "" } = read.get(file) ?? {};
    return (
      /\bimport\(|<reference|^import (?:type )?[^{t]|^export (?:type )?(?:\{ ?\w|\*)| as \w+[,\s}].* from "/m.test(
        text,
      ) || imports.some(({ from }) => (read.has(from) ? needsOptional(from, seen) : isOptional(from)))
    );
  };
  /** Files of the names joined so far: two declarations of one name must not be joined. */
  const origins = new Map<string, string>();
  const joined = files.filter((file) => {
    const { names = [], imports = [] } = read.get(file) ?? {};
    const own = [{ names, from: file }, ...imports].flatMap(({ names, from }) =>
      names.map((name) => [name, from] as const),
    );
    const isFree = own.every(([name, from]) => (origins.get(name) ?? from) === from);
    if (stays(file) || needsOptional(file) || !isFree) return false;
    for (const [name, from] of own) origins.set(name, from);
    return true;
  });
  if (joined.length < 20) return;
  const brought = new Map<string, Set<string>>();
  for (const file of joined) {
    for (const { names, from } of read.get(file)?.imports ?? []) {
      if (joined.includes(from)) continue;
      const specifier = read.has(from) ? specifierOf(target, from) : from;
      brought.set(specifier, new Set([...(brought.get(specifier) ?? []), ...names]));
    }
  }
  const imports = [...brought].map(([from, names]) => `import type { ${[...names].join(", ")} } from "${from}";\n`);
  const bodies = joined.map((file) =>
    read
      .get(file)
      ?.text.replace(IMPORT, "")
      .replace(/^export \{\};\n?/gm, ""),
  );
  for (const file of joined) rmSync(file);
  writeFileSync(target, [...imports, ...bodies].join(""));
  for (const file of files) {
    if (joined.includes(file)) continue;
    const text = readFileSync(file, "utf8").replace(
      /^((?:import|export|\}) ?.*from )"(\.[^"]+)\.ts";$/gm,
      (all, statement: string, path: string) =>
        joined.includes(join(dirname(file), `${path}.d.ts`)) ? `${statement}"${specifierOf(file, target)}";` : all,
    );
    writeFileSync(file, text);
  }
}

function readDeclarations(file: string): File {
  const text = readFileSync(file, "utf8");
  const declared = text.matchAll(
    /^(?:export )?(?:declare )?(?:abstract )?(?:function|const|class|interface|type) (\w+)/gm,
  );
  return {
    text,
    names: [...new Set([...declared].map(([, name = ""]) => name))],
    imports: [...text.matchAll(IMPORT)].map(([, names = "", from = ""]) => ({
      names: names.split(",").map((name) => name.trim().replace(/^type /, "")),
      from: from.startsWith(".") ? join(dirname(file), from.replace(/\.ts$/, ".d.ts")) : from,
    })),
  };
}

function specifierOf(file: string, target: string): string {
  const path = relative(dirname(file), target)
    .replaceAll("\\", "/")
    .replace(/\.d\.ts$/, ".ts");
  return path.startsWith(".") ? path : `./${path}`;
}
