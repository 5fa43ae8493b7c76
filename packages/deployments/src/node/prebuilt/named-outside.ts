import { isAbsolute, posix } from "node:path";
import type { InputError } from "@slipway/core";
import { quoteText } from "@slipway/core/internal";
import { pathProblem } from "../../deploy/path-problem.ts";
import { refusal } from "../file-problem.ts";
import { find, leadsToLeftOut } from "../find-file.ts";
import type { Found, FoundFile } from "../found-file.ts";
import type { Pace } from "../pace.ts";
import type { LeavesOut } from "../rules/ignore-rules.ts";
import { isRecord, readJson } from "./read-json.ts";

export interface Surroundings {
  readonly leavesOut: LeavesOut;
  readonly pace: Pace;
  /** Paths that were looked at before, which are added to: functions have much in common. */
  readonly known: Set<string>;
}

/**
 * Finds the files that a function's config names: those taken from the project, such as its dependencies. Of a folder that it names nothing
 * but the folder is meant. What is left out is left out by the path that is named, and by where links on it lead: who made the output may
 * be trusted less than who deploys it.
 *
 * @throws `InputError` that names the config and the file, for one out of the folder, and one that is not there.
 */
export async function* namedOutside(
  root: string,
  config: FoundFile,
  { leavesOut, pace, known }: Surroundings,
): AsyncGenerator<Found> {
  const { filePathMap } = await readJson(config);
  // The platform's own client takes all that is nothing for no map.
  if (!filePathMap) return;
  if (!isRecord(filePathMap)) throw misnamed("has a filePathMap that is none", "Build again");
  for (const named of Object.values(filePathMap)) {
    await pace();
    if (typeof named !== "string") throw misnamed("has a filePathMap with something else than paths", "Build again");
    const path = posix.normalize(`./${named}`).replace(/\/$/, "");
    if (path === ".." || path.startsWith("../") || isAbsolute(path)) {
      throw misnamed(
        `names ${quoteText(named)}, which is not in ${root}`,
        "Deploy the folder above, with `output` naming the build's output in it",
      );
    }
    if (path === "." || known.has(path)) continue;
    known.add(path);
    if (await leavesOut(path, pace)) continue;
    const problem = pathProblem(path);
    if (problem !== undefined) {
      throw misnamed(
        `names ${quoteText(named)}, which ${problem}`,
        "Rename the file, or build where paths have / between folders",
      );
    }
    const found = await find(root, { path });
    if (!found) {
      throw misnamed(
        `names ${quoteText(named)}, which is not there`,
        "Install the project's dependencies, and build again",
      );
    }
    if (!(await leadsToLeftOut(root, found, leavesOut, pace))) yield found;
  }

  function misnamed(fault: string, help: string): InputError {
    return refusal(`${quoteText(config.path)} ${fault}. ${help}.`);
  }
}
