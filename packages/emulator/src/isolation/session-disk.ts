export interface Mount {
  /** Absolute, without a slash at its end but for `/` itself. */
  readonly path: string;
  readonly folder: string;
  readonly readOnly: boolean;
}

export interface Lowers {
  readonly lowers: readonly string[];
  readonly merged: string;
}

/** A folder to pack; `lowers` and `merged` belong to an overlay that has it on top. */
export interface PackedTree extends Partial<Lowers> {
  readonly at: string;
  /** Files above the base: an upper folder, or a mount of the sealed layers alone. */
  readonly upper: string;
}

export interface SessionDisk {
  readonly top: string;
  readonly roots: readonly Mount[];
  /** Paths at which commands see mounts of the session's own. */
  readonly covered?: readonly string[];
  readonly trees: readonly PackedTree[];
}
