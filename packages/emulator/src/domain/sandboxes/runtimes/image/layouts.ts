import { realpath } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";
import type { LayoutTar } from "@slipway/registry/node";
import { unprocessable } from "../../refusals.ts";
import type { LayoutImage } from "./reference.ts";

type Layout = Pick<LayoutTar, "manifests" | "blobs" | "tags"> & { close(): Promise<void> };

/**
 * Opens an image layout of this machine: below one of the folders that the emulator's user named, since who has a token must not
 * read other files of this machine by naming them. Throws 422 for any other, in the same words whether or not it is there.
 */
export async function openLayout({ from, path }: LayoutImage, folders: readonly string[]): Promise<Layout> {
  const place = await placeOf(path, folders);
  if (place === undefined) {
    const named = folders.length === 0 ? "and it named none" : "and it is in none of them";
    const how = "createEmulator({ sandboxes: { runtime, images: [folder] } }) or --sandbox-images <folder>";
    throw unprocessable(`images of this machine lie in folders that the emulator's start names, ${named}: ${how}`);
  }
  const { openLayoutFolder, openLayoutTar } = await import("@slipway/registry/node");
  return from === "archive" ? openLayoutTar(place) : { ...openLayoutFolder(place), close: async () => {} };
}

/** Where it is, with no link on the way. A relative path is one below the folders. */
async function placeOf(path: string, folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const [whole, place] = await Promise.all([real(folder), real(resolve(folder, path))]);
    if (whole === undefined || place === undefined) continue;
    const below = relative(whole, place);
    if (below !== ".." && !below.startsWith(`..${sep}`) && resolve(whole, below) === place) return place;
  }
  return undefined;
}

async function real(path: string): Promise<string | undefined> {
  return realpath(path).catch(() => undefined);
}
