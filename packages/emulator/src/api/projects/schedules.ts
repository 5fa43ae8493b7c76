import { changeProject, changeSettings, eventTypes } from "../../domain/projects/event-types.ts";
import { inDays, inPeriods } from "../../domain/projects/kept-for.ts";
import { callNow, cronsOf, planCrons } from "../../domain/sites/crons.ts";
import { planAllExpiries } from "../../domain/sites/expire.ts";
import { presentProject } from "../../domain/sites/present-project.ts";
import { requireFound } from "../../engine/platform-error.ts";
import type { Operations } from "../../generated/unlisted/projects/contract.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { onProject } from "../../pipeline/resource.ts";

export const scheduleHandlers: SomeHandlers<
  Operations,
  "updateDeploymentExpiration" | `${string}ProjectCron${"" | "s"}`
> = {
  updateDeploymentExpiration: onProject((project, { idOrName: _, ...periods }, context) => {
    const deploymentExpiration = { ...project.settings.deploymentExpiration, ...inDays(periods) };
    const event = eventTypes["project-deployment-retention-updated"];
    const change = `changed for how long ${project.name} keeps deployments`;
    changeSettings(context, project, { deploymentExpiration }, event, change);
    planAllExpiries(context, project.id);
    return { deploymentExpiration: inPeriods(deploymentExpiration) };
  }),

  updateProjectCrons: onProject((project, { enabled }, context) => {
    const now = context.clock.now();
    const crons = { disabledAt: enabled ? null : now, updatedAt: now, ...(enabled ? { enabledAt: now } : {}) };
    const change = `turned the crons of ${project.name} ${enabled ? "on" : "off"}`;
    const changed = changeProject(context, project, { crons }, eventTypes["project-cron-jobs-toggled"], change);
    planCrons(context, changed);
    return presentProject(context, changed);
  }),

  runProjectCron: onProject((project, { path, schedule }, context) => {
    const definitions = cronsOf(context, project)?.definitions ?? [];
    const match = definitions.find((each) => each.path === path && (schedule ?? each.schedule) === each.schedule);
    callNow(context, [requireFound(match, `Cron ${path} of the deployment in production`)], project.id);
    return { invocationAt: context.clock.now() };
  }),
};
