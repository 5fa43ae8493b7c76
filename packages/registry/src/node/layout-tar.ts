import { resolve } from "node:path";
import { COUNT, checkOptions, checkText } from "../check-options.ts";
import { createLayoutStore } from "../layout/layout-store.ts";
import type { Store } from "../store.ts";
import { openTarFiles } from "./tar-reader.ts";
import { createTarFiles } from "./tar-writer.ts";

/** An image layout in a tar, which is only read. Disposing of it closes the file. */
export interface LayoutTar extends Store, AsyncDisposable {
  close(): Promise<void>;
}

/** An image layout that becomes a tar. */
export interface NewLayoutTar extends Store, AsyncDisposable {
  /** Completes the tar and puts it into its place. What is disposed of without it leaves nothing behind. */
  close(): Promise<void>;
}

export interface OpenLayoutTarOptions {
  /** How many files, folders and links the tar has at most, whatever they are. Default: 1 000 000. */
  readonly maxEntries?: number | undefined;
}

/**
 * Opens an OCI image layout in a tar, as `skopeo copy … oci-archive:image.tar` and `docker save` write it. It is not
 * unpacked: blobs are read from where they lie in it.
 *
 * @throws `ContentError` when it is no tar, is compressed, was cut or has too much in it; `InputError` when it cannot be opened.
 * @example
 * await using tar = await openLayoutTar("image.tar");
 * await copy(tar, repository, "1.2");
 */
export async function openLayoutTar(file: string, options: OpenLayoutTarOptions = {}): Promise<LayoutTar> {
  checkText(file, "file");
  checkOptions(options, { maxEntries: COUNT });
  const { close, ...files } = await openTarFiles(resolve(file), options);
  return { ...createLayoutStore(files), close, [Symbol.asyncDispose]: close };
}

/**
 * Creates a tar that is an OCI image layout. Its blobs are written as they come, one after another; the file is there when
 * it is closed.
 *
 * @example
 * await using tar = await createLayoutTar("image.tar");
 * await copy(repository, tar, "1.2");
 * await tar.close();
 */
export async function createLayoutTar(file: string): Promise<NewLayoutTar> {
  checkText(file, "file");
  const { close, discard, ...files } = await createTarFiles(resolve(file));
  return { ...createLayoutStore(files), close, [Symbol.asyncDispose]: discard };
}
