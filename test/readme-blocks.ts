import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packages, root } from "./sources.ts";

/** A block of code that a README shows. */
export interface ReadmeBlock {
  readonly path: string;
  readonly number: number;
  readonly code: string;
  /** The name of the file that it shows, where its fence says one: `title="deploy.ts"`. */
  readonly title?: string;
}

/** The READMEs of the repository and of its packages, and what else shows code, by their path from the root. */
export const readmes: readonly string[] = [
  "README.md",
  "docs/migration.md",
  ...globSync("docs/guides/*.md", { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .sort(),
  ...packages.map((name) => `packages/${name}/README.md`),
].filter((path) => existsSync(join(root, path)));

/** The blocks of a document in one language, in their order. */
export function blocksOf(path: string, language: string): ReadmeBlock[] {
  const markdown = readFileSync(join(root, path), "utf8");
  const fences = markdown.matchAll(new RegExp(`^\`\`\`${language}(?: title="([^"]*)")?\\n(.*?)^\`\`\`$`, "gms"));
  return [...fences].map(([, title, code = ""], index) => ({
    path,
    number: index + 1,
    code,
    ...(title ? { title } : {}),
  }));
}
