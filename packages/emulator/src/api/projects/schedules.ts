import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { eventTypes } from "../../domain/projects/event-types.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { inDays, periodOf } from "../../domain/projects/kept-for.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { callNow } from "../../domain/sites/call-crons.ts";
import { cronsOf, planCrons } from "../../domain/sites/crons.ts";
import { planAllExpiries } from "../../domain/sites/expire.ts";
import { presentProject } from "../../domain/sites/present-project.ts";
import { notFound } from "../../engine/platform-error.ts";
import type { Operations } from "../../generated/unlisted/projects/contract.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";

const { "project-deployment-retention-updated": kept, "project-cron-jobs-toggled": toggled } = eventTypes;

export const scheduleHandlers: SomeHandlers<
  Operations,
  "updateDeploymentExpiration" | `${string}ProjectCron${"" | "s"}`
> = {
  updateDeploymentExpiration({ idOrName, ...periods }, context) {
    const project = findProject(context, idOrName);
    const { user } = context.scope;
    const deploymentExpiration = { ...project.settings.deploymentExpiration, ...inDays(periods) };
    context.rows(projectTable).change(project.id, { settings: { ...project.settings, deploymentExpiration } });
    planAllExpiries(context, project.id);
    const text = `${user.username} changed for how long ${project.name} keeps deployments`;
    recordEvent(context, kept, { text, ...subjectOf(projectTable, project) });
    const { expirationDays, expirationDaysProduction, expirationDaysCanceled, expirationDaysErrored } =
      deploymentExpiration;
    return {
      deploymentExpiration: {
        expiration: periodOf(expirationDays),
        expirationProduction: periodOf(expirationDaysProduction),
        expirationCanceled: periodOf(expirationDaysCanceled),
        expirationErrored: periodOf(expirationDaysErrored),
      },
    };
  },

  updateProjectCrons({ idOrName, enabled }, context) {
    const { clock, rows, scope } = context;
    const project = findProject(context, idOrName);
    const now = clock.now();
    const crons = { disabledAt: enabled ? null : now, updatedAt: now, ...(enabled ? { enabledAt: now } : {}) };
    const changed = rows(projectTable).change(project.id, { crons });
    planCrons(context, changed);
    const text = `${scope.user.username} turned the crons of ${project.name} ${enabled ? "on" : "off"}`;
    recordEvent(context, toggled, { text, ...subjectOf(projectTable, project) });
    return presentProject(context, changed);
  },

  runProjectCron({ idOrName, path, schedule }, context) {
    const project = findProject(context, idOrName);
    const definitions = cronsOf(context, project)?.definitions ?? [];
    const wanted = definitions.find((each) => each.path === path && (schedule ?? each.schedule) === each.schedule);
    if (!wanted) throw notFound(`Cron ${path} of the deployment in production`);
    callNow(context, [wanted], project.id);
    return { invocationAt: context.clock.now() };
  },
};
