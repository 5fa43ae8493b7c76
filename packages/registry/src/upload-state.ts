/** An upload that can be gone on with: a plain value, to be kept as JSON. */
export interface UploadState {
  /** Where the next chunk goes: an absolute URL. It may hold a secret of the registry. */
  readonly location: string;
  /** Bytes that the registry has. */
  readonly offset: number;
  /** The least length of a chunk, where the registry names one. */
  readonly chunkLength?: number | undefined;
}
