import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../build.ts";
import { command } from "../command.mjs";
import { AbsentError } from "../peers/install-peer.ts";
import { linkProblems } from "./check-links.ts";
import { outsideCode } from "./documents.ts";
import type { Page } from "./page.ts";
import { readSite, type Site } from "./pages.ts";

export const dist: string = join(root, "site/dist");

/** The path that the site is served below, without a slash at its end. */
export const base: string = (process.env.SLIPWAY_SITE_BASE ?? "").replace(/\/$/, "");

/** Builds the site. False when a link of it leads nowhere, or Astro failed; both say what. */
export async function buildSite(): Promise<boolean> {
  installSite();
  const site = await readSite();
  writeSite(site, base);
  rmSync(dist, { recursive: true, force: true });
  if (astro("build") !== 0) return false;
  writeTextFiles(site, dist, base);
  const problems = linkProblems(dist, base);
  for (const problem of problems.slice(0, 50)) console.error(problem);
  console.log(`${site.pages.length} pages, ${problems.length} links that lead nowhere.`);
  return problems.length === 0;
}

/** Runs a command of Astro, without telemetry. Its output is shown when it fails. */
export function astro(command: "build" | "preview"): number {
  const program = join(root, "site/node_modules/astro/bin/astro.mjs");
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", SLIPWAY_SITE_BASE: base || "/" };
  const options = { cwd: join(root, "site"), env, encoding: "utf8", maxBuffer: 2 ** 26 } as const;
  const stdio = command === "build" ? "pipe" : "inherit";
  // The cache of an earlier build may have an earlier configuration.
  const args = command === "build" ? ["--force"] : [];
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, command, ...args], { ...options, stdio });
  if (status !== 0 && command === "build") console.error(`${stdout}${stderr}`.slice(-20_000));
  return status ?? 1;
}

const folder = join(root, "site");
const timeout = 90_000;

/** Installs what the site is built with, as its lockfile names it, unless it is there. @throws `AbsentError` when the registry cannot be asked. */
function installSite(): void {
  const lockfile = readFileSync(join(folder, "pnpm-lock.yaml"), "utf8");
  const stamp = join(folder, "node_modules/.slipway-lockfile");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lockfile) return;
  // With retries, hundreds of packages would take long without a network.
  const installArgs = ["install", "--frozen-lockfile", "--prefer-offline", "--config.fetch-retries=0"];
  const { file, args, shell } = command("pnpm", installArgs);
  const options = { cwd: folder, encoding: "utf8", shell, timeout } as const;
  const { status, stdout, stderr } = spawnSync(file, args, options);
  if (status !== 0) {
    const [reason = status === null ? "it took too long" : "pnpm install failed"] = `${stdout}${stderr}`
      .split("\n")
      .filter((line) => /ERR/.test(line));
    // Addresses of registries are kept out of tables.
    const safeReason = reason.trim().replaceAll(/https?:\/\/\S+/g, "the registry");
    throw new AbsentError(`astro and @astrojs/starlight cannot be installed: ${safeReason}`);
  }
  writeFileSync(stamp, lockfile);
}

/** Writes every page as Markdown beside itself, and for programs that read: `llms.txt` names them all, `llms-full.txt` has their text. */
function writeTextFiles({ pages, sidebars }: Site, folder: string, base: string): void {
  const texts = new Map(pages.map((page) => [page.slug, pageText(page, base)]));
  for (const [slug, text] of texts) writeFileIn(join(folder, `${slug || "index"}.md`), text);
  writeFileIn(join(folder, "llms.txt"), listOf(pages, sidebars, base));
  writeFileIn(join(folder, "llms-full.txt"), [...texts.values()].join("\n\n"));
}

function pageText({ title, description, body, isDocument }: Page, base: string): string {
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

function writeFileIn(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Folder from which Astro reads the pages. */
const written = join(root, "site/.work");

/** Writes the pages for Astro, in place of earlier ones. */
function writeSite({ pages, sidebars }: Site, base: string): void {
  rmSync(written, { recursive: true, force: true });
  for (const page of pages) {
    const body = outsideCode(page.body, (part) => part.replaceAll("](/", `](${base}/`));
    const isMdx = body.includes("<!-- tabs -->");
    const file = `pages/${page.slug || "index"}${isMdx ? ".mdx" : ".md"}`;
    writeFileIn(join(written, file), `${frontMatter(page)}${isMdx ? mdx(body) : body}\n`);
  }
  writeFileIn(join(written, "sidebars.json"), JSON.stringify({ sidebars }));
}

function frontMatter({ title, description, slug, isDocument }: Page): string {
  // JSON strings are valid YAML. A page with hundreds of headings has a short table of contents.
  const long = slug.includes("/types") || slug === "errors";
  const lines = [`title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`];
  if (isDocument) lines.push("isDocument: true");
  if (long) lines.push("tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 }");
  return `---\n${lines.join("\n")}\n---\n\n`;
}

/** Turns Markdown with tabs into MDX, escaping text that MDX would take for code. */
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
