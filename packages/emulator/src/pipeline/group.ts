import type { Right } from "../domain/accounts/access/rights.ts";
import type { AnyHappenings, Categories } from "../engine/event-type.ts";
import type { Services } from "../engine/services.ts";
import type { JobRow } from "../engine/time/jobs.ts";
import type { Table } from "../store/table.ts";
import type { Handler, Handlers } from "./handler.ts";
import { type Protocol, platformProtocol } from "./protocol.ts";
import type { AnyExceptions, Exceptions } from "./right-of.ts";

/** Does a job of a group, as part of an attempt, and returns when it is due again, if it is; when it throws, it is tried again. */
export type JobHandler = (job: JobRow, services: Services) => number | undefined;

/** What carries a group out. */
export interface Group {
  readonly handlers: Readonly<Record<string, Handler<unknown, unknown>>>;
  readonly protocol: Protocol;
  /** What operations need where their contract does not say it. */
  readonly access: AnyExceptions;
  /** What can happen to its things. */
  readonly happenings: AnyHappenings;
  /** The categories that it is the first to have events of; others may use them. */
  readonly categories: Categories;
  /** By the second part of a job's kind. */
  readonly jobs: Readonly<Record<string, JobHandler>>;
  /** Runs before the group is first asked anything: an emulator that was killed may have left something behind. */
  readonly opened: (services: Services) => void;
  /** Answers at the paths that the group's entry names. */
  readonly serve?: ServePath;
}

/** Answers what is none of the API's operations, and needs no token before it is looked at. */
type ServePath = (request: Request, services: Services) => Promise<Response>;

interface GroupParts<Operations> {
  readonly handlers: Handlers<Operations>;
  readonly access?: Exceptions<Operations>;
  /** What all operations need that `access` does not name. Absent: what their contract says. */
  readonly right?: Right;
  readonly protocol?: Protocol;
  readonly happenings?: AnyHappenings;
  readonly categories?: Categories;
  readonly jobs?: Group["jobs"];
  readonly opened?: Group["opened"];
  readonly serve?: ServePath;
}

/** Declares what carries a group out: `group<Operations>({ handlers })`. A missing handler does not compile. */
export function group<Operations>(parts: GroupParts<Operations>): Group {
  const { handlers, access = {}, happenings = {}, categories = {}, jobs = {}, serve, right } = parts;
  const { protocol = platformProtocol, opened = () => {} } = parts;
  return {
    // The engine hands a handler only input that passed the operation's schema, which the mapping of types cannot say.
    handlers: handlers as Group["handlers"],
    access: { ...everywhere(handlers, right), ...access },
    protocol,
    happenings,
    categories,
    jobs,
    opened,
    ...(serve ? { serve } : {}),
  };
}

function everywhere(handlers: object, right: Right | undefined): AnyExceptions {
  return right === undefined ? {} : Object.fromEntries(Object.keys(handlers).map((name) => [name, right]));
}

/** How the emulator comes by a group. Its tables are there from the start, since what they hold may belong to what others remove. */
export interface GroupEntry {
  readonly tables?: readonly Table[];
  /** A path below which everything is this group's. */
  readonly prefix?: string;
  /** Paths of its own, at which it serves; with `*` at its end one stands for all that begin so. */
  readonly paths?: readonly string[];
  /** What its paths were called before the platform renamed them, by the first segment after the version: what still asks so is answered. */
  readonly formerly?: { readonly [former: string]: string };
  load(): Promise<Group>;
}
