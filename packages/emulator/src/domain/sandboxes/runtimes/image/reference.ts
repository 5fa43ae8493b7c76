import { realpath } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";
import type { LayoutTar } from "@slipway/registry/node";
import { unprocessable } from "../../limits.ts";

export type ImageReference = RegistryImage | LayoutImage;

interface RegistryImage {
  readonly from: "registry";
  readonly host: string | undefined;
  readonly name: string;
  readonly reference: string;
}

export interface LayoutImage {
  readonly from: "folder" | "archive";
  readonly path: string;
  readonly reference: string | undefined;
}

const layouts: ReadonlyMap<string, LayoutImage["from"]> = new Map([
  ["oci", "folder"],
  ["oci-archive", "archive"],
  ["docker-archive", "archive"],
]);

/** Takes a name of an image apart: `repository[:tag][@digest]`, or `oci:folder[:tag]`. Absent: nothing can be called so. */
export function parseImage(text: string): ImageReference | undefined {
  const [, transport = "", rest = ""] = /^([a-z-]+):(.+)$/.exec(text) ?? [];
  const from = layouts.get(transport);
  if (from) return layoutImage(from, rest);
  const parts = /^(?:([^/@]*[.:][^/@]*|localhost)\/)?([a-z0-9._/-]+)(?::([\w.-]+))?(?:@([a-z0-9]+:[a-f0-9]+))?$/.exec(
    text,
  );
  if (!parts) return undefined;
  const [, host, name = "", tag = "latest", digest = tag] = parts;
  return { from: "registry", host, name, reference: digest };
}

function layoutImage(from: LayoutImage["from"], text: string): LayoutImage {
  const [, path = text, digest, tag] = /^(.*?)(?:@([a-z0-9]+:[a-f0-9]+)|:([\w.-]+))$/.exec(text) ?? [];
  return { from, path, reference: digest ?? tag };
}

type Layout = Pick<LayoutTar, "manifests" | "blobs" | "tags"> & { close(): Promise<void> };

/** Opens a layout below the folders that the user named: tokens read no others. Throws the same 422 whether or not it is there. */
export async function openLayout({ from, path }: LayoutImage, folders: readonly string[]): Promise<Layout> {
  const place = await placeOf(path, folders);
  if (place === undefined) {
    const reason = folders.length === 0 ? "and it named none" : "and it is in none of them";
    const how = "createEmulator({ sandboxes: { runtime, images: [folder] } }) or --sandbox-images <folder>";
    throw unprocessable(`images of this machine lie in folders that the emulator's start names, ${reason}: ${how}`);
  }
  const { openLayoutFolder, openLayoutTar } = await import("@slipway/registry/node");
  return from === "archive" ? openLayoutTar(place) : { ...openLayoutFolder(place), close: async () => {} };
}

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
