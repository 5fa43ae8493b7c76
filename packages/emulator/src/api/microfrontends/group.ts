import type { Operations } from "@slipway/microfrontends/contract";
import { can } from "../../domain/accounts/access/require-right.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import {
  type MicrofrontendsGroupRow,
  microfrontendsGroupTable,
  newMicrofrontendsGroup,
  teamTable,
} from "../../domain/accounts/tables.ts";
import { findDeployment } from "../../domain/hosts/deployment-at.ts";
import { productionDeployment } from "../../domain/hosts/production.ts";
import { findProject, scopeOfProject } from "../../domain/projects/find-project.ts";
import { appsOf, changeMicrofrontends, recordGroupEvent } from "../../domain/projects/microfrontends.ts";
import { type Project, type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { configBeside, groupOf } from "../../domain/sites/microfrontends.ts";
import { presentProject } from "../../domain/sites/present-project.ts";
import { onePage } from "../../engine/page.ts";
import { badRequest, invalid, refuse } from "../../engine/platform-error.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { ofAccount, planLimit, resource } from "../../pipeline/resource.ts";

/** Those of hobby were seen (2026); the others are chosen. */
const maxGroups = { hobby: 1, pro: 100, enterprise: 1000 };
const maxApps = { hobby: 2, pro: 100, enterprise: 1000 };

const groups = resource(ofAccount(microfrontendsGroupTable, "groupId"), {
  present: ({ id, name, slug, createdAt, updatedAt, fallbackEnvironment, enablePolyrepoBranchRouting }) => ({
    ...{ id, name, slug, createdAt, updatedAt, fallbackEnvironment, enablePolyrepoBranchRouting },
  }),
  maxRows: maxGroups,
});

export const microfrontendsGroup: Group = group<Operations>({
  handlers: {
    // The answer is not published: it has what the platform's command line and Terraform's provider read.
    listMicrofrontendsGroups: groups
      .withView((row, context) => ({ group: row, projects: projectsOf(row, context) }))
      .list(onePage, (all, _page, _input, context) => {
        const owner = { id: context.scope.accountId, accountId: context.scope.accountId };
        return {
          groups: all,
          maxMicrofrontendsGroupsPerTeam: planLimit(context, owner, maxGroups),
          maxMicrofrontendsPerGroup: planLimit(context, owner, maxApps),
        };
      }),
    listMicrofrontendsGroupProjects: groups.withView(projectsOf).get((projects) => ({ projects })),
    createMicrofrontendsGroup: groups.create(
      ({ groupName, defaultApp, otherApplications }, context, owner) => {
        if (!context.rows(teamTable).get(owner.id)) throw badRequest("Microfrontends are for teams only");
        if (groupName.trim() === "") throw invalid("`groupName` is empty");
        const ids = [defaultApp, ...otherApplications].map(({ projectId }) => projectId);
        if (new Set(ids).size < ids.length) throw invalid("`otherApplications`: a project is there twice");
        const limit = planLimit(context, owner, maxApps);
        if (ids.length > limit) throw refuse("plan_limit", { why: `A group has ${limit} projects at most` });
        return newMicrofrontendsGroup(owner.id, groupName);
      },
      (newMicrofrontendsGroup) => ({ newMicrofrontendsGroup }),
      {
        after(row, { defaultApp, otherApplications }, context) {
          recordGroupEvent(context, "added", row);
          for (const { projectId, ...rest } of [defaultApp, ...otherApplications]) {
            const part = { ...rest, enabled: true, isDefaultApp: projectId === defaultApp.projectId };
            changeMicrofrontends(context, findProject(context, projectId), { ...part, microfrontendsGroupId: row.id });
          }
        },
      },
    ),
    getMicrofrontendsConfig({ deploymentId }, context) {
      const deployment = findDeployment(context, deploymentId);
      const own = groupIn(context, context.rows(projectTable).get(deployment.projectId));
      return { config: configBeside(context, own, deployment) };
    },
    getProjectMicrofrontendsConfig({ projectIdOrName }, context) {
      const project = findProject(context, projectIdOrName);
      const [own, production] = [groupIn(context, project), productionDeployment(context, project)];
      return { config: production ? configBeside(context, own, production) : null };
    },
  },
  writeRight: "team.settings",
});

function projectsOf({ id }: MicrofrontendsGroupRow, context: Context): Project[] {
  const visible = appsOf(context, id).filter((project) => can(context, "read", scopeOfProject(project)));
  return visible.map((project) => presentProject(context, project));
}

function groupIn(context: Context, project: ProjectRow | undefined): MicrofrontendsGroupRow {
  const own = project && groupOf(context, project);
  if (!own) throw refuse("microfrontends_off", { name: project?.name });
  return own;
}
