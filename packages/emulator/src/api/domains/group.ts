import type { Operations } from "@slipway/domains/contract";
import { can, requireInAccount } from "../../domain/accounts/access/require-right.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import { teamTable, userTable } from "../../domain/accounts/tables.ts";
import { recordAndDeliver, recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { checkUnused } from "../../domain/hosts/delete-domain.ts";
import { moveIn, moveOut } from "../../domain/hosts/hand-over-domain.ts";
import { freeName, holdersOf, namesBelow } from "../../domain/hosts/host-names.ts";
import { presentProjectDomain } from "../../domain/hosts/present-domain.ts";
import { takeDomain } from "../../domain/hosts/take-domain.ts";
import { addDomain } from "../../domain/names/add-domain.ts";
import { domainState, serviceTypeOf } from "../../domain/names/domain-config.ts";
import {
  type AccountDomainRow,
  accountDomainTable,
  domainEventTypes,
  platformAddress,
  platformName,
  platformNameservers,
} from "../../domain/names/domain-tables.ts";
import { findDomain, findDomainOf } from "../../domain/names/find-domain.ts";
import { isProven, proofOf } from "../../domain/names/proof.ts";
import { nameserversOf } from "../../domain/names/resolve.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { domainTable } from "../../domain/projects/tables.ts";
import { isRecordName, plainName } from "../../engine/addresses/domain-name.ts";
import type { PlainEventType } from "../../engine/event-type.ts";
import { byMoment, pageOf } from "../../engine/page.ts";
import { pick } from "../../engine/pick.ts";
import { invalid, notFound, refuse } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { ofAccount, resource } from "../../pipeline/resource.ts";
import { having } from "../../store/rows.ts";

type Change = Extract<Operations["updateDomain"]["input"], { zone?: unknown }>;

/** A name that some account has, as its domain or as one of a project. Throws 404 for any other. */
function heldName(context: Context, text: string): string {
  const name = plainName(text);
  if (context.rows(accountDomainTable).count("name", name) > 0) return name;
  if (context.hosts.isOwn(name) || holdersOf(context, name).length === 0) throw notFound(accountDomainTable.called);
  return name;
}

function recordDomainEvent(context: Context, eventType: PlainEventType, domain: AccountDomainRow): void {
  recordEvent(context, eventType, aboutDomain(context, domain));
}

function aboutDomain(context: Context, domain: AccountDomainRow) {
  return {
    text: `${context.scope.user.username}: ${domain.name}`,
    ...subjectOf(accountDomainTable, domain),
    payload: { name: domain.name },
  };
}

function presentDomain(
  services: Services,
  domain: AccountDomainRow,
): Operations["listDomains"]["output"]["domains"][number] {
  const { name, accountId, creatorId, customNameservers } = domain;
  const { rows } = services;
  const creator = rows(userTable).get(creatorId);
  const nameservers = nameserversOf(services, name);
  return {
    ...pick(domain, "id", "name", "createdAt", "echMode", "renew"),
    boughtAt: null,
    expiresAt: null,
    creator: { id: creatorId, email: creator?.email ?? "", username: creator?.username ?? "" },
    intendedNameservers: [...(customNameservers ?? platformNameservers)],
    nameservers,
    serviceType: serviceTypeOf(nameservers),
    teamId: rows(teamTable).get(accountId) ? accountId : null,
    userId: creatorId,
    verified: true,
    ...(customNameservers && { customNameservers: [...customNameservers] }),
  };
}

const domains = resource(ofAccount(accountDomainTable, "domain", findDomain), {
  present: (domain, context) => presentDomain(context, domain),
});

export const domainGroup: Group = group<Operations>({
  handlers: {
    getDomainConfig({ domain: text, projectIdOrName }, context) {
      const name = plainName(text);
      if (!name.includes(".")) throw notFound(accountDomainTable.called);
      if (projectIdOrName !== undefined) findProject(context, projectIdOrName);
      const { isRefused: _, ...state } = domainState(context, name);
      return {
        ...state,
        recommendedIPv4: [{ rank: 1, value: [platformAddress] }],
        recommendedCNAME: [{ rank: 1, value: platformName }],
      };
    },

    getDomainVerificationRecord({ domain: text }, context) {
      return proofOf(heldName(context, text), context.scope.accountId);
    },

    claimDomain({ domain: text }, context) {
      requireInAccount(context);
      const name = heldName(context, text);
      const { accountId } = context.scope;
      const own = context.rows(accountDomainTable).first("name", name);
      if (own?.accountId !== accountId && !isProven(context, name, accountId)) {
        const { verificationDomain, txtRecord } = proofOf(name, accountId);
        throw refuse("domain_unproven", { domain: verificationDomain, record: txtRecord });
      }
      return { domain: presentDomain(context, takeDomain(context, name, accountId)) };
    },

    listDomainProjectDomains: domains.onRow(({ name, accountId }, page, context) => {
      const clauses = [...having("within", name), ...having("account", accountId)];
      const visible = context.rows(domainTable).where(clauses, (one) => can(context, "read", one));
      const { items, pagination } = pageOf(visible, page);
      return { projectDomains: items.map(presentProjectDomain), pagination };
    }),

    getDomain({ domain }, context) {
      return { domain: { ...presentDomain(context, findDomainOf(context, domain)), suffix: false } };
    },

    listDomains: domains.list(byMoment, (views, page) => ({ domains: views, ...page })),

    addDomain(input, context) {
      requireInAccount(context);
      const { method = "add", name: text } = input;
      if (method === "move-in") {
        const token = "token" in input ? input.token : undefined;
        return { domain: presentDomain(context, moveIn(context, plainName(text), token)) };
      }
      if (method !== "add") throw invalid(`\`method\`: "${method}" is neither add nor move-in`);
      const { accountId, user } = context.scope;
      const name = freeName(context, text, accountId);
      const zone = "zone" in input ? input.zone : undefined;
      const domain = addDomain(context, { accountId, creatorId: user.id, name, zone });
      const delivered = { domain: { name, delegated: false } };
      recordAndDeliver(context, domainEventTypes.domain, aboutDomain(context, domain), () => delivered);
      return { domain: presentDomain(context, domain) };
    },

    updateDomain: domains.onRow((domain, { domain: _, ...input }, context) => {
      const { op = "update" } = input;
      if (op === "move-out") return moveOut(context, domain, "destination" in input ? input.destination : undefined);
      if (op !== "update") throw invalid(`\`op\`: "${op}" is neither update nor move-out`);
      const { customNameservers, echMode, renew, zone }: Omit<Change, "domain"> = input;
      const stranger = customNameservers?.find((server) => !server.includes(".") || !isRecordName(plainName(server)));
      if (stranger !== undefined)
        throw invalid(`\`customNameservers\`: ${JSON.stringify(stranger)} is not a host name`);
      for (const [eventType, value] of [
        [domainEventTypes["domain-custom-ns-change"], customNameservers],
        [domainEventTypes["domain-ech-change"], echMode],
        [domainEventTypes["domain-zone-change"], zone],
      ] as const)
        if (value !== undefined) recordDomainEvent(context, eventType, domain);
      if (renew !== undefined) {
        const [about, eventType] = [aboutDomain(context, domain), domainEventTypes["domain-renew-change"]];
        const delivered = { domain: { name: domain.name }, previous: domain.renew ?? false, next: renew };
        recordAndDeliver(context, eventType, about, () => delivered);
      }
      const changed = context.rows(accountDomainTable).change(domain.id, { customNameservers, echMode, renew, zone });
      return pick(changed, "echMode", "zone", "renew", "customNameservers");
    }),

    deleteDomain: domains.onRow((domain, _, context) => {
      checkUnused(context, domain, "domain_in_use_here");
      for (const { id } of namesBelow(context, domain).domains) context.rows(domainTable).remove(id);
      context.rows(accountDomainTable).remove(domain.id);
      recordDomainEvent(context, domainEventTypes["domain-delete"], domain);
      return { uid: domain.id };
    }),
  },
  eventTypes: domainEventTypes,
});
