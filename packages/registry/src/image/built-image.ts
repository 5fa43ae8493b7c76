import { InputError } from "@slipway/core/call";
import type { OciDescriptor } from "../generated/types.ts";
import type { Store } from "../store.ts";

/** An image, and the store that has it. */
export interface ImageSource {
  readonly store: Store;
  /** Tag or digest in the store. */
  readonly reference: string;
}

/** A built image or index. Its store reads its sources on demand, for `copy`, `push` or another image. */
export interface BuiltImage extends ImageSource {
  /** Descriptor of the manifest or index, with the platform of an image. */
  readonly descriptor: OciDescriptor;
}

export function checkImageSource(source: unknown, parameter: string): void {
  // Members of an unknown object are unknown.
  const { store, reference } = Object(source) as Readonly<Record<string, unknown>>;
  const { manifests } = Object(store) as Readonly<Record<string, unknown>>;
  if (manifests && typeof reference === "string" && reference !== "") return;
  throw new InputError(`"${parameter}" must be { store, reference }`, { parameter });
}
