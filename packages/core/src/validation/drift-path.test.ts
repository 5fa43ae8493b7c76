import * as v from "valibot";
import { expect, test } from "vitest";
import { driftPath } from "./drift-path.ts";

const Bypass = v.looseObject({ scope: v.string(), createdAt: v.number() });
interface Node {
  readonly name?: string | undefined;
  readonly children?: Node[] | undefined;
}
const Node: v.GenericSchema<Node> = v.looseObject({
  name: v.optional(v.string()),
  children: v.optional(v.array(v.lazy(() => Node))),
});
const Project = v.looseObject({
  id: v.string(),
  env: v.optional(
    v.array(v.nullable(v.looseObject({ value: v.union([v.string(), v.looseObject({ deep: v.string() })]) }))),
  ),
  protectionBypass: v.optional(v.record(v.string(), v.union([Bypass, v.string()]))),
  state: v.picklist(["id", "scope"]),
  tree: Node,
  both: v.intersect([v.looseObject({ left: v.string() }), v.looseObject({ right: v.string() })]),
  limited: v.pipe(
    v.looseObject({ name: v.string() }),
    v.check(() => true),
  ),
});
const secrets = ["protectionBypass", "env.*.value"];

test.each([
  { says: "a member is named", keys: ["id"], path: "id" },
  { says: "the root has no path", keys: [], path: "" },
  { says: "an element of a list is a star", keys: ["env", 3], path: "env.*" },
  { says: "the key of a record is a star", keys: ["tree", "children", 0, "name"], path: "tree.children.*.name" },
  { says: "a key of a record may be a credential", keys: ["protectionBypass", "hush"], path: "protectionBypass.*" },
  {
    says: "below a credential nothing is named",
    keys: ["protectionBypass", "hush", "scope"],
    path: "protectionBypass.*.*",
  },
  { says: "nor below one in a list", keys: ["env", 0, "value", "deep"], path: "env.*.value.*" },
  { says: "what nobody stated is a star", keys: ["hush"], path: "*" },
  { says: "and all that follows it", keys: ["hush", "id"], path: "*.*" },
  { says: "what an object inherits is not stated", keys: ["constructor"], path: "*" },
  { says: "an enum's values are no members", keys: ["state", "id"], path: "state.*" },
  { says: "both sides of an intersection are looked at", keys: ["both", "right"], path: "both.right" },
  { says: "a schema with rules is the schema", keys: ["limited", "name"], path: "limited.name" },
])("$says", ({ keys, path }) => {
  expect(driftPath(Project, keys, secrets)).toBe(path);
});

test("a record that no contract calls secret shows no key either", () => {
  expect(driftPath(v.record(v.string(), Bypass), ["hush", "scope"], [])).toBe("*.scope");
});

test("of an answer whose every member is a credential nothing is named below them", () => {
  expect(driftPath(Project, ["both", "right"], ["*"])).toBe("both.*");
});
