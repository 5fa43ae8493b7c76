import { posix } from "node:path";
import {
  type ImageSettings,
  type OutputConfig,
  outputFolder,
  parseConfig,
} from "../domain/deployments/build-output.ts";
import {
  type Prerendered,
  parsePrerendered,
  prerenderConfigPath,
  prerenderedPath,
} from "../domain/deployments/prerender.ts";
import { nameAt } from "../domain/deployments/routing/normal-path.ts";
import type { Routes } from "../domain/deployments/routing/route.ts";
import { routesOfConfig } from "../domain/deployments/routing/routes-of-config.ts";
import {
  type DeployedFile,
  type DeploymentRow,
  type FileListRow,
  fileListTable,
  isLink,
} from "../domain/deployments/tables.ts";
import type { FunctionProgram } from "../domain/functions/functions.ts";
import { readRedirects } from "../domain/traffic/read-redirects.ts";
import { indexOf, type RedirectIndex } from "../domain/traffic/redirects.ts";
import type { Services } from "../engine/services.ts";
import type { Blobs } from "../store/blobs.ts";
import { readText } from "../store/read-text.ts";
import { readPrograms } from "./deployed-programs.ts";
import { findDeployed, readLinks } from "./find-deployed.ts";
import { isServed } from "./never-served.ts";

export type Place =
  | { readonly kind: "file"; readonly file: DeployedFile; readonly contentType?: string | undefined }
  | { readonly kind: "function"; readonly path: string }
  | { readonly kind: "image"; readonly settings: ImageSettings };

export interface RenderedPage {
  readonly page: Prerendered;
  readonly file: DeployedFile | undefined;
}

export interface DeployedSite {
  readonly routes: Routes;
  /** The date of all its files. Chosen: the platform's is of its cache. */
  readonly modified: string;
  lookup(path: string): Place | undefined;
  rendered(functionPath: string): Promise<RenderedPage | undefined>;
  program(functionPath: string): Promise<FunctionProgram>;
  wildcardAt(host: string): string | undefined;
  /** Those of the files that `bulkRedirectsPath` names. Throws a `RedirectFileError` for a file that nobody can follow. */
  bulkRedirects(): Promise<RedirectIndex>;
  readonly lost: DeployedFile | undefined;
  /** Names in a folder, of which those of folders end in a slash. */
  list(path: string): readonly string[];
}

/** The files of a deployment never change, and its rows stay the same objects. */
const sites = new WeakMap<FileListRow, Promise<DeployedSite>>();

export function deployedSite({ rows, blobs }: Services, deployment: DeploymentRow): Promise<DeployedSite> {
  const list = rows(fileListTable).get(deployment.id) ?? { id: deployment.id, createdAt: 0, updatedAt: 0, files: [] };
  const before = sites.get(list);
  if (before) return before;
  const site = makeSite(list.files, deployment, blobs);
  sites.set(list, site);
  site.catch(() => sites.delete(list));
  return site;
}

