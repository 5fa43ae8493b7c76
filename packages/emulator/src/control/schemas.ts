import * as v from "valibot";
import { cacheStatuses, plans } from "../domain/accounts/tables.ts";
import { deliveryStates } from "../domain/events/webhook-tables.ts";
import { type RecordType, recordTypes } from "../domain/world/record-value.ts";
import type { ConfirmedDeletion, DnsRecord, SsoCode, SsoSignOn, TeamCache, TeamPlan } from "../domain/world/world.ts";
import type { RequestDetail } from "../engine/request-details.ts";
import type { RequestRecord } from "../engine/request-log.ts";
import type { Explanation, Visitor } from "../hosting/explain.ts";
import type { ServedRecord } from "../hosting/served.ts";
import { servingSteps } from "../hosting/serving-steps.ts";
import type { Delivery, FoundRows, RowsQuery } from "./deliveries.ts";
import type { EmulatorEvent } from "./feed.ts";
import type { Compared, FoundDifferences } from "./states/compare.ts";

export const Moment: v.GenericSchema<{ now: number }> = v.object({ now: v.number() });

const Duration = v.union([v.number(), v.string()]);

export const Advance: v.GenericSchema<{ duration: number | string }> = v.strictObject({ duration: Duration });

const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

export const HostInput: v.GenericSchema<{ host: string }> = v.strictObject({
  host: v.pipe(v.string(), v.minLength(1), v.maxLength(253)),
});
export const NameInput: v.GenericSchema<{ name: string }> = v.strictObject({ name: Name });
export const IdInput: v.GenericSchema<{ id: string }> = v.strictObject({ id: Name });

const RecordTypeSchema = v.picklist(recordTypes);
const DnsName = v.pipe(v.string(), v.minLength(1), v.maxLength(254));

export const DnsRecordSchema: v.GenericSchema<DnsRecord> = v.strictObject({
  name: DnsName,
  type: RecordTypeSchema,
  values: v.pipe(v.array(v.pipe(v.string(), v.maxLength(4096))), v.maxLength(100)),
});
export const TeamPlanSchema: v.GenericSchema<TeamPlan> = v.strictObject({ team: Name, plan: v.picklist(plans) });
export const TeamCacheSchema: v.GenericSchema<TeamCache> = v.strictObject({
  team: Name,
  status: v.picklist(cacheStatuses),
});

export const ConfirmedDeletionSchema: v.GenericSchema<ConfirmedDeletion> = v.strictObject({ user: Name });

const signOn = {
  clientId: Name,
  user: Name,
  team: v.exactOptional(Name),
  installationId: v.exactOptional(Name),
};
const Secret = v.pipe(v.string(), v.minLength(1), v.maxLength(4096));

export const SsoSignOnSchema: v.GenericSchema<SsoSignOn> = v.strictObject(signOn);
export const SsoCodeSchema: v.GenericSchema<SsoCode> = v.strictObject({
  ...signOn,
  code: Secret,
  clientSecret: Secret,
});
export const ResolveInput: v.GenericSchema<{ name: string; type: RecordType }> = v.strictObject({
  name: DnsName,
  type: RecordTypeSchema,
});

export const Nothing: v.GenericSchema<Readonly<Record<never, never>>> = v.strictObject({});

export const RequestRecordSchema: v.GenericSchema<RequestRecord> = v.strictObject({
  at: v.number(),
  id: v.string(),
  method: v.string(),
  path: v.string(),
  query: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  operation: v.exactOptional(v.string()),
  status: v.number(),
  took: v.number(),
  code: v.exactOptional(v.string()),
  unknown: v.exactOptional(v.array(v.string())),
});

export const RequestDetailSchema: v.GenericSchema<RequestDetail> = v.strictObject({
  input: v.exactOptional(v.unknown()),
  body: v.exactOptional(v.unknown()),
  message: v.exactOptional(v.string()),
  changed: v.exactOptional(v.array(v.string())),
});

export const RowsQuerySchema: v.GenericSchema<RowsQuery> = v.strictObject({
  table: Name,
  where: v.exactOptional(v.record(v.string(), v.string())),
  search: v.exactOptional(v.pipe(v.string(), v.maxLength(1000))),
  limit: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
});
export const FoundRowsSchema: v.GenericSchema<FoundRows> = v.strictObject({
  rows: v.array(v.looseObject({ id: v.string(), createdAt: v.number(), updatedAt: v.number() })),
  more: v.boolean(),
});

