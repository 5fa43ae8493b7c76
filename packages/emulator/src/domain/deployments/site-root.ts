import { inFolder } from "./file-settings.ts";
import type { DeployedFile } from "./tables.ts";

/** The folder that is served: the output directory of the project's folder, else its `public` where there is one, else all of it. */
export function siteRoot(
  files: readonly DeployedFile[],
  sourceRoot: string,
  outputDirectory: string | null | undefined,
): string {
  const wanted = folderOf(outputDirectory);
  if (wanted !== "") return inFolder(sourceRoot, wanted);
  const usual = inFolder(sourceRoot, "public");
  return files.some(({ path }) => path.startsWith(`${usual}/`)) ? usual : sourceRoot;
}

/** A folder as people write it, without what means nothing: `./out/` is `out`, and `.` is the folder itself. */
export function folderOf(text: string | null | undefined): string {
  return text?.replaceAll(/^\.?\/+|\/+$/g, "").replace(/^\.$/, "") ?? "";
}
