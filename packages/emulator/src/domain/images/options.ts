import type { Service } from "../../engine/services.ts";

/** Which manifests may reference missing content. */
export type SparseContent = "indexes" | "all";

/** How the container registry behaves. */
export interface RegistryOptions {
  /** The least that a chunk but the last one has to hold, in bytes, as `OCI-Chunk-Min-Length` says. Default: anything. */
  readonly chunkMinLength?: number;
  /**
   * Takes what names content that is not there: `indexes`, an index whose manifests are missing; `all`, also a manifest whose
   * blobs are. Default: refused.
   */
  readonly sparse?: SparseContent;
}

export const registryOptions: Service<RegistryOptions> = { make: () => ({}) };
