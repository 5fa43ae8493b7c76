export { type LinkedProject, linkedProject, type ProjectLink, projectLink } from "./auth/linked-project.ts";
export { type CliTokenOptions, cliToken } from "./auth/vendor-cli.ts";
