import type { DeployedFile } from "./tables.ts";

/** The folder that is served: the project's output directory, else `public` where there is one, else everything. */
export function siteRoot(files: readonly DeployedFile[], outputDirectory: string | null | undefined): string {
  const wanted = outputDirectory?.replaceAll(/^\.?\/+|\/+$/g, "").replace(/^\.$/, "");
  if (wanted) return wanted;
  return files.some(({ path }) => path.startsWith("public/")) ? "public" : "";
}
