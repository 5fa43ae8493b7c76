import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

// The last step of a package's build, run in its folder: declarations that no entry leads to are of no use to anybody, and
// four spaces a level are a twentieth of what the others take on disk.
interface Manifest {
  readonly exports?: Readonly<Record<string, string>>;
}

const { exports = {} }: Manifest = JSON.parse(readFileSync("package.json", "utf8"));
const used = new Set<string>();
for (const entry of Object.values(exports)) if (entry.endsWith(".js")) follow(join(entry.replace(/\.js$/, ".d.ts")));
for (const path of readdirSync("dist", { recursive: true, encoding: "utf8" }).sort().reverse()) {
  const file = join("dist", path);
  if (file.endsWith(".d.ts") && !used.has(file)) rmSync(file);
  else if (!file.includes(".") && readdirSync(file).length === 0) rmdirSync(file);
}

function follow(file: string): void {
  if (used.has(file)) return;
  if (!existsSync(file)) throw new Error(`${file} was not built.`);
  used.add(file);
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace(/^(?: {4})+/gm, (indent) => "\t".repeat(indent.length / 4)),
  );
  for (const [, path = ""] of text.matchAll(/(?:from|import|import\()\s*"(\.[^"]+)\.ts"/g)) {
    follow(join(dirname(file), `${path}.d.ts`));
  }
}
