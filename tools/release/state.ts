import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { GroupContract } from "../../packages/core/src/index.ts";
import { root } from "../../scripts/build.ts";
import { manifestOf } from "../../scripts/manifest.ts";
import { apiMembers } from "../api/members.ts";
import { builtApis, storeApis, storedApis } from "../api/packages.ts";
import { parseDocument } from "../contract-diff/document.ts";
import type { FunctionNames } from "./news.ts";
import type { Package, State } from "./plan.ts";

/** The last release: its contract and each package's API, with generated types. Without a file: not released. */
const releasedFolder: string = join(root, "released");
const description = "api/openapi.json";

export function releasedState(folder: string = releasedFolder): State | undefined {
  const file = join(folder, "openapi.json");
  return existsSync(file) ? stateOf(file, storedApis(join(folder, "api"))) : undefined;
}

export function todaysState(): State {
  return stateOf(join(root, description), builtApis());
}

export function recordRelease(folder: string = releasedFolder): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "openapi.json"), readFileSync(join(root, description)));
  storeApis(join(folder, "api"), builtApis());
}

function stateOf(file: string, apis: ReadonlyMap<string, string>): State {
  return {
    openapi: parseDocument(readFileSync(file, "utf8"), file),
    apis: new Map([...apis].map(([name, text]) => [name, apiMembers(text)])),
  };
}

export function packagesInOrder(): Package[] {
  const apis = builtApis();
  const manifests = new Map(
    readdirSync(join(root, "packages")).map((folder) => [folder, manifestOf(join(root, "packages", folder))] as const),
  );
  const folders = new Map([...manifests].map(([folder, { name }]) => [name, folder]));
  const inOrder = new Map<string, Package>();
  const add = (folder: string) => {
    const manifest = manifests.get(folder);
    if (!manifest || inOrder.has(folder)) return;
    const needed = Object.keys(manifest.dependencies ?? {}).filter((name) => folders.has(name));
    for (const name of needed) add(folders.get(name) ?? "");
    const api = apis.get(folder) ?? "";
    const those = (pattern: string) =>
      needed
        .filter((name) => new RegExp(`${pattern} from "${name}";`).test(api))
        .flatMap((name) => folders.get(name) ?? []);
    inOrder.set(folder, {
      folder,
      name: manifest.name,
      shows: those(""),
      handsOut: those("export \\* as \\w+"),
      describesApi: "./openapi.json" in manifest.exports,
    });
  };
  for (const folder of manifests.keys()) add(folder);
  return [...inOrder.values()];
}

export async function functionNames(): Promise<FunctionNames> {
  const names = new Map<string, string[]>();
  for (const folder of readdirSync(join(root, "packages"))) {
    const file = join(root, "packages", folder, "src/generated/contract.ts");
    if (!existsSync(file)) continue;
    const { contract }: { contract: GroupContract } = await import(pathToFileURL(file).href);
    for (const [name, { route }] of Object.entries(contract.operations)) {
      names.set(route, [...(names.get(route) ?? []), name]);
    }
  }
  return names;
}
