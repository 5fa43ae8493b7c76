import { text as readText } from "node:stream/consumers";
import type { Operations } from "@slipway/dns/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { requireVisible } from "../../domain/accounts/visible-rows.ts";
import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import {
  type AccountDomainRow,
  accountDomainTable,
  type RecordRow,
  recordTable,
  system,
} from "../../domain/names/domain-tables.ts";
import { findDomain } from "../../domain/names/find-domain.ts";
import { putRecord } from "../../domain/names/put-record.ts";
import { type RecordInput, readRecord, toRecordInput } from "../../domain/names/read-record.ts";
import { readZoneFile } from "../../domain/names/zone-file.ts";
import { domainProblem, plainName } from "../../engine/addresses/domain-name.ts";
import { type EventType, eventTypesOf } from "../../engine/event-type.ts";
import { atMost } from "../../engine/http/whole.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pageOf } from "../../engine/page.ts";
import { pick } from "../../engine/pick.ts";
import { invalid, refuse, requireFound } from "../../engine/platform-error.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { waits } from "../../pipeline/handler.ts";
import { actOn } from "../../pipeline/resource.ts";
import { having } from "../../store/rows.ts";

const eventTypes = eventTypesOf({
  domain: {
    "dns-add": ["A DNS record was added", "domain.dns.records.changed"],
    "dns-delete": ["A DNS record was deleted", "domain.dns.records.changed"],
    "dns-update": ["A DNS record was changed", "domain.dns.records.changed"],
    "dns-zonefile-import": ["The DNS records of a domain were replaced", "domain.dns.records.changed"],
  },
});

type Update = Operations["updateDnsRecord"]["input"];

const onDomain = actOn((input: { readonly domain: string }, context) => findDomain(context, input.domain));
const onRecord = actOn(({ recordId }: { readonly recordId: string }, context) => {
  const record = requireVisible(context, recordTable, context.rows(recordTable).get(recordId));
  const domain = context.rows(accountDomainTable).get(record.domainId);
  return { record, domain: requireFound(domain, recordTable.called) };
});

/** Throws 403 for what the platform has made by itself. */
function refuseSystems({ id, creatorId }: RecordRow): void {
  if (creatorId !== system) return;
  throw refuse("dns_record_of_the_platform", { id });
}

/** A record with what is to change; null changes nothing. Throws 400 for another type. */
function wishWith(record: RecordRow, changes: Omit<Update, "recordId">): RecordInput {
  const { type, srv, https, ...rest } = changes;
  if ((type ?? record.type) !== record.type)
    throw invalid(`\`type\`: a record stays of its type (${record.type}); delete it and create another`);
  const before = toRecordInput(record);
  return {
    ...before,
    ...withoutNull(rest),
    ...(srv || before.srv ? { srv: { ...none, ...before.srv, ...withoutNull(srv ?? {}) } } : {}),
    ...(https || before.https ? { https: { ...none, ...before.https, ...withoutNull(https ?? {}) } } : {}),
  };
}

const none = { priority: null, weight: null, port: null, target: null };

function withoutNull<T extends object>(members: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  const there = Object.entries(members).filter(([, value]) => value !== null && value !== undefined);
  // `fromEntries` forgets the names that `entries` took from `members`.
  return Object.fromEntries(there) as { [Name in keyof T]?: NonNullable<T[Name]> };
}

function momentIn(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  if (Number.isFinite(Number(text))) return Number(text);
  throw invalid(`\`${name}\`: "${text}" is not a time in milliseconds`);
}

function recordDnsEvent(
  context: Context,
  eventType: EventType<string, "domain.dns.records.changed">,
  domain: AccountDomainRow,
  record?: RecordRow,
): void {
  const what = record ? `${record.type} ${[record.name, domain.name].filter(Boolean).join(".")}` : domain.name;
  recordEvent(context, eventType, {
    text: `${context.scope.user.username}: DNS of ${what}`,
    ...subjectOf(accountDomainTable, domain),
    ...omitUndefined({ entityId: record?.id }),
    payload: {
      domain: domain.name,
      ...omitUndefined({ id: record?.id, type: record?.type, name: record?.name, value: record?.value }),
    },
    webhooks: {
      "domain.dns.records.changed": () => ({
        zone: domain.name,
        changes: record ? [{ type: eventType.type, record: presentRecord(record) }] : [{ type: eventType.type }],
      }),
    },
  });
}

