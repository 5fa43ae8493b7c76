import { requireInAccount } from "../domain/accounts/access/require-right.ts";
import type { Context } from "../domain/accounts/context.ts";
import { teamTable } from "../domain/accounts/tables.ts";
import { seenTokens } from "../domain/accounts/tokens.ts";
import { type OwnedTable, requireVisible, visibleRows } from "../domain/accounts/visible-rows.ts";
import { type EventDetails, recordEvent } from "../domain/events/record-event.ts";
import { findProject } from "../domain/projects/find-project.ts";
import { type ProjectRow, projectTable } from "../domain/projects/tables.ts";
import { type AnyEventTypes, byType, type Did, type EventType, type WebhookEvent } from "../engine/event-type.ts";
import { omitUndefined } from "../engine/omit-undefined.ts";
import type { Pager } from "../engine/page.ts";
import { notFound, refuse } from "../engine/platform-error.ts";
import { type Found, fitting, newestOf } from "../store/found.ts";
import { type Clause, having } from "../store/rows.ts";
import type { Changes, Draft, Row, Table } from "../store/table.ts";
import { type Answer, answer, empty } from "./handler.ts";

type Handle<Input, Output> = (input: Input, context: Context) => Output;

type Naming<Member extends string> = { readonly [Each in Member]: string };

interface Owner {
  readonly id: string;
  readonly accountId?: string;
}

interface Home<R extends Row, Index extends string, Within, Key, Of extends Owner> {
  readonly table: Table<R, Index>;
  readonly index: Index;
  readonly owner: Handle<Within, Of>;
  all(input: Within, context: Context, only: readonly Clause<Index>[]): Found<R>;
  /** Throws 404 for what is not within reach, and 403 where one may look and not do what the operation does. */
  readonly find: Handle<Key, R>;
}

/** Rows of the request's account; inputs name one by the member `name`. @param find finds one by that text. Default: by its ID */
export function ofAccount<R extends Row, Index extends string, Name extends string>(
  table: OwnedTable<R, Index>,
  name: Name,
  find: (context: Context, named: string) => R = (context, id) =>
    requireVisible(context, table, context.rows(table).get(id)),
): Home<R, Index | "account", unknown, Naming<Name>, Owner> {
  return {
    table,
    index: "account",
    owner(_, context) {
      requireInAccount(context);
      return { id: context.scope.accountId, accountId: context.scope.accountId };
    },
    all: (_, context, only) => visibleRows(context, table, only),
    find: (input, context) => find(context, input[name]),
  };
}

export function ofOwner<R extends Row, Index extends string, Within, Of extends Owner, Key = never>(
  table: Table<R, Index>,
  index: NoInfer<Index>,
  owner: Handle<Within, Of>,
  find: Handle<Key, R> = () => {
    throw notFound(table.called);
  },
): Home<R, Index, Within, Key, Of> {
  const all: Home<R, Index, Within, Key, Of>["all"] = (input, context, only) =>
    context.rows(table).where([...having(index, owner(input, context).id), ...only]);
  return { table, index, owner, all, find };
}

export function ofProject<R extends Row, Index extends string, Member extends string, Name extends string>(
  table: Table<R, Index | "project">,
  member: Member,
  name: Name,
  named?: NoInfer<Index>,
): Home<R, Index | "project", Naming<Member>, Naming<Member> & Naming<Name>, ProjectRow> {
  const owner = (input: Naming<Member>, context: Context) => findProject(context, input[member]);
  return ofOwner(table, "project", owner, (input: Naming<Member> & Naming<Name>, context) => {
    const { id } = owner(input, context);
    const rows = context.rows(table);
    const byId = rows.get(input[name]);
    const isOwn = byId && table.value("project", byId) === id;
    const own = named && rows.where([...having("project", id), ...having(named, input[name])]);
    const row = isOwn ? byId : own && newestOf(own).next().value;
    if (!row) throw notFound(table.called);
    return row;
  });
}

type Most = Readonly<Record<"hobby" | "pro" | "enterprise", number>>;

export function mostOf({ rows }: Context, { accountId = "" }: Owner, most: Most): number {
  return most[rows(teamTable).get(accountId)?.plan ?? "enterprise"];
}

const verbs: Readonly<Record<Did, string>> = { created: "created", updated: "changed", deleted: "deleted" };

interface Description<R extends Row, Shown, Event extends WebhookEvent> {
  readonly show: (row: R, context: Context) => Shown;
  readonly events?: { readonly [Each in Did]?: EventType<string, Event> };
  readonly told?: (row: R, context: Context) => EventDetails<Event>;
  readonly most?: Most;
}

interface Filters<R, Index extends string, Input> {
  readonly only?: Handle<Input, readonly Clause<Index>[]>;
  readonly fits?: Handle<Input, (row: R) => boolean>;
}

interface Creation<R, Input> {
  readonly secret?: () => string;
  readonly after?: (row: R, input: Input, context: Context) => void;
}

