import { parseJson } from "../../engine/http/parse-json.ts";
import { PlatformError, refuse } from "../../engine/platform-error.ts";
import type { Blobs } from "../../store/blobs.ts";
import { outputFolder, parseConfig } from "./build-output.ts";
import { ignoredMembers } from "./effects.ts";
import { type FileEntry, readEntryText } from "./file-settings.ts";
import { pageMembers, parsePrerendered, prerenderedPath } from "./prerender.ts";
import { functionMembers, readFunction } from "./read-function.ts";
import { linesOfRoutes } from "./routing/lines-of-routes.ts";
import type { CreateDeploymentInput } from "./tables.ts";
import type { Inline } from "./take-files.ts";

export interface OutputSummary {
  readonly members: Pick<CreateDeploymentInput, "crons">;
  readonly lines: readonly string[];
  readonly ignored?: readonly string[];
  readonly problem?: string;
}

const withoutConfig =
  "The deployment is said to be the output of a build (`prebuilt`), and has no .vercel/output/config.json: send the folder as the build wrote it, or leave `prebuilt` out";

/** Far above the configurations that builds write. */
const maxConfigSize = 4 * 1024 * 1024;

export async function summarizeOutput(
  files: readonly FileEntry[],
  inline: Inline,
  blobs: Blobs,
  runs: boolean,
): Promise<OutputSummary> {
  const output = outputFolder(files.map(({ file }) => file));
  const config = files.find(({ file }) => file === `${output}/config.json`);
  if (!config) return { members: {}, lines: [], problem: withoutConfig };
  const read = async (entry: FileEntry): Promise<string> => {
    const text = await readEntryText(entry, inline, blobs, maxConfigSize);
    if (text === undefined) throw refuse("too_large", { what: entry.file, most: `${maxConfigSize} bytes` });
    return text;
  };
  try {
    const { routes, crons, images, ...parsed } = parseConfig(await read(config));
    const ignored = new Set(parsed.ignored);
    const note = (text: string, path: string, members: ReadonlySet<string>): void => {
      const name = path.slice(path.lastIndexOf(".", path.lastIndexOf(".") - 1));
      for (const each of ignoredMembers(parseJson(text, path), members, name)) ignored.add(each);
    };
    const isPage = ({ file }: FileEntry) =>
      file.startsWith(`${output}/functions/`) && prerenderedPath(file) !== undefined;
    const pages = files.filter(isPage);
    for (const page of pages) {
      const text = await read(page);
      parsePrerendered(text, page.file, `${output}/functions`);
      note(text, page.file, pageMembers);
    }
    const lines = linesOfRoutes({ routes, images }, runs);
    const functions = files.filter(({ file }) => file.startsWith(`${output}/functions/`) && isFunction(file));
    if (runs) {
      for (const each of functions) {
        const text = await read(each);
        const problem = problemIn(text, each.file);
        if (problem === undefined) note(text, each.file, functionMembers);
        if (problem !== undefined) lines.push(`Not carried out: ${problem}; where it would answer, the answer is 501`);
      }
    } else if (functions.length > 0) {
      lines.push(
        `Not carried out: the functions of the build (${functions.length}); where one would answer, the answer is 501, unless the emulator is started with \`functions: true\` (--functions)`,
      );
    }
    if (pages.length > 0 && !runs)
      lines.push(
        `Not carried out: \`expiration\` and \`group\` of rendered pages (${pages.length}); they stay as they are`,
      );
    return { members: crons ? { crons } : {}, lines, ignored: [...ignored] };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { members: {}, lines: [], problem: error.message };
  }
}

function isFunction(file: string): boolean {
  return file.endsWith(".func/.vc-config.json");
}

function problemIn(text: string, path: string): string | undefined {
  try {
    readFunction(text, path);
    return undefined;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return error.message;
  }
}
