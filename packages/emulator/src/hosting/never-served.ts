const names: ReadonlySet<string> = new Set([
  ".gitignore",
  "README.md",
  "bun.lock",
  "bun.lockb",
  "package-lock.json",
  "package.json",
  "pnpm-lock.yaml",
  "vercel.json",
  "yarn.lock",
]);
const folders: readonly string[] = [".vercel", "api", "node_modules"];

/** Whether a file that no build made is served at all, by its path below what is served: sources and settings are not. */
export function isServed(path: string): boolean {
  const [first = ""] = path.split("/", 1);
  return !names.has(path) && !folders.includes(first);
}
