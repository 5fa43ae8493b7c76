import { requireInAccount } from "../domain/accounts/access/require-right.ts";
import type { Context } from "../domain/accounts/scope.ts";
import { teamTable } from "../domain/accounts/tables.ts";
import { seenTokens } from "../domain/accounts/tokens.ts";
import { type OwnedTable, requireVisible, visibleRows } from "../domain/accounts/visible-rows.ts";
import { type EventDetails, recordEvent } from "../domain/events/record-event.ts";
import { findProject } from "../domain/projects/find-project.ts";
import { type ProjectRow, projectTable } from "../domain/projects/tables.ts";
import { type AnyEventTypes, byType, type EventType, type RowChange, type WebhookEvent } from "../engine/event-type.ts";
import { omitUndefined } from "../engine/omit-undefined.ts";
import type { Pager } from "../engine/page.ts";
import { notFound, refuse, requireFound } from "../engine/platform-error.ts";
import { filterMatches, type Matches, newestOf } from "../store/matches.ts";
import { type Clause, having } from "../store/rows.ts";
import type { Changes, Draft, Row, Table } from "../store/table.ts";
import { type Answer, answer, empty } from "./handler.ts";

type FromInput<Input, Output> = (input: Input, context: Context) => Output;

type InputWith<Member extends string> = { readonly [Each in Member]: string };

interface Owner {
  readonly id: string;
  readonly accountId?: string;
}

/** Type parameters of a collection in one object, so that hovers and errors show them by name. */
interface OwnedRows<R extends Row, Index extends string, Of extends Owner, OwnerInput, RowInput> {
  readonly row: R;
  readonly index: Index;
  readonly owner: Of;
  /** Members of an input that name the owner. */
  readonly ownerInput: OwnerInput;
  /** Members of an input that name a row. */
  readonly rowInput: RowInput;
}

type AnyOwnedRows = OwnedRows<Row, string, Owner, unknown, unknown>;

/** Rows of one table, found by the members of an input: all rows of an owner, or one row. */
interface Collection<Types extends AnyOwnedRows> {
  readonly table: Table<Types["row"], Types["index"]>;
  readonly index: Types["index"];
  readonly findOwner: FromInput<Types["ownerInput"], Types["owner"]>;
  rows(input: Types["ownerInput"], context: Context, where: readonly Clause<Types["index"]>[]): Matches<Types["row"]>;
  /** Throws 404 for a row that the request may not see, and 403 for one that it may only see. */
  readonly find: FromInput<Types["rowInput"], Types["row"]>;
}

interface Account extends Owner {
  readonly accountId: string;
}

interface AccountRows<R extends Row, Index extends string, Name extends string>
  extends OwnedRows<R, Index | "account", Account, unknown, InputWith<Name>> {}

/** Rows of accounts: `list` shows those of all accounts that the request may see, `create` adds to the account of its scope. @param name member of an input that names a row @param find Default: by ID */
export function ofAccount<R extends Row, Index extends string, Name extends string>(
  table: OwnedTable<R, Index>,
  name: Name,
  find: (context: Context, id: string) => R = (context, id) =>
    requireVisible(context, table, context.rows(table).get(id)),
): Collection<AccountRows<R, Index, Name>> {
  return {
    table,
    index: "account",
    findOwner(_, context) {
      requireInAccount(context);
      return { id: context.scope.accountId, accountId: context.scope.accountId };
    },
    rows: (_, context, where) => visibleRows(context, table, where),
    find: (input, context) => find(context, input[name]),
  };
}

/** Rows that have the ID of `findOwner`'s result in an index. Without `find`, no operation names one of them. */
export function ofOwner<R extends Row, Index extends string, Of extends Owner, OwnerInput, RowInput = never>(
  table: Table<R, Index>,
  index: NoInfer<Index>,
  findOwner: FromInput<OwnerInput, Of>,
  find: FromInput<RowInput, R> = () => {
    throw notFound(table.called);
  },
): Collection<OwnedRows<R, Index, Of, OwnerInput, RowInput>> {
  const rows = (input: OwnerInput, context: Context, where: readonly Clause<Index>[]) =>
    context.rows(table).where([...having(index, findOwner(input, context).id), ...where]);
  return { table, index, findOwner, rows, find };
}

/** Rows of a project, which `member` of an input names; `name` names a row by its ID, or by its value in `nameIndex`. */
export function ofProject<R extends Row, Index extends string, Member extends string, Name extends string>(
  table: Table<R, Index | "project">,
  member: Member,
  name: Name,
  nameIndex?: NoInfer<Index>,
): Collection<OwnedRows<R, Index | "project", ProjectRow, InputWith<Member>, InputWith<Member | Name>>> {
  const findOwner = projectNamedBy(member);
  return ofOwner(table, "project", findOwner, (input: InputWith<Member | Name>, context) => {
    const { id } = findOwner(input, context);
    const rows = context.rows(table);
    const byId = rows.get(input[name]);
    if (byId && table.value("project", byId) === id) return byId;
    const matches = nameIndex && rows.where([...having("project", id), ...having(nameIndex, input[name])]);
    return requireFound(matches && newestOf(matches).next().value, table.called);
  });
}

