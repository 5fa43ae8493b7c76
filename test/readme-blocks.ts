import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { packages, root } from "./sources.ts";

export interface ReadmeBlock {
  readonly path: string;
  readonly number: number;
  readonly code: string;
  /** The name of the file that it is: `ts title="deploy.ts"`. Blocks of the same document may import or read it. */
  readonly title: string | undefined;
}

/** The READMEs of the repository and of its packages, the packages' other pages, and what else shows code, by their path from the root. */
const readmes: readonly string[] = [
  "README.md",
  "docs/migration.md",
  ...packages.map((name) => `packages/${name}/README.md`),
  ...markdown("packages/*/docs/*.md"),
].filter((path) => existsSync(join(root, path)));

export const guides: readonly string[] = markdown("docs/guides/*.md");

export const documents: readonly string[] = [...readmes, ...guides];

const place = join(root, ".work/readmes");

/**
 * Writes the code of all documents anew, each into a folder with the document's files, so that they find each other where they are
 * bundled and type-checked. What type-checks them is beside these folders, whose folder is returned.
 */
export function writeReadmes(): string {
  rmSync(place, { recursive: true, force: true });
  const compilerOptions = { isolatedDeclarations: false, declaration: false, noUnusedLocals: false };
  const settings = { extends: "../../tsconfig.json", compilerOptions, include: ["*/**/*.ts"], exclude: ["programs"] };
  write(join(place, "tsconfig.json"), JSON.stringify(settings));
  for (const path of documents) {
    for (const [name, text] of Object.entries(filesOf(path))) write(join(folderOf(path), name), text);
    for (const { number, code } of blocksOf(path, "ts"))
      write(join(folderOf(path), `block-${number}.ts`), `${code}\nexport {};\n`);
  }
  return place;
}

export function folderOf(path: string): string {
  return join(place, nameOf(path));
}

export function nameOf(path: string): string {
  return path.replaceAll("/", "-");
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export function blocksOf(path: string, language: string): ReadmeBlock[] {
  return fencesOf(path)
    .filter((fence) => fence.language === language)
    .map(({ code, title }, index) => ({ path, number: index + 1, code, title }));
}

/** Documented output of a document's program: `text title="deploy.ts prints"`. */
export function printsOf({ path, title }: ReadmeBlock): string | undefined {
  return blocksOf(path, "text").find((each) => title !== undefined && each.title === `${title} prints`)?.code;
}

/** The blocks of a document that have names, in whatever language: what its code may import, and read where it runs. */
export function filesOf(path: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fencesOf(path).flatMap(({ language, title, code }) => {
      if (language === "text") return [];
      if (title !== undefined && !/^[\w.-]+(\/[\w.-]+)*$/.test(title))
        throw new Error(`${path} has a block with the title "${title}"; it has to be a path of a file.`);
      return title === undefined ? [] : [[title, code]];
    }),
  );
}

function fencesOf(path: string): { language: string; title: string | undefined; code: string }[] {
  const markdown = readFileSync(join(root, path), "utf8");
  const fences = markdown.matchAll(/^```([\w-]+)(?: title="([^"]*)")?\n(.*?)^```$/gms);
  return [...fences].map(([, language = "", title, code = ""]) => ({ language, title, code }));
}

function markdown(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}
