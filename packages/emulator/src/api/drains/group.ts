import type { Operations } from "@slipway/drains/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { teamTable } from "../../domain/accounts/tables.ts";
import { sendBatch, spanOf } from "../../domain/deployments/drain-record.ts";
import { sendNow } from "../../domain/events/dispatcher.ts";
import { type DrainDelivery, deliveryOf, drainBody, drainRequest } from "../../domain/events/drain-request.ts";
import { type BasicFilter, type DrainRow, drainTable, isOfSpans } from "../../domain/events/drain-tables.ts";
import { deliverable, drainEvents, drainOwner, newDrain, sentBy } from "../../domain/events/new-drain.ts";
import { resolveDestination } from "../../domain/events/reach.ts";
import { checkOwnProject, projectFilter } from "../../domain/projects/find-project.ts";
import { byType } from "../../engine/event-type.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { onePage } from "../../engine/page.ts";
import { pick } from "../../engine/pick.ts";
import { invalid, refuse } from "../../engine/platform-error.ts";
import type { Validated } from "../../engine/validate.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { waits } from "../../pipeline/handler.ts";
import { identity, noContent, ofAccount, resource } from "../../pipeline/resource.ts";
import { newId } from "../../store/ids.ts";

type DrainView = Operations["getDrain"]["output"];
type ShownFilter = NonNullable<DrainView["filterV2"]>["filter"];
type DrainSettings = Omit<Validated<Operations["updateDrain"]["input"]>, "id">;

function presentDrain(row: DrainRow, { rows, keys }: Context): DrainView {
  const { accountId: ownerId, projectIds, filter, sampling, disabled, firstErrorAt, isErrored } = row;
  return {
    ...pick(row, "id", "name", "createdAt", "updatedAt", "schemas"),
    ...{ ownerId, source: drainOwner(row) },
    delivery: shownDelivery(deliveryOf({ keys }, row)),
    status: disabled ? "disabled" : isErrored ? "errored" : "enabled",
    teamId: rows(teamTable).get(ownerId)?.id ?? null,
    ...(projectIds && { projectIds: [...projectIds] }),
    ...(filter && { filterV2: { version: "v2", filter: structuredClone(filter) as ShownFilter } }),
    ...(sampling.length > 0 && { sampling: sampling.map((each) => ({ ...each, type: "head_sampling" as const })) }),
    ...(disabled && { disabledAt: disabled.at, disabledBy: disabled.by, disabledReason: "disabled-by-owner" }),
    ...omitUndefined({ firstErrorTimestamp: firstErrorAt ?? undefined }),
  };
}

const drains = resource(ofAccount(drainTable, "id"), { present: presentDrain, ...drainEvents });

export const drainGroup: Group = group<Operations>({
  handlers: {
    listDrains: drains.list(onePage, (all) => ({ drains: all }), {
      filter({ projectId }, context) {
        const id = projectFilter(context, projectId);
        return ({ projectIds }) => id === undefined || !projectIds || projectIds.includes(id);
      },
    }),
    createDrain: drains.create(({ name, schemas, delivery, ...asked }, context, { id: accountId }) => {
      const route = deliverable(delivery, schemas);
      return { ...newDrain(context, { accountId, name, schemas }, route), ...settingsOf(asked, context) };
    }, identity),
    getDrain: drains.get(identity),
    updateDrain: drains.update(({ id: _, name, schemas, delivery, status, ...asked }, row, context) => {
      const before = deliveryOf(context, row);
      const route = deliverable(delivery ?? shownDelivery(before), schemas ?? row.schemas);
      // Gathered records are sent in the encoding that they were gathered for: a span is not a record.
      if (route.encoding !== row.encoding) sendBatch(context, row.id);
      return {
        ...{ name, schemas, ...settingsOf(asked, context, row) },
        ...(delivery && sentBy({ ...route, secret: route.secret ?? before.secret }, context)),
        ...(status && switchedTo(status, row, context)),
      };
    }, identity),
    deleteDrain: drains.remove(noContent),
    testDrain: waits(async ({ delivery, schemas }, context) => {
      const way = deliverable(delivery, schemas);
      const { endpoint } = way;
      const open = await resolveDestination(context, endpoint, context.askedIn);
      if ("refused" in open) return { endpoint, error: open.refused, status: "held" };
      const record = sample(context.clock.now());
      const body = drainBody(way, [JSON.stringify(isOfSpans(way) ? spanOf(record, record.proxy) : record)]);
      const { status, error = `The endpoint has answered ${status}` } = await sendNow(
        context,
        drainRequest(way, body),
        open,
      );
      return status && status >= 200 && status < 300 ? {} : { endpoint, error, status: String(status ?? "error") };
    }),
  },
  // They are the whole team's, and say where what happens in its projects goes.
  right: "webhooks",
  eventTypes: byType(drainEvents.events),
  categories: { observability: "Observability" },
  jobs: { send: ({ subject }, services) => sendBatch(services, subject) },
});

