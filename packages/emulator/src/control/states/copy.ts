import { setImmediate } from "node:timers/promises";
import { chunksOf } from "@slipway/core/internal";
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
function contentsOf({ folders, files }: StateSource): StoredFile[] {
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

export interface State {
  readonly files: ByteFiles;
  readonly at: string;
}

const maxAttempts = 5;

export function rowsPath({ at }: State): string {
  return `${at}/rows`;
}

/** Copies a consistent state. Throws if files are removed faster than they are copied. */
export async function copyOut(source: StateSource, state: State): Promise<void> {
  for (let tries = 0; tries < maxAttempts; tries++) {
    for (let writing = source.write(); writing; writing = source.write()) await writing;
    // Read in one turn of the event loop, so that rows and files match.
    const rows = source.rows();
    const contents = contentsOf(source);
    await writeFile(state.files, rowsPath(state), rowLines(rows));
    if (await copyAll(source, contents, state)) return;
    removeState(state);
  }
  throw new Error("Files were removed faster than they could be copied; try again with less traffic");
}

async function copyAll({ files }: StateSource, contents: readonly StoredFile[], state: State): Promise<boolean> {
  for (const { folder, path } of contents) {
    const source = files(folder);
    try {
      await writeFile(state.files, `${state.at}/files/${folder}/${path}`, chunksOf(source.read(path)));
    } catch (error) {
      if (source.size(path) === undefined) return false;
      throw error;
    }
  }
  return true;
}

const maxBatchLength = 64 * 1024;

async function* rowLines(rows: Iterable<ExportedRow>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let lines = "";
  for (const { table, json } of rows) {
    lines += `${table} ${json}\n`;
    if (lines.length < maxBatchLength) continue;
    yield encoder.encode(lines);
    lines = "";
    await setImmediate();
  }
  yield encoder.encode(lines);
}

export async function* readRows(state: State): AsyncGenerator<ExportedRow[]> {
  const decoder = new TextDecoder("utf8", { fatal: true });
  let rest = "";
  for await (const piece of chunksOf(state.files.read(rowsPath(state)))) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield lines.map(readRow);
  }
  if (rest !== "") throw new Error("The last row is incomplete");
}

function readRow(line: string): ExportedRow {
  const space = line.indexOf(" ");
  return { table: line.slice(0, space), json: line.slice(space + 1) };
}

export function contentsIn({ files, at }: State): StoredFile[] {
  return files.list(`${at}/files`).map((full) => {
    const [folder = "", ...path] = full.slice(`${at}/files/`.length).split("/");
    return { folder, path: path.join("/") };
  });
}

export function removeState({ files, at }: State): unknown[] {
  return files.removeFolder(at);
}
