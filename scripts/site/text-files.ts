import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { outsideCode } from "./documents.ts";
import type { Page } from "./page.ts";
import type { Site } from "./pages.ts";

/** Writes every page as Markdown beside itself, and for programs that read: `llms.txt` names them all, `llms-full.txt` has their text. */
export function writeTextFiles({ pages, sidebars }: Site, folder: string, base: string): void {
  const texts = new Map(pages.map((page) => [page.slug, textOf(page, base)]));
  for (const [slug, text] of texts) write(join(folder, `${slug || "index"}.md`), text);
  write(join(folder, "llms.txt"), listOf(pages, sidebars, base));
  write(join(folder, "llms-full.txt"), [...texts.values()].join("\n\n"));
}

function textOf({ title, description, body, isDocument }: Page, base: string): string {
  const text = outsideCode(body, (part) =>
    part
      .replaceAll(/<!-- tabs -->\n\n|<!-- \/tabs -->\n?/g, "")
      .replaceAll(/<!-- tab: .*? -->\n\n/g, "")
      .replaceAll(
        /\]\(\/([^)#]*?)\/?(#[^)]*)?\)/g,
        (_, slug: string, hash = "") => `](${base}/${slug || "index"}.md${hash})`,
      ),
  );
  return `# ${title}\n\n${isDocument ? "" : `${description}\n\n`}${text.trim()}\n`;
}

function listOf(pages: readonly Page[], { "": main = [] }: Site["sidebars"], base: string): string {
  const line = ({ slug, title, description }: Page) => `- [${title}](${base}/${slug || "index"}.md): ${description}`;
  const home = pages.find(({ slug }) => slug === "");
  const sections = main.map(({ label, links }) => {
    const slugs = new Set(links.map(({ slug }) => slug));
    return `## ${label}\n\n${pages
      .filter(({ slug }) => slugs.has(slug))
      .map(line)
      .join("\n")}`;
  });
  const ofPackages = pages.filter(({ slug }) => slug.startsWith("packages/"));
  const packages = ofPackages.filter(({ isDocument }) => isDocument);
  const operations = ofPackages.filter(({ isDocument }) => !isDocument);
  return [
    `# ${home?.title ?? ""}`,
    `> ${home?.description ?? ""}`,
    `The text of all pages is in [llms-full.txt](${base}/llms-full.txt).`,
    ...sections,
    `## Packages\n\n${packages.map(line).join("\n")}`,
    `## Operations and types\n\n${operations.map(line).join("\n")}`,
  ].join("\n\n");
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
