import { isUtf8 } from "node:buffer";
import { closeSync, lstatSync, readlinkSync, readSync, type Stats } from "node:fs";
import { posix } from "node:path";
import type { PackedTree } from "../../../../isolation/session-disk.ts";
import { codeOf, type Name, openToRead } from "../../../../store/files/open-folder.ts";
import { type Step, walk } from "../../../../store/files/walk-folder.ts";
import { RemovedNames } from "./removed-names.ts";

export interface Packing {
  readonly trees: readonly PackedTree[];
  readonly leftOut: readonly string[];
}

/** A record of our own in the header of a name that was removed from what an overlay lies on. */
export const removedRecord = "SLIPWAY.removed";

/** A record of our own for names that are not UTF-8: each character of name and link stands for a byte. */
export const bytesRecord = "SLIPWAY.bytes";

const maxPathLength = 3800;

const pieceSize = 256 * 1024;

/** Packs files, links and folders as a tar, and changes none. A folder comes after its content, to get its rights and time last. */
export function* pack(packing: Packing): Generator<Uint8Array<ArrayBuffer>> {
  let piece = Buffer.allocUnsafeSlow(pieceSize);
  let length = 0;
  for (let part of partsOf(packing)) {
    while (part.length > 0) {
      const chunk = part.subarray(0, pieceSize - length);
      piece.set(chunk, length);
      length += chunk.length;
      part = part.subarray(chunk.length);
      if (length < pieceSize) continue;
      yield piece;
      // The yielded piece may belong to another thread now.
      piece = Buffer.allocUnsafeSlow(pieceSize);
      length = 0;
    }
  }
  yield piece.subarray(0, length);
}

function* partsOf({ trees, leftOut }: Packing): Generator<Uint8Array> {
  const buffer = Buffer.alloc(64 * 1024);
  for (const tree of trees) yield* partsOfTree(tree, leftOut, buffer);
  yield Buffer.alloc(2 * blockSize);
}

function* partsOfTree(
  { at, upper, lowers, merged }: Packing["trees"][number],
  leftOut: Packing["leftOut"],
  buffer: Buffer,
): Generator<Uint8Array> {
  const removed = lowers && merged !== undefined ? new RemovedNames({ lowers, merged }) : undefined;
  const passedOver = leftOut.map((path) => Buffer.from(path).toString("latin1"));
  const names: string[] = [];
  const steps = walk(upper, true);
  let isPassedOver: boolean | undefined;
  try {
    for (let { value: step, done } = steps.next(); !done; { value: step, done } = steps.next(isPassedOver)) {
      isPassedOver = undefined;
      if (!step) continue;
      const { kind, name, depth } = step;
      if (kind !== "file") names.length = Math.max(0, depth - 1);
      const path = posix.join(at, ...names, depth === 0 ? "" : name.toString("latin1"));
      const isKept = step.length <= maxPathLength && !passedOver.includes(path);
      if (kind === "enter") {
        isPassedOver = !isKept;
        if (depth > 0) names.push(name.toString("latin1"));
        if (!isKept) continue;
        for (const removedName of removed?.below(depth, name) ?? [])
          yield headerOf({ ...nothing, name: posix.join(path, removedName), records: { [removedRecord]: "1" } });
      } else if (isKept && kind === "leave" && step.stats && depth > 0) {
        yield headerOf({ ...nothing, ...timed(step.stats), type: "directory", name: `${path}/` });
      } else if (isKept && kind === "file") yield* fileParts(step, path, buffer);
    }
  } finally {
    steps.return();
    removed?.close();
  }
}

const nothing: Omit<Entry, "name"> = { type: "file", mode: 0o644, mtime: new Date(0), size: 0, linkname: "" };

function timed({ mode, mtime }: Stats): Pick<Entry, "mode" | "mtime"> {
  return { mode, mtime };
}

function* fileParts({ folder, name, isPlain }: Step, path: string, buffer: Buffer): Generator<Uint8Array> {
  if (!folder) return;
  const file = folder.below(name);
  if (isPlain) {
    yield* contentParts(file, path, buffer);
    return;
  }
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats?.isSymbolicLink()) {
    const target = targetOf(file);
    if (!target) return;
    const linkname = target.toString("latin1");
    yield headerOf({ ...nothing, ...timed(stats), type: "symlink", name: path, linkname });
  } else if (stats?.isFile()) yield* contentParts(file, path, buffer);
}

