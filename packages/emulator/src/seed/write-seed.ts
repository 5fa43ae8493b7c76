import { membershipTable, teamTable, userTable } from "../domain/accounts/tables.ts";
import { accountDomainTable } from "../domain/names/domain-tables.ts";
import { projectTable } from "../domain/projects/tables.ts";
import { createWorld } from "../domain/world/world.ts";
import { omitUndefined } from "../engine/omit-undefined.ts";
import type { Services } from "../engine/services.ts";
import type { Catalog } from "../pipeline/catalog.ts";
import type { SeedData } from "./seed-data.ts";
import { CallWriter } from "./write-calls.ts";

const coveredTables: ReadonlySet<string> = new Set(
  `users teams deletedTeams memberships tokens invites projects envs domains accountDomains dnsRecords worldRecords deployments fileLists
  heldFiles deploymentEvents builtEnvs aliases events deliveries drainLines requestLogs artifacts jobs keys clock`.split(
    /\s+/,
  ),
);

export async function writeSeed(services: Services, catalog: Catalog): Promise<SeedData> {
  const { rows, store } = services;
  const users = rows(userTable).all();
  const nameOf = new Map(users.map(({ id, username }) => [id, username]));
  const teams = rows(teamTable).all();
  const { records, plans, caches } = createWorld(store);
  const writer = new CallWriter(services, catalog);
  const { omitted: left } = writer;
  for (const [index, { id, username, version }] of users.entries()) {
    // A call without a team is the first user's, for the own account where that is of the older kind.
    if (index === 0 && version === undefined) await writer.addAccount(id, {});
    else if (rows(projectTable).count("account", id) + rows(accountDomainTable).count("account", id) > 0)
      left.push(`projects and domains of the user ${username} that are not team's`);
  }
  for (const { id, slug, settings } of teams) {
    await writer.addAccount(id, { team: slug });
    left.push(...Object.keys(settings).map((name) => `\`${name}\` of the team ${slug}`));
  }
  for (const table of store.tables) {
    const { size } = rows(table);
    if (size > 0 && !coveredTables.has(table.name)) left.push(`${table.called}: ${size}`);
  }
  return {
    ...(left.length > 0 && { left }),
    users: users.map(({ username, email, name, version }) => ({
      username,
      email,
      ...omitUndefined({ name: name ?? undefined, account: version ? undefined : ("hobby" as const) }),
    })),
    teams: teams.map(({ id, slug, name }) => {
      const members = rows(membershipTable)
        .by("team", id)
        .filter(({ confirmed }) => confirmed);
      return {
        slug,
        name: name ?? slug,
        members: members.map(({ userId, role }) => ({ username: nameOf.get(userId) ?? "", role })),
      };
    }),
    world: { records, plans, caches },
    calls: writer.all(),
  };
}
