import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Documents that are committed once and published in packages: where they stand, and what a package gets of them. */
const documents: Readonly<Record<string, { from: string; bring: (text: string) => string }>> = {
  // A value a line in git, where a person reads its diff; half of that for those who install it.
  "./dist/openapi.json": { from: "api/openapi.json", bring: (text) => `${JSON.stringify(JSON.parse(text))}\n` },
  // Its links lead to what only the repository has.
  "./dist/operations.md": {
    from: "docs/operations.md",
    bring: (text) =>
      text
        .replaceAll(/\[([\w-]+)\]\(\.\.\/packages\/[\w-]+\)/g, "`@slipway/$1`")
        .replaceAll("[docs/migration.md](migration.md)", "`docs/migration.md` of the repository"),
  },
  "./dist/guides.json": { from: "docs/guides", bring: (text) => text },
};

/** Writes the documents that a package exports into its folder. */
export function bringDocuments(root: string, folder: string, exported: readonly string[]): void {
  for (const target of exported) {
    const document = documents[target];
    if (document) writeFileSync(join(folder, target), document.bring(readDocument(join(root, document.from))));
  }
}

/** A file's text, or a folder's documents as JSON, by their names. */
function readDocument(path: string): string {
  if (path.endsWith(".json") || path.endsWith(".md")) return readFileSync(path, "utf8");
  const names = readdirSync(path).filter((name) => name.endsWith(".md") && name !== "README.md");
  return JSON.stringify(
    Object.fromEntries(names.map((name) => [name.slice(0, -3), readFileSync(join(path, name), "utf8")])),
  );
}
