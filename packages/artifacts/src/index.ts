// generated: exports
export {
  deleteAllArtifacts,
  downloadArtifact,
  getArtifactsStatus,
  hasArtifact,
  queryArtifacts,
  recordArtifactEvents,
  uploadArtifact,
} from "./generated/operations.ts";
export type {
  ArtifactEvent,
  ArtifactInfo,
  ArtifactsStatus,
  DeleteAllArtifactsInput,
  DeleteAllArtifactsOutput,
  DownloadArtifactInput,
  DownloadArtifactOutput,
  GetArtifactsStatusInput,
  GetArtifactsStatusOutput,
  HasArtifactInput,
  HasArtifactOutput,
  QueryArtifactsInput,
  QueryArtifactsOutput,
  RecordArtifactEventsInput,
  RecordArtifactEventsOutput,
  UploadArtifactInput,
  UploadArtifactOutput,
} from "./generated/types.ts";
// /generated: exports