export function projectNamedBy<Member extends string>(member: Member): FromInput<InputWith<Member>, ProjectRow> {
  return (input, context) => findProject(context, input[member]);
}

type PlanLimits = Readonly<Record<"hobby" | "pro" | "enterprise", number>>;

/** A bound by the plan of the owner's team. An owner without `accountId`, or without a team, has the bound of enterprise. */
export function planLimit({ rows }: Context, { accountId = "" }: Owner, limits: PlanLimits): number {
  return limits[rows(teamTable).get(accountId)?.plan ?? "enterprise"];
}

const verbs: Readonly<Record<RowChange, string>> = { created: "created", updated: "changed", deleted: "deleted" };

interface ResourceDescription<R extends Row, View, Event extends WebhookEvent> {
  readonly present: (row: R, context: Context) => View;
  readonly events?: { readonly [Each in RowChange]?: EventType<string, Event> };
  /** Required by convention for an event that goes to webhooks. `text` is what follows the user's name and the verb. */
  readonly details?: (row: R, context: Context) => EventDetails<Event>;
  /** Bound of an owner's rows. */
  readonly maxRows?: PlanLimits;
}

type Recorder<R> = (context: Context, change: RowChange, row: R) => void;

interface ResourceOptions<R extends Row, View> {
  readonly present: (row: R, context: Context) => View;
  readonly eventTypes: AnyEventTypes;
  readonly maxRows: PlanLimits | undefined;
  readonly record: Recorder<R>;
}

interface Filters<R, Index extends string, Input> {
  /** Selects rows by indexes. */
  readonly where?: FromInput<Input, readonly Clause<Index>[]>;
  /** Selects among the rows that `where` leaves. */
  readonly filter?: FromInput<Input, (row: R) => boolean>;
}

interface Creation<R, Input> {
  /** Makes a secret that only the answer of `create` shows. */
  readonly secret?: () => string;
  readonly after?: (row: R, input: Input, context: Context) => void;
}

export const identity = <View>(view: View): View => view;

export const created = <View>(view: View): Answer<View> => answer(201, view);

export const noContent = (): Answer<never> => empty(204);

export type ActOn<Key, Subject> = <Input extends Key, Output>(
  act: (subject: Subject, input: Input, context: Context) => Output,
) => FromInput<Input, Output>;

/** Makes handlers that act on what `find` returns for their input. A missing subject is refused before anything else is judged. */
export function actOn<Key, Subject>(find: FromInput<Key, Subject>): ActOn<Key, Subject> {
  return (act) => (input, context) => act(find(input, context), input, context);
}

/** Makes handlers of operations on the project that `idOrName` names. */
export const onProject: ActOn<InputWith<"idOrName">, ProjectRow> = actOn(projectNamedBy("idOrName"));

/** Makes handlers of operations on the project that `projectId` names. */
export const onProjectById: ActOn<InputWith<"projectId">, ProjectRow> = actOn(projectNamedBy("projectId"));

/** CRUD handlers for the rows of a collection; see `resource`. */
class Resource<Types extends AnyOwnedRows, View> {
  readonly eventTypes: AnyEventTypes;
  readonly #collection: Collection<Types>;
  readonly #options: ResourceOptions<Types["row"], View>;

  constructor(collection: Collection<Types>, options: ResourceOptions<Types["row"], View>) {
    this.#collection = collection;
    this.#options = options;
    this.eventTypes = options.eventTypes;
  }

