import { quoteText, refuseAborted } from "@slipway/core/internal";
import { checkNames, mustBe } from "../check-names.ts";
import { UnsupportedError } from "../errors/unsupported-error.ts";
import type { OciPlatform } from "../generated/types.ts";
import { assembleImage, type Layer } from "../image/assemble-image.ts";
import { readBase } from "../image/base.ts";
import { type BuiltImage, checkImageSource, type ImageSource } from "../image/built-image.ts";
import { checkImageConfig, type ImageConfig, isImagePath } from "../image/image-config.ts";
import { formatPlatform, parsePlatform } from "../platform.ts";
import { checkTag } from "../reference.ts";
import { safeCallback } from "../safe-callback.ts";
import type { StoreOptions } from "../store.ts";
import { checkAnnotations } from "../text-record.ts";
import { hasZstd, LAYER_TYPES, type LayerCompression, type LayerPacking } from "./compress.ts";
import { type FolderLayer, nothingBelow } from "./folder-layer.ts";
import { describeLayer, type ImageLayer, isFolderLayer, type LayerNotes } from "./image-layer.ts";
import { isMode, isOwner, isSpecial } from "./layer-rights.ts";

export interface BuildProgress {
  /** Index of the layer. */
  readonly layer: number;
  /** Files read so far. */
  readonly files: number;
  /** Bytes read so far. */
  readonly bytes: number;
}

export interface BuildImageOptions extends StoreOptions {
  /** Contents of the image, in this order: later files replace earlier ones at the same path. */
  readonly layers: readonly ImageLayer[];
  /** Image to build on, in any store; of a multi-platform image the one for the platform. Default: none. */
  readonly base?: ImageSource | undefined;
  /** How its containers run. Default: like the base's. */
  readonly config?: ImageConfig | undefined;
  /** Platform of the image, such as `linux/amd64`. */
  readonly platform: OciPlatform | string;
  /** When it was made. Default: the beginning of 1970, for equal digests; `new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000)` is another way. */
  readonly createdAt?: Date | undefined;
  readonly annotations?: Readonly<Record<string, string>> | undefined;
  /** Tag in its store. Default: its digest. */
  readonly tag?: string | undefined;
  /** How layers are stored. Default: `gzip`. `none` gives equal digests with every version and build of zlib. */
  readonly compression?: LayerCompression | undefined;
  /** From 1, fast, to 9, small; for `zstd` to 22. Default: 6, and 3 for `zstd`. */
  readonly compressionLevel?: number | undefined;
  /** Author of the image, such as `"Ann <ann@example.com>"`. */
  readonly author?: string | undefined;
  readonly onProgress?: ((progress: BuildProgress) => void) | undefined;
}

const OPTIONS: readonly (keyof BuildImageOptions)[] = [
  "layers",
  "base",
  "config",
  "platform",
  "createdAt",
  "annotations",
  "tag",
  "compression",
  "compressionLevel",
  "author",
  "onProgress",
  "signal",
];

/** A layer's members in code without types. */
type LayerMembers = Readonly<Record<"archive" | keyof FolderLayer | keyof LayerNotes, unknown>>;

/** Options of a folder's layer. */
const FOLDER_OPTIONS: readonly (readonly [
  name: keyof FolderLayer,
  isRight: (value: unknown) => boolean,
  what: string,
])[] = [
  ["keepTimes", isBoolean, "true or false"],
  ["makeAt", isBoolean, "true or false"],
  ["owner", isOwner, 'such as "1000" or "1000:1000": by numbers, since names stand in a file of the image'],
  ["mode", isMode, 'three or four octal digits such as "0640"'],
];

/**
 * Makes an image of folders and archives. They are read here, to know their digests, and once more by what takes the image from its
 * store (`copy`, `push`): until then they must stay as they are, and nothing is kept in memory or in files meanwhile.
 *
 * The same input gives the same digest, wherever the folders are, whoever owns them and whenever they were written; where layers are
 * compressed, with the same build of zlib, which comes with Node. Who may read files and run them is part of the input.
 *
 * @throws `InputError` for an option that is none and for what cannot be in a layer (sockets, devices, names that begin with
 * `.wh.`), before anything is stored; `ContentError` when a file changes meanwhile, or base or archive are none; `NotFoundError` when
 * the base is not there or not for the platform; `UnsupportedError` for Windows.
 * @example
 * const image = await buildImage({
 *   layers: [{ folder: "./dist", at: "/app" }],
 *   base: { store: registry.repository("acme/node"), reference: "24" },
 *   config: { entrypoint: ["node", "/app/server.js"], user: "1000", ports: [8080] },
 *   platform: "linux/amd64",
 * });
 * await push(image.store, image.reference, repository, { as: "1.2" });
 */
