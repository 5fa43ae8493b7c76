import type { BodySource } from "@slipway/core";

export interface Source {
  /** Path in the deployment, with `/` between folders. */
  readonly path: string;
  readonly size: number;
  /** SHA-1 of the content, hexadecimal. */
  readonly sha: string;
  /** As Unix has it, with its kind: `0o100755` for a program, `0o120777` for a link. */
  readonly mode?: number | undefined;
  /** What is in memory is given as it is: a stream has no length, and browsers send none. `onBytes` gets how much of a stream was handed on. */
  read(onBytes: (bytes: number) => void): BodySource | Promise<BodySource>;
  /** Asked once they could not be sent: why the bytes are not those of `sha`; undefined where they are. What is still open is closed. */
  fault?(): Error | undefined;
}

/** A folder that is deployed as such: it holds nothing, or is named for itself. What is in it is said by its own path. */
export interface FolderSource {
  /** Path in the deployment, with `/` between folders. */
  readonly path: string;
  /** As Unix has it, with its kind: `0o40755`. */
  readonly mode: number;
}

/** How far a deployment is. */
export interface DeployProgress {
  /** `hash`: files are read. `upload`: those that the platform lacks are sent. `create`, `build`: the platform works. `done`. */
  readonly step: "hash" | "upload" | "create" | "build" | "done";
  /** Files that the step is about, and how many of them are done. */
  readonly files: number;
  readonly filesDone: number;
  /** The same in bytes: of a folder's files those over 4 MiB count as they go, others when done; one that is sent once more counts from 0 again. */
  readonly bytes: number;
  readonly bytesDone: number;
  /** ID of the deployment, once it exists. */
  readonly id?: string | undefined;
  /** Where it is opened on this machine, once it exists. Only an emulator says so. */
  readonly origin?: string | undefined;
  /** Its state while the platform builds, such as `BUILDING`. */
  readonly readyState?: string | undefined;
}
