import { createClient } from "@slipway/core/ky";

export {
  addProjectDomain,
  createProject,
  createProjectEnvs,
  deleteProject,
  getProjectDomain,
  getProjectEnv,
  pauseProject,
  promoteDeployment,
  rollbackDeployment,
  updateProject,
} from "@slipway/projects";

import { getProject } from "@slipway/projects";

export const project = () => getProject(createClient(), { idOrName: "site" });
