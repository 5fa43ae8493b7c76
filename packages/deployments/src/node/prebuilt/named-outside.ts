import { isAbsolute, join, posix } from "node:path";
import { InputError } from "@slipway/core";
import type { Ignore } from "ignore";
import { look, refuseName } from "../look.ts";
import type { FoundFile } from "../walk.ts";
import { findFile } from "./find-file.ts";
import { isRecord, readJson } from "./read-json.ts";

/**
 * Finds the files that a function's config names: those that are not copied to the output, but taken from the project, such as its
 * dependencies. What the project's own ignore file names is left out, as the platform's client does: whoever made the output may be
 * trusted less than who deploys it.
 *
 * @param config a `.vc-config.json`.
 * @param known what was found before, by its path: functions have much in common.
 * @throws `InputError` that names the config and the file, for one out of the folder, and one that is not there.
 */
export async function* namedOutside(
  root: string,
  config: FoundFile,
  { ignored, known }: { ignored: Ignore; known: ReadonlyMap<string, FoundFile> },
): AsyncGenerator<FoundFile> {
  const { filePathMap = {} } = await readJson(config);
  if (!isRecord(filePathMap)) throw refusal("has a filePathMap that is none", "Build again");
  for (const named of Object.values(filePathMap)) {
    if (typeof named !== "string") throw refusal("has a filePathMap with something else than paths", "Build again");
    const path = posix.normalize(`./${named}`);
    if (path === ".." || path.startsWith("../") || isAbsolute(path)) {
      throw refusal(
        `names ${JSON.stringify(named)}, which is not in ${root}`,
        "Deploy the folder above, with `output` naming the build's output in it",
      );
    }
    refuseName(path);
    if (known.has(path) || ignored.ignores(path)) continue;
    const found = await findFile(root, path);
    if (found) yield found;
    else if (!(await isFolder(path))) {
      throw refusal(
        `names ${JSON.stringify(named)}, which is not there`,
        "Install the project's dependencies, and build again",
      );
    }
  }

  async function isFolder(path: string): Promise<boolean> {
    return look(path, join(root, path)).then(
      (found) => found.isDirectory(),
      () => false,
    );
  }

  function refusal(fault: string, help: string): InputError {
    return new InputError(`${JSON.stringify(config.path)} ${fault}. ${help}.`, { parameter: "directory" });
  }
}