function shownDelivery({ endpoint, encoding, compression, headers, secret }: DrainDelivery) {
  const rest = { headers: { ...headers }, ...omitUndefined({ secret }) };
  if (encoding === "otlp-json" || encoding === "otlp-proto") {
    const written = encoding === "otlp-json" ? "json" : "proto";
    return { type: "otlphttp", encoding: written, endpoint: { traces: endpoint }, ...rest } as const;
  }
  return { type: "http" as const, encoding, endpoint, ...(compression && { compression }), ...rest };
}

function settingsOf(
  { projects, projectIds, filter, sampling, source = {}, transforms }: DrainSettings,
  context: Context,
  before?: DrainRow,
): Partial<Pick<DrainRow, "projectIds" | "filter" | "sampling">> {
  checkSource(source);
  if (transforms?.length) throw refuse("drain_not_carried_out", { what: "what `transforms` have changed" });
  const requestedIds = projects === "all" ? null : projectIds;
  if (projects === "some" && !(requestedIds ?? before?.projectIds)?.length)
    throw invalid("`projectIds`: name one at least where `projects` is `some`");
  for (const id of requestedIds ?? []) checkOwnProject(context, id);
  return {
    ...(requestedIds !== undefined && { projectIds: requestedIds?.length ? [...new Set<string>(requestedIds)] : null }),
    ...(filter !== undefined && { filter: basicFilter(filter) }),
    ...(sampling !== undefined && { sampling: sampling ?? [] }),
  };
}

/** Throws 400 for the drain of an integration. */
function checkSource(source: NonNullable<DrainSettings["source"]>): void {
  const isOwn = !("resourceId" in source || "externalResourceId" in source) && source.kind !== "integration";
  if (!isOwn) throw refuse("drain_not_carried_out", { what: "for an integration, of which none can be installed" });
}

function basicFilter(filter: DrainSettings["filter"]): BasicFilter | null {
  if (!filter) return null;
  const basic = typeof filter === "string" ? undefined : filter.filter;
  if (basic?.type === "basic") return basic;
  throw refuse("drain_not_carried_out", { what: "what another `filter` than a `basic` one lets through" });
}

function switchedTo(
  status: "enabled" | "disabled",
  { disabled }: DrainRow,
  { scope, clock }: Context,
): Partial<Pick<DrainRow, "disabled" | "firstErrorAt" | "isErrored">> {
  if (status === "disabled") return { disabled: disabled ?? { at: clock.now(), by: scope.user.id } };
  return { disabled: null, firstErrorAt: null, isErrored: false };
}

function sample(timestamp: number) {
  const [deploymentId, projectId, host, region] = ["dpl_test", "prj_test", "test.vercel.app", "iad1"];
  const message = "This is a test of the drain.";
  const common = { deploymentId, projectId, host, timestamp, message, environment: "production" } as const;
  const proxy = { timestamp, method: "GET", host, path: "/", userAgent: ["slipway-emulator"], region, statusCode: 200 };
  return { id: newId("", 24), source: "lambda", level: "info", type: "stdout", ...common, proxy } as const;
}
