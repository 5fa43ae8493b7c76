import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What is wrong with a built site's links: pages, files and headings that are not there, and whatever a page would load from another host. */
export function problemsOfLinks(folder: string, base: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const pages = new Map(
    paths
      .filter((path) => path.endsWith(".html"))
      .map((path) => [path.replaceAll("\\", "/"), readFileSync(join(folder, path), "utf8")]),
  );
  const ids = new Map([...pages].map(([path, html]) => [path, new Set(valuesOf(html, "id"))]));
  return [...pages].flatMap(([path, html]) => {
    const links = [...valuesOf(html, "href"), ...valuesOf(html, "src")];
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
    // Without a slash at its end it is another address than the page's.
    return path === "" || path.endsWith("/") ? `${path}index.html` : undefined;
  }
}

/** Links lead to other hosts when somebody follows them; nothing else does. */
function loadedFromElsewhere(html: string, path: string): string[] {
  const tags = html.match(/<(?:script|img|iframe|source|video|audio)\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/g) ?? [];
  const styles = (html.match(/<link\b[^>]*\bhref="(?:https?:)?\/\/[^>]*>/g) ?? []).filter(
    (tag) => !/rel="canonical"/.test(tag),
  );
  return [...tags, ...styles].map((tag) => `${path}: ${tag} is loaded from another host`);
}

function valuesOf(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&").replaceAll("&#38;", "&"),
  );
}