function* contentParts(file: Name, path: string, buffer: Buffer): Generator<Uint8Array> {
  const opened = unlessGone(() => openToRead(file));
  if (!opened) return;
  const { descriptor, stats } = opened;
  try {
    if (!stats.isFile()) return;
    yield headerOf({ ...nothing, ...timed(stats), name: path, size: stats.size });
    let remaining = stats.size;
    while (remaining > 0) {
      const read = readSync(descriptor, buffer, 0, Math.min(remaining, buffer.length), null);
      if (read === 0) buffer.fill(0);
      const count = read === 0 ? Math.min(remaining, buffer.length) : read;
      yield buffer.subarray(0, count);
      remaining -= count;
    }
    yield Buffer.alloc(paddingOf(stats.size));
  } finally {
    closeSync(descriptor);
  }
}

function targetOf(file: Name): Buffer | undefined {
  return unlessGone(() => readlinkSync(file, { encoding: "buffer" }));
}

function unlessGone<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (["ENOENT", "ELOOP", "EINVAL", "ENXIO"].includes(codeOf(error) ?? "")) return undefined;
    throw error;
  }
}

interface Entry {
  readonly name: string;
  readonly type: "file" | "directory" | "symlink";
  readonly mode: number;
  readonly mtime: Date;
  readonly size: number;
  readonly linkname: string;
  readonly records?: Readonly<Record<string, string>>;
}

const blockSize = 512;

const flags = { file: "0", symlink: "2", directory: "5" } as const;

function headerOf(entry: Entry): Buffer {
  const all = [entry.name, entry.linkname].map((bytes) => Buffer.from(bytes, "latin1"));
  const isText = all.every((bytes) => isUtf8(bytes));
  const [name = "", linkname = ""] = isText ? all.map(String) : [entry.name, entry.linkname];
  const { size, records } = entry;
  const long = {
    ...(isText ? {} : { [bytesRecord]: "1" }),
    ...(Buffer.byteLength(name) > 100 ? { path: name } : {}),
    ...(Buffer.byteLength(linkname) > 100 ? { linkpath: linkname } : {}),
    ...(size > maxSizeInHeader ? { size: String(size) } : {}),
    ...records,
  };
  const body = Buffer.from(Object.entries(long).map(recordOf).join(""));
  const own = block({ ...entry, name, linkname }, flags[entry.type]);
  if (body.length === 0) return own;
  const before = block({ ...entry, name: "pax", linkname: "", mode: 0o644, size: body.length }, "x");
  return Buffer.concat([before, body, Buffer.alloc(paddingOf(body.length)), own]);
}

function paddingOf(size: number): number {
  return -size & (blockSize - 1);
}

const maxSizeInHeader = 8 ** 11 - 1;

function block({ name, mode, size, mtime, linkname }: Omit<Entry, "type">, flag: string): Buffer {
  const bytes = Buffer.alloc(blockSize);
  const octal = (at: number, length: number, value: number) =>
    bytes.write(value.toString(8).padStart(length - 1, "0"), at, length - 1, "latin1");
  bytes.write(name, 0, 100);
  octal(100, 8, mode & 0o7777);
  octal(108, 8, 0);
  octal(116, 8, 0);
  octal(124, 12, Math.min(size, maxSizeInHeader));
  octal(136, 12, Math.max(0, Math.floor(mtime.getTime() / 1000)));
  bytes.write(" ".repeat(8), 148, "latin1");
  bytes.write(flag, 156, "latin1");
  bytes.write(linkname, 157, 100);
  bytes.write("ustar\u000000", 257, "latin1");
  let sum = 0;
  for (const byte of bytes) sum += byte;
  octal(148, 7, sum);
  bytes[154] = 0;
  return bytes;
}

function recordOf([key, value]: readonly [string, string]): string {
  const rest = ` ${key}=${value}\n`;
  const bytes = Buffer.byteLength(rest);
  const length = bytes + String(bytes + String(bytes).length).length;
  return `${length}${rest}`;
}
