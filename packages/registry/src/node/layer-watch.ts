export interface LayerWatch {
  readonly signal?: AbortSignal | undefined;
  readonly onFile?: (() => void) | undefined;
  /** Called with the bytes of files as they are read. */
  readonly onRead?: ((count: number) => void) | undefined;
}
