import type { Store } from "../src/index.ts";

export interface Watch {
  readonly calls: string[];
  /** Called before each call, which throws its error. */
  before?: (call: string) => void | Promise<void>;
  running: number;
  peak: number;
}

export function watched(store: Store): Store & { readonly watch: Watch } {
  const watch: Watch = { calls: [], running: 0, peak: 0 };
  async function note<T>(call: string, work: () => Promise<T>): Promise<T> {
    watch.calls.push(call);
    watch.running++;
    watch.peak = Math.max(watch.peak, watch.running);
    try {
      await watch.before?.(call);
      return await work();
    } finally {
      watch.running--;
    }
  }
  const { blobs, manifests } = store;
  return {
    ...store,
    watch,
    blobs: {
      ...blobs,
      open: (digest, options) => note(`open ${digest}`, () => blobs.open(digest, options)),
      push: (content, options) => note(`push blob ${options?.digest}`, () => blobs.push(content, options)),
    },
    manifests: {
      ...manifests,
      get: (reference, options) => note(`get ${reference}`, () => manifests.get(reference, options)),
      push: (content, options) => note(`push manifest ${options?.reference}`, () => manifests.push(content, options)),
    },
  };
}
