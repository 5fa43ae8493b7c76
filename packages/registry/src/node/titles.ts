import { ContentError } from "../errors/content-error.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { lengthProblem, shownPath } from "./path-limits.ts";

/** Says the path of the file that a layer is (image specification, "Pre-Defined Annotation Keys"). */
const TITLE = "org.opencontainers.image.title";

/** Says that a layer is a folder in a tar, as the `oras` program has it. */
const UNPACK = "io.deis.oras.content.unpack";

export interface TitledLayer {
  readonly descriptor: OciDescriptor;
  readonly path: string;
  readonly isFolder: boolean;
}

export function titleOf(path: string, isFolder = false): Record<string, string> {
  return { [TITLE]: path, ...(isFolder && { [UNPACK]: "true" }) };
}

/** The layers that are files or folders; a `ContentError` when a path leads out of their folder, or two of them do not fit beside each other. */
export function titledLayers(layers: readonly OciDescriptor[]): TitledLayer[] {
  const titled = layers.flatMap((descriptor) => {
    const path = descriptor.annotations?.[TITLE];
    return path === undefined ? [] : { descriptor, path, isFolder: descriptor.annotations?.[UNPACK] === "true" };
  });
  for (const { path } of titled) {
    const problem = lengthProblem(path);
    if (problem !== undefined) throw refuse(path, problem);
    // Half of a character is written as U+FFFD, whichever half it is: files would take each other's places.
    if (/\p{Surrogate}/u.test(path)) throw refuse(path, "has half of a character in it, which no system has in a name");
    if (!isInside(path)) throw refuse(path, "leads out of the folder, or is none on every system");
  }
  // Sorted with what follows a folder's name, what lies within another one comes right behind that, or behind another of its kind.
  let before = "";
  for (const path of titled.map(({ path }) => `${path}/`).sort()) {
    if (path === before) throw refuse(path.slice(0, -1), "is there twice");
    if (before !== "" && path.startsWith(before)) {
      throw refuse(path.slice(0, -1), "lies within another layer of the artifact");
    }
    before = path;
  }
  return titled;
}

/** Relative, without steps up, and meaning the same where backslashes separate and drives have letters. */
function isInside(path: string): boolean {
  return path.split("/").every((part) => part !== "" && part !== "." && part !== ".." && !/[\\:\0]/.test(part));
}

function refuse(path: string, problem: string): ContentError {
  return new ContentError(`the path ${shownPath(path)} of a layer ${problem}`, { content: shownPath(path) });
}
