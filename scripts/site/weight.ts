import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Limit of a page with all its resources but search, in bytes, gzipped. */
export const heaviest = 60_000;

/** The weight of every page of a built site, by its path: the page, its styles and its programs, with what those import. */
export function weigh(folder: string, base: string): Map<string, number> {
  const sizes = new Map<string, number>();
  const sizeOf = (path: string): number => {
    const size = sizes.get(path) ?? gzipSync(readFileSync(join(folder, path))).length;
    sizes.set(path, size);
    return size;
  };
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));
  return new Map(
    pages.map((path) => {
      const loaded = new Set<string>();
      const load = (file: string): void => {
        if (loaded.has(file)) return;
        loaded.add(file);
        if (!file.endsWith(".js")) return;
        // Dynamic imports, such as search, have parentheses.
        const program = readFileSync(join(folder, file), "utf8");
        for (const [, other = ""] of program.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) load(`_astro/${other}`);
      };
      const html = readFileSync(join(folder, path), "utf8");
      for (const [, link = ""] of html.matchAll(/(?:href|src)="([^"]+\.(?:css|js|svg|png|woff2?))"/g)) {
        if (link.startsWith(`${base}/`)) load(link.slice(base.length + 1));
      }
      return [path, [path, ...loaded].reduce((sum, each) => sum + sizeOf(each), 0)];
    }),
  );
}
