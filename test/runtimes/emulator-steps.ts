import { type Client, isApiError } from "@slipway/core";
import { validation } from "@slipway/core/validation";
import { deployFiles, getDeployment, getDeploymentEvents } from "@slipway/deployments";
import { contract as deployments } from "@slipway/deployments/contract";
import * as deploymentSchemas from "@slipway/deployments/schemas";
import { createProject, deleteProject, getProject, listProjects } from "@slipway/projects";
import { contract as projects } from "@slipway/projects/contract";
import * as projectSchemas from "@slipway/projects/schemas";
import { getUser } from "@slipway/user";
import { contract as user } from "@slipway/user/contract";
import * as userSchemas from "@slipway/user/schemas";
import { clientOf, failureOf, type Given, type Step, same } from "./given.ts";

const groups = [
  { contract: projects, schemas: projectSchemas },
  { contract: deployments, schemas: deploymentSchemas },
  { contract: user, schemas: userSchemas },
];

export const emulatorSteps: Readonly<Record<string, Step>> = {
  "emulator: signs in": async (given) => {
    same(typeof (await getUser(judged(given))).user.id, "string");
  },

  "emulator: creates, lists and deletes projects": async (given) => {
    const client = judged(given);
    const names = [1, 2, 3].map((number) => `runs-${given.transport}-${number}`);
    for (const name of names) await createProject(client, { name });
    const found = await listProjects(client, { limit: 1, search: `runs-${given.transport}` }).toArray({ limit: 100 });
    same(found.map(({ name }) => name).sort(), names);
    for (const idOrName of names) await deleteProject(client, { idOrName });
    const gone = await failureOf(getProject(client, { idOrName: names[0] ?? "" }));
    same(isApiError(gone) && gone.status, 404);
  },

  "emulator: deploys files": async (given) => {
    const client = judged(given);
    const files = [{ path: "index.html", data: `<h1>${given.transport}</h1>` }];
    const { id } = await deployFiles(client, { name: `site-${given.transport}`, files });
    same((await getDeployment(client, { idOrUrl: id })).readyState, "READY");
    same((await getDeploymentEvents(client, { idOrUrl: id })).length > 0, true);
  },
};

function judged(given: Given): Client {
  return clientOf(given, { validation: validation({ mode: "strict", groups }) });
}
