import type { Operations } from "@slipway/log-drains/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { requireVisible } from "../../domain/accounts/visible-rows.ts";
import { deliveryOf } from "../../domain/events/drain-request.ts";
import { type DrainRow, drainTable, isOfSpans } from "../../domain/events/drain-tables.ts";
import { deliverable, drainEvents, drainOwner, newDrain } from "../../domain/events/new-drain.ts";
import { checkOwnProject, projectFilter } from "../../domain/projects/find-project.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { onePage } from "../../engine/page.ts";
import type { Validated } from "../../engine/validate.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { identity, noContent, ofAccount, resource } from "../../pipeline/resource.ts";
import type { Draft } from "../../store/table.ts";

type Settings = Validated<Operations["createLogDrain" | "createIntegrationLogDrain"]["input"]> & {
  readonly samplingRate?: number | undefined;
};

const isOfLogs = ({ encoding }: DrainRow) => !isOfSpans({ encoding });
const isOfIntegration = ({ createdFrom }: DrainRow) => createdFrom === "integration";

const logDrains = resource(ofAccount(drainTable, "id", find(isOfLogs)), {
  present: presentConfigurable,
  ...drainEvents,
});
const ofIntegrations = resource(ofAccount(drainTable, "id", find(isOfIntegration)), {
  present: (row: DrainRow, context) => {
    const { secret: _, ...view } = presentLogDrain(row, context);
    return { ...view, source: drainOwner(row), createdFrom: drainOwner(row).kind };
  },
  ...drainEvents,
});

export const logDrainGroup: Group = group<Operations>({
  handlers: {
    listLogDrains: logDrains.list(
      onePage,
      (all, _, { includeMetadata }, context) =>
        all.map((each) => (includeMetadata ? { ...each, projectsMetadata: projectsOf(each, context) } : each)),
      {
        filter({ projectId, projectIdOrName = projectId }, context) {
          const id = projectFilter(context, projectIdOrName);
          return (row) => isOfLogs(row) && (id === undefined || !row.projectIds || row.projectIds.includes(id));
        },
      },
    ),
    createLogDrain: logDrains.create((input, context, { id }) => drainFrom(input, context, id), identity),
    getLogDrain: logDrains.get(identity),
    deleteLogDrain: logDrains.remove(noContent),
    listIntegrationLogDrains: ofIntegrations.list(onePage, identity, { filter: () => isOfIntegration }),
    createIntegrationLogDrain: ofIntegrations.create(
      (input, context, { id }) => ({ ...drainFrom(input, context, id), createdFrom: "integration" }),
      identity,
    ),
    deleteIntegrationLogDrain: ofIntegrations.remove(noContent),
  },
  right: "webhooks",
});

function find(isRight: (row: DrainRow) => boolean) {
  return (context: Context, id: string): DrainRow => {
    const row = context.rows(drainTable).get(id);
    return requireVisible(context, drainTable, row && isRight(row) ? row : undefined);
  };
}

function drainFrom(settings: Settings, context: Context, accountId: string): Draft<DrainRow> {
  const {
    url,
    deliveryFormat = "json",
    headers = {},
    secret,
    sources,
    environments,
    projectIds,
    samplingRate,
  } = settings;
  const schemas = { log: { version: "v1" } };
  const delivery = {
    type: "http",
    encoding: deliveryFormat,
    endpoint: url,
    headers,
    ...omitUndefined({ secret }),
  } as const;
  for (const id of projectIds ?? []) checkOwnProject(context, id);
  return {
    ...newDrain(context, { accountId, name: settings.name ?? "Log drain", schemas }, deliverable(delivery, schemas)),
    filter: { type: "basic", log: omitUndefined({ sources }), deployment: omitUndefined({ environments }) },
    ...(projectIds?.length && { projectIds: [...new Set<string>(projectIds)] }),
    ...(samplingRate !== undefined && { sampling: [{ type: "head_sampling", rate: samplingRate }] }),
  };
}

function presentLogDrain(row: DrainRow, { keys }: Context) {
  const { id, name, accountId: ownerId, createdAt, projectIds, filter, sampling } = row;
  const { endpoint: url, encoding, headers, secret } = deliveryOf({ keys }, row);
  const { sources } = filter?.log ?? {};
  const { environments } = filter?.deployment ?? {};
  return {
    ...{ id, name, ownerId, createdAt, url, headers: { ...headers } },
    deliveryFormat: encoding === "ndjson" ? encoding : ("json" as const),
    ...omitUndefined({ samplingRate: sampling[0]?.rate, secret }),
    ...(sources && { sources: [...sources] }),
    ...(environments && { environments: [...environments] }),
    ...(projectIds && { projectIds: [...projectIds] }),
  };
}

function presentConfigurable(row: DrainRow, context: Context) {
  return { ...presentLogDrain(row, context), createdFrom: drainOwner(row).kind };
}

function projectsOf({ projectIds }: { readonly projectIds?: readonly string[] }, { rows }: Context) {
  return projectIds?.flatMap((id) => {
    const { name, settings } = rows(projectTable).get(id) ?? {};
    return name === undefined ? [] : [{ id, name, framework: settings?.framework ?? null }];
  });
}
