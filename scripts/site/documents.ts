import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dirname, normalize } from "node:path/posix";
import { root } from "../build.ts";
import type { Page } from "./page.ts";

/** A Markdown file of the repository that is a page of the site. */
export interface Document {
  readonly path: string;
  readonly slug: string;
}

export function findDocuments(): readonly Document[] {
  const single: readonly (readonly [string, string])[] = [
    ["README.md", ""],
    ["CONTRIBUTING.md", "docs/contributing"],
    ["SECURITY.md", "docs/security"],
    ["bench/README.md", "figures/benches"],
    ["docs/guides/README.md", "guides"],
    ["examples/README.md", "examples"],
  ];
  return [
    ...single.map(([path, slug]) => ({ path, slug })),
    ...markdownIn("docs").map((name) => ({ path: `docs/${name}.md`, slug: `docs/${name}` })),
    ...markdownIn("docs/guides").map((name) => ({ path: `docs/guides/${name}.md`, slug: `guides/${name}` })),
    ...readmesIn("packages"),
    ...markdownIn("packages/emulator/docs").map((name) => ({
      path: `packages/emulator/docs/${name}.md`,
      slug: `packages/emulator/${name}`,
    })),
    ...readmesIn("examples"),
  ];
}

function markdownIn(folder: string): string[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith(".md") && name !== "README.md");
  return names.map((name) => name.slice(0, -".md".length)).sort();
}

function readmesIn(folder: string): Document[] {
  return readdirSync(join(root, folder))
    .filter((name) => existsSync(join(root, folder, name, "README.md")))
    .sort()
    .map((name) => ({ path: `${folder}/${name}/README.md`, slug: `${folder}/${name}` }));
}

/** Turns documents into pages: links among them lead to pages, and names of operations to theirs. */
export class DocumentReader {
  readonly #slugs: ReadonlyMap<string, string>;
  readonly #operations: ReadonlyMap<string, string>;
  readonly #repository: string | undefined;

  /** @param repository URL of the sources; without it their paths are plain text. */
  constructor(
    documents: readonly Document[],
    operations: ReadonlyMap<string, string>,
    repository = process.env.SLIPWAY_REPOSITORY,
  ) {
    // A link to a folder means its README.
    this.#slugs = new Map(
      documents.flatMap(({ path, slug }) => [
        [path, slug],
        [path.replace(/\/?README\.md$/, ""), slug],
      ]),
    );
    this.#operations = operations;
    this.#repository = repository;
  }

  read({ path, slug }: Document): Page {
    const text = readFileSync(join(root, path), "utf8").replaceAll("\r\n", "\n");
    const title = /^# (.*)$/m.exec(text)?.[1];
    if (title === undefined) throw new Error(`${path} has no title: a page of the site begins with a line "# …".`);
    const body = text.replace(/^# .*\n/m, "");
    return {
      slug,
      title: plain(title),
      description: firstSentence(body),
      body: this.#linked(body, path),
      isDocument: true,
    };
  }

  #linked(text: string, path: string): string {
    return outsideCode(text, (part) =>
      this.#named(part).replaceAll(
        /\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g,
        (whole, label: string, target: string) => this.#link(whole, label, target, path),
      ),
    );
  }

  /** Links operations in the columns of our functions; other columns have other packages' names. */
  #named(text: string): string {
    return text.replaceAll(/^\|(.*)\|\n\|[-| :]+\|\n(?:\|.*\n?)*/gm, (whole, head: string) => {
      const columns = head.split(" | ").map((cell) => /^\s*function\s*$|@slipway\//.test(cell));
      const [first = "", line = "", ...rows] = whole.split("\n");
      const linked = rows.map((row) =>
        row
          .split(" | ")
          .map((cell, index) => (columns[index] ? this.#operation(cell) : cell))
          .join(" | "),
      );
      return [first, line, ...linked].join("\n");
    });
  }

  #operation(cell: string): string {
    return cell.replace(/^(\| )?`(\w+)`( \|)?$/, (whole, before = "", name: string, after = "") => {
      const place = this.#operations.get(name);
      return place === undefined ? whole : `${before}[\`${name}\`](site:${place})${after}`;
    });
  }

  #link(whole: string, label: string, target: string, path: string): string {
    if (target.startsWith("site:")) return `[${label}](${target.slice("site:".length)})`;
    if (/^([a-z]+:|#)/.test(target)) return whole;
    const [file = "", hash] = target.split("#");
    const targetPath = normalize(join(dirname(path), file))
      .replace(/\/$/, "")
      .replace(/^\.$/, "");
    const slug = this.#slugs.get(targetPath);
    if (slug !== undefined)
      return `[${label}](${slug === "" ? "/" : `/${slug}/`}${hash === undefined ? "" : `#${hash}`})`;
    // A picture, which the site has at its root.
    if (targetPath.startsWith("site/public/")) return `[${label}](${targetPath.slice("site/public".length)})`;
    if (!existsSync(join(root, targetPath))) throw new Error(`${path} links to ${target}, which is not there.`);
    return this.#repository === undefined ? label : `[${label}](${this.#repository}/blob/main/${targetPath})`;
  }
}

/** Changes Markdown where it is not a block of code. */
export function outsideCode(text: string, change: (part: string) => string): string {
  return text
    .split(/^(```.*\n[\s\S]*?^```$)/m)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join("");
}

function firstSentence(body: string): string {
  const paragraphs = body
    .replaceAll(/^<!--.*-->$/gm, "")
    .split(/\n{2,}/)
    .map((each) => each.trim());
  const first = paragraphs.find((each) => /^[A-Za-z*`[_]/.test(each)) ?? "";
  return plain(/^.*?\.(?=\s|$)/s.exec(first)?.[0] ?? first).replace(/:$/, ".");
}

function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
