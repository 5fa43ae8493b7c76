import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { problemsOf } from "./problems-of.ts";

interface Node {
  readonly name: string;
  readonly child?: Node | undefined;
}
const text = v.string();
const Named = v.looseObject({ name: text, at: v.optional(v.looseObject({ city: text })) });
const Counted = v.looseObject({ name: v.number(), count: v.number() });
const User = v.looseObject({ type: v.literal("user"), name: text, mail: text, team: text });
const App = v.looseObject({ type: v.literal("app"), name: text });
const Page = v.looseObject({ items: v.array(Named), next: v.nullable(text) });

function told(schema: object, value: unknown): string[] {
  return problemsOf(schema, value).map(({ path, expected, got }) => `${path.join(".")}: ${expected}, ${got}`);
}

describe("a path names what the schema states, and nothing else", () => {
  const Project = v.looseObject({
    id: text,
    env: v.optional(v.array(v.nullable(Named))),
    tree: v.lazy(() => Named),
    bypass: v.record(text, v.union([Named, text])),
    both: v.intersect([v.looseObject({ left: text }), v.looseObject({ right: text })]),
    limited: v.pipe(v.looseObject({ name: text }), v.metadata({})),
    pair: v.tuple([text, v.looseObject({ hush: text })]),
    strict: v.strictObject({ id: text }),
  });
  const right = {
    id: "a",
    env: [null, { name: "a" }],
    tree: { name: "a" },
    bypass: { hush: { name: "a" }, other: "a" },
    both: { left: "a", right: "a" },
    limited: { name: "a" },
    pair: ["a", { hush: "a" }],
    strict: { id: "a" },
    more: { unknown: 1 },
  };

  test("a fitting value has no problem, unknown members included", () => {
    expect(told(Project, right)).toEqual([]);
  });

  test.each([
    { says: "a member", change: { id: 1 }, line: "id: string, number" },
    { says: "a member that is missing", change: { tree: {} }, line: "tree.name: there, nothing" },
    {
      says: "what only an object's prototype has is missing",
      change: { strict: {} },
      line: "strict.id: there, nothing",
    },
    { says: "an element of a list is a star", change: { env: [{ name: 1 }] }, line: "env.*.name: string, number" },
    {
      says: "the key of a record is a star",
      change: { bypass: { hush: { name: 1 } } },
      line: "bypass.*.name: string, number",
    },
    {
      says: "both sides of an intersection count",
      change: { both: { left: "a", right: 1 } },
      line: "both.right: string, number",
    },
    {
      says: "a schema with rules is the schema",
      change: { limited: { name: 1 } },
      line: "limited.name: string, number",
    },
    {
      says: "steps of a schema that is not known are stars",
      change: { pair: ["a", { hush: 1 }] },
      line: "pair.*.*: string, number",
    },
    { says: "what nobody stated is a star", change: { strict: { id: "a", hush: 1 } }, line: "strict.*: never, number" },
    { says: "an array is not an object", change: { tree: [] }, line: "tree: Object, array" },
    { says: "nor is it a record", change: { bypass: [] }, line: "bypass: Object, array" },
    { says: "null is named", change: { tree: null }, line: "tree: Object, null" },
  ])("$says", ({ change, line }) => {
    expect(told(Project, { ...right, ...change })).toEqual([line]);
  });
});

