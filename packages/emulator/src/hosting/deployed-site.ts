import type { Services } from "../engine/services.ts";
import {
  type DeployedFile,
  type DeploymentRow,
  type FileListRow,
  fileListTable,
  isLink,
} from "../groups/deployments/tables.ts";
import type { Blobs } from "../store/blobs.ts";
import { functionAt, readBuildOutput } from "./build-output.ts";
import { findDeployed, readLinks } from "./find-deployed.ts";
import { isServed } from "./never-served.ts";
import type { Routes } from "./routing/route.ts";
import { routesOfConfig } from "./routing/routes-of-config.ts";

/** What stands at a path of a deployment. */
export type Place =
  | { readonly kind: "file"; readonly file: DeployedFile }
  | { readonly kind: "function"; readonly path: string };

/** A deployment as requests find it. */
export interface DeployedSite {
  readonly routes: Routes;
  /** What stands at a path, which may be percent-encoded. */
  lookup(pathname: string): Place | undefined;
  /** The site's own page for what is not there. */
  readonly lost: DeployedFile | undefined;
}

/** What a deployment is made of never changes, and its rows stay the same objects. */
const known = new WeakMap<FileListRow, Promise<DeployedSite>>();

export function deployedSite({ rows, blobs }: Services, deployment: DeploymentRow): Promise<DeployedSite> {
  const list = rows(fileListTable).get(deployment.id) ?? { id: deployment.id, createdAt: 0, updatedAt: 0, files: [] };
  const before = known.get(list);
  if (before) return before;
  const made = makeSite(list.files, deployment, blobs);
  known.set(list, made);
  made.catch(() => known.delete(list));
  return made;
}

async function makeSite(
  files: readonly DeployedFile[],
  { config = {}, root, sourceRoot = "" }: DeploymentRow,
  blobs: Blobs,
): Promise<DeployedSite> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const links = await readLinks(files.filter(isLink), blobs);
  const output = config.prebuilt ? await readBuildOutput(files, blobs) : undefined;
  // What a build has put into a folder of its own is served whatever it is called.
  const isSource = !output && root === sourceRoot;
  const inRoot = (path: string): DeployedFile | undefined =>
    isSource && !isServed(path) ? undefined : findDeployed(joined(root, path), byPath, links);
  return {
    routes: output ? output.routes : routesOfConfig(config),
    lost: inRoot("404.html"),
    lookup(pathname) {
      const path = decodePath(pathname)?.replace(/\/$/, "");
      if (path === undefined) return undefined;
      const named = output?.names.get(path);
      const file =
        inRoot(path) ??
        inRoot(joined(path, "index.html")) ??
        (config.cleanUrls === true && !output ? inRoot(`${path}.html`) : undefined) ??
        (named === undefined ? undefined : inRoot(named));
      if (file) return { kind: "file", file };
      const found = output && functionAt(path, output);
      return found === undefined ? undefined : { kind: "function", path: found };
    },
  };
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
