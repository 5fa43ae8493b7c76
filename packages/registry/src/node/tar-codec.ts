import { isUtf8 } from "node:buffer";

// POSIX.1-2017, "pax": the ustar header, and the extended header before it. The numbers of GNU tar are read too.

/** Tar files consist of blocks; contents are filled up to whole ones. */
export const BLOCK = 512;

export const TAR_END: Uint8Array = new Uint8Array(2 * BLOCK);

/** Kind of a tar entry. `other`: a device, a part of a file, or a kind that only one program knows. */
export type TarKind = "file" | "folder" | "link" | "hard link" | "other";

/** Headers that extend later entries. */
export type TarExtension = "extended" | "global" | "long path" | "long target";

export interface TarHeader {
  readonly kind: TarKind | TarExtension;
  /** Unchecked: the path may lead anywhere. */
  readonly path: string;
  /** Size of the following content, in bytes. */
  readonly size: number;
  readonly mode: number;
  /** In seconds since 1970. */
  readonly mtime: number;
  readonly target: string;
}

/** A header that was read. Bytes that are not UTF-8 are replaced in its names. */
export interface ReadTarHeader extends TarHeader {
  /** Whether it has the oldest form, whose only sign of a folder is a slash at the end of the whole path. */
  readonly isOldFile: boolean;
  readonly isPathUtf8: boolean;
  readonly isTargetUtf8: boolean;
}

export interface TarOwner {
  readonly user: number;
  readonly group: number;
}

export interface NewTarHeader extends Omit<TarHeader, "mtime">, Partial<Pick<TarHeader, "mtime">> {
  /** Default: root. */
  readonly owner?: TarOwner | undefined;
}

export interface TarRecords extends Partial<Omit<ReadTarHeader, "kind" | "isOldFile">> {
  /** GNU tar left holes out of the content and listed them: the content is not the file. */
  readonly isSparse?: boolean;
}

/** The last second of the year 9999. Later times are errors, and systems refuse them in ways of their own. */
export const LAST_SECOND = 253_402_300_799;

/** The last second that the old header has room for, in the year 2242. */
const LAST_OLD_SECOND = 8 ** 11 - 1;

/** Largest ID of a user or a group in the old header. */
const LAST_OLD_ID = 8 ** 7 - 1;

const FLAGS: readonly (readonly [flag: string, kind: TarHeader["kind"]])[] = [
  ["0", "file"],
  ["1", "hard link"],
  ["2", "link"],
  ["3", "other"],
  ["5", "folder"],
  ["x", "extended"],
  ["g", "global"],
  ["L", "long path"],
  ["K", "long target"],
  // Files as well: of the oldest tars, and contiguous ones.
  ["\0", "file"],
  ["7", "file"],
];

const SLASH = "/".charCodeAt(0);

export function padded(size: number): number {
  return Math.ceil(size / BLOCK) * BLOCK;
}

/**
 * Encodes the headers of an entry: always an extended one, since the old one has no room for the path of a sha512, a size of 8 GiB, or the
 * year 2243. Owners and times only where given: the same content gives the same tar.
 */
export function encodeHeader(header: NewTarHeader): Uint8Array {
  const { path, size, target, mtime = 0, owner = { user: 0, group: 0 } } = header;
  const lines = [
    record("path", path),
    target && record("linkpath", target),
    record("size", size),
    mtime > LAST_OLD_SECOND && record("mtime", mtime),
    owner.user > LAST_OLD_ID && record("uid", owner.user),
    owner.group > LAST_OLD_ID && record("gid", owner.group),
  ];
  const text = Buffer.from(lines.filter((line) => line !== false).join(""));
  const content = Buffer.alloc(padded(text.length));
  content.set(text);
  const extension = { ...header, kind: "extended", path: "PaxHeader", size: text.length, target: "" } as const;
  return Buffer.concat([encodeBlock(extension), content, encodeBlock(header)]);
}

/** A line of an extended header. Its own length, in bytes, comes first and counts its own digits. */
function record(key: string, value: string | number): string {
  const line = ` ${key}=${value}\n`;
  const rest = Buffer.byteLength(line);
  let length = rest;
  while (length !== rest + String(length).length) length = rest + String(length).length;
  return `${length}${line}`;
}

