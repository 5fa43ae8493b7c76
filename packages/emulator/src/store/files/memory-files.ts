import { type ByteFiles, type ByteRange, checkPath } from "./byte-files.ts";
import { streamOfPieces } from "./byte-source.ts";

interface MemoryFile {
  pieces: Uint8Array[];
  size: number;
}

export function createMemoryFiles(): ByteFiles {
  const files = new Map<string, MemoryFile>();

  function existing(path: string): MemoryFile {
    const file = files.get(checkPath(path));
    if (!file) throw new Error(`There is no file ${path}`);
    return file;
  }

  return {
    size: (path) => files.get(checkPath(path))?.size,
    read(path, range) {
      const { pieces, size } = existing(path);
      return streamOfPieces(sliceBytes(pieces, range ?? { first: 0, last: size - 1 }));
    },
    async append(path, offset) {
      const { pieces } = files.get(checkPath(path)) ?? { pieces: [] };
      const file = { pieces: sliceBytes(pieces, { first: 0, last: offset - 1 }), size: offset };
      files.set(path, file);
      return {
        async write(piece) {
          file.pieces.push(piece);
          file.size += piece.length;
        },
        async close() {},
      };
    },
    async flush(path) {
      existing(path);
    },
    place(from, to) {
      files.set(checkPath(to), existing(from));
      return () => files.delete(to);
    },
    flushPlaces() {},
    remove(path) {
      files.delete(checkPath(path));
    },
    list: (folder) => [...files.keys()].filter((path) => path.startsWith(`${folder}/`)),
    removeFolder(folder) {
      for (const path of files.keys()) if (path.startsWith(`${folder}/`)) files.delete(path);
      return [];
    },
    paths: () => [...files.keys()],
    clear() {
      files.clear();
      return [];
    },
  };
}

function sliceBytes(pieces: readonly Uint8Array[], { first, last }: ByteRange): Uint8Array[] {
  const slices: Uint8Array[] = [];
  let start = 0;
  for (const piece of pieces) {
    const part = piece.subarray(Math.max(first - start, 0), Math.max(last + 1 - start, 0));
    if (part.length > 0) slices.push(part);
    start += piece.length;
  }
  return slices;
}
