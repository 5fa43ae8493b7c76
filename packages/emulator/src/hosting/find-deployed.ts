import { posix } from "node:path";
import { type DeployedFile, isLink } from "../groups/deployments/tables.ts";
import type { Blobs } from "../store/blobs.ts";

/** As many links one after the other as Linux follows. */
const mostLinks = 40;

/** What a link may say: a path is no longer. */
const longestLink = 4096;

/**
 * The file that stands at a path of a deployment, through the links on its way; undefined where one leads out of the deployment, nowhere
 * or in a circle.
 */
export async function findDeployed(
  path: string,
  byPath: ReadonlyMap<string, DeployedFile>,
  blobs: Blobs,
): Promise<DeployedFile | undefined> {
  let place = path;
  for (let links = 0; links <= mostLinks; links++) {
    const link = linkOn(place, byPath);
    // It is served under the name that it was asked for by.
    if (!link) {
      const file = byPath.get(place);
      return file && { ...file, path };
    }
    if (link.size > longestLink) return undefined;
    const target = (await blobs.readAll(link.sha)).toString("utf8");
    const next = posix.join(posix.dirname(link.path), target, place.slice(link.path.length));
    if (posix.isAbsolute(target) || next === ".." || next.startsWith("../")) return undefined;
    place = next;
  }
  return undefined;
}

/** The first link on the way to a path. */
function linkOn(path: string, byPath: ReadonlyMap<string, DeployedFile>): DeployedFile | undefined {
  for (let end = path.indexOf("/"); ; end = path.indexOf("/", end + 1)) {
    const file = byPath.get(end === -1 ? path : path.slice(0, end));
    if (file && isLink(file)) return file;
    if (end === -1) return undefined;
  }
}
