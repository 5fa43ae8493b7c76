import type { Services } from "../../engine/services.ts";
import { nextRun } from "../../engine/time/cron.ts";
import { visits } from "../../engine/visits.ts";
import { isHeaderValue } from "../deployments/routing/header-text.ts";
import { variablesFor } from "../deployments/variables-for.ts";
import { projectTable } from "../projects/tables.ts";
import { type Crons, cronsOf, nextCall } from "./crons.ts";

/** Job of `planCrons`: calls the due crons, and returns when the next one is due. */
export function callCrons(services: Services, projectId: string, at: number): number | undefined {
  const project = services.rows(projectTable).get(projectId);
  const crons = project && cronsOf(services, project);
  if (!crons) return undefined;
  callNow(
    services,
    crons.definitions.filter(({ schedule }) => nextRun(schedule, at - 1) === at),
    projectId,
  );
  // Missed runs are not repeated.
  return nextCall(crons, Math.max(at, services.clock.now()));
}

/** Calls crons after the commit, with the project's secret. */
export function callNow(services: Services, due: Crons["definitions"], projectId: string): void {
  const headers = new Headers({ "user-agent": "vercel-cron/1.0" });
  const secret = cronSecret(services, projectId);
  // A secret that no header can hold is left out, and the site refuses the call.
  if (secret !== undefined && isHeaderValue(secret)) headers.set("authorization", `Bearer ${secret}`);
  const calls = due.map(({ host, path }) => new Request(`http://${host}${path}`, { headers }));
  const { begin } = services.part(visits);
  services.store.afterCommit(() => {
    for (const call of calls) begin(call);
  });
}

function cronSecret(services: Services, projectId: string): string | undefined {
  const variables = variablesFor(services, { projectId, environment: "production" });
  const variable = variables.find(({ key }) => key === "CRON_SECRET");
  return variable && services.keys.decrypt(variable.secretValue);
}
