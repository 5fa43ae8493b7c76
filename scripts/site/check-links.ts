import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The bad links of a built site: missing pages, files and headings, and resources of other hosts. */
export function linkProblems(folder: string, base: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const pages = new Map(
    paths
      .filter((path) => path.endsWith(".html"))
      .map((path) => [path.replaceAll("\\", "/"), readFileSync(join(folder, path), "utf8")]),
  );
  const ids = new Map([...pages].map(([path, html]) => [path, new Set(attributeValues(html, "id"))]));
  return [...pages].flatMap(([path, html]) => {
    const links = [...attributeValues(html, "href"), ...attributeValues(html, "src")];
    return [...new Set(links)].flatMap((link) => problemOf(link, path) ?? []).concat(loadedFromElsewhere(html, path));
  });

  function problemOf(link: string, from: string): string | undefined {
    if (/^([a-z]+:|\/\/)/i.test(link)) return undefined;
    const [address = "", hash] = link.split("#");
    const path = address === "" ? from : fileOf(address);
    if (path === undefined || !existsSync(join(folder, path))) return `${from}: ${link} leads nowhere`;
    if (hash && ids.has(path) && !ids.get(path)?.has(decodeURIComponent(hash)))
      return `${from}: ${link}: the page has no such heading`;
    return undefined;
  }

  /** The file that a link from the site's root is answered with. */
  function fileOf(address: string): string | undefined {
    if (!address.startsWith(`${base}/`)) return undefined;
    const path = decodeURIComponent(address.slice(base.length + 1).replace(/\?.*/, ""));
    const file = join(folder, path);
    if (existsSync(file) && statSync(file).isFile()) return path;
    // Without a final slash the address is not the page's.
    return path === "" || path.endsWith("/") ? `${path}index.html` : undefined;
  }
}

/** Only followed links may lead to other hosts. */
function loadedFromElsewhere(html: string, path: string): string[] {
  const tags = html.match(/<(?:script|img|iframe|source|video|audio)\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/g) ?? [];
  const styles = (html.match(/<link\b[^>]*\bhref="(?:https?:)?\/\/[^>]*>/g) ?? []).filter(
    (tag) => !/rel="canonical"/.test(tag),
  );
  return [...tags, ...styles].map((tag) => `${path}: ${tag} is loaded from another host`);
}

function attributeValues(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&").replaceAll("&#38;", "&"),
  );
}
