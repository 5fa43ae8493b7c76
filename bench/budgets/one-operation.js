import { createClient } from "@slipway/core/ky";
import { getProject } from "@slipway/projects";

export const project = () => getProject(createClient(), { idOrName: "site" });