test("a problem of many elements or keys is reported once, with how often it occurs", () => {
  const record = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key-${index}`, { name: 1 }]));
  expect(problemsOf(v.record(text, Named), record)).toEqual([
    { path: ["*", "name"], expected: "string", got: "number", depth: 2, times: 500 },
  ]);
  expect(told(v.array(Named), Object.values(record))).toEqual(["*.name: string, number"]);
});

test("a rule that is broken is reported", () => {
  const Short = v.looseObject({ name: v.pipe(text, v.maxLength(2)) });
  expect(told(Short, { name: "long" })).toEqual(["name: <=2, string"]);
  expect(told(v.union([v.pipe(text, v.maxLength(2)), v.array(text)]), "long")).toEqual([": <=2, string"]);
});

describe("the best fitting alternative of a union is opened:", () => {
  test("the one of the value's own type", () => {
    expect(told(v.union([text, v.array(Named), Page]), { items: [{ name: 1 }], next: null })).toEqual([
      "items.*.name: string, number",
    ]);
    expect(told(v.union([Page, v.array(Named)]), [{ name: 1 }])).toEqual(["*.name: string, number"]);
  });

  test("none, if the value has another type than all of them", () => {
    expect(told(v.looseObject({ target: v.union([text, v.array(text)]) }), { target: 1 })).toEqual([
      "target: (string | Array), number",
    ]);
  });

  test("the one whose literal is right, however many problems it has", () => {
    const value = { type: "user", name: 1, mail: 1, team: 1 };
    const lines = ["name: string, number", "mail: string, number", "team: string, number"];
    expect(told(v.union([App, User]), value)).toEqual(lines);
    expect(told(v.union([User, App]), value)).toEqual(lines);
    expect(told(v.variant("type", [App, User]), value)).toEqual(lines);
  });

  test("the one whose enum is right, where the enums of the alternatives have nothing in common", () => {
    const Secret = v.looseObject({ type: v.picklist(["secret", "sensitive"]), value: text, id: text });
    const Plain = v.looseObject({ type: v.picklist(["plain"]), value: v.number() });
    expect(told(v.union([Plain, Secret]), { type: "secret", value: 1 })).toEqual([
      "value: string, number",
      "id: there, nothing",
    ]);
  });

  test("a literal that alternatives share tells nothing", () => {
    const Full = v.looseObject({ object: v.literal("a"), name: text, mail: text });
    const Short = v.looseObject({ name: text });
    expect(told(v.union([Full, Short]), { object: "a", name: 1 })).toEqual(["name: string, number"]);
  });

  test("the one whose problems lie deepest, even if there are more", () => {
    const value = { name: "a", at: { city: 1 }, count: 1 };
    const Numbered = v.looseObject({ name: v.number(), count: v.optional(v.number()) });
    expect(told(v.union([Numbered, Named]), value)).toEqual(["at.city: string, number"]);
    const many = { items: [{ name: 1 }, { name: null }, {}], next: null };
    expect(told(v.union([v.looseObject({ rows: v.array(Named) }), Page]), many)).toHaveLength(3);
  });

  test("the one with the fewest problems, counted over all elements", () => {
    const Short = v.looseObject({ id: text, short: text });
    const Long = v.looseObject({ id: text, name: text, mail: text });
    const long = { id: "a", name: "a", mail: "a" };
    const list = [{ id: 1, name: 1, mail: 1 }, long, long, long];
    expect(told(v.union([v.array(Short), v.array(Long)]), list)).toEqual([
      "*.id: string, number",
      "*.name: string, number",
      "*.mail: string, number",
    ]);
  });

  test("the one whose own members are all there", () => {
    const value = { name: "a", at: { city: 1 }, count: 1 };
    expect(told(v.union([Named, Counted]), value)).toEqual(["name: number, string"]);
  });

  test("an alternative whose members the value has, before one whose members it lacks", () => {
    const Env = v.looseObject({ key: text, value: text });
    expect(told(v.union([v.looseObject({ envs: v.array(Env) }), Env]), { key: "a" })).toEqual([
      "value: there, nothing",
    ]);
  });

  test("an alternative with members, before an empty object that everything fits", () => {
    const Answer = v.union([Page, v.looseObject({})]);
    expect(told(Answer, { items: [{ name: 1 }], next: null })).toEqual(["items.*.name: string, number"]);
    expect(told(Answer, {})).toEqual([]);
    expect(told(Answer, { other: 1, next: 1 })).toEqual(["next: string, number"]);
    expect(told(Answer, [])).toEqual([": Object, array"]);
    expect(told(v.union([v.looseObject({}), text]), { any: 1 })).toEqual([]);
  });

  test("an alternative that requires more, before a fitting one that requires less: the short form does not hide an error of the whole", () => {
    const Short = v.looseObject({ id: text });
    const Whole = v.looseObject({ id: text, name: text, size: v.optional(v.number()) });
    for (const union of [v.union([Whole, Short]), v.union([Short, Whole])]) {
      expect(told(union, { id: "a", name: "a", size: "large" })).toEqual(["size: number, string"]);
      expect(told(union, { id: "a", name: 1 })).toEqual(["name: string, number"]);
      expect(told(union, { id: "a", name: "a", size: 1 })).toEqual([]);
      expect(told(union, { id: "a", size: 1, more: 1 })).toEqual([]);
    }
    // A member of the whole is judged in the short form, too.
    expect(told(v.union([Whole, Short]), { id: "a", size: "large" })).toEqual(["size: number, string"]);
    const Other = v.looseObject({ id: text, count: v.number() });
    expect(told(v.union([Short, Whole, Other]), { id: "a", name: 1, count: 1 })).toEqual([]);
  });

  test("and the first, where nothing tells", () => {
    const [A, B] = [v.looseObject({ a: text }), v.looseObject({ a: v.boolean() })];
    expect(told(v.union([A, B]), { a: 1 })).toEqual(["a: string, number"]);
    expect(told(v.union([B, A]), { a: 1 })).toEqual(["a: boolean, number"]);
  });

  test("unions within it as well", () => {
    const Owner = v.looseObject({ owner: v.union([User, App]) });
    const Answer = v.union([v.array(Owner), v.looseObject({ owners: v.record(text, v.nullable(Owner)) })]);
    const right = { owner: { type: "app", name: "a" } };
    const value = { owners: { hush: { owner: { type: "app", name: 1 } }, other: right, none: null } };
    expect(told(Answer, value)).toEqual(["owners.*.owner.name: string, number"]);
    const Nested = v.union([v.union([User, App]), v.looseObject({ type: v.literal("other"), id: text })]);
    expect(told(Nested, { type: "user", name: "a", mail: "a", team: 1 })).toEqual(["team: string, number"]);
  });
});

describe("however large an answer is, its judgement ends:", () => {
  /** How often members of the value are read, which is what a judgement costs. */
  function counted<T extends object>(value: T): { value: T; reads: () => number } {
    let reads = 0;
    const wrap = (each: unknown): unknown =>
      typeof each !== "object" || each === null
        ? each
        : new Proxy(
            Array.isArray(each)
              ? each.map(wrap)
              : Object.fromEntries(Object.entries(each).map(([name, of]) => [name, wrap(of)])),
            {
              get(target, name) {
                reads++;
                return Reflect.get(target, name);
              },
            },
          );
    // A wrapper has the members of its content.
    return { value: wrap(value) as T, reads: () => reads };
  }

  test("10,000 items with unions in unions cost ten times what 1,000 do", () => {
    const Item = v.looseObject({
      owner: v.union([User, App]),
      value: v.union([text, v.array(v.union([text, v.looseObject({ deep: v.union([Named, Counted]) })]))]),
    });
    const Answer = v.union([v.array(Counted), v.array(Item), v.looseObject({ items: v.array(Item) })]);
    const cost = (length: number): number => {
      const item = { owner: { type: "app", name: 1 }, value: ["a", { deep: { name: true, count: 1 } }] };
      const { value, reads } = counted({ items: Array.from({ length }, () => item) });
      expect(told(Answer, value)).toEqual([
        "items.*.owner.name: string, number",
        "items.*.value.*.deep.name: number, boolean",
      ]);
      return reads();
    };
    expect(cost(10_000) / cost(1000)).toBeLessThan(10.5);
  });

  test("a union within each of its own alternatives is judged once in each place", () => {
    // Each level asks both alternatives about the next: 2 to the power of the levels, if nothing was remembered.
    const Tree: v.GenericSchema<Node> = v.union([
      v.looseObject({ kind: v.literal("a"), name: text, child: v.optional(v.lazy(() => Tree)) }),
      v.looseObject({ kind: v.literal("b"), name: text, child: v.optional(v.lazy(() => Tree)) }),
    ]);
    const nest = (levels: number): object => {
      let value: object = { kind: "b", name: 1 };
      for (let level = 1; level < levels; level++) value = { kind: "b", name: "b", child: value };
      return value;
    };
    const cost = (levels: number): number => {
      const { value, reads } = counted(nest(levels));
      problemsOf(Tree, value);
      return reads();
    };
    expect(cost(16) / cost(8)).toBeLessThan(2.5);
    const [problem, ...others] = problemsOf(Tree, nest(100));
    expect(problem).toMatchObject({ path: [...Array.from({ length: 99 }, () => "child"), "name"], got: "number" });
    expect(others).toEqual([]);
  });

  test("a value nested more than 200 levels deep is accepted as it is, and breaks nothing", () => {
    const Anything: v.GenericSchema = v.union([
      text,
      v.record(
        text,
        v.lazy(() => Anything),
      ),
      v.array(v.lazy(() => Anything)),
    ]);
    const nested = (levels: number): unknown => JSON.parse(`${"[".repeat(levels)}1${"]".repeat(levels)}`);
    expect(problemsOf(Anything, nested(200))).toHaveLength(1);
    expect(problemsOf(Anything, nested(50_000))).toEqual([]);
  });

  test("at most 1,000 problems are reported", () => {
    const Wide = v.looseObject(Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`m${index}`, text])));
    expect(problemsOf(v.union([Wide, v.array(text)]), {})).toHaveLength(1000);
  });
});
