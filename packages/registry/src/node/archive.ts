import { join } from "node:path";
import { gzip } from "./gzip.ts";
import { type PackOptions, packEntry } from "./pack-entry.ts";
import { TAR_END } from "./tar-codec.ts";
import { walkFolder } from "./walk-folder.ts";

/** Packs the folder `name` of `parent` into a compressed tar: the same files give the same bytes, whoever owns them and whenever they were written. */
export function packFolder(parent: string, name: string): AsyncGenerator<Uint8Array, void> {
  return gzip(packed(parent, name));
}

async function* packed(parent: string, name: string): AsyncGenerator<Uint8Array, void> {
  const file: PackOptions = { rightsOf: (mode) => ({ mode: kept(mode) }) };
  const folder: PackOptions = { rightsOf: (mode) => ({ mode: kept(mode) | 0o100 }) };
  yield* packEntry(join(parent, name), { path: name, kind: "folder" }, folder);
  for await (const entry of walkFolder(parent, name)) {
    yield* packEntry(join(parent, entry.path), entry, entry.kind === "folder" ? folder : file);
  }
  yield TAR_END;
}

/** What is kept of who may do what: its owner may read and change it, and nobody else may change it. */
function kept(mode: number): number {
  return (mode | 0o600) & 0o755;
}
