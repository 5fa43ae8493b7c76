import { spawnSync } from "node:child_process";
import { dirname, join, normalize } from "node:path/posix";
import { decode } from "@jridgewell/sourcemap-codec";

/** What a tarball may hold. Of source maps only those of code that people wrote. */
const allowed = [
  /^(README\.md|LICENSE|CHANGELOG\.md|THIRD-PARTY\.md|package\.json)$/,
  /^dist\/((openapi|guides)\.json|operations\.md|page\.html\.br)$/,
  /^docs\/[\w-]+\.md$/,
  // What is required before a program of Node's begins.
  /^dist\/[\w-]+\.preload\.cjs$/,
  /^dist\/(?!.*\.test).+\.(js|d\.ts)$/,
  /^dist\/(?!generated\/).+\.js\.map$/,
];
const wanted = ["README.md", "LICENSE", "package.json", "dist/index.js", "dist/index.d.ts"];

/** What a tarball holds that its users have no use for, or lacks. */
export function strayContents(name: string, tarball: string): string[] {
  const { stdout, status } = spawnSync("tar", ["-tzf", tarball], { encoding: "utf8" });
  if (status !== 0) return [`${name}: ${tarball} cannot be read.`];
  const files = stdout
    .trim()
    .split("\n")
    .map((path) => path.replace(/^package\//, ""));
  const stray = files.filter((file) => !allowed.some((pattern) => pattern.test(file)));
  const missing = wanted.filter((file) => !files.includes(file));
  const lost = files.filter((file) => file.endsWith(".js.map") && !leadsToText(read(tarball, file)));
  const adrift = files
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => lostLinks(read(tarball, file), file, files).map((link) => `${file} links to ${link}`));
  return [
    ...adrift.map((problem) => `${name}: ${problem}, which it does not ship.`),
    ...stray.map((file) => `${name} ships ${file}.`),
    ...missing.map((file) => `${name} lacks ${file}.`),
    ...lost.map((file) => `${name}: ${file} leads to sources whose text it does not have.`),
  ];
}

/** Links of a Markdown file of a package that lead to nothing in it: who installs it has only that. */
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

function read(tarball: string, file: string): string {
  return spawnSync("tar", ["-xzOf", tarball, `package/${file}`], { encoding: "utf8" }).stdout;
}