export const asShown = <Shown>(shown: Shown): Shown => shown;

export const made = <Shown>(shown: Shown): Answer<Shown> => answer(201, shown);

export const gone = (): Answer<never> => empty(204);

/** Handlers of the plain operations on rows of one kind, for operations of the contract of that shape. */
class Resource<R extends Row, Index extends string, Within, Key, Of extends Owner, Shown, Event extends WebhookEvent> {
  readonly #home: Home<R, Index, Within, Key, Of>;
  readonly #description: Description<R, Shown, Event>;

  constructor(home: Home<R, Index, Within, Key, Of>, description: Description<R, Shown, Event>) {
    this.#home = home;
    this.#description = description;
  }

  get eventTypes(): AnyEventTypes {
    return byType(this.#description.events ?? {});
  }

  shown<Other>(show: (row: R, context: Context) => Other): Resource<R, Index, Within, Key, Of, Other, Event> {
    return new Resource(this.#home, { ...this.#description, show });
  }

  get<Output>(as: (shown: Shown) => Output): Handle<Key, Output> {
    return (input, context) => as(this.#description.show(this.#home.find(input, context), context));
  }

  list<Input extends Within & Request, Request, Page, Output>(
    pager: Pager<Request, Page>,
    as: (shown: Shown[], page: Page, input: Input, context: Context) => Output,
    { only, fits }: Filters<R, Index, Input> = {},
  ): Handle<Input, Output> {
    return (input, context) => {
      const all = this.#home.all(input, context, only?.(input, context) ?? []);
      const wanted = fits?.(input, context);
      const { items, page } = pager(wanted ? fitting(all, wanted) : all, input);
      const shown = items.map((row) => this.#description.show(row, context));
      return as(shown, page, input, context);
    };
  }

  create<Input extends Within, Output>(
    draft: (input: Input, context: Context, owner: Of, secret: string) => Draft<R>,
    as: (shown: Shown, secret: string) => Output,
    { secret = () => "", after }: Creation<R, Input> = {},
  ): Handle<Input, Output> {
    return (input, context) => {
      const { table, index, owner } = this.#home;
      const { most, show } = this.#description;
      const of = owner(input, context);
      const limit = most ? mostOf(context, of, most) : Number.POSITIVE_INFINITY;
      const why = `${table.called}: there are ${limit} already, the most that the plan allows`;
      if (context.rows(table).count(index, of.id) >= limit) throw refuse("plan_limit", { why });
      const made = secret();
      if (made !== "") context.part(seenTokens).add(made);
      const row = context.rows(table).add(draft(input, context, of, made));
      after?.(row, input, context);
      this.#record(context, "created", row);
      return as(show(row, context), made);
    };
  }

  update<Input extends Key, Output>(
    changes: (input: Input, row: R, context: Context) => Changes<R> | undefined,
    as: (shown: Shown) => Output,
  ): Handle<Input, Output> {
    return (input, context) => {
      const row = this.#home.find(input, context);
      const wanted = changes(input, row, context);
      if (!wanted) return as(this.#description.show(row, context));
      const changed = context.rows(this.#home.table).change(row.id, wanted);
      this.#record(context, "updated", changed);
      return as(this.#description.show(changed, context));
    };
  }

  remove<Input extends Key, Output>(
    as: (shown: Shown, row: R, context: Context) => Output,
    before: (row: R, input: Input, context: Context) => void = () => {},
  ): Handle<Input, Output> {
    return (input, context) => {
      const row = this.#home.find(input, context);
      const shown = this.#description.show(row, context);
      before(row, input, context);
      context.rows(this.#home.table).remove(row.id);
      this.#record(context, "deleted", row);
      return as(shown, row, context);
    };
  }

  #record(context: Context, did: Did, row: R): void {
    const event = this.#description.events?.[did];
    if (!event) return;
    const { table } = this.#home;
    const inIndex = (name: string) => {
      const index = table.indexes.find((each) => each === name);
      return index && table.value(index, row);
    };
    const projectId = inIndex("project");
    const accountId = inIndex("account") ?? context.rows(projectTable).get(projectId ?? "")?.accountId;
    // Without a text of its own, nothing goes to webhooks: `told` is needed where something does.
    const told =
      this.#description.told?.(row, context) ?? ({ text: `${table.called} ${row.id}` } as EventDetails<Event>);
    const text = `${context.scope.user.username} ${verbs[did]} ${told.text}`;
    recordEvent(context, event, { ...omitUndefined({ accountId, projectId }), entityId: row.id, ...told, text });
  }
}

export function resource<
  R extends Row,
  Index extends string,
  Within,
  Key,
  Of extends Owner,
  Shown,
  Event extends WebhookEvent = never,
>(
  home: Home<R, Index, Within, Key, Of>,
  description: Description<R, Shown, Event>,
): Resource<R, Index, Within, Key, Of, Shown, Event> {
  return new Resource(home, description);
}
