import { CONCURRENCY, inParallel } from "@slipway/core/internal";
import { type Content, type DeployOptions, reportTo } from "../deploy/deploy-sources.ts";
import type { Source } from "../deploy/source.ts";
import { fileSource } from "./file-source.ts";
import type { Found, FoundFile, FoundFolder } from "./found-file.ts";

/** Reads what was found, for what is sent of it: files are read for their digests, `concurrency` at a time; folders are as they are. */
export async function readContent(
  found: readonly Found[],
  { concurrency = CONCURRENCY, onProgress }: DeployOptions,
  signal: AbortSignal | undefined,
): Promise<Content> {
  const files = found.filter((each): each is FoundFile => !each.isFolder);
  const folders = found.filter((each): each is FoundFolder => each.isFolder === true);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const sources: Source[] = [];
  let [filesDone, bytesDone] = [0, 0];
  const tell = reportTo(onProgress);
  const report = () => tell({ step: "hash", files: files.length, filesDone, bytes, bytesDone });
  report();
  await inParallel(files.entries(), concurrency, signal, async ([index, file], either) => {
    let read = 0;
    const count = (upTo: number): void => {
      bytesDone += upTo - read;
      read = upTo;
    };
    sources[index] = await fileSource(file, either, (bytes) => {
      count(bytes);
      if (bytes < file.size) report();
    });
    filesDone += 1;
    // Of one that changed since it was found, too, so that in the end all is done.
    count(file.size);
    report();
  });
  return { sources, folders };
}
