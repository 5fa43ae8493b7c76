import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";

/** The site of this example. */
export const site: string = join(import.meta.dirname, "../site");

/** A file of a site: the path under which it is served, and its bytes. */
export interface SiteFile {
  readonly path: string;
  readonly content: Buffer;
}

/** Every file of a folder. */
export async function readSite(folder: string): Promise<SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (file) => ({
      path: `/${relative(folder, file).split(sep).join("/")}`,
      content: await readFile(file),
    })),
  );
}

/** A copy of the site whose front page says "second version", in a folder that goes away when `work` ends. */
export async function withSecondVersion<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "deploy-a-site-"));
  try {
    await cp(site, folder, { recursive: true });
    const page = join(folder, "index.html");
    await writeFile(page, (await readFile(page, "utf8")).replace("first version", "second version"));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
