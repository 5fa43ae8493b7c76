import type { Store } from "../store/store.ts";
import { type Row, type Table, table } from "../store/table.ts";
import { type Plan, plans, type TeamRow, teamTable } from "./accounts.ts";
import { isRecordName, plainName } from "./domain-name.ts";

export const recordTypes = ["A", "AAAA", "CAA", "CNAME", "HTTPS", "MX", "NS", "SRV", "TXT"] as const;
export type RecordType = (typeof recordTypes)[number];

/** What DNS holds under a name. */
export interface DnsRecord {
  /** Such as `_vercel.example.com`, or `*.example.com` for all below that have nothing of their own. */
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
      if (!isRecordName(name))
        throw new RangeError(`${JSON.stringify(given)} has to be a domain name, such as www.example.com`);
      checkType(type);
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
      const team = rows(teamTable).first("slug", slug);
      if (!team) throw new RangeError(`There is no team ${slug}`);
      store.attempt(() => rows(teamTable).change(team.id, { plan }));
    },
  };
}

/** The plan that a team is on. */
export function planOf({ plan = "pro" }: TeamRow): Plan {
  return plan;
}

/** Throws a RangeError for what is no type of records. */
export function checkType(type: RecordType): void {
  if (recordTypes.includes(type)) return;
  throw new RangeError(`${JSON.stringify(type)} is no type of records here: ${recordTypes.join(", ")} are`);
}

/** What DNS holds outside of the platform: all of it, or under one name as DNS compares it. */
export function worldRecords({ rows }: Pick<Store, "rows">, name?: string): readonly DnsRecord[] {
  return name === undefined ? rows(recordTable).all() : rows(recordTable).by("name", name);
}
