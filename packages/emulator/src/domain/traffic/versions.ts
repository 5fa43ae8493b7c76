import type { PlainEventType } from "../../engine/event-type.ts";
import { conflict, notFound } from "../../engine/platform-error.ts";
import type { Services, WithRows } from "../../engine/services.ts";
import type { Context } from "../accounts/scope.ts";
import { recordEvent, subjectOf } from "../events/record-event.ts";
import { type ProjectRow, projectTable } from "../projects/tables.ts";
import type { VersionRow, VersionTable } from "./tables.ts";

/** Former versions to keep (chosen). */
const maxPast = 50;

export interface ShownVersion {
  readonly id: string;
  readonly createdBy: string;
  readonly lastModified: number;
  readonly alias?: string;
  readonly isLive: boolean;
  readonly isStaging: boolean;
}

/** Versions of one kind: at most one draft and one live version per project, and former ones. */
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
    return rows(this.table).first("state", `${projectId} live`);
  }

  draft({ rows }: WithRows, projectId: string): VersionRow<Item> | undefined {
    return rows(this.table).first("state", `${projectId} staging`);
  }

  triedAt({ rows, hosts }: Pick<Services, "rows" | "hosts">, host: string): VersionRow<Item> | undefined {
    const end = `.${hosts.baseDomain}`;
    return host.endsWith(end) ? rows(this.table).first("label", host.slice(0, -end.length)) : undefined;
  }

  list({ rows }: WithRows, projectId: string): VersionRow<Item>[] {
    const inState = (state: string) => [...rows(this.table).by("state", `${projectId} ${state}`)];
    const past = inState("past").reverse();
    return [...inState("staging"), ...inState("live"), ...past.sort((a, b) => b.updatedAt - a.updatedAt)];
  }

  /** Finds a version by ID, or else the base of a change. Throws 404 for an unknown ID. */
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

  /** Promotes or discards a draft, or restores a former version. Throws 404, 409. */
  act(context: Context, project: ProjectRow, id: string, action: Action, name?: string): VersionRow<Item> {
    const { id: projectId } = project;
    const rows = context.rows(this.table);
    const version = this.#named(context, projectId, id);
    const expected = action === "restore" ? "past" : "staging";
    if (version.state !== expected) {
      const needed =
        expected === "past" ? "one that was served before can be restored" : `a draft can be ${pastTense[action]}`;
      throw conflict(`The version ${id} is ${version.state}, and only ${needed}`);
    }
    if (action === "discard") {
      rows.remove(id);
      return version;
    }
    const text = `${context.scope.user.username} ${pastTense[action]} a version of ${this.#called} of ${project.name}`;
    recordEvent(context, this.#events[action], { text, ...subjectOf(projectTable, project) });
    const before = this.live(context, projectId);
    if (before) rows.change(before.id, { state: "past" });
    const past = this.list(context, projectId).filter(({ state }) => state === "past");
    for (const old of past.slice(maxPast)) if (old.id !== id) rows.remove(old.id);
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
const pastTense = { promote: "promoted", restore: "restored", discard: "discarded" };

export function differences<Item>(
  items: readonly Item[],
  before: readonly Item[],
  keyOf: (item: Item) => string,
): { readonly item: Item; readonly action?: "+" | "-" | "~" }[] {
  const remaining = new Map(before.map((item) => [keyOf(item), item]));
  const changes = items.map((item) => {
    const other = remaining.get(keyOf(item));
    remaining.delete(keyOf(item));
    if (other === undefined) return { item, action: "+" as const };
    return JSON.stringify(item) === JSON.stringify(other) ? { item } : { item, action: "~" as const };
  });
  return [...changes, ...[...remaining.values()].map((item) => ({ item, action: "-" as const }))];
}
