import type { ByteFiles } from "../../store/files/byte-files.ts";
import type { KeptRow } from "../../store/store.ts";

/** Where the parts of an emulator are that a state is made of. */
export interface Kept {
  /** Every row, at this moment. */
  rows(): Iterable<KeptRow>;
  folders(): string[];
  files(folder: string): ByteFiles;
}

/** A file of the emulator's, by its folder and its path in there. */
export interface Place {
  readonly folder: string;
  readonly path: string;
}

/** The folder that holds states, and is in none of them. */
export const stateFolder = "snapshots";

/** What is on its way in: nobody knows of it yet, or it is not whole. Every folder of files calls it so. */
const underWay = /^(?:incoming|drafts|uploads)\//;

/** The files that rows may name, of all folders. They are known by their content, and never change. */
export function contentsOf({ folders, files }: Kept): Place[] {
  return folders()
    .filter((folder) => folder !== stateFolder)
    .flatMap((folder) =>
      files(folder)
        .paths()
        .filter((path) => !underWay.test(path))
        .map((path) => ({ folder, path })),
    );
}

/** Writes a file from its beginning; on return it is on disk. */
export async function writeFile(
  files: ByteFiles,
  path: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<number> {
  let size = 0;
  const file = await files.append(path, 0);
  try {
    for await (const piece of source) {
      size += piece.length;
      await file.write(piece);
    }
  } finally {
    await file.close();
  }
  await files.flush(path);
  return size;
}
