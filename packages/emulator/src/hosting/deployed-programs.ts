import { posix } from "node:path";
import { type FunctionConfig, readFunction } from "../domain/deployments/read-function.ts";
import type { DeployedFile } from "../domain/deployments/tables.ts";
import type { FunctionProgram } from "../domain/functions/functions.ts";
import { badRequest } from "../engine/platform-error.ts";
import type { Blobs } from "../store/blobs.ts";
import { readText } from "../store/read-text.ts";
import { findDeployed, followed, type Links } from "./find-deployed.ts";

interface Deployed {
  readonly byPath: ReadonlyMap<string, DeployedFile>;
  readonly links: Links;
  readonly blobs: Blobs;
  readonly start: string;
}

interface LoadedFunction {
  readonly config: FunctionConfig;
  readonly files: ReadonlyMap<string, DeployedFile>;
}

/** Finds the program of a function, by the function's name. A build may let several be one, as the platform puts them together. */
export function readPrograms(deployed: Deployed): (name: string) => Promise<FunctionProgram> {
  const folders = foldersOf(deployed);
  const read = remembered(async (folder: string): Promise<LoadedFunction> => {
    const configFile = deployed.byPath.get(`${folder}/.vc-config.json`);
    if (!configFile) throw badRequest(`${folder} has no .vc-config.json`);
    const config = readFunction(await readText(deployed.blobs.read(configFile.sha)), configFile.path);
    return { config, files: filesOf(folder, folders.get(folder) ?? [], config, deployed) };
  });
  const bundles = remembered(async () => {
    const all = await Promise.all([...folders.keys()].map((folder) => read(folder).catch(() => undefined)));
    const byKind = new Map<string, Map<string, DeployedFile>>();
    for (const loaded of all) {
      if (!loaded?.config.isBundled) continue;
      const key = bundleOf(loaded);
      const files = byKind.get(key) ?? new Map<string, DeployedFile>();
      byKind.set(key, files);
      for (const [path, file] of loaded.files) if (!files.has(path)) files.set(path, file);
    }
    return byKind;
  });
  return async (name) => {
    const folder = followed(`${deployed.start}/${name}.func`, deployed.byPath, deployed.links);
    if (folder === undefined || !folders.has(folder)) throw badRequest(`The build has no function ${name}`);
    const loaded = await read(folder);
    const { config, files } = loaded;
    const key = bundleOf(loaded);
    const bundle = config.isBundled ? (await bundles("")).get(key) : undefined;
    // Functions with another file at the same path keep a program of their own.
    const isOfIt = [...files].every(([path, { sha }]) => path === ".vc-config.json" || bundle?.get(path)?.sha === sha);
    return bundle && isOfIt ? { name: key, config, files: bundle } : { name: folder, config, files };
  };
}

function bundleOf({
  config: { kind, handler, hasHelpers, isWeb, environment, isStreamed, region },
  files,
}: LoadedFunction): string {
  return JSON.stringify([kind, handler, files.get(handler)?.sha, hasHelpers, isWeb, environment, isStreamed, region]);
}

function foldersOf({ byPath, start }: Deployed): Map<string, DeployedFile[]> {
  const folders = new Map<string, DeployedFile[]>();
  for (const file of byPath.values()) {
    if (!file.path.startsWith(`${start}/`)) continue;
    const [folder] = /^.+?\.func(?=\/)/.exec(file.path) ?? [];
    if (folder === undefined) continue;
    const files = folders.get(folder) ?? [];
    folders.set(folder, files);
    files.push(file);
  }
  return folders;
}

function filesOf(
  folder: string,
  own: readonly DeployedFile[],
  { filePathMap }: FunctionConfig,
  { byPath, links, start }: Deployed,
): Map<string, DeployedFile> {
  const files = new Map<string, DeployedFile>();
  // They are named from the folder that was deployed, or from the project's in it.
  const project = start.replace(/(^|\/)\.vercel\/output\/functions$/, "");
  for (const [path, named] of Object.entries(filePathMap)) {
    const places = [named, posix.join(project, named)].map((place) => posix.normalize(place));
    const file =
      places.map((place) => findDeployed(place, byPath, links)).find(Boolean) ??
      // A link to a folder.
      places.map((place) => byPath.get(place)).find(Boolean);
    if (file) files.set(posix.normalize(path), file);
  }
  for (const file of own) files.set(file.path.slice(folder.length + 1), file);
  return files;
}

function remembered<Result>(work: (name: string) => Promise<Result>): (name: string) => Promise<Result> {
  const results = new Map<string, Promise<Result>>();
  return (name) => {
    const before = results.get(name);
    if (before) return before;
    const result = work(name);
    results.set(name, result);
    result.catch(() => results.delete(name));
    return result;
  };
}
