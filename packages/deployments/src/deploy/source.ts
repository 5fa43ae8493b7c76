import type { BodySource } from "@slipway/core";

/** A file to deploy: where it goes, what it is, and how to get its bytes when they have to be sent. */
export interface Source {
  /** Path in the deployment, with `/` between folders. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-1 of the content, hexadecimal. */
  readonly sha: string;
  read(): BodySource | Promise<BodySource>;
}

/** How far a deployment is. */
export interface DeployProgress {
  /** `hash`: files are read. `upload`: those that the platform lacks are sent. `create`, `build`: the platform works. `done`. */
  readonly step: "hash" | "upload" | "create" | "build" | "done";
  /** Files that the step is about, and how many of them are done. */
  readonly files: number;
  readonly filesDone: number;
  /** The same in bytes. */
  readonly bytes: number;
  readonly bytesDone: number;
  /** ID of the deployment, once it exists. */
  readonly id?: string | undefined;
  /** Its state while the platform builds, such as `BUILDING`. */
  readonly readyState?: string | undefined;
}
