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

const edits: { says: string; before: string; after: string; weight?: string; told?: string[] }[] = [
  { says: "nothing", before: list(""), after: list("") },
  {
    says: "another place in the file",
    before: `${list("")}\n${make("a: string")}`,
    after: `${make("a: string")}\n${list("")}`,
  },
  {
    says: "an optional parameter",
    before: list(""),
    after: list("@query repoUrl?: string"),
    weight: "minor",
    told: ["`listThings` takes `repoUrl`."],
  },
  {
    says: "a parameter that is asked for",
    before: list("@query by?: string"),
    after: list("@query by: string"),
    weight: "major",
    told: ["`listThings` asks for `by`.", "`listThings(input)` is required."],
  },
  {
    says: "a parameter that goes",
    before: list("@query a?: string, @query b?: string"),
    after: list("@query a?: string"),
    weight: "major",
    told: ["`listThings` no longer takes `b`."],
  },
  {
    says: "a literal more that a parameter takes",
    before: list('@query by?: "a" | "b"'),
    after: list('@query by?: "a" | "b" | "c"'),
    weight: "minor",
    told: ['`by` of `listThings` takes `"c"`.'],
  },
  {
    says: "a literal that a parameter no longer takes",
    before: list('@query by?: "a" | "b" | "c"'),
    after: list('@query by?: "a" | "b"'),
    weight: "major",
    told: ['`by` of `listThings` no longer takes `"c"`.'],
  },
  {
    says: "an optional member of a body",
    before: make("name: string"),
    after: make("name: string; tag?: string"),
    weight: "minor",
    told: ["`makeThing` takes `tag`.", "`NewThing.tag` is new."],
  },
  {
    says: "a member of a body that is asked for",
    before: make("name: string"),
    after: make("name: string; tag: string"),
    weight: "major",
    told: ["`makeThing` asks for `tag`.", "`NewThing.tag` is new."],
  },
  {
    says: "an option with members that it needs",
    before: make("name: string"),
    after: make("name: string; git?: { repo: string }"),
    weight: "minor",
    told: ["`makeThing` takes `git`.", "`NewThing.git` is new."],
  },
  {
    says: "a member of an answer",
    before: get("id: string"),
    after: get("id: string; readyStateReason: string"),
    weight: "minor",
    told: ["`Thing.readyStateReason` is new."],
  },
  {
    says: "a member of an answer that goes",
    before: get("id: string; name: string"),
    after: get("id: string"),
    weight: "major",
    told: ["`Thing.name` is gone."],
  },
  {
    says: "a member of an answer that may be missing",
    before: get("id: string; name: string"),
    after: get("id: string; name?: string"),
    weight: "major",
    told: ["`Thing.name` may be missing."],
  },
  {
    says: "a member of an answer that may be null",
    before: get("id: string"),
    after: get("id: string | null"),
    weight: "major",
    told: ["`Thing.id` may be `null`."],
  },
  {
    says: "a literal more of an answer",
    before: get('id: string; state: "A" | "B"'),
    after: get('id: string; state: "A" | "B" | "C"'),
    weight: "minor",
    told: ['`Thing.state` may be `"C"`.'],
  },
  {
    says: "a variant more of an answer that callers tell apart",
    before: get("id: string; by: User", '/** A user. */ model User { kind: "user"; name: string }'),
    after: get(
      "id: string; by: User | Bot",
      '/** A user. */ model User { kind: "user"; name: string }\n/** A bot. */ model Bot { kind: "bot"; code: string }',
    ),
    weight: "major",
  },
  {
    says: "an operation",
    before: list(""),
    after: `${list("")}\n${get("id: string")}`,
    weight: "minor",
    told: ["`getThing` (`GET /v1/things/{id}`) is new.", "`Thing` is new."],
  },
  {
    says: "an operation that goes",
    before: `${list("")}\n${get("id: string")}`,
    after: list(""),
    weight: "major",
  },
  {
    says: "another name of a function",
    before: list(""),
    after: list("").replace("listThings", "findThings"),
    weight: "major",
  },
  {
    says: "another name of a shape",
    before: get("id: string"),
    after: get("id: string").replaceAll("Thing ", "Item ").replace(": Thing;", ": Item;"),
    weight: "major",
  },
  {
    says: "an error's status",
    before: list("", "void"),
    after: list("", "void | Failure<409>"),
    weight: "patch",
    told: ["`listThings` may fail with 409."],
  },
  {
    says: "a limit",
    before: list("@query @maxLength(5) a?: string"),
    after: list("@query @maxLength(9) a?: string"),
    weight: "patch",
    told: ["`a` of `listThings` has the limit `maxLength 9`, and no longer has the limit `maxLength 5`."],
  },
  {
    says: "words",
    before: list(""),
    after: list("").replace("Lists things.", "Lists all things."),
    weight: "patch",
    told: ["The docs say it better."],
  },
];

test.each(edits)("a contract's edit: $says", async ({ before, after, weight, told }) => {
  const [bump, ...others] = await planFor(before, after, [things]);
  expect(others).toEqual([]);
  expect(bump?.weight).toBe(weight);
  if (told) expect(bump?.news.map(({ sentence }) => sentence)).toEqual(told);
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

test("who shows the types of a package has a major version with it", async () => {
  const other: Package = { ...things, folder: "others", name: "@slipway/others", shows: ["things"] };
  const bumps = await planFor(list("@query a?: string"), list(""), [things, other]);
  expect(bumps[1]).toMatchObject({
    weight: "major",
    news: [{ sentence: "Needs the next major version of `@slipway/things`." }],
  });
});

test("what is not released yet has no next version", async () => {
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
