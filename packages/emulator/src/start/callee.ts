import { teamNamed } from "../domain/accounts/account-names.ts";
import { membershipTable, tokenTable, userTable } from "../domain/accounts/tables.ts";
import { hashToken } from "../domain/accounts/tokens.ts";
import { FaultPlan } from "../engine/faults/plan.ts";
import { RequestLog } from "../engine/request-log.ts";
import { Api } from "../pipeline/api.ts";
import type { Callee } from "../seed/run-calls.ts";
import { inProcessFetch } from "../server/in-process-fetch.ts";
import { newId } from "../store/ids.ts";
import type { Core } from "./core.ts";

/** Calls of a seed go through an API of their own, so that they are not logged and hit no fault. */
export function openCallee({ services, catalog, options, underWay, token }: Core): Callee & { close(): void } {
  const { hosts, jobs, store, rows } = services;
  const api = new Api(catalog, { ...services, faults: new FaultPlan(catalog) }, new RequestLog(), options);
  const lent = new Map<string, { readonly id: string; readonly token: string }>();

  function lend(userId: string): string {
    const text = `seed_${newId("", 36)}`;
    const { id } = store.transact(() => rows(tokenTable).add({ hash: hashToken(text), userId }));
    lent.set(userId, { id, token: text });
    return text;
  }

  return {
    url: hosts.url,
    tokenFor(slug) {
      const team = slug === undefined ? undefined : teamNamed(services, slug);
      const members = team ? rows(membershipTable).by("team", team.id) : [];
      const owners = members.flatMap(({ confirmed, role, userId }) => (confirmed && role === "OWNER" ? userId : []));
      const [owner] = owners;
      const first = rows(userTable).all()[0]?.id ?? "";
      return owner === undefined || owners.includes(first) ? token : (lent.get(owner)?.token ?? lend(owner));
    },
    fetch: inProcessFetch((request) => underWay.run(() => api.handle(request))),
    catalog,
    advance: (duration) => jobs.advance(duration),
    close: () =>
      store.transact(() => {
        for (const { id } of lent.values()) rows(tokenTable).remove(id);
      }),
  };
}
