import { checkJson } from "../engine/parse-json.ts";
import type { DeployedFile } from "../groups/deployments/tables.ts";
import type { Blobs } from "../store/blobs.ts";
import { findDeployed } from "./find-deployed.ts";

export type Found =
  | { readonly kind: "file"; readonly file: DeployedFile }
  | { readonly kind: "redirect"; readonly pathname: string }
  /** `file`: the site's own page for it, where it has one. */
  | { readonly kind: "missing"; readonly file: DeployedFile | undefined };

interface Settings {
  readonly cleanUrls: boolean;
  readonly trailingSlash: boolean | undefined;
}

const settingsFile = "vercel.json";
const mostSettings = 1024 * 1024;

/**
 * The file that a path leads to: itself, a folder's index.html, with `cleanUrls` also the path plus .html.
 *
 * @param names by which files are asked for beside their own, as a build says.
 */
export async function findFile(
  pathname: string,
  files: readonly DeployedFile[],
  { root, names }: { readonly root: string; readonly names: ReadonlyMap<string, string> },
  blobs: Blobs,
): Promise<Found> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const inRoot = async (path: string) =>
    path === settingsFile ? undefined : findDeployed(joined(root, path), byPath, blobs);
  const missing = async (): Promise<Found> => ({ kind: "missing", file: await inRoot("404.html") });

  const decoded = decodePath(pathname);
  if (decoded === undefined) return missing();
  const path = decoded.replace(/\/$/, "");
  const settings = await readSettings(byPath.get(settingsFile), blobs);
  const named = names.get(path);
  const file =
    (await inRoot(path)) ??
    (await inRoot(joined(path, "index.html"))) ??
    (settings.cleanUrls ? await inRoot(`${path}.html`) : undefined) ??
    (named === undefined ? undefined : await inRoot(named));
  if (!file) return missing();
  const canonical = canonicalPath(pathname, decoded, settings);
  return canonical === pathname ? { kind: "file", file } : { kind: "redirect", pathname: canonical };
}

/** Where the settings want the same file to be asked for. */
function canonicalPath(pathname: string, decoded: string, { cleanUrls, trailingSlash }: Settings): string {
  let path = pathname;
  if (cleanUrls) path = path.replace(/(?:(\/)index)?\.html$/, "$1");
  const isFile = /\.[^/]+$/.test(decoded) && path === pathname;
  if (path === "/" || isFile || trailingSlash === undefined) return path;
  return trailingSlash ? path.replace(/\/?$/, "/") : path.replace(/\/$/, "");
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return undefined;
  }
}

function joined(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}

async function readSettings(file: DeployedFile | undefined, blobs: Blobs): Promise<Settings> {
  const none = { cleanUrls: false, trailingSlash: undefined };
  // It is read for each request, whoever asks.
  if (!file || file.size > mostSettings) return none;
  try {
    const text = (await blobs.readAll(file.sha)).toString("utf8");
    checkJson(text, settingsFile);
    const value = JSON.parse(text);
    return {
      cleanUrls: value.cleanUrls === true,
      trailingSlash: typeof value.trailingSlash === "boolean" ? value.trailingSlash : undefined,
    };
  } catch {
    return none;
  }
}
