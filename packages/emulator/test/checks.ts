import type { Client } from "@slipway/core";
import { addDomain } from "@slipway/domains";
import { groups } from "../src/api/groups.ts";
import type { Emulator } from "../src/index.ts";
import { callUnlisted, contractOf } from "./unlisted.ts";
import type { World } from "./world.ts";

export interface BaseFixture {
  readonly emulator: Emulator;
  readonly owner: Client;
  readonly project: string;
  readonly deployment: string;
}

interface SmokeStart extends BaseFixture {
  as(token: string, team?: string): Client;
}

export type SmokeTest = (start: SmokeStart) => Promise<unknown>;

type Made<Fixture> = World & { readonly fixture: Fixture };

interface Asking {
  readonly userId: string;
}

export type Send<Fixture = unknown> = (client: Client, world: Made<Fixture>, asking: Asking) => unknown;

type Says<Operation, Fixture> = InputOf<Operation> | ((world: Made<Fixture>, asking: Asking) => InputOf<Operation>);
type InputOf<Operation> = Operation extends { readonly input: infer Input } ? Partial<Input> : object;

type ByCondition<What> = Readonly<Record<string, What>>;

/**
 * Scope of an operation whose outcome does not follow from the required permissions alone.
 *
 * `noSuccess`: nobody can have it here. `everybody`: whoever has a token has it, whatever team is named. `public`: it takes no token.
 * `user`: it is about the user and about no team. `noProject`: lists show what may be seen, and a file that is uploaded is the account's.
 * `anyProject`: who may have such things in any project of the account has it. `new`: it makes something new, lists what only a whole
 * team has, or deletes all of it, in whatever team one acts for. `team`: it is the whole team's, and a role in a project gives nothing.
 */
export type About = "noSuccess" | "everybody" | "public" | "user" | "noProject" | "anyProject" | "new" | "team";

export interface GroupChecks<Operations = Readonly<Record<string, unknown>>, Fixture = unknown> {
  readonly level: "state" | "behaviour" | "engine";
  readonly fixture?: {
    make(base: BaseFixture): Promise<Fixture>;
    /** Values by which members and parameters of inputs name created objects, by the member's name. */
    namesIn(fixture: Fixture): Names;
  };
  readonly smoke?: SmokeTest;
  /**
   * By operation what a request says: one or, where some need a further right, one for each of these. They stand in an order in which
   * the first of each succeeds after those before it.
   */
  readonly inputs?: {
    readonly [Name in keyof Operations]?:
      | Says<Operations[Name], Fixture>
      | ByCondition<Says<Operations[Name], Fixture>>;
  };
  usual?(world: Made<Fixture>): object;
  readonly requests?: { readonly [Name in keyof Operations]?: Send<Fixture> | ByCondition<Send<Fixture>> };
  /** Operations that the emulator refuses for any input, because no modelled operation creates their object; each with the reason. */
  readonly refused?: { readonly [Name in keyof Operations]?: string };
  readonly unrecorded?: string | { readonly [Name in keyof Operations]?: string };
  readonly about?: { readonly [Kind in About]?: readonly (keyof Operations)[] };
  readonly ofWholeTeam?: true;
}

type Names = Readonly<Record<string, readonly string[]>>;

export const checks: ReadonlyMap<string, GroupChecks> = new Map(
  await Promise.all(
    Object.keys(groups).map(async (name): Promise<[string, GroupChecks]> => {
      const found: { readonly checks: GroupChecks } = await import(`../src/api/${name}/test/checks.ts`);
      return [name, found.checks];
    }),
  ),
);

export function gather<Value>(of: (checks: GroupChecks) => Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.assign({}, ...[...checks.values()].map(of));
}

export function requestsOf(group: string): [name: string, requests: [condition: string, send: Send][]][] {
  const { inputs = {}, requests = {}, usual } = checks.get(group) ?? {};
  const sending = (name: string, said: unknown): Send => {
    const { parameters } = contractOf(name);
    return (client, world, asking) => {
      const known = new Map<string, unknown>(Object.entries({ projectId: world.project, ...usual?.(world) }));
      const missing = parameters.flatMap(({ name: each, input = each, required }) =>
        required && known.has(input) ? [[input, known.get(input)]] : [],
      );
      const input = typeof said === "function" ? said(world, asking) : said;
      return callUnlisted(client, name, { ...Object.fromEntries(missing), ...input });
    };
  };
  return [
    ...Object.entries(inputs).map(([name, said]) => [
      name,
      byCondition(said).map(([each, one]) => [each, sending(name, one)]),
    ]),
    ...Object.entries(requests).map(([name, send]) => [name, byCondition(send)]),
  ] as ReturnType<typeof requestsOf>;
}

function byCondition(said: unknown): [condition: string, one: unknown][] {
  const entries = Object.entries(Object(said));
  const isEach = typeof said === "object" && entries.length > 0 && entries.every(([name]) => /^plain$| /.test(name));
  return isEach ? entries : [["plain", said]];
}

export function operationsAbout(kind: About): ReadonlySet<string> {
  return new Set([...checks.values()].flatMap(({ about }) => about?.[kind] ?? []));
}

export async function makeFixtures(base: BaseFixture): Promise<ReadonlyMap<string, unknown>> {
  await addDomain(base.owner, { name: "free.test" });
  base.emulator.world.setRecords({ name: "www.free.test", type: "A", values: ["76.76.21.21"] });
  const made = new Map<string, unknown>();
  for (const [name, { fixture }] of checks) if (fixture) made.set(name, await fixture.make(base));
  return made;
}

export function namesIn(made: ReadonlyMap<string, unknown>): Names {
  const together: Record<string, readonly string[]> = {};
  for (const [group, fixture] of made) {
    for (const [name, values] of Object.entries(checks.get(group)?.fixture?.namesIn(fixture) ?? {}))
      together[name] = [...(together[name] ?? []), ...values];
  }
  return together;
}
