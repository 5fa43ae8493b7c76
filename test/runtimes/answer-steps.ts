import { getArtifactsStatus } from "@slipway/artifacts";
import { contract as artifacts } from "@slipway/artifacts/contract";
import * as artifactSchemas from "@slipway/artifacts/schemas";
import { isValidationError } from "@slipway/core";
import { validation } from "@slipway/core/validation";
import { followDeploymentEvents } from "@slipway/deployments";
import { getProject, listProjects } from "@slipway/projects";
import { contract as projects } from "@slipway/projects/contract";
import * as projectSchemas from "@slipway/projects/schemas";
import { clientOf, failureOf, type Step, same } from "./given.ts";

const groups = [
  { contract: projects, schemas: projectSchemas },
  { contract: artifacts, schemas: artifactSchemas },
];

export const answerSteps: Readonly<Record<string, Step>> = {
  "walks three pages": async (given) => {
    const walk = listProjects(clientOf(given), { limit: 2 });
    const ids = (await walk.toArray({ limit: 100 })).map(({ id }) => id);
    same(ids, ["prj_0", "prj_1", "prj_2", "prj_3", "prj_4", "prj_5"]);
  },

  "reads a stream of records and leaves it early": async (given) => {
    const texts: unknown[] = [];
    for await (const event of followDeploymentEvents(clientOf(given), { idOrUrl: "dpl_1" })) {
      texts.push("text" in event && event.text);
      if (texts.length === 2) break;
    }
    same(texts, ["first", "zweiter für alle"]);
    // The server answers this once the connection is free.
    same((await fetch(`${given.baseUrl}/left`)).status, 200);
  },

  "hands out the response": async (given) => {
    const { response, attempts, data } = await getProject(clientOf(given), { idOrName: "site" }).withResponse();
    same([response.status, attempts, data.id], [200, 1, "prj_1"]);
  },

  "tells the request's ID": async (given) => {
    const { requestId } = await getProject(clientOf(given), { idOrName: "site" }).withResponse();
    same(requestId, "fra1::scenario");
  },

  "validates in strict mode": async (given) => {
    const client = clientOf(given, { validation: validation({ mode: "strict", groups, onDrift: () => {} }) });
    same(await getArtifactsStatus(client), { status: "enabled" });
    const drifted = await failureOf(getProject(client, { idOrName: "drifted" }));
    same(isValidationError(drifted) && drifted.drift.some(({ path }) => path === "id"), true);
  },
};
