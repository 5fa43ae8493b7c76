import type { ByteFiles } from "../../store/files/byte-files.ts";
import type { ExportedRow } from "../../store/store.ts";

export interface StateSource {
  /** Writes files that rows name and the store lacks. Undefined: none is missing. */
  write(): Promise<void> | undefined;
  rows(): Iterable<ExportedRow>;
  folders(): string[];
  files(folder: string): ByteFiles;
}

export interface StoredFile {
  readonly folder: string;
  readonly path: string;
}

export const stateFolder = "snapshots";

const underWay = /^(?:incoming|drafts|uploads)\//;

/** Files that rows may name, of all folders. They are content-addressed and never change. */
export function contentsOf({ folders, files }: StateSource): StoredFile[] {
  return folders()
    .filter((folder) => folder !== stateFolder)
    .flatMap((folder) =>
      files(folder)
        .paths()
        .filter((path) => !underWay.test(path))
        .map((path) => ({ folder, path })),
    );
}

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
