import { expect, test } from "vitest";
import { columnsByRule } from "../src/model/columns.ts";

test.each([
  {
    says: "what tells rows apart, and what is worth a column",
    of: ["createdAt", "url", "state", "name", "id"],
    shown: ["id", "name", "state", "url", "createdAt"],
  },
  {
    says: "the first of each kind",
    of: ["uid", "id", "slug", "name", "status", "readyState", "created", "createdAt"],
    shown: ["id", "name", "readyState", "createdAt"],
  },
  { says: "its other names", of: ["uid", "alias", "type", "created"], shown: ["uid", "alias", "type", "created"] },
  { says: "an ID alone", of: ["id", "note"], shown: ["id"] },
  { says: "a name alone", of: ["key", "value"], shown: ["key"] },
  { says: "nothing of what has neither an ID nor a name", of: ["status", "url", "createdAt"], shown: [] },
  { says: "nothing of nothing", of: [], shown: [] },
])("a table shows $says", ({ of, shown }) => {
  expect(columnsByRule(of)).toEqual(shown);
});