  /** Copies the resource with another presentation of a row. */
  withView<Other>(present: (row: Types["row"], context: Context) => Other): Resource<Types, Other> {
    return new Resource(this.#collection, { ...this.#options, present });
  }

  onRow<Input extends Types["rowInput"], Output>(
    act: (row: Types["row"], input: Input, context: Context) => Output,
  ): FromInput<Input, Output> {
    return actOn(this.#collection.find)(act);
  }

  get<Output>(toAnswer: (view: View) => Output): FromInput<Types["rowInput"], Output> {
    return this.onRow((row, _, context) => toAnswer(this.#options.present(row, context)));
  }

  list<Input extends Types["ownerInput"] & Request, Request, Page, Output>(
    pager: Pager<Request, Page>,
    toAnswer: (views: View[], page: Page, input: Input, context: Context) => Output,
    { where, filter }: Filters<Types["row"], Types["index"], Input> = {},
  ): FromInput<Input, Output> {
    return (input, context) => {
      const matches = this.#collection.rows(input, context, where?.(input, context) ?? []);
      const predicate = filter?.(input, context);
      const { items, page } = pager(predicate ? filterMatches(matches, predicate) : matches, input);
      const views = items.map((row) => this.#options.present(row, context));
      return toAnswer(views, page, input, context);
    };
  }

  create<Input extends Types["ownerInput"], Output>(
    draft: (input: Input, context: Context, owner: Types["owner"], secret: string) => Draft<Types["row"]>,
    toAnswer: (view: View, secret: string) => Output,
    { secret: newSecret = () => "", after }: Creation<Types["row"], Input> = {},
  ): FromInput<Input, Output> {
    return (input, context) => {
      const { table, index, findOwner } = this.#collection;
      const { maxRows, present, record } = this.#options;
      const owner = findOwner(input, context);
      const limit = maxRows ? planLimit(context, owner, maxRows) : Number.POSITIVE_INFINITY;
      const why = `${table.called}: there are ${limit} already, the most that the plan allows`;
      if (context.rows(table).count(index, owner.id) >= limit) throw refuse("plan_limit", { why });
      const secret = newSecret();
      if (secret !== "") context.service(seenTokens).add(secret);
      const row = context.rows(table).add(draft(input, context, owner, secret));
      after?.(row, input, context);
      record(context, "created", row);
      return toAnswer(present(row, context), secret);
    };
  }

  /** @param changes returns undefined where nothing changes */
  update<Input extends Types["rowInput"], Output>(
    changes: (input: Input, row: Types["row"], context: Context) => Changes<Types["row"]> | undefined,
    toAnswer: (view: View) => Output,
  ): FromInput<Input, Output> {
    return this.onRow((row, input: Input, context) => {
      const { present, record } = this.#options;
      const requested = changes(input, row, context);
      if (!requested) return toAnswer(present(row, context));
      const changed = context.rows(this.#collection.table).change(row.id, requested);
      record(context, "updated", changed);
      return toAnswer(present(changed, context));
    });
  }

  /** @param before refuses the removal, or removes what depends on the row */
  remove<Input extends Types["rowInput"], Output>(
    toAnswer: (view: View, row: Types["row"], context: Context) => Output,
    before: (row: Types["row"], input: Input, context: Context) => void = () => {},
  ): FromInput<Input, Output> {
    return this.onRow((row, input: Input, context) => {
      const { present, record } = this.#options;
      const view = present(row, context);
      before(row, input, context);
      context.rows(this.#collection.table).remove(row.id);
      record(context, "deleted", row);
      return toAnswer(view, row, context);
    });
  }
}

/** Records what was done to a row of the table; where an event has no details, the row is named by its ID. */
function recordEvents<R extends Row, Event extends WebhookEvent>(
  table: Table<R>,
  { events, details }: Pick<ResourceDescription<R, unknown, Event>, "events" | "details">,
): Recorder<R> {
  const indexValue = (name: string, row: R) => (table.indexes.includes(name) ? table.value(name, row) : undefined);
  return (context, change, row) => {
    const event = events?.[change];
    if (!event) return;
    const projectId = indexValue("project", row);
    const accountId = indexValue("account", row) ?? context.rows(projectTable).get(projectId ?? "")?.accountId;
    // By convention, a description without details has no event that goes to webhooks.
    const entry = details?.(row, context) ?? ({ text: `${table.called} ${row.id}` } as EventDetails<Event>);
    const text = `${context.scope.user.username} ${verbs[change]} ${entry.text}`;
    recordEvent(context, event, { ...omitUndefined({ accountId, projectId }), entityId: row.id, ...entry, text });
  };
}

/**
 * CRUD handlers of a group, all on the rows of one table:
 *
 *     const drains = resource(ofAccount(drainTable, "id"), { present: presentDrain, events: plainEventTypes("drain", …) });
 *
 *     listDrains: drains.list(onePage, (views) => ({ drains: views })),
 *     createDrain: drains.create(({ name }, context, account) => ({ name, accountId: account.id }), identity),
 *     getDrain: drains.get(identity),
 *     updateDrain: drains.update(({ name }) => ({ name }), identity),
 *     deleteDrain: drains.remove(noContent),
 *     pauseDrain: drains.onRow((drain, input, context) => …),
 */
export function resource<Types extends AnyOwnedRows, View, Event extends WebhookEvent = never>(
  collection: Collection<Types>,
  description: ResourceDescription<Types["row"], View, Event>,
): Resource<Types, View> {
  const { present, maxRows, events = {} } = description;
  const record = recordEvents(collection.table, description);
  return new Resource(collection, { present, maxRows, record, eventTypes: byType(events) });
}
