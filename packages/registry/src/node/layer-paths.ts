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
  add(entry: TarEntry): string | undefined {
    const place = normalizePath(entry.path);
    const problem = ownProblem(entry, place) ?? this.#problemAt(place, entry.kind);
    if (problem !== undefined) return problem;
    const kind = entry.kind === "hard link" ? this.#linkedKind(entry.target) : entry.kind;
    if (kind === undefined) return `, a hard link to ${quotePath(entry.target)}, which is not a file before it`;
    this.#count += this.#places.set(place, kind, "way");
    return undefined;
  }

  #problemAt(place: string, kind: TarKind): string | undefined {
    if (this.#places.hasAbove(place, (above) => above === "file")) return ", which lies below a file";
    const before = this.#places.get(place);
    // A folder packed twice does no harm.
    if (before === undefined || (kind === "folder" && (before === "way" || before === "folder"))) return undefined;
    return before === "way"
      ? ", which is not a folder, behind what lies below it"
      : " twice: a layer has one of each path";
  }

  /** The kind of a hard link's target. A symbolic link is resolved in the running image, a hard link by the unpacking program. */
  #linkedKind(target: string): TarKind | undefined {
    const kind = this.#places.get(normalizePath(target));
    return kind === "file" || kind === "link" ? kind : undefined;
  }
}

/** The problem that an entry has by itself. */
function ownProblem({ kind, path, target, isPathUtf8, isTargetUtf8 }: TarEntry, place: string): string | undefined {
  if (!isPathUtf8) return ", whose name is not UTF-8";
  if ((kind === "link" || kind === "hard link") && !isTargetUtf8) return ", a link to a name that is not UTF-8";
  if (kind === "other") return ", which is neither a file, a folder nor a link";
  if (hasStepsUp(path)) return ", which has steps up in its path";
  // Programs that pack a whole folder write an entry for the folder itself.
  if (path === "" || (place === "" && kind !== "folder")) return ", which has no name";
  return kind === "hard link" && hasStepsUp(target) ? ", a hard link with steps up in its target" : undefined;
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
