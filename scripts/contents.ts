import { spawnSync } from "node:child_process";
import { dirname, join, normalize } from "node:path/posix";
import { decode } from "@jridgewell/sourcemap-codec";

/** Files that a tarball may hold. Source maps only for hand-written code. */
const allowed = [
  /^(README\.md|LICENSE|CHANGELOG\.md|THIRD-PARTY\.md|package\.json)$/,
  /^dist\/((openapi|guides)\.json|operations\.md|page\.html\.br)$/,
  /^docs\/[\w-]+\.md$/,
  // Preloaded before a program of Node's.
  /^dist\/[\w-]+\.preload\.cjs$/,
  /^dist\/(?!.*\.test).+\.(js|d\.ts)$/,
  /^dist\/(?!generated\/).+\.js\.map$/,
];
const requiredFiles = ["README.md", "LICENSE", "package.json", "dist/index.js", "dist/index.d.ts"];

/** Files that a tarball should not hold, or lacks. */
export function strayContents(name: string, tarball: string): string[] {
  const { stdout, status } = spawnSync("tar", ["-tzf", tarball], { encoding: "utf8" });
  if (status !== 0) return [`${name}: ${tarball} cannot be read.`];
  const files = stdout
    .trim()
    .split("\n")
    .map((path) => path.replace(/^package\//, ""));
  const stray = files.filter((file) => !allowed.some((pattern) => pattern.test(file)));
  const missing = requiredFiles.filter((file) => !files.includes(file));
  const lost = files.filter((file) => file.endsWith(".js.map") && !leadsToText(readFromTarball(tarball, file)));
  const adrift = files
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) =>
      lostLinks(readFromTarball(tarball, file), file, files).map((link) => `${file} links to ${link}`),
    );
  return [
    ...adrift.map((problem) => `${name}: ${problem}, which it does not ship.`),
    ...stray.map((file) => `${name} ships ${file}.`),
    ...missing.map((file) => `${name} lacks ${file}.`),
    ...lost.map((file) => `${name}: ${file} leads to sources whose text it does not have.`),
  ];
}

/** Links of a package's Markdown file that lead out of the package, which is all that its users have. */
export function lostLinks(markdown: string, place: string, files: readonly string[]): string[] {
  const links = [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  return links.filter((target) => {
    if (/^(?:[a-z][a-z\d+.-]*:|#)/i.test(target)) return false;
    const path = normalize(join(dirname(place), target.replace(/#.*$/, "")));
    return !files.includes(path) && !files.some((file) => file.startsWith(`${path.replace(/\/$/, "")}/`));
  });
}

interface SourceMap {
  readonly sourcesContent: readonly (string | null)[];
  readonly mappings: string;
}

function leadsToText(json: string): boolean {
  const { sourcesContent, mappings }: SourceMap = JSON.parse(json);
  return decode(mappings)
    .flat()
    .every((segment) => segment.length === 1 || typeof sourcesContent[segment[1]] === "string");
}

function readFromTarball(tarball: string, file: string): string {
  return spawnSync("tar", ["-xzOf", tarball, `package/${file}`], { encoding: "utf8" }).stdout;
}
