import { isRecordName, plainName } from "../../engine/addresses/domain-name.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import type { Store } from "../../store/store.ts";
import { type Changes, type OfAccount, type Row, type Table, table } from "../../store/table.ts";
import {
  type CacheStatus,
  cacheStatuses,
  type MembershipRow,
  membershipTable,
  type Plan,
  plans,
  type TeamRow,
  teamTable,
  tokenTable,
  userTable,
} from "../accounts/tables.ts";
import { hashToken } from "../accounts/tokens.ts";
import { type RecordType, recordTypes, valueProblem } from "./record-value.ts";

/** A record set of DNS. */
export interface DnsRecord {
  /** Such as `_vercel.example.com`, or the wildcard `*.example.com`. */
  readonly name: string;
  readonly type: RecordType;
  readonly values: readonly string[];
}

export interface DnsAnswer {
  /** The chain of CNAMEs. */
  readonly aliases: readonly string[];
  readonly values: string[];
  /** Whether the last name has records of any type. */
  readonly exists: boolean;
}

/** A team's plan. */
export interface TeamPlan {
  /** The team's slug. */
  readonly team: string;
  readonly plan: Plan;
}

/** A team's remote cache. */
export interface TeamCache {
  /** The team's slug. */
  readonly team: string;
  readonly status: CacheStatus;
}

/** A user's sign-on to an integration. */
export interface SsoSignOn {
  /** Client ID of the integration, the audience of the `id_token`. */
  readonly clientId: string;
  /** The username. */
  readonly user: string;
  /** Slug of the team with the installation. Default: the user's own. */
  readonly team?: string;
  /** Default: derived from the account's ID. */
  readonly installationId?: string;
}

/** A sign-on code that an integration exchanges for tokens. */
export interface SsoCode extends SsoSignOn {
  readonly code: string;
  readonly clientSecret: string;
}

/** A confirmed deletion of an account. */
export interface ConfirmedDeletion {
  /** The username. */
  readonly user: string;
}

/** State outside of the API, such as DNS and plans. It is stored with all other state; `reset` clears it. */
export interface World {
  /** External DNS records, oldest first. */
  readonly records: readonly DnsRecord[];
  /** Replaces the records of a name and type; no values remove them. Throws a RangeError for an invalid name or type. */
  setRecords(record: DnsRecord): void;
  /** Each team's plan. Default: `pro`. */
  readonly plans: readonly TeamPlan[];
  /** Sets a team's plan. Throws a RangeError for an unknown team or plan. */
  setPlan(plan: TeamPlan): void;
  /** Each team's remote cache. Default: `enabled`, or `disabled` by the team's own setting. */
  readonly caches: readonly TeamCache[];
  /** Sets the state of a team's remote cache. Throws a RangeError for an unknown team or status. */
  setCache(cache: TeamCache): void;
  /** Pending sign-ons to integrations, oldest first, without secrets. */
  readonly ssoCodes: readonly SsoSignOn[];
  /**
   * Lets a user sign on to an integration by a code, once: it is what the platform sends the user's browser to the integration with.
   * Throws a RangeError for a user or a team that is not there, and for a code that is.
   */
  addSsoCode(code: SsoCode): void;
  /**
   * Confirms, as the user would by the link in the platform's mail, that an account is to be deleted: it is gone, with its tokens and
   * memberships. Throws a RangeError for a user who is not there, has not asked for it, is the only owner of a team, or whose token is the
   * emulator's own.
   */
  confirmDeletion(confirmed: ConfirmedDeletion): void;
}

interface RecordRow extends Row, DnsRecord {}

const recordTable: Table<RecordRow, "name"> = table({
  name: "worldRecords",
  called: "Record",
  indexes: { name: (record) => record.name },
});

/** An unused code; its ID is the code's hash. */
export interface SsoCodeRow extends OfAccount {
  readonly clientId: string;
  readonly clientHash: string;
  readonly userId: string;
  readonly installationId: string;
}

export const ssoCodeTable: Table<SsoCodeRow, "user" | "account"> = table({
  name: "ssoCodes",
  called: "Code",
  parents: { user: userTable, account: "account" },
});

export const worldTables: readonly Table[] = [recordTable, ssoCodeTable];