async function makeSite(
  files: readonly DeployedFile[],
  { config = {}, root, sourceRoot = "", createdAt }: DeploymentRow,
  blobs: Blobs,
): Promise<DeployedSite> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const links = await readLinks(files.filter(isLink), blobs);
  const output = config.prebuilt ? await readOutput(files, blobs) : undefined;
  // The output folder of a build is served whatever its files are called.
  const isSource = !output && root === sourceRoot;
  const programs = output && readPrograms({ byPath, links, blobs, start: output.start });
  const inRoot = (path: string): DeployedFile | undefined =>
    isSource && !isServed(path) ? undefined : findDeployed(joined(root, path), byPath, links);
  let bulkRedirects: Promise<RedirectIndex> | undefined;
  return {
    routes: output ? output.routes : routesOfConfig(config),
    modified: new Date(createdAt).toUTCString(),
    // A build that has routes for errors says there for which paths the page is.
    lost: output?.routes.some((route) => "handle" in route && route.handle === "error")
      ? undefined
      : inRoot("404.html"),
    list(path) {
      const start = joined(joined(root, nameAt(path.replaceAll(/^\/|\/$/g, "")) ?? path), "");
      const isListed = ({ path: at }: DeployedFile): boolean =>
        at.startsWith(start) && inRoot(at.slice(joined(root, "").length)) !== undefined;
      return [...new Set(files.filter(isListed).map(({ path: at }) => at.slice(start.length).replace(/\/.*/s, "/")))];
    },
    bulkRedirects: () =>
      (bulkRedirects ??= readBulkRedirects(config.bulkRedirectsPath, files, { root, sourceRoot, blobs })),
    wildcardAt: (host) => output?.wildcards.get(host),
    lookup(normal) {
      const path = nameAt(normal.slice(1));
      if (path === undefined) return undefined;
      const settings = output ? output.images : config.images;
      if (settings && /^_(vercel|next)\/image$/.test(path)) return { kind: "image", settings };
      // Adapters lead to a page that they have renamed with a slash behind it, too: SvelteKit's has `/about` lead to `/about/`.
      const override = output?.names.get(path.replace(/\/$/, ""));
      const filePath =
        [
          path,
          joined(path, "index.html"),
          joined(path, "index.txt"),
          ...(config.cleanUrls === true && !output ? [`${path}.html`] : []),
        ].find(inRoot) ?? override;
      const file = filePath === undefined ? undefined : inRoot(filePath);
      if (file) return { kind: "file", file, contentType: output?.types.get(filePath ?? "") };
      const names = [path, joined(path, "index")];
      const name = names.find((each) => output?.functions.has(each)) ?? output?.indexes.get(path.replace(/\/$/, ""));
      return name === undefined ? undefined : { kind: "function", path: name };
    },
    program: async (functionPath) => {
      if (!programs) throw new Error(`Nothing but the output of a build has functions, and ${functionPath} is none`);
      return programs(functionPath);
    },
    async rendered(functionPath) {
      const described = output && byPath.get(`${output.start}/${prerenderConfigPath(functionPath)}`);
      if (!described) return undefined;
      const page = parsePrerendered(await readText(blobs.read(described.sha)), described.path, output.start);
      return { page, file: page.fallback === undefined ? undefined : findDeployed(page.fallback, byPath, links) };
    },
  };
}

/** Maximum of files in a folder of redirects: https://vercel.com/docs/routing/redirects/bulk-redirects, 2026-03-13. */
const maxRedirectFiles = 100;

async function readBulkRedirects(
  path: string | undefined,
  files: readonly DeployedFile[],
  { root, sourceRoot, blobs }: { readonly root: string; readonly sourceRoot: string; readonly blobs: Blobs },
): Promise<RedirectIndex> {
  if (path === undefined) return indexOf([]);
  const places = [sourceRoot, root].map((folder) => posix.join(folder, path));
  const isNamed = (file: DeployedFile) => places.some((at) => file.path === at || file.path.startsWith(`${at}/`));
  const redirectFiles = files
    .filter((file) => isNamed(file) && /\.(csv|jsonl?)$/.test(file.path))
    .slice(0, maxRedirectFiles);
  const read = async (file: DeployedFile) => readRedirects(file.path, await readText(blobs.read(file.sha)));
  return indexOf((await Promise.all(redirectFiles.map(read))).flat());
}

interface Output extends OutputConfig {
  readonly start: string;
  readonly functions: ReadonlySet<string>;
  /** Functions that `builds` name by their source, such as `api/index.js`, by the folder that they answer for. */
  readonly indexes: ReadonlyMap<string, string>;
}

async function readOutput(files: readonly DeployedFile[], blobs: Blobs): Promise<Output | undefined> {
  const output = outputFolder(files.map(({ path }) => path));
  const configFile = output === undefined ? undefined : files.find(({ path }) => path === `${output}/config.json`);
  // Without that it is not a build's output: what is in its folder is not served.
  if (!configFile) return undefined;
  const start = `${output}/functions`;
  const functions = functionsOf(files, start);
  return {
    ...parseConfig(await readText(blobs.read(configFile.sha)), true),
    start,
    functions: new Set(functions),
    indexes: new Map(
      functions.flatMap((name) => {
        const [, folder] = /^(?:(.+)\/)?index\.[^./]+$/.exec(name) ?? [];
        return folder !== undefined || /^index\.[^./]+$/.test(name) ? [[folder ?? "", name]] : [];
      }),
    ),
  };
}

function functionsOf(files: readonly DeployedFile[], start: string): string[] {
  return files.flatMap(({ path }) => {
    if (!path.startsWith(`${start}/`)) return [];
    const below = path.slice(start.length + 1);
    const name = /^(.+?)\.func(?:\/|$)/.exec(below)?.[1] ?? prerenderedPath(below);
    return name === undefined ? [] : [name];
  });
}

function joined(folder: string, name: string): string {
  return folder === "" || folder.endsWith("/") ? `${folder}${name}` : `${folder}/${name}`;
}
