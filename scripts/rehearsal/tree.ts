import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../build.ts";
import type { LocalRegistry } from "./registry.ts";
import { run } from "./spawn.ts";

const folders = ["dist", "docs", "package.json", "README.md", "CHANGELOG.md"];

/** A name for what would be published: the same content has the same name. */
export function contentName(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(join(root, "packages")).sort()) {
    for (const path of folders.flatMap((each) => filesUnder(join(root, "packages", name, each)))) {
      hash.update(path.slice(root.length)).update(readFileSync(path));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .sort();
}

/** A copy of the repository, built as it is built here, that publishes to the rehearsal's registry. */
export async function copyTree(tree: string, registry: LocalRegistry): Promise<void> {
  rmSync(tree, { recursive: true, force: true });
  const listed = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const path of listed.split("\0").filter((each) => each !== "" && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    cpSync(join(root, path), join(tree, path));
  }
  for (const name of readdirSync(join(tree, "packages"))) {
    cpSync(join(root, "packages", name, "dist"), join(tree, "packages", name, "dist"), { recursive: true });
  }
  // Changesets of the day are for the release to come; the rehearsal writes its own.
  for (const file of readdirSync(join(tree, ".changeset"))) {
    if (file.endsWith(".md")) rmSync(join(tree, ".changeset", file));
  }
  await run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: tree });
  await run("git", ["init", "--quiet"], { cwd: tree });
  registry.writeSettings(tree);
}

/** Writes a text of the tree anew; what is looked for has to be there. */
export function edit(file: string, pattern: RegExp, replacement: string): void {
  const text = readFileSync(file, "utf8");
  if (!pattern.test(text)) throw new Error(`The rehearsal's edit of ${file} finds no ${pattern}.`);
  writeFileSync(file, text.replace(pattern, replacement));
}
