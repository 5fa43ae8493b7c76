// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { BodySource, Unlisted } from "@slipway/core";

/** A use of the build cache. */
export interface ArtifactEvent {
  /** Whether the cache held the artifact. */
  event: "HIT" | "MISS" | Unlisted;
  /** The hash of the artifact's inputs. */
  hash: string;
  /** The run of the build, as a UUID of the client's own. */
  sessionId: string;
  /** Cache that was asked. */
  source: "LOCAL" | "REMOTE" | Unlisted;
  /** Time that the build of the artifact took, in milliseconds. */
  duration?: number | undefined;
}

/** Metadata of an artifact. */
export interface ArtifactInfo {
  /** Size in bytes. */
  size: number;
  /** Time that the build of the artifact took, in milliseconds. */
  taskDurationMs: number;
  /** The hash of changes that were not committed. */
  dirtyHash?: string | undefined;
  /** The commit that it was built from. */
  sha?: string | undefined;
  /** The signature or other mark from the upload. */
  tag?: string | undefined;
}

/** Whether the build cache may be used, and why not. */
export type ArtifactsStatus = "disabled" | "enabled" | "over_limit" | "paused" | Unlisted;

/** Input of `recordArtifactEvents`. */
export interface RecordArtifactEventsInput {
  /** The CI system that asks. At most 50 characters. */
  xArtifactClientCi?: string | undefined;
  /** 1 when a person waits. At least 0, at most 1. */
  xArtifactClientInteractive?: number | undefined;
  /** The uses of the cache. */
  body: readonly ArtifactEvent[];
}

/** Answer of `recordArtifactEvents`. */
export type RecordArtifactEventsOutput = void;

/** Input of `getArtifactsStatus`. */
export type GetArtifactsStatusInput = Record<string, never>;

/** Answer of `getArtifactsStatus`. */
export interface GetArtifactsStatusOutput {
  status: ArtifactsStatus;
}

/** Input of `downloadArtifact`. */
export interface DownloadArtifactInput {
  /** The hash of the artifact's inputs. */
  hash: string;
  /** The CI system that asks. At most 50 characters. */
  xArtifactClientCi?: string | undefined;
  /** 1 when a person waits. At least 0, at most 1. */
  xArtifactClientInteractive?: number | undefined;
}

/** Answer of `downloadArtifact`. */
export type DownloadArtifactOutput = ReadableStream<Uint8Array>;

/** Input of `uploadArtifact`. */
export interface UploadArtifactInput {
  /** The hash of the artifact's inputs. */
  hash: string;
  /** The CI system that asks. At most 50 characters. */
  xArtifactClientCi?: string | undefined;
  /** 1 when a person waits. At least 0, at most 1. */
  xArtifactClientInteractive?: number | undefined;
  /** The hash of changes that were not committed. */
  xArtifactDirtyHash?: string | undefined;
  /** Time that the build of the artifact took, in milliseconds. */
  xArtifactDuration?: number | undefined;
  /** The commit that it was built from. */
  xArtifactSha?: string | undefined;
  /** The signature or other mark from the upload. At most 600 characters. */
  xArtifactTag?: string | undefined;
  /** The bytes of the artifact. */
  body: BodySource;
}

/** Answer of `uploadArtifact`. */
export interface UploadArtifactOutput {
  /** Addresses at which the artifact was stored. */
  urls: string[];
}

/** Input of `hasArtifact`. */
export interface HasArtifactInput {
  /** The hash of the artifact's inputs. */
  hash: string;
}

/** Answer of `hasArtifact`. */
export type HasArtifactOutput = boolean;

/** Input of `queryArtifacts`. */
export interface QueryArtifactsInput {
  /** The hashes to ask about. */
  hashes: readonly string[];
}

/** Answer of `queryArtifacts`. */
export type QueryArtifactsOutput = { [key: string]: ArtifactInfo | {
  error: {
    message: string;
  };
} | null };

/** Input of `deleteAllArtifacts`. */
export type DeleteAllArtifactsInput = Record<string, never>;

/** Answer of `deleteAllArtifacts`. */
export interface DeleteAllArtifactsOutput {
  deletedCount: number;
}
