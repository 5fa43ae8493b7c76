import * as v from "valibot";
import { teamRoles } from "../domain/accounts/access/roles.ts";
import { emailPattern, slugPattern } from "../domain/accounts/account-names.ts";
import { cacheStatuses, plans, type TeamRole } from "../domain/accounts/tables.ts";
import { frameworks } from "../domain/projects/frameworks.ts";
import type { ProjectRow } from "../domain/projects/tables.ts";
import { recordTypes } from "../domain/world/record-value.ts";
import type { DnsRecord, SsoCode, TeamCache, TeamPlan } from "../domain/world/world.ts";
import { problemIn } from "../engine/validate.ts";

/** A user of the emulator. */
export interface SeedUser {
  readonly id?: string;
  readonly username: string;
  /** Default: `<username>@example.com`. */
  readonly email?: string;
  readonly name?: string;
  /**
   * `northstar`: what today's users have: a request without a team acts for the first team that the user owns. `hobby`: the older
   * kind: it acts for the user. Default: `northstar` for who owns a team of this seed.
   */
  readonly account?: "northstar" | "hobby";
  /** A token that acts for the user. */
  readonly token?: string;
  /** Further ones, which are over at some time or are for one team only. */
  readonly tokens?: readonly SeedToken[];
}

/** A token of a user. */
export interface SeedToken {
  readonly token: string;
  /** From when on it is not taken any more, in ms of the emulator's clock. Default: never. */
  readonly expiresAt?: number;
  /** The slug of the only team that it is for. Default: all that the user reaches. */
  readonly team?: string;
}

/** A team; its members are named by username. */
export interface SeedTeam {
  readonly id?: string;
  readonly slug: string;
  readonly name?: string;
  /** Default: the first user as OWNER. */
  readonly members?: readonly { readonly username: string; readonly role: TeamRole }[];
  /** Groups of microfrontends that have no projects yet. */
  readonly microfrontendsGroups?: readonly { readonly id?: string; readonly name: string }[];
}

/** A project of a team (by slug), or else of the first user: of the default team, where the user has one. */
export interface SeedProject {
  readonly id?: string;
  readonly name: string;
  readonly team?: string;
  readonly framework?: NonNullable<ProjectRow["settings"]["framework"]>;
  /** Whose deployments only members see; null: nobody's. Default: as of every new project. */
  readonly ssoProtection?: ProjectRow["settings"]["ssoProtection"];
}

/**
 * An operation with its input, such as `{ createProject: { name: "site" } }`, or `{ advance: "10 seconds" }`, which moves the clock. Texts of
 * the input name what was answered before: `{{shop.id}}`.
 */
export interface SeedCall {
  /** The slug of the team, for which one of its owners calls: the first user, where that is one. Default: the first user's own account. */
  readonly team?: string;
  /** A name for the answer, for later calls. */
  readonly as?: string;
  readonly [operation: string]: unknown;
}

/** The initial state of an emulator. */
export interface SeedData {
  /** Parts of the exported state that the seed lacks, in words. Ignored on reading. */
  readonly left?: readonly string[];
  readonly users?: readonly SeedUser[];
  readonly teams?: readonly SeedTeam[];
  readonly projects?: readonly SeedProject[];
  /** State that no operation sets. */
  readonly world?: {
    readonly records?: readonly DnsRecord[];
    readonly plans?: readonly TeamPlan[];
    readonly caches?: readonly TeamCache[];
    readonly ssoCodes?: readonly SsoCode[];
  };
  /** Calls to make afterwards, in order. */
  readonly calls?: readonly SeedCall[];
}

const ssoScopes = ["all", "all_except_custom_domains", "prod_deployment_urls_and_all_previews", "preview"] as const;
const Text = v.pipe(v.string(), v.minLength(1));
const AnswerName = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'has to have letters, digits, "_" and "-" only'));
const Call = v.pipe(
  v.objectWithRest({ team: v.exactOptional(Text), as: v.exactOptional(AnswerName) }, v.unknown()),
  v.check(
    ({ team, as, ...named }) => Object.keys(named).length === 1,
    'has to name one operation, as in { "createProject": { "name": "site" } }',
  ),
);
const accountForm = 'has to have up to 48 lowercase letters, digits and "-", and none of those at an end';
const AccountName = v.pipe(v.string(), v.regex(slugPattern, accountForm));
const Email = v.pipe(v.string(), v.regex(emailPattern, "has to be an email address"));

export const SeedSchema: v.GenericSchema<SeedData> = v.strictObject({
  left: v.exactOptional(v.array(v.string())),
  calls: v.exactOptional(v.array(Call)),
  users: v.exactOptional(
    v.array(
      v.strictObject({
        id: v.exactOptional(Text),
        username: AccountName,
        email: v.exactOptional(Email),
        name: v.exactOptional(v.string()),
        account: v.exactOptional(v.picklist(["northstar", "hobby"])),
        token: v.exactOptional(v.string()),
        tokens: v.exactOptional(
          v.array(
            v.strictObject({
              token: v.string(),
              expiresAt: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
              team: v.exactOptional(Text),
            }),
          ),
        ),
      }),
    ),
  ),
  teams: v.exactOptional(
    v.array(
      v.strictObject({
        id: v.exactOptional(Text),
        slug: AccountName,
        name: v.exactOptional(v.pipe(v.string(), v.maxLength(256))),
        members: v.exactOptional(v.array(v.strictObject({ username: Text, role: v.picklist(teamRoles) }))),
        microfrontendsGroups: v.exactOptional(v.array(v.strictObject({ id: v.exactOptional(Text), name: Text }))),
      }),
    ),
  ),
  world: v.exactOptional(
    v.strictObject({
      records: v.exactOptional(
        v.array(v.strictObject({ name: Text, type: v.picklist(recordTypes), values: v.array(v.string()) })),
      ),
      plans: v.exactOptional(v.array(v.strictObject({ team: Text, plan: v.picklist(plans) }))),
      caches: v.exactOptional(v.array(v.strictObject({ team: Text, status: v.picklist(cacheStatuses) }))),
      ssoCodes: v.exactOptional(
        v.array(
          v.strictObject({
            code: Text,
            clientId: Text,
            clientSecret: Text,
            user: Text,
            team: v.exactOptional(Text),
            installationId: v.exactOptional(Text),
          }),
        ),
      ),
    }),
  ),
  projects: v.exactOptional(
    v.array(
      v.strictObject({
        id: v.exactOptional(Text),
        name: Text,
        team: v.exactOptional(Text),
        framework: v.exactOptional(v.picklist(frameworks)),
        ssoProtection: v.exactOptional(v.nullable(v.strictObject({ deploymentType: v.picklist(ssoScopes) }))),
      }),
    ),
  ),
});

/** A seed cannot be put in. */
export class SeedError extends Error {
  override readonly name: string = "SeedError";
  readonly problem: string;

  constructor(problem: string, { cause, place = "seed" }: { readonly cause?: unknown; readonly place?: string } = {}) {
    super(`${place}: ${problem}`, { cause });
    this.problem = problem;
  }

  static of(member: string, error: unknown): SeedError {
    const why = error instanceof Error ? error.message : String(error);
    return new SeedError(`\`${member}\`: ${error instanceof SeedError ? error.problem : why}`, { cause: error });
  }
}

/** Throws for what is not a seed; the error names the member that is wrong or unknown. */
export function judgeSeed(value: unknown): asserts value is SeedData {
  const isList = Array.isArray(value);
  const problem = isList ? "a list of calls stands in the member `calls`" : problemIn(SeedSchema, value, "a seed");
  if (problem !== undefined) throw new SeedError(problem);
}
