import { cpSync, existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { run } from "./build.ts";
import { joinDeclarations } from "./join-declarations.ts";
import { withShapes } from "./with-shapes.ts";

// Writes the declarations of a package, run in its folder as the last step of its build: declarations that no entry leads to are of no use to anybody, many small files
// take a block of the disk each, four spaces a level are a twentieth of what the others take, and where a list names all that a file exports, a star says the
// same: an editor shows what is written above a function only where no list stands between it and a mapped type, such as that of `connect()`.
interface Manifest {
  readonly exports?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const { exports = {}, peerDependencies = {} }: Manifest = JSON.parse(readFileSync("package.json", "utf8"));
const entries = Object.values(exports).flatMap((entry) =>
  entry.endsWith(".js") ? [join(entry.replace(/\.js$/, ".d.ts"))] : [],
);
// The compiler writes them by the paths of the repository, as it writes those of the shapes that packages share. The settings say
// `src` and `dist`: by these other tools find the source of an entry.
const declared = join("dist", "declared");
const compiled = run("tsc", ["-p", "tsconfig.json", "--rootDir", "../..", "--outDir", declared], {
  cwd: process.cwd(),
});
if (compiled !== 0) process.exit(compiled);
cpSync(join(declared, "packages", basename(process.cwd()), "src"), "dist", { recursive: true });
for (const name of ["types.d.ts", "schemas.d.ts"]) {
  const [file, shapes] = [join("dist", "generated", name), join(declared, "shapes", "generated", name)];
  if (existsSync(file) && existsSync(shapes))
    writeFileSync(file, withShapes(readFileSync(file, "utf8"), readFileSync(shapes, "utf8")));
}
rmSync(declared, { recursive: true });
putIn(join("dist", "index.d.ts"), "./generated/exports");
const used = new Set<string>();
// Declarations of Node's entry alone may need Node's types.
const isForNode = (entry: string) => entry.includes("node");
for (const entry of entries) if (!isForNode(entry)) followImports(entry);
const forAll = new Set(used);
for (const entry of entries.filter(isForNode)) followImports(entry);
for (const path of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
  const file = join("dist", path);
  if (file.endsWith(".d.ts") && !used.has(file)) rmSync(file);
}
const isOptional = (name: string) =>
  name.startsWith("node:") || Object.keys(peerDependencies).some((peer) => name.startsWith(peer));
joinDeclarations(
  [...used],
  (file) => entries.includes(file) || file.includes("generated") || !forAll.has(file),
  isOptional,
);
for (const path of readdirSync("dist", { recursive: true, encoding: "utf8" }).sort().reverse()) {
  const file = join("dist", path);
  if (file.endsWith(".d.ts")) finish(file);
  else if (!file.includes(".") && readdirSync(file).length === 0) rmdirSync(file);
}

/** Reexports are written out, since each further file takes a block of the disk. */
function putIn(file: string, path: string): void {
  const handed = join(dirname(file), `${path}.d.ts`);
  if (!existsSync(handed)) return;
  const exports = readFileSync(handed, "utf8").replaceAll('from "./', `from "${dirname(path)}/`);
  writeFileSync(file, readFileSync(file, "utf8").replace(`export * from "${path}.ts";\n`, exports));
}

function followImports(file: string): void {
  if (used.has(file)) return;
  if (!existsSync(file)) throw new Error(`${file} was not built.`);
  used.add(file);
  const text = readFileSync(file, "utf8");
  for (const [, path = ""] of text.matchAll(/(?:from|import|import\()\s*"(\.[^"]+)\.ts"/g)) {
    followImports(join(dirname(file), `${path}.d.ts`));
  }
}

function finish(file: string): void {
  const starred = readFileSync(file, "utf8").replace(
    /^export (type )?\{([^}]*)\} from "(\.[^"]+)\.ts";$/gm,
    (list, type = "", names, from) =>
      namesAll(names, join(dirname(file), `${from}.d.ts`)) ? `export ${type}* from "${from}.ts";` : list,
  );
  writeFileSync(
    file,
    starred.replace(/^(?: {4})+/gm, (indent) => "\t".repeat(indent.length / 4)),
  );
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