export async function buildImage(options: BuildImageOptions): Promise<BuiltImage> {
  checkNames(options, OPTIONS, "options");
  const { layers, base: source, config = {}, annotations, tag, author, signal } = options;
  refuseAborted(signal);
  const platform = platformOf(options.platform);
  const created = rfc3339(options.createdAt ?? new Date(0));
  checkLayers(layers, source);
  checkImageConfig(config);
  const packing = packingOf(options);
  checkOption(author === undefined || isFilled(author), "author", "a name", author);
  checkAnnotations(annotations);
  if (tag !== undefined) checkTag(tag);
  const tell = safeCallback("onProgress", options.onProgress);
  const base = source && (await readBase(source, platform, signal));
  const imageLayers: Layer[] = [];
  let below = nothingBelow(base !== undefined);
  for (const [layer, each] of layers.entries()) {
    let [files, bytes] = [0, 0];
    const onFile = (): void => {
      files++;
      tell?.({ layer, files, bytes });
    };
    const onRead = (count: number): void => {
      bytes += count;
      tell?.({ layer, files, bytes });
    };
    imageLayers.push(await describeLayer(each, { packing, below }, { signal, onFile, onRead }));
    // The links inside an archive are unknown.
    if (!isFolderLayer(each)) below = nothingBelow(true);
  }
  return assembleImage({ base, layers: imageLayers, config, platform, created, author, annotations, tag });
}

function packingOf({ compression = "gzip", compressionLevel: level }: BuildImageOptions): LayerPacking {
  checkOption(Object.hasOwn(LAYER_TYPES, compression), "compression", '"gzip", "zstd" or "none"', compression);
  if (compression === "zstd" && !hasZstd)
    throw new UnsupportedError("zstd needs Node 22.15 or newer: leave `compression` out, which is gzip", {});
  const max = { gzip: 9, zstd: 22, none: 0 }[compression];
  const isLevel = level === undefined || (Number.isInteger(level) && level >= 1 && level <= max);
  checkOption(isLevel, "compressionLevel", max ? `from 1 to ${max}` : "left out where nothing is compressed", level);
  return { compression, level };
}

function platformOf(platform: OciPlatform | string): OciPlatform {
  const isNamed =
    typeof platform === "string" || (typeof platform?.os === "string" && typeof platform?.architecture === "string");
  checkOption(isNamed, "platform", "such as linux/amd64", platform);
  // Written and read, any spelling is normalized.
  const parsed = parsePlatform(typeof platform === "string" ? platform : formatPlatform(platform));
  const features = typeof platform === "string" ? undefined : platform["os.features"];
  if (parsed.os === "windows") throw new UnsupportedError("images for Windows cannot be made here", {});
  return { ...parsed, ...(features && { "os.features": [...features] }) };
}

/** Formats a time, without milliseconds where there are none. */
function rfc3339(time: Date): string {
  const isTime = time instanceof Date && time.getUTCFullYear() >= 0 && time.getUTCFullYear() <= 9999;
  checkOption(isTime, "createdAt", "a date of the years 0 to 9999", time);
  return time.toISOString().replace(".000Z", "Z");
}

function checkLayers(layers: readonly ImageLayer[], base: ImageSource | undefined): void {
  checkOption(Array.isArray(layers), "layers", "a list of { folder, at } and { archive }", layers);
  checkOption(layers.length > 0 || base, "layers", "one at least where there is no base", layers);
  for (const [index, layer] of layers.entries()) checkLayer(layer, `layers[${index}]`);
  if (base !== undefined) checkImageSource(base, "base");
}

function checkLayer(layer: ImageLayer, name: string): void {
  const members: LayerMembers = Object(layer);
  const { folder, at, archive, makeAt, owner, mode, annotations, createdBy } = members;
  const isArchive = isFilled(archive) && folder === undefined && at === undefined;
  checkOption(isArchive || (isFilled(folder) && archive === undefined), name, "{ folder, at } or { archive }", layer);
  if (!isArchive) checkOption(isImagePath(at), `${name}.at`, "an absolute path without steps such as ..", at);
  const own = isArchive ? ["archive"] : ["folder", "at", ...FOLDER_OPTIONS.map(([option]) => option)];
  checkNames(layer, [...own, "annotations", "createdBy"], name);
  checkAnnotations(annotations, `${name}.annotations`);
  checkOption(createdBy === undefined || isFilled(createdBy), `${name}.createdBy`, "a text", createdBy);
  for (const [option, isRight, what] of FOLDER_OPTIONS) {
    const value = members[option];
    checkOption(value === undefined || isRight(value), `${name}.${option}`, what, value);
  }
  if (!makeAt) return;
  const isKept = (owner ?? mode) !== undefined && isSpecial(String(at));
  if (isKept) throw mustBe(`${name}.makeAt`, `left out: ${String(at)} is root's always, with a mode of its own`);
  if (at === "/") throw mustBe(`${name}.makeAt`, "left out of what lies at /: it is there");
}

function isBoolean(value: unknown): boolean {
  return typeof value === "boolean";
}

function isFilled(value: unknown): boolean {
  return typeof value === "string" && value !== "" && !value.includes("\0");
}

function checkOption(isRight: unknown, parameter: string, what: string, value: unknown): void {
  if (isRight) return;
  const received = typeof value === "string" || typeof value === "number" ? `, not ${quoteText(String(value))}` : "";
  throw mustBe(parameter, `${what}${received}`);
}
