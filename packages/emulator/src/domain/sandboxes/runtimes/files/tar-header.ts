/** What an archive says of something before its content. */
export interface Entry {
  readonly name: string;
  readonly type: "file" | "directory" | "symlink";
  readonly mode: number;
  readonly mtime: Date;
  readonly size: number;
  readonly linkname: string;
  /** Further records, such as those of our own. */
  readonly records?: Readonly<Record<string, string>>;
}

export const blockSize = 512;

const flags = { file: "0", symlink: "2", directory: "5" } as const;

/** The header of an entry as tar has it (POSIX.1-2001, pax); what does not fit into one is a header before it. */
export function headerOf(entry: Entry): Buffer {
  const { name, linkname, size, records } = entry;
  const long = {
    ...(Buffer.byteLength(name) > 100 ? { path: name } : {}),
    ...(Buffer.byteLength(linkname) > 100 ? { linkpath: linkname } : {}),
    ...(size > mostInHeader ? { size: String(size) } : {}),
    ...records,
  };
  const body = Buffer.from(Object.entries(long).map(recordOf).join(""));
  const own = block(entry, flags[entry.type]);
  if (body.length === 0) return own;
  const before = block({ ...entry, name: "pax", linkname: "", mode: 0o644, size: body.length }, "x");
  return Buffer.concat([before, body, Buffer.alloc(paddingOf(body.length)), own]);
}

/** How many zeros follow so many bytes. */
export function paddingOf(size: number): number {
  return -size & (blockSize - 1);
}

/** Eleven octal digits. */
const mostInHeader = 8 ** 11 - 1;

function block({ name, mode, size, mtime, linkname }: Omit<Entry, "type">, flag: string): Buffer {
  const bytes = Buffer.alloc(blockSize);
  const octal = (at: number, length: number, value: number) =>
    bytes.write(value.toString(8).padStart(length - 1, "0"), at, length - 1, "latin1");
  bytes.write(name, 0, 100);
  octal(100, 8, mode & 0o7777);
  octal(108, 8, 0);
  octal(116, 8, 0);
  octal(124, 12, Math.min(size, mostInHeader));
  // A tar knows no time before 1970.
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

/** Its length counts its own digits. */
function recordOf([key, value]: readonly [string, string]): string {
  const rest = ` ${key}=${value}\n`;
  const bytes = Buffer.byteLength(rest);
  const length = bytes + String(bytes + String(bytes).length).length;
  return `${length}${rest}`;
}
