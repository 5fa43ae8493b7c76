export { getProject } from "@slipway/projects";
