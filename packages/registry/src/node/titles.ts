import { ContentError } from "../errors/content-error.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { lengthProblem, quotePath } from "./path-limits.ts";

/** Annotation with the path of a layer's file (image specification, "Pre-Defined Annotation Keys"). */
const TITLE = "org.opencontainers.image.title";

/** Annotation of the `oras` program for a folder in a tar. */
const UNPACK = "io.deis.oras.content.unpack";

export interface TitledLayer {
  readonly descriptor: OciDescriptor;
  readonly path: string;
  readonly isFolder: boolean;
}

export function titleAnnotations(path: string, isFolder = false): Record<string, string> {
  return { [TITLE]: path, ...(isFolder && { [UNPACK]: "true" }) };
}

/** The layers that are files or folders; a `ContentError` when a path leads out of their folder, or two of them collide. */
export function titledLayers(layers: readonly OciDescriptor[]): TitledLayer[] {
  const titled = layers.flatMap((descriptor) => {
    const path = descriptor.annotations?.[TITLE];
    return path === undefined ? [] : { descriptor, path, isFolder: descriptor.annotations?.[UNPACK] === "true" };
  });
  for (const { path } of titled) {
    const problem = lengthProblem(path);
    if (problem !== undefined) throw titleError(path, problem);
    // Half of a surrogate pair is written as U+FFFD, whichever half it is: files would overwrite each other.
    if (/\p{Surrogate}/u.test(path)) throw titleError(path, "has a lone surrogate, which no file name can have");
    if (!isInside(path)) throw titleError(path, "leads out of the folder, or is not valid on every system");
  }
  // With a slash behind each path, sorting puts entries right behind the folder that holds them.
  let before = "";
  for (const path of titled.map(({ path }) => `${path}/`).sort()) {
    if (path === before) throw titleError(path.slice(0, -1), "is there twice");
    if (before !== "" && path.startsWith(before)) {
      throw titleError(path.slice(0, -1), "lies within another layer of the artifact");
    }
    before = path;
  }
  return titled;
}

/** Relative, without steps up, and of the same meaning where backslashes separate and drives have letters. */
function isInside(path: string): boolean {
  return path.split("/").every((part) => part !== "" && part !== "." && part !== ".." && !/[\\:\0]/.test(part));
}

function titleError(path: string, problem: string): ContentError {
  return new ContentError(`the path ${quotePath(path)} of a layer ${problem}`, { content: quotePath(path) });
}
