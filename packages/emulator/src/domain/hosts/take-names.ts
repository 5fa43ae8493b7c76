import { randomBytes } from "node:crypto";
import type { Context } from "../accounts/scope.ts";
import { onBehalfOf, recordEvent } from "../events/record-event.ts";
import { eventTypes } from "../projects/event-types.ts";
import { domainTable } from "../projects/tables.ts";
import { aliasTable } from "./alias-tables.ts";
import { takeAliases } from "./point-alias.ts";

export function newChallenge(name: string): string {
  return `vc-domain-verify=${name},${randomBytes(10).toString("hex")}`;
}

export function takeName(context: Context, name: string, accountId: string): void {
  const { rows } = context;
  for (const other of rows(domainTable).by("name", name)) {
    if (other.accountId === accountId || !other.verified) continue;
    rows(domainTable).change(other.id, { verified: false, challenge: newChallenge(name) });
    // The event does not reveal the new owner.
    recordEvent(onBehalfOf(context, "", other.accountId), eventTypes["project-domain-unverified"], {
      text: `Another account has proven that ${name} is its own`,
      accountId: other.accountId,
      projectId: other.projectId,
      entityId: name,
      payload: { projectId: other.projectId, domain: name },
      webhooks: {
        "project.domain.unverified": () => ({ project: { id: other.projectId }, domain: { name } }),
      },
    });
  }
  takeAliases(context, name, accountId);
}

export function takeNamesBelow(context: Context, domain: string, accountId: string): void {
  const { rows } = context;
  const domains = rows(domainTable).by("within", domain);
  const aliases = rows(aliasTable).by("domain", domain);
  const names = new Set([...domains.map(({ name }) => name), ...aliases.map(({ alias }) => alias)]);
  for (const name of names) takeName(context, name, accountId);
}
