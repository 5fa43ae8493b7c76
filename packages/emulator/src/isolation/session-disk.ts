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

/** A folder to pack; `lowers` and `merged` belong to an overlay whose upper folder it is. */
export interface PackedTree extends Partial<Lowers> {
  readonly at: string;
  readonly upper: string;
}

export interface SessionDisk {
  readonly top: string;
  readonly roots: readonly Mount[];
  /** Paths at which commands see mounts of the session's own. */
  readonly covered?: readonly string[];
  readonly trees: readonly PackedTree[];
}
