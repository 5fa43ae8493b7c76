import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../build.ts";
import type { LocalRegistry } from "./registry.ts";
import { run } from "./spawn.ts";

/** A copy of the repository, built as it is built here, that publishes to the rehearsal's registry. */
export async function copyTree(tree: string, registry: LocalRegistry): Promise<void> {
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
