// Generated from contract/ by `npm run generate`. Changes here are lost.
export {
  deleteAllArtifacts,
  downloadArtifact,
  getArtifactsStatus,
  hasArtifact,
  queryArtifacts,
  recordArtifactEvents,
  uploadArtifact,
} from "./operations.ts";
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
} from "./types.ts";
