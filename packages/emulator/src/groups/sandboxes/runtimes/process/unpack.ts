import { posix } from "node:path";
import { createTarDecoder } from "modern-tar";
import { badRequest, PlatformError } from "../../../../engine/platform-error.ts";
import type { Tree } from "./tree.ts";

/** What archives of strangers may come to. */
const [mostEntries, mostBytes] = [100_000, 2 * 1024 ** 3];

/**
 * Unpacks a tar into a sandbox. What is new has the time of now; files and folders of one that is trusted
 * have theirs, in whole seconds, and their rights. Throws 400 for what leads out of it and for what is no tar, and 413 for too much.
 */
export async function unpackInto(
  tree: Tree,
  directory: string,
  tar: ReadableStream<Uint8Array>,
  trusted: boolean,
): Promise<void> {
  let entries = 0;
  let bytes = 0;
  const folders: { readonly path: string; readonly mode: number; readonly mtime: Date }[] = [];
  const counted = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (!trusted && bytes > mostBytes) throw tooMuch(`${mostBytes} bytes`);
      yield chunk;
    }
  };
  try {
    for await (const { header, body } of tar.pipeThrough(createTarDecoder({ strict: true }))) {
      entries += 1;
      if (!trusted && entries > mostEntries) throw tooMuch(`${mostEntries} entries`);
      const path = posix.join(directory, header.name);
      const mode = (header.mode ?? 0o644) & 0o777;
      const mtime = trusted ? header.mtime : undefined;
      if (header.type === "file") await tree.writeFile(tree.within(path), mode, counted(body), mtime);
      else await body.cancel();
      if (header.type === "directory") {
        // What holds the sandbox's own files is there.
        if (tree.has(path)) {
          await tree.makeFolder(path, true);
          if (mtime) folders.push({ path, mode, mtime });
        } else if (!trusted && !isAbove(tree, path)) tree.within(path);
      } else if (header.type === "symlink") {
        const target = header.linkname ?? "";
        if (!trusted) demandInside(tree, path, target);
        await tree.writeLink(tree.within(path), target);
      } else if (header.type === "link") {
        // What we packed ourselves may have some: `git clone` makes them. Each is a file of its own afterwards.
        if (trusted) await copyWithin(tree, posix.join(directory, header.linkname ?? ""), path, mode);
        else throw badRequest(`${header.name}: a hard link in an archive is not taken; send the file itself`);
      } else if (header.type !== "file" && !trusted) {
        throw badRequest(
          `${header.name}: an archive holds files, directories and links; a ${header.type} is not taken`,
        );
      }
    }
    // The innermost first: one that may not be entered any more keeps what is in it.
    for (const { path, mode, mtime } of folders.reverse()) await tree.finishFolder(path, mode, mtime);
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    throw badRequest(`The archive cannot be unpacked: ${reasonOf(error)}`);
  }
}

/** What the unzipping says has its words in its cause; where files are on this machine is nobody's business. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message === "") return `it is not gzipped, or not whole (${reasonOf(error.cause)})`;
  return error.message.replaceAll(/\/proc\/self\/fd\/\d+\//g, "");
}

async function copyWithin(tree: Tree, from: string, to: string, mode: number): Promise<void> {
  const source = await tree.openFile(tree.within(from));
  if (!source) throw badRequest(`${to}: the file ${from}, which it is another name of, is not there`);
  try {
    await tree.writeFile(tree.within(to), mode, source.createReadStream({ autoClose: false }));
  } finally {
    await source.close();
  }
}

/** A directory above the sandbox's own files, which an archive of the root names on the way. */
function isAbove(tree: Tree, path: string): boolean {
  const plain = posix.normalize(path).replace(/\/$/, "");
  return ["/vercel/sandbox", "/tmp"].some((root) => root.startsWith(`${plain}/`)) || tree.has(plain);
}

function demandInside(tree: Tree, path: string, target: string): void {
  if (!tree.has(posix.resolve(posix.dirname(path), target))) {
    throw badRequest(`${path}: a link to ${JSON.stringify(target)} leads out of the sandbox`);
  }
}

function tooMuch(limit: string): PlatformError {
  return new PlatformError(413, "request_entity_too_large", `The archive holds more than ${limit}`);
}
