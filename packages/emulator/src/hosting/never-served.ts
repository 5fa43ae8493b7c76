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

export function isServed(path: string): boolean {
  const [first = ""] = path.split("/", 1);
  return !names.has(path) && !folders.includes(first);
}
