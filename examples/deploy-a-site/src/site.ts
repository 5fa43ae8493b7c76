import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";

export const site: string = join(import.meta.dirname, "../site");

/** A file of a site: the path under which it is served, and its bytes. */
export interface SiteFile {
  readonly path: string;
  readonly content: Buffer;
}

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
export function withSecondVersion<T>(work: (folder: string) => Promise<T>): Promise<T> {
  return inFolder(async (folder) => {
    await cp(site, folder, { recursive: true });
    const page = join(folder, "index.html");
    await writeFile(page, (await readFile(page, "utf8")).replace("first version", "second version"));
  }, work);
}

/** The output of a build as a framework's tools leave it: a page, and a server that greets. */
const built = {
  "config.json": { version: 3, routes: [{ handle: "filesystem" }, { src: "/hello/(.*)", dest: "/hello?name=$1" }] },
  "static/index.html": "An application with a server",
  "functions/hello.func/.vc-config.json": { runtime: "nodejs24.x", handler: "index.mjs", launcherType: "Nodejs" },
  "functions/hello.func/index.mjs": `export const GET = (request) => {
    const name = new URL(request.url).searchParams.get("name");
    console.log("greeting", name);
    return Response.json({ hello: name, greeting: process.env.GREETING });
  };`,
};

/** An application that is built, in a folder that goes away when `work` ends. */
export function withApplication<T>(work: (folder: string) => Promise<T>): Promise<T> {
  return inFolder(async (folder) => {
    for (const [path, content] of Object.entries(built)) {
      const file = join(folder, ".vercel/output", path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
    }
  }, work);
}

async function inFolder<T>(fill: (folder: string) => Promise<void>, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "deploy-a-site-"));
  try {
    await fill(folder);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
