import { posix } from "node:path";
import { type DeployedFile, isLink } from "../domain/deployments/tables.ts";
import type { Blobs } from "../store/blobs.ts";

const maxLinks = 40;

const maxLinkLength = 4096;

export type Links = ReadonlyMap<string, string>;

export async function readLinks(links: readonly DeployedFile[], blobs: Blobs): Promise<Links> {
  const read = new Map<string, string>();
  for (const { path, sha, size } of links) {
    if (size <= maxLinkLength) read.set(path, (await blobs.readAll(sha)).toString("utf8"));
  }
  return read;
}

export function followed(path: string, byPath: ReadonlyMap<string, DeployedFile>, targets: Links): string | undefined {
  let place = path;
  for (let links = 0; links <= maxLinks; links++) {
    const link = linkOn(place, byPath);
    if (!link) return place;
    const target = targets.get(link.path);
    if (target === undefined) return undefined;
    const next = posix.join(posix.dirname(link.path), target, place.slice(link.path.length));
    if (posix.isAbsolute(target) || next === ".." || next.startsWith("../")) return undefined;
    place = next;
  }
  return undefined;
}

export function findDeployed(
  path: string,
  byPath: ReadonlyMap<string, DeployedFile>,
  targets: Links,
): DeployedFile | undefined {
  const file = byPath.get(followed(path, byPath, targets) ?? "");
  return file && { ...file, path };
}

function linkOn(path: string, byPath: ReadonlyMap<string, DeployedFile>): DeployedFile | undefined {
  for (let end = path.indexOf("/"); ; end = path.indexOf("/", end + 1)) {
    const file = byPath.get(end === -1 ? path : path.slice(0, end));
    if (file && isLink(file)) return file;
    if (end === -1) return undefined;
  }
}
