// What @slipway/bulk-redirects exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/bulk-redirects" {
export { DeleteRedirectsInput } from "./generated/types"; // interface
export { DeleteRedirectsOutput } from "./generated/types"; // interface
export { EditedRedirects } from "./generated/types"; // interface
export { ListRedirectVersionsInput } from "./generated/types"; // interface
export { ListRedirectVersionsOutput } from "./generated/types"; // interface
export { ListRedirectsInput } from "./generated/types"; // interface
export { ListRedirectsOutput } from "./generated/types"; // interface
export { Redirect } from "./generated/types"; // interface
export { RedirectChange } from "./generated/types"; // interface
export { RedirectVersion } from "./generated/types"; // interface
export { RedirectsPagination } from "./generated/types"; // interface
export { RestoreRedirectsInput } from "./generated/types"; // interface
export { RestoreRedirectsOutput } from "./generated/types"; // interface
export { StageRedirectsInput } from "./generated/types"; // type
export { StageRedirectsOutput } from "./generated/types"; // type
export { StageRedirectsRequest } from "./generated/types"; // interface
export { StagedRedirect } from "./generated/types"; // interface
export { UpdateRedirectInput } from "./generated/types"; // interface
export { UpdateRedirectOutput } from "./generated/types"; // type
export { UpdateRedirectRequest } from "./generated/types"; // interface
export { UpdateRedirectVersionInput } from "./generated/types"; // interface
export { UpdateRedirectVersionOutput } from "./generated/types"; // interface
export { UpdateRedirectVersionRequest } from "./generated/types"; // interface
export { deleteRedirects } from "./generated/operations"; // function
export { listRedirectVersions } from "./generated/operations"; // function
export { listRedirects } from "./generated/operations"; // function
export { restoreRedirects } from "./generated/operations"; // function
export { stageRedirects } from "./generated/operations"; // function
export { updateRedirect } from "./generated/operations"; // function
export { updateRedirectVersion } from "./generated/operations"; // function
}

declare module "@slipway/bulk-redirects/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/bulk-redirects/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/bulk-redirects/operations" {
export { deleteRedirects } from "./generated/descriptors"; // const
export { listRedirectVersions } from "./generated/descriptors"; // const
export { listRedirects } from "./generated/descriptors"; // const
export { restoreRedirects } from "./generated/descriptors"; // const
export { stageRedirects } from "./generated/descriptors"; // const
export { updateRedirect } from "./generated/descriptors"; // const
export { updateRedirectVersion } from "./generated/descriptors"; // const
}

declare module "@slipway/bulk-redirects/schemas" {
export { DeleteRedirectsInput } from "./generated/schemas"; // const
export { DeleteRedirectsOutput } from "./generated/schemas"; // const
export { EditedRedirects } from "./generated/schemas"; // const
export { ListRedirectVersionsInput } from "./generated/schemas"; // const
export { ListRedirectVersionsOutput } from "./generated/schemas"; // const
export { ListRedirectsInput } from "./generated/schemas"; // const
export { ListRedirectsOutput } from "./generated/schemas"; // const
export { Redirect } from "./generated/schemas"; // const
export { RedirectChange } from "./generated/schemas"; // const
export { RedirectVersion } from "./generated/schemas"; // const
export { RedirectsPagination } from "./generated/schemas"; // const
export { RestoreRedirectsInput } from "./generated/schemas"; // const
export { RestoreRedirectsOutput } from "./generated/schemas"; // const
export { StageRedirectsInput } from "./generated/schemas"; // const
export { StageRedirectsRequest } from "./generated/schemas"; // const
export { StagedRedirect } from "./generated/schemas"; // const
export { UpdateRedirectInput } from "./generated/schemas"; // const
export { UpdateRedirectRequest } from "./generated/schemas"; // const
export { UpdateRedirectVersionInput } from "./generated/schemas"; // const
export { UpdateRedirectVersionOutput } from "./generated/schemas"; // const
export { UpdateRedirectVersionRequest } from "./generated/schemas"; // const
}
