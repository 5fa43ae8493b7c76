import { createClient } from "@slipway/core";
import { getProject } from "@slipway/projects";

export const project = () => getProject(createClient(), { idOrName: "site" });
