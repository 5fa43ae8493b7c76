export { type LinkedProject, linkedProject } from "./auth/linked-project.ts";
export { type CliTokenOptions, cliToken } from "./auth/vendor-cli.ts";
