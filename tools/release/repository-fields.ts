import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/build.ts";

type Manifest = Readonly<Record<string, unknown>>;

/** A package's manifest with where its sources, its page and its issues are, for a repository of GitHub: `owner/name`. */
export function withRepository(manifest: Manifest, folder: string, repository: string): Manifest {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new Error(`"${repository}" is not a repository: owner/name is asked for.`);
  const page = `https://github.com/${repository}`;
  return {
    ...manifest,
    homepage: `${page}/tree/HEAD/packages/${folder}#readme`,
    bugs: `${page}/issues`,
    repository: { type: "git", url: `git+${page}.git`, directory: `packages/${folder}` },
  };
}

export function writeRepository(repository: string, home: string = root): void {
  for (const folder of readdirSync(join(home, "packages"))) {
    const file = join(home, "packages", folder, "package.json");
    const manifest: Manifest = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, `${JSON.stringify(withRepository(manifest, folder, repository), null, 2)}\n`);
  }
}
