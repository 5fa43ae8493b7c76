import { checkJson } from "../engine/parse-json.ts";
import type { DeployedFile } from "../groups/deployments/tables.ts";
import type { Blobs } from "../store/blobs.ts";

const [folder, config] = [".vercel/output", "config.json"];
const mostConfig = 1024 * 1024;

/** The folder of a deployed build's output: the one with a config.json that is highest up; undefined where there is none. */
function outputFolder(files: readonly DeployedFile[]): string | undefined {
  const end = `${folder}/${config}`;
  const configs = files.map(({ path }) => path).filter((path) => path === end || path.endsWith(`/${end}`));
  const [highest] = configs.sort((a, b) => a.length - b.length);
  return highest?.slice(0, -`/${config}`.length);
}

/** The path of what is served of a build's output as it is. */
export function staticFolder(files: readonly DeployedFile[]): string | undefined {
  const output = outputFolder(files);
  return output === undefined ? undefined : `${output}/static`;
}

/** Whether a build has a function for a path; the emulator runs none. */
export function hasFunction(pathname: string, files: readonly DeployedFile[]): boolean {
  const output = outputFolder(files);
  if (output === undefined) return false;
  const path = pathname.replace(/^\/+|\/+$/g, "") || "index";
  const names = [path, `${path}/index`].map((name) => `${output}/functions/${name}.func`);
  // A function is a folder, or a link to that of another one.
  return files.some((file) => names.some((name) => file.path === name || file.path.startsWith(`${name}/`)));
}

/** The names by which a build lets its static files be asked for, where they are not those of the files: `about` for `about.html`. */
export async function servedNames(files: readonly DeployedFile[], blobs: Blobs): Promise<ReadonlyMap<string, string>> {
  const output = outputFolder(files);
  const file = files.find(({ path }) => path === `${output}/${config}`);
  // It is read for each request, whoever asks.
  if (!file || file.size > mostConfig) return new Map();
  try {
    const text = (await blobs.readAll(file.sha)).toString("utf8");
    checkJson(text, config);
    const { overrides }: { overrides?: unknown } = Object(JSON.parse(text));
    const names = Object.entries(Object(overrides)).map(([name, override]) => [
      Reflect.get(Object(override), "path"),
      name,
    ]);
    return new Map(names.flatMap(([path, name]) => (typeof path === "string" ? [[path, String(name)]] : [])));
  } catch {
    return new Map();
  }
}
