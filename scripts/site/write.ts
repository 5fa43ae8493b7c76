import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../build.ts";
import { outsideCode } from "./documents.ts";
import type { Page } from "./page.ts";
import type { Site } from "./pages.ts";

const folder = join(root, "site/.work");

/** Writes the pages where Astro reads them. What was there is gone. */
export function writeSite({ pages, sidebars }: Site, base: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const page of pages) {
    const body = outsideCode(page.body, (part) => part.replaceAll("](/", `](${base}/`));
    const isMdx = body.includes("<!-- tabs -->");
    const file = `pages/${page.slug || "index"}${isMdx ? ".mdx" : ".md"}`;
    write(file, `${frontMatter(page)}${isMdx ? mdx(body) : body}\n`);
  }
  write("sidebars.json", JSON.stringify({ sidebars }));
}

function frontMatter({ title, description, slug, isDocument }: Page): string {
  // What JSON quotes, YAML reads. The table of contents of a page with hundreds of headings would be as long as the page.
  const long = slug.includes("/types") || slug === "errors";
  const lines = [`title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`];
  if (isDocument) lines.push("isDocument: true");
  if (long) lines.push("tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 }");
  return `---\n${lines.join("\n")}\n---\n\n`;
}

/** Markdown with tabs as MDX: what Markdown takes as text must not be taken as code. */
function mdx(markdown: string): string {
  const parts = markdown
    .split(/<!-- \/?tabs -->/)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : tabsOf(part)));
  return `import { TabItem, Tabs } from "@astrojs/starlight/components";\n\n${parts.join("")}`;
}

function tabsOf(blocks: string): string {
  const [, ...parts] = blocks.split(/<!-- tab: (.*?) -->/);
  const items = parts.flatMap((label, index) =>
    index % 2 === 0 ? [`<TabItem label="${label}">${parts[index + 1] ?? ""}</TabItem>\n`] : [],
  );
  return `<Tabs syncKey="language">\n${items.join("")}</Tabs>`;
}

function escaped(text: string): string {
  return outsideCode(text, (part) =>
    part
      .split(/(`+[^`]*`+)/)
      .map((each, index) => (index % 2 === 0 ? each.replaceAll(/[{}<]/g, "\\$&") : each))
      .join(""),
  );
}

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
