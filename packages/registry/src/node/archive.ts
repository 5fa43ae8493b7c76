import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { create, extract } from "tar";
import { ContentError } from "../errors/content-error.ts";
import { walkFolder } from "./walk-folder.ts";

/**
 * Packs a folder into a compressed tar: the same files give the same bytes, whoever owns them and whenever they were written.
 *
 * @param name the folder within `parent`; the paths in the tar begin with it
 */
export async function* packFolder(parent: string, name: string): AsyncGenerator<Uint8Array, void> {
  const paths = [name];
  for await (const { path } of walkFolder(parent, name)) paths.push(path);
  yield* create(
    { cwd: parent, gzip: true, portable: true, mtime: new Date(0), noDirRecurse: true, strict: true },
    // It takes a name that begins with @ for that of another tar.
    paths.map((path) => `./${path}`),
  );
}

/**
 * Unpacks a tar, compressed or not, into an empty folder. Owners are not taken over.
 *
 * @param name what the paths in it begin with
 * @throws `ContentError` when it is none, or something in it would come to lie or lead elsewhere.
 */
export async function unpackArchive(content: AsyncIterable<Uint8Array>, folder: string, name: string): Promise<void> {
  let stray: string | undefined;
  const filter = (path: string): boolean => {
    const isPart = `${path.replace(/^(?:\.\/)+/, "")}/`.startsWith(`${name}/`);
    if (!isPart) stray = path;
    return isPart;
  };
  const unpack = extract({ cwd: folder, strict: true, preserveOwner: false, chmod: true, processUmask: 0o22, filter });
  try {
    await pipeline(Readable.from(content, { objectMode: false }), unpack);
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    if (!/^TAR_|^Z_/.test(code)) throw cause;
    throw new ContentError(`the folder ${name} cannot be unpacked: ${String(cause)}`, { content: name, cause });
  }
  if (stray === undefined) return;
  throw new ContentError(`the folder ${name} cannot be unpacked: ${stray} is not within it`, { content: name });
}
