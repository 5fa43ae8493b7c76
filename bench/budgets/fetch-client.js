import { createClient } from "@slipway/core/fetch";
import { getProject } from "@slipway/projects";

export const project = () => getProject(createClient(), { idOrName: "site" });
