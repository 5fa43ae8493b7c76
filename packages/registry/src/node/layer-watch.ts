export interface LayerWatch {
  readonly signal?: AbortSignal | undefined;
  readonly onFile?: (() => void) | undefined;
  readonly onRead?: ((count: number) => void) | undefined;
}
