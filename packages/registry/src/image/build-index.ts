import { InputError } from "@slipway/core/call";
import { checkNames } from "../check-names.ts";
import type { OciDescriptor, OciPlatform } from "../generated/types.ts";
import { childrenOf, createManifest } from "../manifest.ts";
import { OCI } from "../media-types.ts";
import { formatPlatform, isSamePlatform } from "../platform.ts";
import { checkTag } from "../reference.ts";
import type { Store, StoreOptions } from "../store.ts";
import { checkAnnotations } from "../text-record.ts";
import { readBase } from "./base.ts";
import { type BuiltImage, checkImageSource, type ImageSource } from "./built-image.ts";
import { type Part, partOf, partsIn, storeOfParts } from "./image-files.ts";

export interface BuildIndexOptions extends StoreOptions {
  /** Images, each for another platform, from `buildImage` or of any store. */
  readonly images: readonly ImageSource[];
  /** Tag in its store. Default: its digest. */
  readonly tag?: string | undefined;
  readonly annotations?: Readonly<Record<string, string>> | undefined;
}

/**
 * Makes a multi-platform image: an index of images. Of those that are in other stores, layers are read when it is copied.
 *
 * @throws `InputError` when there are none, or two of them are for one platform; `NotFoundError` when one is not there;
 * `ContentError` when one is not an image.
 * @example
 * const index = await buildIndex({ images: [amd64, arm64] });
 * await push(index.store, index.reference, repository, { as: "1.2" });
 */
export async function buildIndex(options: BuildIndexOptions): Promise<BuiltImage> {
  checkNames(options, ["images", "tag", "annotations", "signal"], "options");
  const { images, tag, annotations, signal } = options;
  if (tag !== undefined) checkTag(tag);
  checkAnnotations(annotations);
  if (!Array.isArray(images) || images.length === 0) {
    throw new InputError('"images" must be a list of images, one for each platform', { parameter: "images" });
  }
  // Holes in the list are checked, too.
  for (const [index, image] of [...images].entries()) checkImageSource(image, `images[${index}]`);
  const members: OciDescriptor[] = [];
  const parts: Part[] = [];
  for (const image of images) {
    const { platform, descriptor } = await addImage(image, parts, signal);
    if (members.some((member) => member.platform && isSamePlatform(member.platform, platform))) {
      const name = formatPlatform(platform);
      throw new InputError(`"images" has two for ${name}: an index has one for each platform`, { parameter: "images" });
    }
    members.push({ ...descriptor, platform });
  }
  const manifest = await createManifest({
    schemaVersion: 2,
    mediaType: OCI.index,
    manifests: members,
    ...(annotations && { annotations: { ...annotations } }),
  });
  return {
    store: storeOfParts(manifest, parts, tag, sharedRepository(images.map(({ store }) => store))),
    reference: tag ?? manifest.descriptor.digest,
    descriptor: manifest.descriptor,
  };
}

async function addImage(
  source: ImageSource,
  parts: Part[],
  signal: AbortSignal | undefined,
): Promise<{ readonly platform: OciPlatform; readonly descriptor: OciDescriptor }> {
  const { file, manifest } = await readBase(source, undefined, signal);
  const { descriptor, bytes } = manifest;
  parts.push(partOf(descriptor, bytes), ...partsIn(source.store, childrenOf(manifest).blobs));
  return { platform: file.platform, descriptor };
}

function sharedRepository(stores: readonly Store[]): Store | undefined {
  const [first] = stores;
  return stores.every(({ registryUrl, name }) => registryUrl === first?.registryUrl && name === first?.name)
    ? first
    : undefined;
}