function encodeBlock({ path, mode, size, kind, target, mtime = 0, owner }: NewTarHeader): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, position: number, digits: number): void => {
    block.write(
      Math.min(value, 8 ** digits - 1)
        .toString(8)
        .padStart(digits, "0"),
      position,
    );
  };
  // A cut path may end in a slash, which some programs take for a folder.
  const end = block.write(path, 0, 100) - 1;
  if (kind !== "folder" && block[end] === SLASH) block[end] = 0;
  octal(mode & 0o7777, 100, 7);
  octal(owner?.user ?? 0, 108, 7);
  octal(owner?.group ?? 0, 116, 7);
  octal(size, 124, 11);
  octal(mtime, 136, 11);
  block.write(FLAGS.find(([, each]) => each === kind)?.[0] ?? "0", 156);
  block.write(target, 157, 100);
  block.write("ustar\x0000", 257);
  octal(checksum(block), 148, 6);
  block.write("\0 ", 154);
  return block;
}

/** The sum of a header's bytes, its own place counted as spaces. */
function checksum(block: Uint8Array): number {
  return block.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0);
}

/** Reads a header's block: `end` for an empty one, undefined for an invalid one. */
export function decodeBlock(bytes: Uint8Array): ReadTarHeader | "end" | undefined {
  const block = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (block.every((byte) => byte === 0)) return "end";
  const textAt = (begin: number, length: number): TarText => decodeText(block.subarray(begin, begin + length));
  const [sum, size, mode, mtime] = [
    number(block, 148, 8),
    number(block, 124, 12),
    number(block, 100, 8),
    number(block, 136, 12),
  ];
  if (sum !== checksum(block) || size === undefined) return undefined;
  const magic = block.toString("latin1", 257, 263);
  const isUstar = magic === "ustar\0";
  const name = textAt(0, 100);
  const prefix = isUstar ? textAt(345, 155) : undefined;
  // A prefix is a folder, also with an empty name behind.
  const path = prefix?.text ? `${prefix.text}/${name.text}` : name.text;
  const target = textAt(157, 100);
  const flag = block.toString("latin1", 156, 157);
  const kind = FLAGS.find(([each]) => each === flag)?.[1] ?? "other";
  // An entry without content may state the size of its target.
  const hasContent = kind !== "folder" && kind !== "link" && kind !== "hard link";
  return {
    kind,
    isOldFile: kind === "file" && (flag === "\0" || !magic.startsWith("ustar")),
    path,
    size: hasContent ? size : 0,
    mode: mode ?? 0o644,
    mtime: mtime ?? 0,
    target: target.text,
    isPathUtf8: name.isUtf8 && prefix?.isUtf8 !== false,
    isTargetUtf8: target.isUtf8,
  };
}

interface TarText {
  readonly text: string;
  readonly isUtf8: boolean;
}

/** Reads a text up to its first zero byte. */
export function decodeText(bytes: Uint8Array): TarText {
  const end = bytes.indexOf(0);
  const own = end < 0 ? bytes : bytes.subarray(0, end);
  return { text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(own), isUtf8: isUtf8(own) };
}

/** A number in octal digits, or in binary behind a first byte of 0x80. */
function number(block: Buffer, begin: number, length: number): number | undefined {
  const field = block.subarray(begin, begin + length);
  if (field[0] === 0x80) {
    const value = field.subarray(1).reduce((value, byte) => value * 256 + byte, 0);
    return Number.isSafeInteger(value) ? value : undefined;
  }
  const digits = /^ *([0-7]*)[\0 ]*$/.exec(field.toString("latin1"))?.[1];
  return digits === undefined ? undefined : Number.parseInt(digits || "0", 8);
}

/** Readers of an extended header's values by their keys. Empty values but a size are ignored; undefined is an invalid value. */
const VALUES = new Map<string, (value: string, line: Uint8Array) => TarRecords | false | undefined>([
  ["path", (path, line) => path !== "" && { path, isPathUtf8: isUtf8(line) }],
  ["linkpath", (target, line) => target !== "" && { target, isTargetUtf8: isUtf8(line) }],
  ["mtime", (value) => value !== "" && (/^-?\d+(\.\d*)?$/.test(value) ? { mtime: Number(value) } : undefined)],
  [
    "size",
    (value) => (/^\d+$/.test(value) && Number.isSafeInteger(Number(value)) ? { size: Number(value) } : undefined),
  ],
]);

/** Reads the lines of an extended header; undefined when they are invalid. */
export function decodeRecords(bytes: Uint8Array): TarRecords | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let records: TarRecords = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(/^\d{1,8}(?= )/.exec(text.toString("latin1", at, at + 9))?.[0]);
    if (!(length > 0) || at + length > text.length) return undefined;
    const line = text.subarray(at, at + length);
    const [, key, value] = /^\d+ ([^=]+)=(.*)\n$/s.exec(line.toString("utf8")) ?? [];
    if (key === undefined || value === undefined) return undefined;
    const read = VALUES.get(key);
    const members = read ? read(value, line) : key.startsWith("GNU.sparse.") && { isSparse: true };
    if (members === undefined) return undefined;
    records = { ...records, ...members };
    at += length;
  }
  return records;
}
