import type { Store } from "../store/store.ts";
import { type Changes, type Row, type Table, table } from "../store/table.ts";
import { type CacheStatus, cacheStatuses, type Plan, plans, type TeamRow, teamTable } from "./accounts.ts";
import { domainProblem } from "./domain-name.ts";

export const recordTypes = ["A", "AAAA", "CNAME", "MX", "NS", "TXT"] as const;
export type RecordType = (typeof recordTypes)[number];

/** What DNS holds under a name. */
export interface DnsRecord {
  /** Such as `_vercel.example.com`. */
  readonly name: string;
  readonly type: RecordType;
  readonly values: readonly string[];
}

/** What a team has booked. */
export interface TeamPlan {
  /** The team's slug. */
  readonly team: string;
  readonly plan: Plan;
}

/** Whether a team's remote cache may be used. */
export interface TeamCache {
  /** The team's slug. */
  readonly team: string;
  readonly status: CacheStatus;
}

/** What no operation sets, and the platform finds as it is. It is kept with everything else, and `reset` forgets it. */
export interface World {
  /** What DNS holds outside of the platform, oldest first. */
  readonly records: readonly DnsRecord[];
  /** Says what a name has of a type, instead of what it had; no values: nothing. Throws a RangeError for what is no name or no type. */
  setRecords(record: DnsRecord): void;
  /** Each team's plan; `pro` where nobody has said another one. */
  readonly plans: readonly TeamPlan[];
  /** Says which plan a team is on. Throws a RangeError for a team or a plan that is not there. */
  setPlan(plan: TeamPlan): void;
  /** Whether each team's remote cache may be used; `enabled` where nobody has said otherwise, and `disabled` where the team has. */
  readonly caches: readonly TeamCache[];
  /** Says whether a team's remote cache may be used. Throws a RangeError for a team or a status that is not there. */
  setCache(cache: TeamCache): void;
}

interface RecordRow extends Row, DnsRecord {}

const recordTable: Table<RecordRow, "name"> = table({
  name: "worldRecords",
  called: "Record",
  indexes: { name: (record) => record.name },
});

export const worldTables: readonly Table[] = [recordTable];

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
      // The names of records may have underscores, which those of hosts may not.
      const problem = domainProblem(name.replaceAll("_", "x"));
      if (problem !== undefined) throw new RangeError(`${JSON.stringify(given)}: it ${problem}`);
      if (!recordTypes.includes(type)) {
        throw new RangeError(`${JSON.stringify(type)} is no type of records here: ${recordTypes.join(", ")} are`);
      }
      if (!Array.isArray(values) || values.some((value) => typeof value !== "string")) {
        throw new RangeError(`The values of ${name} have to be a list of texts`);
      }
      const id = `${name} ${type}`;
      store.attempt(() => {
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
  };

  function changeTeam(slug: string, changes: Changes<TeamRow>): void {
    const team = rows(teamTable).first("slug", slug);
    if (!team) throw new RangeError(`There is no team ${slug}`);
    store.attempt(() => rows(teamTable).change(team.id, changes));
  }
}

/** The plan that a team is on. */
export function planOf({ plan = "pro" }: TeamRow): Plan {
  return plan;
}

/** Whether a team's remote cache may be used: the team itself can switch it off, too. */
export function cacheStatusOf({ cache = "enabled", settings }: TeamRow): CacheStatus {
  return settings.remoteCaching?.enabled === false ? "disabled" : cache;
}

const mostAliases = 8;

/** What DNS answers for a name, by way of what it is another name of. */
export function resolveName({ rows }: Pick<Store, "rows">, name: string, type: RecordType): string[] {
  let at = plainName(name);
  for (let hops = 0; hops < mostAliases; hops++) {
    const records = rows(recordTable).by("name", at);
    const valuesOf = (wanted: RecordType) => records.find((record) => record.type === wanted)?.values;
    const found = valuesOf(type);
    if (found) return [...found];
    const [other] = valuesOf("CNAME") ?? [];
    if (other === undefined) return [];
    at = plainName(other);
  }
  return [];
}

/** Names are the same in any case, and with a dot at their end. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/\.$/, "");
}
