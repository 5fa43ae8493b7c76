import type { BodySource } from "@slipway/core";

export interface Source {
  /** Path in the deployment, with `/` between folders. */
  readonly path: string;
  readonly size: number;
  /** SHA-1 of the content, hexadecimal. */
  readonly sha: string;
  /** Unix mode with the file type: `0o100755` for a program, `0o120777` for a link. */
  readonly mode?: number | undefined;
  /** Content in memory is not streamed, because streams have no length. `onBytes` gets the progress of streams. */
  read(onBytes: (bytes: number) => void): BodySource | Promise<BodySource>;
  /** After a failed upload: the reason why the bytes no longer match `sha`, if any. It closes open files. */
  fault?(): Error | undefined;
}

/** A folder that is deployed itself, because it is empty or named. Its files have their own paths. */
export interface FolderSource {
  /** Path in the deployment, with `/` between folders. */
  readonly path: string;
  /** Unix mode with the file type: `0o40755`. */
  readonly mode: number;
}

/** Progress of a deployment. */
export interface DeployProgress {
  /** `hash`: reading files. `upload`: sending those that the platform lacks. `create`, `build`: the platform works. `done`. */
  readonly step: "hash" | "upload" | "create" | "build" | "done";
  /** Files of the step, and how many are done. */
  readonly files: number;
  readonly filesDone: number;
  /** Bytes of the step and of its progress. Files over 4 MiB on disk count continuously, others when done; a repeated file counts from 0 again. */
  readonly bytes: number;
  readonly bytesDone: number;
  /** ID of the deployment, once it exists. */
  readonly id?: string | undefined;
  /** Address on this machine, from emulators only. */
  readonly origin?: string | undefined;
  /** State during the build, such as `BUILDING`. */
  readonly readyState?: string | undefined;
}
