import { join } from "node:path/posix";
import { type Declared, type Module, type Origin, readModule } from "./module.ts";

/** A package's modules: the text of each by its path without its ending, `generated/types`. */
export type ReadText = (path: string) => { readonly path: string; readonly text: string };

interface ApiName {
  readonly name: string;
  readonly declared?: Declared;
  readonly home?: string;
  readonly origin?: Origin;
  readonly exported: boolean;
}

/**
 * The API of a package as one text: for each entry a `declare module` with everything that it exports, and what those
 * declarations use; names and signatures, without comments, by name. Of modules that `nameOnly` chooses, names and kinds.
 */
export function bundleApi(
  entries: Readonly<Record<string, string>>,
  read: ReadText,
  nameOnly: (path: string) => boolean = () => false,
): string {
  const modules = new Modules(read);
  const [main = ""] = Object.values(entries);
  const mainExports = new Set(modules.at(main).exports.keys());
  return Object.entries(entries)
    .map(([entry, path]) => {
      const { names: found, foreign } = collect(modules, path, path === main ? new Set() : mainExports, nameOnly);
      const lines = [
        ...foreign.map(({ from, name }) => `import { ${name} } from "${from}";`),
        ...found.map((each) => printFound(each, nameOnly)),
      ];
      return `declare module "${entry}" {\n${lines.join("\n")}\n}\n`;
    })
    .join("\n");
}

class Modules {
  readonly #read: ReadText;
  readonly #known = new Map<string, Module>();

  constructor(read: ReadText) {
    this.#read = read;
  }

  at(path: string): Module {
    const cached = this.#known.get(path);
    if (cached) return cached;
    const { path: file, text } = this.#read(path);
    const parsed = readModule(file, text);
    const starred = parsed.stars.flatMap((from) =>
      [...this.at(resolveFrom(path, from)).exports.keys()].map((name) => [name, { from, name }] as const),
    );
    const module = { ...parsed, exports: new Map([...starred, ...parsed.exports]) };
    this.#known.set(path, module);
    return module;
  }

  /** The declaration of a module's name, or the other package that has it. */
  resolve(path: string, name: string): { path: string; name: string; declared?: Declared; origin?: Origin } {
    const module = this.at(path);
    const declared = module.declarations.get(name);
    if (declared) return { path, name, declared };
    const origin = module.imports.get(name);
    return origin ? this.#follow(path, origin) : { path, name };
  }

  exported(path: string, name: string): ReturnType<Modules["resolve"]> {
    const origin = this.at(path).exports.get(name);
    if (origin === undefined) throw new Error(`${path} exports no ${name}.`);
    return typeof origin === "string" ? this.resolve(path, origin) : this.#follow(path, origin);
  }

  #follow(path: string, origin: Origin): ReturnType<Modules["resolve"]> {
    if (!origin.from.startsWith(".")) return { path, name: origin.name, origin };
    const target = resolveFrom(path, origin.from);
    return origin.name === "*" ? { path: target, name: "*" } : this.exported(target, origin.name);
  }
}

function resolveFrom(path: string, specifier: string): string {
  return join(path, "..", specifier).replace(/\.[jt]s$/, "");
}

function collect(
  modules: Modules,
  entry: string,
  declaredElsewhere: ReadonlySet<string>,
  nameOnly: (path: string) => boolean,
): { names: ApiName[]; foreign: Origin[] } {
  const collected = new Map<string, ApiName>();
  const foreign = new Map<string, Origin>();
  const bring = (path: string, names: Iterable<string>) => {
    for (const name of names) {
      const { declared, origin, path: home } = modules.resolve(path, name);
      if (origin && origin.name !== "*") foreign.set(`${origin.from} ${origin.name}`, origin);
      // Other packages' declarations are left out, and so are the main entry's exports, which have a module of their own.
      if (!declared || collected.has(name) || declaredElsewhere.has(name)) continue;
      collected.set(name, { name, declared, home, exported: false });
      if (!nameOnly(home)) bring(home, declared.uses);
    }
  };
  const exports = [...modules.at(entry).exports.keys()].map((name) => ({ as: name, ...modules.exported(entry, name) }));
  for (const { as, declared, origin, name, path: home } of exports) {
    collected.set(as, {
      name: as,
      exported: true,
      ...(declared && as === name && { declared, home }),
      ...(origin && { origin }),
      ...(declared && as !== name && { origin: { from: ".", name } }),
    });
  }
  // A renamed export is declared under its own name as well.
  for (const { path, declared, as, name } of exports) {
    if (!declared) continue;
    if (as !== name) bring(path, [name]);
    else if (!nameOnly(path)) bring(path, declared.uses);
  }
  return { names: [...collected.values()].sort(byName), foreign: [...foreign.values()].sort(byName) };
}

function printFound(
  { name, declared, home = "", origin, exported }: ApiName,
  nameOnly: (path: string) => boolean,
): string {
  if (declared && nameOnly(home))
    return `${exported ? "export" : "import"} { ${name} } from "./${home}"; // ${keywordOf(declared)}`;
  if (declared)
    return declared.text.replaceAll(
      /^(?=\S)(?=(?:abstract )?(?:function|class|interface|type|const)\b)/gm,
      exported ? "export " : "",
    );
  if (origin?.name === "*") return `export * as ${name} from "${origin.from}";`;
  return `export { ${origin && origin.name !== name ? `${origin.name} as ` : ""}${name} }${origin && origin.from !== "." ? ` from "${origin.from}"` : ""};`;
}

/** The keyword of a declaration: `function`, `interface`, `type`, `class` or `const`. */
function keywordOf({ text }: Declared): string {
  return /^(?:abstract )?(\w+)/.exec(text)?.[1] ?? "";
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : 1;
}
