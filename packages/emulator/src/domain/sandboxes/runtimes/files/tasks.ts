import type { Measured } from "./measure.ts";
import type { Packing } from "./pack.ts";
import type { Upload } from "./unpack.ts";

/** What is done with trees of files, beside everything else. */
export type Task =
  | { readonly kind: "remove"; readonly folder: string }
  | { readonly kind: "measure"; readonly folders: readonly string[]; readonly most?: Measured | undefined }
  | { readonly kind: "judge"; readonly upload: Upload }
  | { readonly kind: "unpack"; readonly upload: Upload }
  | { readonly kind: "restore"; readonly file: string; readonly folder: string }
  | { readonly kind: "copy"; readonly packing: Packing; readonly folder: string }
  /** `taken` counts the pieces that were taken of those that were given; below 0 nobody takes any more. */
  | { readonly kind: "pack"; readonly packing: Packing; readonly taken: Int32Array };

/** What a thread says. */
export type Said =
  | { readonly piece: Uint8Array<ArrayBuffer> }
  | { readonly done: Measured | undefined }
  | { readonly failed: Failure };

/** Why a task could not be done; with a status where that is for who asked. */
export interface Failure {
  readonly message: string;
  readonly status?: number;
  readonly code?: string;
}
