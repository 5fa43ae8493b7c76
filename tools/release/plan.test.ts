import { expect, test } from "vitest";
import { emitContract } from "../../generator/src/emit/contract.ts";
import { emitErrors } from "../../generator/src/emit/errors.ts";
import { emitOpenApi } from "../../generator/src/emit/openapi.ts";
import { emitOperations } from "../../generator/src/emit/operations.ts";
import { emitExports } from "../../generator/src/emit/package.ts";
import { emitSchemas } from "../../generator/src/emit/schemas.ts";
import { emitTypes } from "../../generator/src/emit/types.ts";
import { resolveGroup } from "../../generator/src/model/resolve-group.ts";
import { readThings } from "../../generator/test/contracts.ts";
import { bundleApi } from "../api/bundle.ts";
import { apiMembers } from "../api/members.ts";
import { parseDocument } from "../contract-diff/document.ts";
import type { FunctionNames } from "./news.ts";
import { type Package, planRelease, type State } from "./plan.ts";

// Every row is an edit of a contract: what stands before it becomes a released group, what stands after it today's, both
// by the generator; the plan says what the next version is, and why.
const things: Package = { folder: "things", name: "@slipway/things", shows: [], handsOut: [], describesApi: false };
const umbrella: Package = { folder: "slipway", name: "slipway", shows: [], handsOut: ["things"], describesApi: true };

const list = (query: string, answer = "{ id: string }[]") =>
  `/** Lists things. */ @get @route("/v1/things") @operationId("a") op listThings(${query}): ${answer};`;
const get = (members: string, beside = "") => `${beside}
/** A thing. */ model Thing { ${members} }
/** Gets a thing. */ @get @route("/v1/things/{id}") @operationId("a") op getThing(@path id: string): Thing;`;
const make = (members: string) => `/** A new thing. */ model NewThing { ${members} }
/** Makes a thing. */ @post @route("/v1/things") @operationId("a") op makeThing(...NewThing): void;`;

/** Contract before and after, the expected weight and, if given, the sentence. */
const edits: [says: string, before: string, after: string, weight?: string, ...told: string[]][] = [
  ["nothing", list(""), list("")],
  ["another place in the file", `${list("")}\n${make("a: string")}`, `${make("a: string")}\n${list("")}`],
  ["an optional parameter", list(""), list("@query repoUrl?: string"), "minor", "`listThings` takes `repoUrl`."],
  [
    "a parameter that is asked for",
    list("@query by?: string"),
    list("@query by: string"),
    "major",
    "`listThings` asks for `by`.",
    "`listThings(input)` is required.",
  ],
  [
    "a parameter that goes",
    list("@query a?: string, @query b?: string"),
    list("@query a?: string"),
    "major",
    "`listThings` no longer takes `b`.",
  ],
  [
    "a literal more that a parameter takes",
    list('@query by?: "a" | "b"'),
    list('@query by?: "a" | "b" | "c"'),
    "minor",
    '`by` of `listThings` takes `"c"`.',
  ],
  [
    "a literal that a parameter no longer takes",
    list('@query by?: "a" | "b" | "c"'),
    list('@query by?: "a" | "b"'),
    "major",
    '`by` of `listThings` no longer takes `"c"`.',
  ],
  [
    "an optional member of a body",
    make("name: string"),
    make("name: string; tag?: string"),
    "minor",
    "`makeThing` takes `tag`.",
    "`NewThing.tag` is new.",
  ],
  [
    "a member of a body that is asked for",
    make("name: string"),
    make("name: string; tag: string"),
    "major",
    "`makeThing` asks for `tag`.",
    "`NewThing.tag` is new.",
  ],
  [
    "an option with members that it needs",
    make("name: string"),
    make("name: string; git?: { repo: string }"),
    "minor",
    "`makeThing` takes `git`.",
    "`NewThing.git` is new.",
  ],
  [
    "a member of an answer",
    get("id: string"),
    get("id: string; readyStateReason: string"),
    "minor",
    "`Thing.readyStateReason` is new.",
  ],
  [
    "a member of an answer that goes",
    get("id: string; name: string"),
    get("id: string"),
    "minor",
    "`Thing.name` is gone.",
  ],
  [
    "a member of an answer that may be missing",
    get("id: string; name: string"),
    get("id: string; name?: string"),
    "minor",
    "`Thing.name` may be missing.",
  ],
  [
    "a member of an answer that may be null",
    get("id: string"),
    get("id: string | null"),
    "minor",
    "`Thing.id` may be `null`.",
  ],
  [
    "a literal more of an answer",
    get('id: string; state: "A" | "B"'),
    get('id: string; state: "A" | "B" | "C"'),
    "minor",
    '`Thing.state` may be `"C"`.',
  ],
  [
    "an operation",
    list(""),
    `${list("")}\n${get("id: string")}`,
    "minor",
    "`getThing` (`GET /v1/things/{id}`) is new.",
    "`Thing` is new.",
  ],
  ["an operation that goes", `${list("")}\n${get("id: string")}`, list(""), "major"],
  ["another name of a function", list(""), list("").replace("listThings", "findThings"), "major"],
  [
    "another name of a shape",
    get("id: string"),
    get("id: string").replaceAll("Thing ", "Item ").replace(": Thing;", ": Item;"),
    "minor",
  ],
  ["an error's status", list("", "void"), list("", "void | Failure<409>"), "patch", "`listThings` may fail with 409."],
  [
    "a limit",
    list("@query @maxLength(5) a?: string"),
    list("@query @maxLength(9) a?: string"),
    "patch",
    "`a` of `listThings` has the limit `maxLength 9`, and no longer has the limit `maxLength 5`.",
  ],
  ["words", list(""), list("").replace("Lists things.", "Lists all things."), "patch", "The docs say it better."],
];

