import { isAbsolute, posix } from "node:path";
import type { InputError } from "@slipway/core";
import { quoteText } from "@slipway/core/internal";
import { pathProblem } from "../../deploy/path-problem.ts";
import { folderError } from "../file-problem.ts";
import { findEntry, leadsToLeftOut } from "../find-file.ts";
import type { FoundEntry, FoundFile } from "../found-file.ts";
import type { Pace } from "../pace.ts";
import type { LeavesOut } from "../rules/ignore-rules.ts";
import { isRecord, readJson } from "./output-place.ts";

export interface Surroundings {
  readonly leavesOut: LeavesOut;
  readonly pace: Pace;
  /** Paths of earlier functions, which share many files. */
  readonly visited: Set<string>;
}

/**
 * Finds the project files in a function's config, such as dependencies. A named folder means only itself. Ignore rules apply to the path
 * and to the targets of links on it, because the output's author may be less trusted than the deployer.
 *
 * @throws `InputError` that names the config and the file, for one out of the folder, and one that is not there.
 */
export async function* filesOfFunction(
  root: string,
  config: FoundFile,
  { leavesOut, pace, visited }: Surroundings,
): AsyncGenerator<FoundEntry> {
  const { filePathMap } = await readJson(config);
  if (!filePathMap) return;
  if (!isRecord(filePathMap)) throw misnamed("has an invalid filePathMap", "Build again");
  for (const filePath of Object.values(filePathMap)) {
    await pace();
    if (typeof filePath !== "string") throw misnamed("has a filePathMap with values that are not paths", "Build again");
    const path = posix.normalize(`./${filePath}`).replace(/\/$/, "");
    if (path === ".." || path.startsWith("../") || isAbsolute(path)) {
      throw misnamed(
        `names ${quoteText(filePath)}, which is not in ${root}`,
        "Deploy the folder above, with `output` naming the build's output in it",
      );
    }
    if (path === "." || visited.has(path)) continue;
    visited.add(path);
    if (await leavesOut(path, pace)) continue;
    const problem = pathProblem(path);
    if (problem !== undefined) {
      throw misnamed(
        `names ${quoteText(filePath)}, which ${problem}`,
        "Rename the file, or build where paths have / between folders",
      );
    }
    const entry = await findEntry(root, { path });
    if (!entry) {
      throw misnamed(
        `names ${quoteText(filePath)}, which is not there`,
        "Install the project's dependencies, and build again",
      );
    }
    if (!(await leadsToLeftOut(root, entry, leavesOut, pace))) yield entry;
  }

  function misnamed(fault: string, help: string): InputError {
    return folderError(`${quoteText(config.path)} ${fault}. ${help}.`);
  }
}
