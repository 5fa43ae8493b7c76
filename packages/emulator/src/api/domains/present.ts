import type { Operations } from "@slipway/domains/contract";
import { teamTable, userTable } from "../../domain/accounts/tables.ts";
import { serviceTypeOf } from "../../domain/names/domain-config.ts";
import type { AccountDomainRow } from "../../domain/names/domain-tables.ts";
import { platformNameservers } from "../../domain/names/platform-names.ts";
import { nameserversOf } from "../../domain/names/resolve.ts";
import { given } from "../../engine/omit-undefined.ts";
import type { Services } from "../../engine/services.ts";

/** A domain as lists show it. It is verified: nobody has one that is another account's. */
export function presentDomain(
  services: Services,
  domain: AccountDomainRow,
): Operations["listDomains"]["output"]["domains"][number] {
  const { id, name, accountId, creatorId, createdAt, echMode, renew, customNameservers } = domain;
  const { rows } = services;
  const creator = rows(userTable).get(creatorId);
  const nameservers = nameserversOf(services, name);
  return {
    id,
    name,
    createdAt,
    boughtAt: null,
    expiresAt: null,
    creator: { id: creatorId, email: creator?.email ?? "", username: creator?.username ?? "" },
    echMode,
    intendedNameservers: [...(customNameservers ?? platformNameservers)],
    nameservers,
    serviceType: serviceTypeOf(nameservers),
    teamId: rows(teamTable).get(accountId) ? accountId : null,
    userId: creatorId,
    verified: true,
    ...given({ renew, customNameservers: customNameservers && [...customNameservers] }),
  };
}
