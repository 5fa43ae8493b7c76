export { askCredentialHelper, type CredentialHelperOptions } from "./credential-helper.ts";
export { type DockerCredentialsOptions, dockerCredentials } from "./docker-config.ts";
export { openLayoutFolder } from "./layout-folder.ts";
export { createLayoutTar, type LayoutTar, type NewLayoutTar, openLayoutTar } from "./layout-tar.ts";
export { type PullFolderOptions, pullFolder } from "./pull-folder.ts";
export { type PushFolderOptions, pushFolder } from "./push-folder.ts";
