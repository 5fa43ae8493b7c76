import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

// The last step of a package's build, run in its folder: declarations that no entry leads to are of no use to anybody,
// four spaces a level are a twentieth of what the others take on disk, and where a list names all that a file exports, a star says the
// same: an editor shows what is written above a function only where no list stands between it and a mapped type, such as that of `connect()`.
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
  const starred = text.replace(
    /^export (type )?\{([^}]*)\} from "(\.[^"]+)\.ts";$/gm,
    (list, type = "", names, from) =>
      namesAll(names, join(dirname(file), `${from}.d.ts`)) ? `export ${type}* from "${from}.ts";` : list,
  );
  writeFileSync(
    file,
    starred.replace(/^(?: {4})+/gm, (indent) => "\t".repeat(indent.length / 4)),
  );
  for (const [, path = ""] of text.matchAll(/(?:from|import|import\()\s*"(\.[^"]+)\.ts"/g)) {
    follow(join(dirname(file), `${path}.d.ts`));
  }
}

/** Whether a list of names is all that a file exports. A file that hands on what others export has no such list. */
function namesAll(list: string, file: string): boolean {
  const text = readFileSync(file, "utf8");
  if (/^export (?:type )?[{*]/m.test(text)) return false;
  const names = list.split(",").map((each) => each.trim().replace(/^type /, ""));
  const exported = [
    ...text.matchAll(/^export (?:declare )?(?:abstract )?(?:function|const|class|interface|type) (\w+)/gm),
  ];
  return names.filter(Boolean).sort().join() === [...new Set(exported.map(([, name]) => name))].sort().join();
}
