import { InputError } from "@slipway/core/call";
import { createTarPacker } from "modern-tar";

/** Content of a file: text as UTF-8, bytes, or a Blob, which is read during the upload. */
export type SandboxContent = string | Uint8Array | Blob;

/** A file of a sandbox. */
export interface SandboxFile {
  /** Absolute, or relative to the directory of the call. */
  readonly path: string;
  readonly data: SandboxContent;
  /** Unix mode: 0o755 for a program. Default: 0o644. */
  readonly mode?: number | undefined;
}

/** Contents by path, or a list of files with modes. */
export type SandboxFiles = Readonly<Record<string, SandboxContent>> | readonly SandboxFile[];

export function listFiles(files: SandboxFiles): readonly SandboxFile[] {
  const list: readonly SandboxFile[] = Array.isArray(files)
    ? files
    : Object.entries(files).map(([path, data]) => ({ path, data }));
  if (list.length === 0) throw new InputError("There is no file to write.", { parameter: "files" });
  for (const { path, data } of list) {
    const problem = contentProblem(path, data);
    if (problem) throw new InputError(`The file ${JSON.stringify(path)} ${problem}.`, { parameter: "files" });
  }
  return list;
}

function contentProblem(path: unknown, data: unknown): string | undefined {
  if (typeof path !== "string" || path === "" || path.endsWith("/")) return "has no name";
  if (path.includes("\0")) return "has a NUL in its path";
  const isContent = typeof data === "string" || data instanceof Uint8Array || data instanceof Blob;
  return isContent ? undefined : "is neither text, nor bytes, nor a Blob";
}

/** Packs files to a gzipped tar on demand, without buffering. */
export function packFiles(files: readonly SandboxFile[]): ReadableStream<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const pack = async (): Promise<void> => {
    for (const { path, data, mode = 0o644 } of files) {
      const blob = data instanceof Blob ? data : new Blob([typeof data === "string" ? data : new Uint8Array(data)]);
      const entry = controller.add({ name: path.replace(/^\/+/, ""), size: blob.size, mode, type: "file" });
      await blob.stream().pipeTo(entry);
    }
    controller.finalize();
  };
  pack().catch((error: unknown) => controller.error(error));
  return readable.pipeThrough(new CompressionStream("gzip"));
}
