import { quotePath } from "./path-limits.ts";
import { PathTree } from "./path-tree.ts";
import type { TarKind } from "./tar-codec.ts";
import type { TarEntry } from "./tar-headers.ts";

/** The entry at a path, or a folder without an entry of its own. */
type PathKind = TarKind | "way";

/** The paths of a layer's tar. Entries that some programs refuse to unpack, or lose silently, are refused. */
export class LayerPaths {
  readonly #places = new PathTree<PathKind>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Adds an entry. Returns its problem, to be read behind its path; undefined for none. */
  add({ kind, path, target, isPathUtf8, isTargetUtf8 }: TarEntry): string | undefined {
    if (!isPathUtf8) return ", whose name is no UTF-8";
    if ((kind === "link" || kind === "hard link") && !isTargetUtf8) return ", a link to a name that is no UTF-8";
    if (kind === "other") return ", which is neither a file, a folder nor a link";
    if (hasStepsUp(path)) return ", which has steps up in its path";
    const place = normalizePath(path);
    // Programs that pack a whole folder write an entry for the folder itself.
    if (path === "" || (place === "" && kind !== "folder")) return ", which has no name";
    if (this.#places.hasAbove(place, (above) => above === "file")) return ", which lies below a file";
    const before = this.#places.get(place);
    // A folder packed twice does no harm.
    if (before !== undefined && before !== "way" && !(before === "folder" && kind === "folder")) {
      return " twice: a layer has one of each path";
    }
    if (before === "way" && kind !== "folder") return ", which is no folder, behind what lies below it";
    const linked = kind === "hard link" ? this.#linked(target) : kind;
    if (linked === undefined) {
      return hasStepsUp(target)
        ? ", a hard link with steps up in its target"
        : `, a hard link to ${quotePath(target)}, which is no file before it`;
    }
    this.#count += this.#places.set(place, linked, "way");
    return undefined;
  }

  /** The kind of a hard link's target. A symbolic link is resolved in the running image, a hard link by the unpacking program. */
  #linked(target: string): TarKind | undefined {
    const targetKind = hasStepsUp(target) ? undefined : this.#places.get(normalizePath(target));
    return targetKind === "file" || targetKind === "link" ? targetKind : undefined;
  }
}

function hasStepsUp(path: string): boolean {
  return path.split("/").includes("..");
}

/** Normalizes a path: no slash at either end, no empty or `.` segments. */
function normalizePath(path: string): string {
  return path
    .split("/")
    .filter((name) => name !== "" && name !== ".")
    .join("/");
}