test.each(edits)("a contract's edit: %s", async (_, before, after, weight, ...told) => {
  const [bump, ...others] = await planFor(before, after, [things]);
  expect(others).toEqual([]);
  expect(bump?.weight).toBe(weight);
  if (told.length > 0) expect(bump?.news.map(({ sentence }) => sentence)).toEqual(told);
});

test("the umbrella goes with the heaviest of its groups, and says which group brings what", async () => {
  const bumps = await planFor(list(""), list("@query repoUrl?: string"), [things, umbrella]);
  expect(bumps.map(({ name, weight }) => [name, weight])).toEqual([
    ["@slipway/things", "minor"],
    ["slipway", "minor"],
  ]);
  expect(bumps[1]?.news.map(({ sentence }) => sentence)).toEqual([
    "things: `listThings` takes `repoUrl`.",
    "`openapi.json` is today's.",
  ]);
});

test("a package that shows the types of another has a major version with it", async () => {
  const other: Package = { ...things, folder: "others", name: "@slipway/others", shows: ["things"] };
  const bumps = await planFor(list("@query a?: string"), list(""), [things, other]);
  expect(bumps[1]).toMatchObject({
    weight: "major",
    news: [{ sentence: "Needs the next major version of `@slipway/things`." }],
  });
});

test("an unreleased package has no next version", async () => {
  expect(await planFor(list(""), list("@query a?: string"), [{ ...things, folder: "new" }])).toEqual([]);
});

async function planFor(before: string, after: string, packages: readonly Package[]) {
  const released = await stateOf(before);
  const today = await stateOf(after);
  return planRelease(released.state, today.state, packages, today.names);
}

async function stateOf(contract: string): Promise<{ state: State; names: FunctionNames }> {
  const { program, contract: model } = await readThings(contract);
  const [group] = model.groups.map((each) => resolveGroup(each, model));
  if (!group) throw new Error("The contract has no group.");
  const texts: Readonly<Record<string, string>> = {
    index: 'export * from "./generated/exports.ts";\n',
    "generated/exports": emitExports(group),
    "generated/operations": emitOperations(group),
    "generated/types": emitTypes(group),
    "generated/schemas": emitSchemas(group),
    "generated/contract": emitContract(group),
    "generated/errors": emitErrors(group) ?? "",
  };
  const entries = {
    "@slipway/things": "index",
    "@slipway/things/contract": "generated/contract",
    "@slipway/things/schemas": "generated/schemas",
  };
  const api = bundleApi(entries, (path) => ({ path: `${path}.ts`, text: texts[path] ?? "" }));
  const none = apiMembers("");
  return {
    state: {
      openapi: parseDocument(await emitOpenApi(program, [group]), "openapi.json"),
      apis: new Map([["things", apiMembers(api)], ...["slipway", "others"].map((name) => [name, none] as const)]),
    },
    names: new Map(group.operations.map(({ route, name }) => [route, [name]])),
  };
}
