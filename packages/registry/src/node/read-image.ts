import { tapChunks } from "@slipway/core/internal";
import { checkOptions, checkStore, checkText, PLATFORM, type Rules, SIGNAL, WATCHER } from "../check-options.ts";
import { contentError } from "../errors/content-error.ts";
import type { OciDescriptor, OciPlatform } from "../generated/types.ts";
import type { ReadableImage } from "../graph.ts";
import { readBase } from "../image/base.ts";
import { isImagePath } from "../image/image-config.ts";
import { openContent } from "../open-content.ts";
import { currentPlatform, parsePlatform } from "../platform.ts";
import type { StoreOptions } from "../store.ts";
import { verify } from "../verify.ts";
import { decompressed } from "./decompressed.ts";
import { quotePath } from "./path-limits.ts";
import { bytesOfChunks } from "./tar-bytes.ts";
import type { TarKind } from "./tar-codec.ts";
import { readHeaders } from "./tar-headers.ts";

/** An entry of a layer, as the layer states it: its path and its target may lead anywhere. */
export interface LayerEntry {
  readonly kind: TarKind;
  readonly path: string;
  readonly target: string;
  readonly mode: number;
  readonly mtime: Date;
  /** Content of a file, to be read before the next entry, or not at all. */
  content(): AsyncIterable<Uint8Array>;
}

/** An image that is to be unpacked. */
export interface OpenedImage {
  /** Descriptor of its manifest: of an index, the one for the platform. */
  readonly descriptor: OciDescriptor;
  readonly env: Readonly<Record<string, string>>;
  /** Absent where the image states none. */
  readonly workingDir: string | undefined;
  readonly layers: readonly OciDescriptor[];
  /** The entries of a layer in order, verified both compressed and unpacked by the end; a `ContentError` when it is not a tar, or another one. */
  entries(index: number, options?: LayerOptions): AsyncGenerator<LayerEntry, void>;
}

export interface LayerOptions extends StoreOptions {
  /** Called with the decompressed size of each piece, headers included: a few bytes may become very many. */
  readonly onBytes?: ((count: number) => void) | undefined;
}

export interface ReadImageOptions extends StoreOptions {
  /** Platform to run on, such as `linux/arm64`. Default: Linux, on this machine's processor. */
  readonly platform?: OciPlatform | string | undefined;
}

const READ_IMAGE: Rules<ReadImageOptions> = { signal: SIGNAL, platform: PLATFORM };
const LAYER: Rules<LayerOptions> = { signal: SIGNAL, onBytes: WATCHER };

/**
 * Opens an image to unpack it by yourself: its layers entry by entry, the lowest layer first.
 *
 * @throws `NotFoundError` when it is not there, or not for the platform; `ContentError` when it is not an image.
 * @example
 * const image = await readImage({ store: openLayoutFolder("./images"), reference: "1.2" });
 * for (const index of image.layers.keys()) {
 *   for await (const { kind, path } of image.entries(index)) console.log(kind, path);
 * }
 */
export async function readImage(source: ReadableImage, options: ReadImageOptions = {}): Promise<OpenedImage> {
  const { store, reference } = Object(source) as Partial<ReadableImage>; // a source of another type has neither
  checkStore(store, "source.store");
  checkText(reference, "source.reference");
  checkOptions(options, READ_IMAGE);
  const { platform = currentPlatform(), signal } = options;
  const requested = typeof platform === "string" ? parsePlatform(platform) : platform;
  const { manifest, file, layers } = await readBase(source, requested, signal);
  const { Env: env, WorkingDir: workingDir } = file.config;
  const folder = typeof workingDir === "string" ? workingDir.replace(/(?<=.)\/+$/, "") : undefined;
  return {
    descriptor: manifest.descriptor,
    env: Object.fromEntries(stringsIn(env).flatMap((line) => variableOf(line) ?? [])),
    workingDir: isImagePath(folder) ? folder : undefined,
    layers,
    async *entries(index, options = {}) {
      checkOptions(options, LAYER);
      const { onBytes, signal } = options;
      const [layer, diffId] = [layers[index], file.diffIds[index]];
      if (!layer || diffId === undefined)
        throw new RangeError(`The image has ${layers.length} layers, and none ${index}`);
      const { digest } = layer;
      const name = `the layer ${digest}`;
      const tar = verify(decompressed(await openContent(source.store, layer, signal), name), { digest: diffId });
      const onChunk = (chunk: Uint8Array): void => onBytes?.(chunk.length);
      const bytes = bytesOfChunks(tapChunks(() => tar, onChunk));
      try {
        for await (const { kind, path, target, mode, mtime, size, ...said } of readHeaders(bytes, name)) {
          // Decoding such bytes would change the name.
          if (!said.isPathUtf8 || !said.isTargetUtf8)
            throw contentError(`${name} holds ${quotePath(path)}, a name or a link to one that is not UTF-8`, digest);
          yield { kind, path, target, mode, mtime: new Date(mtime * 1000), content: () => bytes.chunks(size) };
        }
        // Bytes behind the end are verified, too.
        await bytes.moveTo(Infinity);
      } finally {
        await bytes.close();
      }
    },
  };
}

function stringsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

function variableOf(line: string): [[name: string, value: string]] | undefined {
  const at = line.indexOf("=");
  return at < 1 || line.includes("\0") ? undefined : [[line.slice(0, at), line.slice(at + 1)]];
}
