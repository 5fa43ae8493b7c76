/** A resumable upload: a plain value, to be stored as JSON. */
export interface UploadState {
  /** Absolute URL of the next chunk. It may hold a secret of the registry. */
  readonly location: string;
  /** Bytes that the registry has. */
  readonly offset: number;
  /** Smallest chunk, where the registry states one. */
  readonly chunkLength?: number | undefined;
}
