// What @slipway/artifacts exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/artifacts" {
export { ArtifactEvent } from "./generated/types"; // interface
export { ArtifactInfo } from "./generated/types"; // interface
export { ArtifactsStatus } from "./generated/types"; // type
export { DeleteAllArtifactsInput } from "./generated/types"; // type
export { DeleteAllArtifactsOutput } from "./generated/types"; // interface
export { DownloadArtifactInput } from "./generated/types"; // interface
export { DownloadArtifactOutput } from "./generated/types"; // type
export { GetArtifactsStatusInput } from "./generated/types"; // type
export { GetArtifactsStatusOutput } from "./generated/types"; // interface
export { HasArtifactInput } from "./generated/types"; // interface
export { HasArtifactOutput } from "./generated/types"; // type
export { QueryArtifactsInput } from "./generated/types"; // interface
export { QueryArtifactsOutput } from "./generated/types"; // type
export { RecordArtifactEventsInput } from "./generated/types"; // interface
export { RecordArtifactEventsOutput } from "./generated/types"; // type
export { UploadArtifactInput } from "./generated/types"; // interface
export { UploadArtifactOutput } from "./generated/types"; // interface
export { deleteAllArtifacts } from "./generated/operations"; // function
export { downloadArtifact } from "./generated/operations"; // function
export { getArtifactsStatus } from "./generated/operations"; // function
export { hasArtifact } from "./generated/operations"; // function
export { queryArtifacts } from "./generated/operations"; // function
export { recordArtifactEvents } from "./generated/operations"; // function
export { uploadArtifact } from "./generated/operations"; // function
}

declare module "@slipway/artifacts/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/artifacts/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/artifacts/operations" {
export { deleteAllArtifacts } from "./generated/descriptors"; // const
export { downloadArtifact } from "./generated/descriptors"; // const
export { getArtifactsStatus } from "./generated/descriptors"; // const
export { hasArtifact } from "./generated/descriptors"; // const
export { queryArtifacts } from "./generated/descriptors"; // const
export { recordArtifactEvents } from "./generated/descriptors"; // const
export { uploadArtifact } from "./generated/descriptors"; // const
}

declare module "@slipway/artifacts/schemas" {
export { ArtifactEvent } from "./generated/schemas"; // const
export { ArtifactInfo } from "./generated/schemas"; // const
export { ArtifactsStatus } from "./generated/schemas"; // const
export { DeleteAllArtifactsInput } from "./generated/schemas"; // const
export { DeleteAllArtifactsOutput } from "./generated/schemas"; // const
export { DownloadArtifactInput } from "./generated/schemas"; // const
export { GetArtifactsStatusInput } from "./generated/schemas"; // const
export { GetArtifactsStatusOutput } from "./generated/schemas"; // const
export { HasArtifactInput } from "./generated/schemas"; // const
export { QueryArtifactsInput } from "./generated/schemas"; // const
export { QueryArtifactsOutput } from "./generated/schemas"; // const
export { RecordArtifactEventsInput } from "./generated/schemas"; // const
export { UploadArtifactInput } from "./generated/schemas"; // const
export { UploadArtifactOutput } from "./generated/schemas"; // const
}