export const ComparedSchema: v.GenericSchema<Compared> = v.strictObject({ from: Name, to: v.exactOptional(Name) });
const DifferenceSchema = v.strictObject({
  table: v.string(),
  id: v.string(),
  change: v.picklist(["added", "changed", "removed"]),
  members: v.array(
    v.strictObject({ name: v.string(), before: v.exactOptional(v.string()), after: v.exactOptional(v.string()) }),
  ),
});
export const FoundDifferencesSchema: v.GenericSchema<FoundDifferences> = v.strictObject({
  differences: v.array(DifferenceSchema),
  more: v.boolean(),
});

const ServingStepSchema = v.picklist(servingSteps);

const NoteSchema = v.strictObject({ step: ServingStepSchema, why: v.string() });

export const AwaitedSchema: v.GenericSchema<{ readonly [member: string]: unknown }> = v.looseObject({
  scope: v.exactOptional(v.picklist(["api", "served"])),
  nth: v.exactOptional(v.number()),
  timeout: v.exactOptional(v.number()),
});

export const ExplainedSchema: v.GenericSchema<Visitor & { readonly url: string }> = v.strictObject({
  url: v.string(),
  method: v.exactOptional(v.string()),
  headers: v.exactOptional(v.record(v.string(), v.string())),
  ip: v.exactOptional(v.string()),
  country: v.exactOptional(v.string()),
  at: v.exactOptional(v.number()),
});
export const ExplanationSchema: v.GenericSchema<Explanation> = v.strictObject({
  step: ServingStepSchema,
  why: v.string(),
  notes: v.array(NoteSchema),
  deploymentId: v.exactOptional(v.string()),
});

export const ServedRecordSchema: v.GenericSchema<ServedRecord> = v.strictObject({
  at: v.number(),
  id: v.string(),
  method: v.string(),
  host: v.string(),
  path: v.string(),
  query: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  status: v.number(),
  took: v.number(),
  step: v.exactOptional(ServingStepSchema),
  why: v.exactOptional(v.string()),
  notes: v.exactOptional(v.array(NoteSchema)),
  deploymentId: v.exactOptional(v.string()),
});

const EventDeliveredSchema = v.looseObject({
  id: v.string(),
  type: v.string(),
  createdAt: v.number(),
  payload: v.record(v.string(), v.unknown()),
});

export const DeliverySchema: v.GenericSchema<Delivery> = v.strictObject({
  id: v.string(),
  webhookId: v.exactOptional(v.string()),
  drainId: v.exactOptional(v.string()),
  url: v.string(),
  accountId: v.string(),
  projectId: v.exactOptional(v.string()),
  state: v.picklist(deliveryStates),
  createdAt: v.number(),
  nextAt: v.exactOptional(v.number()),
  attempts: v.array(
    v.strictObject({ at: v.number(), status: v.exactOptional(v.number()), error: v.exactOptional(v.string()) }),
  ),
  // The contracts of webhooks and drains describe the payloads.
  event: v.exactOptional(EventDeliveredSchema as unknown as v.GenericSchema<NonNullable<Delivery["event"]>>),
  records: v.exactOptional(
    v.array(v.looseObject({ id: v.string() })) as unknown as v.GenericSchema<NonNullable<Delivery["records"]>>,
  ),
  spans: v.exactOptional(v.array(v.looseObject({})) as unknown as v.GenericSchema<NonNullable<Delivery["spans"]>>),
});

export const EventSchema: v.GenericSchema<EmulatorEvent> = v.variant("kind", [
  v.strictObject({
    kind: v.literal("row"),
    change: v.picklist(["added", "changed", "removed"]),
    table: v.string(),
    id: v.string(),
  }),
  v.strictObject({
    kind: v.literal("happened"),
    type: v.string(),
    text: v.string(),
    accountId: v.string(),
    projectId: v.exactOptional(v.string()),
    entityId: v.exactOptional(v.string()),
  }),
  v.strictObject({ kind: v.literal("request"), request: RequestRecordSchema }),
  v.strictObject({ kind: v.literal("served"), served: ServedRecordSchema }),
  v.strictObject({ kind: v.literal("delivery"), delivery: DeliverySchema }),
  v.strictObject({ kind: v.literal("refused"), sessionId: v.string(), sentence: v.string() }),
  v.strictObject({ kind: v.literal("lost"), count: v.number() }),
]);
