import type { Client } from "@slipway/core";
import { addDomain } from "@slipway/domains";
import { groups } from "../src/api/groups.ts";
import type { Emulator } from "../src/index.ts";
import type { World } from "./world.ts";

/** What the fixtures of groups are made on: a team's owner, and a project of the team's. */
export interface BaseFixture {
  readonly emulator: Emulator;
  /** Acts for the team `crew`, as its owner. */
  readonly owner: Client;
  /** The id of the team's project `site`, which has the domain `www.example.com`. */
  readonly project: string;
  /** The id of a deployment of its that is ready and in production: `index.html` with `hi`. */
  readonly deployment: string;
}

interface SmokeStart extends BaseFixture {
  /** A client with a token of somebody's, for a team or for themselves. */
  as(token: string, team?: string): Client;
}

/** Calls each operation of a group at least once with success. */
export type SmokeTest = (start: SmokeStart) => Promise<void>;

/** Sends one request of an operation, with an input that an owner of the team succeeds with. */
export type Send<Fixture = unknown> = (
  client: Client,
  world: World & { readonly fixture: Fixture },
  asking: { readonly userId: string },
) => unknown;

/** How much of a group the emulator has, as docs/parity.md explains it. */
type Level = "state" | "behaviour" | "engine";

/**
 * What an operation is about, where its outcome does not follow from the required permissions alone.
 *
 * `noSuccess`: nobody can have it here. `everybody`: whoever has a token has it, whatever team is named. `public`: it takes no token.
 * `user`: it is about the user and about no team. `noProject`: lists show what may be seen, and a file that is uploaded is the account's.
 * `anyProject`: who may have such things in any project of the account has it. `new`: it makes something new, lists what only a whole
 * team has, or deletes all of it, in whatever team one acts for. `team`: it is the whole team's, and a role in a project gives nothing.
 */
export type About = "noSuccess" | "everybody" | "public" | "user" | "noProject" | "anyProject" | "new" | "team";

/** What tests know of a group: `test/checks.ts` in its folder exports it as `checks`. */
export interface GroupChecks<Operations = Readonly<Record<string, unknown>>, Fixture = unknown> {
  readonly level: Level;
  readonly fixture?: {
    /** Makes one of everything that the group has. */
    make(base: BaseFixture): Promise<Fixture>;
    /** What members and parameters of inputs may hold so that they name what was made, by the member's name. */
    namesIn(fixture: Fixture): Names;
  };
  readonly smoke: SmokeTest;
  /**
   * By operation: one or, where some need a further right, one for each of these, by its "if" in the group's `access`; `plain` needs
   * none. An operation without one does not compile.
   */
  readonly requests: { readonly [Name in keyof Operations]: Send<Fixture> | Readonly<Record<string, Send<Fixture>>> };
  /** What the emulator refuses whatever the input is, because nothing that it models makes what it is about; each with the reason. */
  readonly refused?: { readonly [Name in keyof Operations]?: string };
  /** What changes something and is recorded as no event, each with the reason; a text is about all operations of the group. */
  readonly unrecorded?: string | { readonly [Name in keyof Operations]?: string };
  readonly about?: { readonly [Kind in About]?: readonly (keyof Operations)[] };
  /** All operations but those about no project are the whole team's: a role in a project gives nothing. */
  readonly ofWholeTeam?: true;
}

type Names = Readonly<Record<string, readonly string[]>>;

/** Of all groups, by name, in the order of the one list that names them. */
export const checks: ReadonlyMap<string, GroupChecks> = new Map(
  await Promise.all(
    Object.keys(groups).map(async (name): Promise<[string, GroupChecks]> => {
      const found: { readonly checks: GroupChecks } = await import(`../src/api/${name}/test/checks.ts`);
      return [name, found.checks];
    }),
  ),
);

/** What some operations have in common, of all groups. */
export function gather<Value>(of: (checks: GroupChecks) => Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.assign({}, ...[...checks.values()].map(of));
}

/** The names of the operations that are about something. */
export function operationsAbout(kind: About): ReadonlySet<string> {
  return new Set([...checks.values()].flatMap(({ about }) => about?.[kind] ?? []));
}

/** One of everything that the groups have: what the laws and the table of rights ask for, by group. */
export async function makeFixtures(base: BaseFixture): Promise<ReadonlyMap<string, unknown>> {
  await addDomain(base.owner, { name: "free.test" });
  base.emulator.world.setRecords({ name: "www.free.test", type: "A", values: ["76.76.21.21"] });
  const made = new Map<string, unknown>();
  for (const [name, { fixture }] of checks) if (fixture) made.set(name, await fixture.make(base));
  return made;
}

/** What members and parameters of inputs may hold so that they name something of these, by the member's name. */
export function namesIn(made: ReadonlyMap<string, unknown>): Names {
  const together: Record<string, readonly string[]> = {};
  for (const [group, fixture] of made) {
    for (const [name, values] of Object.entries(checks.get(group)?.fixture?.namesIn(fixture) ?? {}))
      together[name] = [...(together[name] ?? []), ...values];
  }
  return together;
}
