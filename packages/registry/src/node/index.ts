export { askCredentialHelper, type CredentialHelperOptions } from "./credential-helper.ts";
export { type DockerCredentialsOptions, dockerCredentials } from "./docker-config.ts";
export { openLayoutFolder } from "./layout-folder.ts";
export { createLayoutTar, type LayoutTar, type NewLayoutTar, openLayoutTar } from "./layout-tar.ts";
