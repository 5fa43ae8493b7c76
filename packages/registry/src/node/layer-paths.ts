import { shownPath } from "./path-limits.ts";
import { PathTree } from "./path-tree.ts";
import type { TarKind } from "./tar-codec.ts";
import type { TarEntry } from "./tar-headers.ts";

/** What lies at a path: an entry of a kind, or only others below it. */
type Place = TarKind | "way";

/** The paths of a tar that is a layer. What some programs refuse to unpack, or lose without a word, does not fit beside what came before. */
export class LayerPaths {
  readonly #places = new PathTree<Place>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Notes an entry. Says what is wrong with it, behind its path; undefined for nothing. */
  add({ kind, path, target, isPathUtf8, isTargetUtf8 }: TarEntry): string | undefined {
    if (!isPathUtf8) return ", whose name is no UTF-8";
    if ((kind === "link" || kind === "hard link") && !isTargetUtf8) return ", a link to a name that is no UTF-8";
    if (kind === "other") return ", which is neither a file, a folder nor a link";
    if (hasStepsUp(path)) return ", which has steps up in its path";
    const place = placeOf(path);
    // Programs that pack all of a folder write that one, too.
    if (path === "" || (place === "" && kind !== "folder")) return ", which has no name";
    if (this.#places.hasAbove(place, (above) => above === "file")) return ", which lies below a file";
    const before = this.#places.get(place);
    // Programs that pack a folder twice do no harm.
    if (before !== undefined && before !== "way" && !(before === "folder" && kind === "folder")) {
      return " twice: a layer has one of each path";
    }
    if (before === "way" && kind !== "folder") return ", which is no folder, behind what lies below it";
    const linked = kind === "hard link" ? this.#linked(target) : kind;
    if (linked === undefined) {
      return hasStepsUp(target)
        ? ", a hard link with steps up in its target"
        : `, a hard link to ${shownPath(target)}, which is no file before it`;
    }
    this.#count += this.#places.set(place, linked, "way");
    return undefined;
  }

  /** What a hard link is another name of. A link is text, which whoever runs the image follows; this one is followed by who unpacks it. */
  #linked(target: string): TarKind | undefined {
    const found = hasStepsUp(target) ? undefined : this.#places.get(placeOf(target));
    return found === "file" || found === "link" ? found : undefined;
  }
}

function hasStepsUp(path: string): boolean {
  return path.split("/").includes("..");
}

/** A path is the same with and without a slash at either end, and steps that lead nowhere. */
function placeOf(path: string): string {
  return path
    .split("/")
    .filter((name) => name !== "" && name !== ".")
    .join("/");
}