export function createWorld(store: Store): World {
  const { rows } = store;
  return {
    get records() {
      return rows(recordTable)
        .all()
        .map(({ name, type, values }) => ({ name, type, values }));
    },
    setRecords({ name: given, type, values }) {
      const name = plainName(given);
      if (!isRecordName(name))
        throw new RangeError(`${JSON.stringify(given)} has to be a domain name, such as www.example.com`);
      checkType(type);
      if (!Array.isArray(values) || values.some((value) => typeof value !== "string")) {
        throw new RangeError(`The values of ${name} have to be a list of texts`);
      }
      for (const value of values) {
        const problem = valueProblem(type, value);
        if (problem) throw new RangeError(`${JSON.stringify(value.slice(0, 100))} ${problem}`);
      }
      const id = `${name} ${type}`;
      store.transact(() => {
        if (values.length > 0) rows(recordTable).put({ id, name, type, values: [...values] });
        else rows(recordTable).remove(id);
      });
    },
    get plans() {
      return rows(teamTable)
        .all()
        .map((team) => ({ team: team.slug, plan: planOf(team) }));
    },
    setPlan({ team: slug, plan }) {
      if (!plans.includes(plan))
        throw new RangeError(`${JSON.stringify(plan)} is none of the plans ${plans.join(", ")}`);
      changeTeam(slug, { plan });
    },
    get caches() {
      return rows(teamTable)
        .all()
        .map((team) => ({ team: team.slug, status: cacheStatusOf(team) }));
    },
    setCache({ team: slug, status }) {
      if (!cacheStatuses.includes(status)) {
        throw new RangeError(`${JSON.stringify(status)} is none of the statuses ${cacheStatuses.join(", ")}`);
      }
      changeTeam(slug, { cache: status });
    },
    get ssoCodes() {
      return rows(ssoCodeTable)
        .all()
        .map(({ clientId, userId, accountId, installationId }) => {
          const user = rows(userTable).get(userId)?.username ?? "";
          return { clientId, user, ...omitUndefined({ team: rows(teamTable).get(accountId)?.slug }), installationId };
        });
    },
    addSsoCode: (code) => addSsoCode(store, code),
    confirmDeletion: (confirmed) => confirmDeletion(store, confirmed),
  };

  function changeTeam(slug: string, changes: Changes<TeamRow>): void {
    const team = rows(teamTable).first("slug", slug);
    if (!team) throw new RangeError(`There is no team ${slug}`);
    store.transact(() => rows(teamTable).change(team.id, changes));
  }
}

function addSsoCode(
  store: Store,
  { code, clientId, clientSecret, user: username, team: slug, installationId }: SsoCode,
): void {
  if (code === "" || clientId === "" || clientSecret === "")
    throw new RangeError("`code`, `clientId` and `clientSecret` must not be empty");
  const id = hashToken(code);
  const user = store.rows(userTable).first("username", username);
  if (!user) throw new RangeError(`There is no user ${username}`);
  const accountId = slug === undefined ? user.id : store.rows(teamTable).first("slug", slug)?.id;
  if (accountId === undefined) throw new RangeError(`There is no team ${slug}`);
  if (store.rows(ssoCodeTable).get(id)) throw new RangeError("The code is there already");
  store.transact(() =>
    store.rows(ssoCodeTable).add({
      id,
      clientId,
      clientHash: hashToken(clientSecret),
      userId: user.id,
      accountId,
      installationId: installationId ?? `icfg_${accountId.replace(/^team_/, "")}`,
    }),
  );
}

function confirmDeletion(store: Store, { user: username }: ConfirmedDeletion): void {
  const user = store.rows(userTable).first("username", username);
  if (!user) throw new RangeError(`There is no user ${username}`);
  if (user.deletionRequestedAt === undefined) throw new RangeError(`${username} has not asked for deletion`);
  const team = ownedAlone(store, user.id);
  if (team) throw new RangeError(`${username} is the only owner of the team ${team.slug}`);
  if (
    store
      .rows(tokenTable)
      .by("user", user.id)
      .some((token) => token.sealed !== undefined)
  )
    throw new RangeError(`The emulator's own token is one of ${username}`);
  store.transact(() => store.rows(userTable).remove(user.id));
}

function ownedAlone({ rows }: Store, userId: string): TeamRow | undefined {
  const isOwner = ({ role, confirmed }: MembershipRow): boolean => confirmed && role === "OWNER";
  for (const membership of rows(membershipTable).by("user", userId).filter(isOwner)) {
    const owners = rows(membershipTable).by("team", membership.teamId).filter(isOwner);
    if (owners.length === 1) return rows(teamTable).get(membership.teamId);
  }
  return undefined;
}

export function planOf({ plan = "pro" }: TeamRow): Plan {
  return plan;
}

/** The team itself can switch its cache off, too. */
export function cacheStatusOf({ cache = "enabled", settings }: TeamRow): CacheStatus {
  return settings.remoteCaching?.enabled === false ? "disabled" : cache;
}

export function checkType(type: RecordType): void {
  if (recordTypes.includes(type)) return;
  throw new RangeError(`${JSON.stringify(type)} is not a type of records here: ${recordTypes.join(", ")} are`);
}

/** External DNS records, of one normalized name or of all. */
export function worldRecords({ rows }: Pick<Store, "rows">, name?: string): readonly DnsRecord[] {
  return name === undefined ? rows(recordTable).all() : rows(recordTable).by("name", name);
}
