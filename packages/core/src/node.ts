export { type CliTokenOptions, cliToken, type LinkedProject, linkedProject } from "./auth/vendor-cli.ts";
