import { expect, test } from "vitest";
import { type Row, type Table, table } from "../../store/table.ts";
import { about } from "./record-event.ts";

interface Thing extends Row {
  readonly owner: string;
  readonly project: string | null;
}

const indexes = { account: (thing: Thing) => thing.owner, project: (thing: Thing) => thing.project };
const things: Table<Thing, "account" | "project"> = table({ name: "things", called: "Thing", indexes });
const thing: Thing = { id: "thing_1", createdAt: 1, updatedAt: 1, owner: "team_1", project: "prj_1" };

test("what happened to a row is about the account and the project that its table says, and about the row", () => {
  expect(about(things, thing)).toEqual({ accountId: "team_1", projectId: "prj_1", entityId: "thing_1" });
});

test("what happened to a row of no project names none", () => {
  const alone = about(things, { ...thing, project: null });
  expect(Object.keys(alone)).toEqual(["accountId", "entityId"]);
});