type Listed = Extract<Operations["listDnsRecords"]["output"], { pagination: unknown }>["records"][number];
function presentRecord(row: RecordRow): Listed {
  const { type, priority, creatorId: creator, createdAt: created, updatedAt: updated } = row;
  const more = omitUndefined(type === "MX" ? { mxPriority: priority } : { priority });
  const own = pick(row, "id", "name", "type", "value", "ttl", "createdAt", "updatedAt", "comment");
  return { ...own, slug: "", creator, created, updated, ...more };
}

/** Details of a record. Terraform's provider reads values such as `10 mail.test` and `1 2 443 sip.test` (client/dns_record.go). */
function presentDetail(
  { id, name, type, value, priority, ttl, comment, creatorId, createdAt }: RecordRow,
  domain: string,
): Omit<Operations["getDnsRecord"]["output"], "type"> {
  const about = {
    id,
    name,
    recordType: type,
    ttl,
    creator: creatorId,
    createdAt,
    domain,
    ...omitUndefined({ comment }),
  };
  return { ...about, value: priority === undefined ? value : `${priority} ${value}` };
}

export const dnsGroup: Group = group<Operations>({
  handlers: {
    listDnsRecords: onDomain(({ id }, { limit, since, until }, context) => {
      const moments = { since: momentIn("since", since), until: momentIn("until", until) };
      const records = context.rows(recordTable).where(having("domain", id));
      const { items, pagination } = pageOf(records, { limit, ...moments });
      return { records: items.map(presentRecord), pagination };
    }),

    createDnsRecord: onDomain((domain, { domain: _, ...input }, context) => {
      const record = putRecord(context, domain, readRecord(input), context.scope.user.id);
      recordDnsEvent(context, eventTypes["dns-add"], domain, record);
      return { uid: record.id, updated: record.updatedAt };
    }),

    updateDnsRecord: onRecord(({ record, domain }, { recordId: _, ...changes }, context) => {
      refuseSystems(record);
      const changed = putRecord(context, domain, readRecord(wishWith(record, changes)), record.creatorId, record);
      recordDnsEvent(context, eventTypes["dns-update"], domain, changed);
      return { ...presentDetail(changed, domain.name), type: "record" };
    }),

    deleteDnsRecord: onRecord(({ record, domain }, { domain: name }, context) => {
      requireFound(findDomain(context, name).id === domain.id, recordTable.called);
      refuseSystems(record);
      context.rows(recordTable).remove(record.id);
      recordDnsEvent(context, eventTypes["dns-delete"], domain, record);
      return {};
    }),

    replaceDnsRecords: waits(async ({ domain: name }, waiting) => {
      if (domainProblem(plainName(name)) !== undefined) throw refuse("dns_domain_invalid", { domain: name });
      findDomain(waiting, name);
      const text = await readText(atMost(waiting.bytes, 1024 ** 2, "The zone file", "1 MiB"));
      return waiting.transact((context) => {
        const domain = findDomain(context, name);
        const rows = context.rows(recordTable);
        for (const { id, creatorId } of rows.by("domain", domain.id)) if (creatorId !== system) rows.remove(id);
        const recordIds = readZoneFile(text, domain.name)
          .map(readRecord)
          .map((data) => putRecord(context, domain, data, context.scope.user.id).id);
        recordDnsEvent(context, eventTypes["dns-zonefile-import"], domain);
        return { recordIds };
      });
    }),

    getDnsRecord: onRecord(({ record, domain }) => ({
      ...presentDetail(record, domain.name),
      type: record.type,
    })),
  },
  eventTypes,
});
