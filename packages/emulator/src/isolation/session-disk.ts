/** A part of a sandbox's files: what stands at a path of its is a folder of this machine. */
export interface Mount {
  /** Absolute, without a slash at its end but for `/` itself. */
  readonly path: string;
  readonly folder: string;
  readonly readOnly: boolean;
}

/** What an overlay lies on, and where all of it together is seen. */
export interface Lowers {
  /** The uppermost first. Nobody changes them. */
  readonly lowers: readonly string[];
  readonly merged: string;
}

/** A folder that is to be packed; where it is the upper one of an overlay, with what that lies on. */
export interface PackedTree extends Partial<Lowers> {
  /** What its names in the archive begin with, such as `usr`; empty for none. */
  readonly at: string;
  readonly upper: string;
}

/** Where a session has its own files on this machine. */
export interface SessionDisk {
  /** The sandbox's root, all of it together. */
  readonly top: string;
  /** What of it the sandbox names. */
  readonly roots: readonly Mount[];
  readonly trees: readonly PackedTree[];
}
