import type { PlainEventType } from "../../engine/event-type.ts";
import { conflict, notFound } from "../../engine/platform-error.ts";
import type { Services, WithRows } from "../../engine/services.ts";
import type { Context } from "../accounts/context.ts";
import { recordEvent, subjectOf } from "../events/record-event.ts";
import { type ProjectRow, projectTable } from "../projects/tables.ts";
import type { VersionRow, VersionTable } from "./tables.ts";

/** So many versions of before are kept, to be restored; chosen. */
const mostPast = 50;

export interface ShownVersion {
  readonly id: string;
  readonly createdBy: string;
  readonly lastModified: number;
  readonly alias?: string;
  readonly isLive: boolean;
  readonly isStaging: boolean;
}

/** The versions of one kind: at most one draft of a project, at most one that is served, and those of before. */
export class Versions<Item> {
  readonly table: VersionTable<Item>;
  readonly #called: string;
  readonly #events: Readonly<Record<"promote" | "restore", PlainEventType>>;

  constructor(
    table: VersionTable<Item>,
    called: string,
    events: Readonly<Record<"promote" | "restore", PlainEventType>>,
  ) {
    this.table = table;
    this.#called = called;
    this.#events = events;
  }

  live({ rows }: WithRows, projectId: string): VersionRow<Item> | undefined {
    return rows(this.table).by("state", `${projectId} live`)[0];
  }

  draft({ rows }: WithRows, projectId: string): VersionRow<Item> | undefined {
    return rows(this.table).by("state", `${projectId} staging`)[0];
  }

  triedAt({ rows, hosts }: Pick<Services, "rows" | "hosts">, host: string): VersionRow<Item> | undefined {
    const end = `.${hosts.baseDomain}`;
    return host.endsWith(end) ? rows(this.table).by("label", host.slice(0, -end.length))[0] : undefined;
  }

  list({ rows }: WithRows, projectId: string): VersionRow<Item>[] {
    const inState = (state: string) => [...rows(this.table).by("state", `${projectId} ${state}`)];
    const past = inState("past").reverse();
    return [...inState("staging"), ...inState("live"), ...past.sort((a, b) => b.updatedAt - a.updatedAt)];
  }

  /** A version by its ID; without one, what a change would begin with. Throws 404 where no version has the ID. */
  find(parts: WithRows, projectId: string, id: string | undefined): VersionRow<Item> | undefined {
    if (id === undefined) return this.draft(parts, projectId) ?? this.live(parts, projectId);
    return this.#named(parts, projectId, id);
  }

  #named({ rows }: WithRows, projectId: string, id: string): VersionRow<Item> {
    const row = rows(this.table).get(id);
    if (row?.projectId !== projectId) throw notFound(this.table.called);
    return row;
  }

  items(parts: WithRows, projectId: string): readonly Item[] {
    return this.find(parts, projectId, undefined)?.items ?? [];
  }

  stage(context: Context, { id: projectId }: ProjectRow, items: readonly Item[], name?: string): VersionRow<Item> {
    const rows = context.rows(this.table);
    const changed = { items, modifiedAt: context.clock.now(), ...(name !== undefined && { name }) };
    const draft = this.draft(context, projectId);
    if (draft) return rows.change(draft.id, changed);
    return rows.add({ projectId, createdBy: context.scope.user.id, state: "staging", ...changed });
  }

  /** Serves a draft, or again what was served before, in the place of what is, under another name where one is given; or throws a draft away. Throws 404, 409. */
  act(context: Context, project: ProjectRow, id: string, action: Action, name?: string): VersionRow<Item> {
    const { id: projectId } = project;
    const rows = context.rows(this.table);
    const version = this.#named(context, projectId, id);
    const wanted = action === "restore" ? "past" : "staging";
    if (version.state !== wanted) {
      const needed =
        wanted === "past" ? "one that was served before can be restored" : `a draft can be ${done[action]}`;
      throw conflict(`The version ${id} is ${version.state}, and only ${needed}`);
    }
    if (action === "discard") {
      rows.remove(id);
      return version;
    }
    const text = `${context.scope.user.username} ${done[action]} a version of ${this.#called} of ${project.name}`;
    recordEvent(context, this.#events[action], { text, ...subjectOf(projectTable, project) });
    const before = this.live(context, projectId);
    if (before) rows.change(before.id, { state: "past" });
    const past = this.list(context, projectId).filter(({ state }) => state === "past");
    for (const old of past.slice(mostPast)) if (old.id !== id) rows.remove(old.id);
    return rows.change(id, { state: "live", name });
  }

  show({ hosts }: Pick<Services, "hosts">, version: VersionRow<Item>): ShownVersion {
    const { id, createdBy, modifiedAt: lastModified, state } = version;
    const label = this.table.value("label", version);
    const alias = label === undefined ? {} : { alias: `${label}.${hosts.baseDomain}` };
    return { id, createdBy, lastModified, ...alias, isLive: state === "live", isStaging: state === "staging" };
  }
}

type Action = "promote" | "restore" | "discard";
const done = { promote: "promoted", restore: "restored", discard: "discarded" };

export function differences<Item>(
  items: readonly Item[],
  before: readonly Item[],
  keyOf: (item: Item) => string,
): { readonly item: Item; readonly action?: "+" | "-" | "~" }[] {
  const known = new Map(before.map((item) => [keyOf(item), item]));
  const kept = items.map((item) => {
    const other = known.get(keyOf(item));
    known.delete(keyOf(item));
    if (other === undefined) return { item, action: "+" as const };
    return JSON.stringify(item) === JSON.stringify(other) ? { item } : { item, action: "~" as const };
  });
  return [...kept, ...[...known.values()].map((item) => ({ item, action: "-" as const }))];
}
