import { join } from "node:path";
import { normalizePath } from "@typespec/compiler";
import { beforeAll, expect, test } from "vitest";
import type { Document, Parameter } from "../contract-diff/document.ts";
import { type Adoption, adopt } from "./adopt.ts";
import { contractState, textOf } from "./contract-state.ts";
import { listOf } from "./list.ts";
import type { Draft } from "./mutate.ts";

// A contract of one file, a description of the same API that says more, and the text that the file gets.
const folder = normalizePath(join(import.meta.dirname, "../../generator/test"));
const entry = `${folder}/adopt-rules.tsp`;
const contract = `import "./prelude.tsp";
using TypeSpec.Http;
using TypeSpec.OpenAPI;

/** Things of all sorts. */
@tag("things")
namespace Slipway.Things;

/** Lists things. */
@get
@route("/v1/things")
@operationId("a")
op listThings(): Thing[] | Failure<400 | 404>;

/** Makes a thing. */
@post
@route("/v1/things")
@operationId("b")
op makeThing(...NewThing): Thing | Failure<400>;

/** Paints a thing. */
@put
@route("/v1/things/{id}/paint")
@operationId("c")
op paintThing(
  /** The thing. */
  @path id: string,

  /** How. */
  how: "fast" | "slow",
): NoContentResponse;

/** A thing. */
model Thing {
  id: string;
  owner?: Owner;
  maker?: Maker;
}

/** Who made it. */
model Maker {
  name: string;
  since: numeric;
}

/** Who has it. */
model Owner {
  name: string;
  since: numeric;
  mail: string;
}

/** A new thing. */
model NewThing {
  /** Its name. */
  name: string;

  /** Its colour. */
  colour: Colour;

  /** Who has it, of those that nobody describes. */
  @unpublished for?: string;
}

/** A colour. */
union Colour {
  "red",
  "green",
}

/** Tells of things. */
@post
@route("/v1/things/hooks")
@operationId("d")
op hookThings(
  /** Of what. */
  events: ThingEvent[],
): NoContentResponse;

/** What happens to things. */
union ThingEvent {
  "thing.made",
  "thing.sold",
}

/** An event as it is delivered. */
@events(ThingPayloads)
model ThingDelivery {
  type: ThingEvent;
  payload: Record<unknown>;
}

/** What the payload of each event is. */
model ThingPayloads {
  \`thing.made\`: MadePayload;
  \`thing.sold\`: UnknownPayload;
}

/** A thing was made. */
@example(#{ thing: "t" })
model MadePayload {
  thing: string;
}

/** The payload of an event of which nothing is known. */
@example(#{})
model UnknownPayload {
  ...Record<unknown>;
}
`;

/** What begins a template in TypeSpec. */
const hole = ["$", "{x}"].join("");
const text = { type: "string" };
const source = { entry, texts: new Map([[entry, contract]]) };
let adoption: Adoption;
let file: string;

beforeAll(async () => {
  const { published } = await contractState(source);
  adoption = await adopt(source, saysMore(published), []);
  file = await textOf(adoption.texts, entry);
}, 60_000);

function saysMore(document: Document): Document {
  // A description of ours has all of these.
  const { paths, components } = structuredClone(document) as unknown as Draft;
  const schemas = components.schemas as Record<string, Required<Draft["components"]["schemas"][string]>>;
  const [thing, fresh, colour, event] = ["Thing", "NewThing", "Colour", "ThingEvent"].map(
    (name) => schemas[`Things.${name}`],
  );
  const things = paths["/v1/things"] ?? {};
  const [list, paint] = [things.get, paths["/v1/things/{id}/paint"]?.put];
  if (!thing || !fresh || !colour || !event || !list || !paint)
    throw new Error("The contract describes something else.");
  const owner = {
    type: "object",
    properties: { name: text, since: { type: "number" }, mail: text },
    required: ["mail", "name", "since"],
  };
  thing.properties = { ...thing.properties, "made-by": owner, size: { type: "integer", minimum: 1 } };
  thing.required = [...thing.required, "size"];
  fresh.properties = { ...fresh.properties, for: text, note: { ...text, maxLength: 5, default: hole } };
  fresh.required = ["name"];
  colour.enum.push("blue", hole);
  event.enum.push("thing.lost", "found");
  list.parameters = [{ name: "page-size", in: "query", schema: { type: "integer", maximum: 9 } }];
  Object.assign(things.post ?? {}, { operationId: "e" });
  Object.assign(list.responses, { 401: {}, 500: {} });
  Object.assign(paint.responses, { 409: {} });
  const body = {
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: { how: { type: "string", enum: ["fast", "slow", "well"] } },
          required: ["how"],
        },
      },
    },
    required: true,
  };
  Object.assign(paint, { requestBody: body });
  const answer = {
    type: "array",
    items: { type: "object", properties: { a: text, b: text, c: { type: "string", enum: ["x", "y"] } } },
  };
  paths["/v1/things/{id}/parts"] = {
    patch: {
      operationId: "list-parts",
      tags: ["things"],
      parameters: [
        { name: "id", in: "path", required: true, schema: text },
        { name: "teamId", in: "query", schema: text },
      ],
      responses: { 201: { content: { "application/json": { schema: answer } } }, 404: {} },
    },
  };
  paths["/v1/*/ import"] = { get: { operationId: "x", tags: ["things"], responses: { 204: {} } } };
  paths["/v1/others"] = { get: { operationId: "y", tags: ["others"], responses: { 204: {} } } };
  return { ...document, paths, components };
}

test.each([
  ["a member of an answer, of a shape that the contract has", "  maker?: Maker;\n  `made-by`?: Owner;\n"],
  ["a member that is always answered", "  @minValue(1) size: integer;\n"],
  ["an optional member of a request, with its limit and its default", `  @maxLength(5) note?: string = "\\${hole}";\n`],
  ["what may be left out now", "  colour?: Colour;\n"],
  ["what the platform describes by now: its mark goes", "  for?: string;\n"],
  ["values of a named union", `  "red",\n  "green",\n  "\\${hole}",\n  "blue",\n}`],
  ["events", '  "thing.made",\n  "thing.sold",\n  "found",\n  "thing.lost",\n}'],
  ["what nobody knows of their payloads", "  found: UnknownPayload;\n  `thing.lost`: UnknownPayload;\n}"],
  ["a value that stands where it is used", '  how: "fast" | "slow" | "well",\n'],
  ["a parameter", "op listThings(@query @maxValue(9) `page-size`?: integer):"],
  ["statuses, where they stand in order", "Failure<400 | 401 | 404 | 500>"],
  ["another ID", '@operationId("e")\nop makeThing('],
  ["a status where an operation had none", "): NoContentResponse | Failure<409>;"],
  [
    "an operation, with its shapes",
    `/** Calls \`PATCH /v1/things/{id}/parts\`. */
@patch(#{ implicitOptionality: false })
@route("/v1/things/{id}/parts")
@operationId("list-parts")
op listParts(...TeamIdScope, @path id: string):
  | Created<ListPartsAnswer[]>
  | Failure<404>;

union ListPartsAnswerC {
  "x",
  "y",
}

model ListPartsAnswer {
  a?: string;
  b?: string;
  c?: ListPartsAnswerC;
}
`,
  ],
])("%s is written", (_, written) => {
  expect(file).toContain(written);
});

test("what has no rule is left, with its reason and its place", async () => {
  const list = await listOf(folder, adoption);
  const left = list.filter((line) => / added +operation/.test(line) && line.includes(": "));
  expect(left).toEqual([
    "  contract  GET /v1/*/ import  adding      added    operation: its route has characters that no route of ours has",
    "  contract  GET /v1/others  adding      added    operation: group others is new: it needs a file, a doc and a place",
  ]);
});

test("a person is told what needs a name or a doc, and where", async () => {
  const list = await listOf(folder, adoption);
  const at = (what: string) => list.filter((line) => line.endsWith(what)).map((line) => line.trim().split("  ")[0]);
  const line = (start: string) => `adopt-rules.tsp:${file.split("\n").findIndex((each) => each.startsWith(start)) + 1}`;
  expect(at("the doc of NewThing.note")).toEqual([line("  @maxLength(5) note")]);
  expect(at("the payload of `thing.lost`: it is UnknownPayload until somebody documents it")).toEqual([
    line("  `thing.lost`: "),
  ]);
  expect(at("the payload of `found`: it is UnknownPayload until somebody documents it")).toEqual([line("  found: ")]);
  expect(at("the name and the doc of ListPartsAnswer")).toEqual([line("model ListPartsAnswer ")]);
});

test("the plan says what each group's next version is by it", async () => {
  const list = await listOf(folder, adoption);
  expect(list.slice(list.indexOf("things: minor"))).toContain("  minor  `makeThing` takes `note`.");
});

test("an edit that a shape's other users or the generator refuse is taken back, and the others stay", async () => {
  const { published } = await contractState(source);
  // A description of ours has all of these.
  const theirs = structuredClone(published) as unknown as Draft & Document;
  const [thing, maker, colour] = ["Thing", "Maker", "Colour"].map(
    (name) => theirs.components.schemas[`Things.${name}`],
  );
  const make = theirs.paths["/v1/things"]?.post;
  if (!thing || !maker || !colour?.enum || !make) throw new Error("The contract describes something else.");
  // Of the operations that answer a thing, one says more: the shape of both is not to change.
  const more = { ...thing, properties: { ...thing.properties, extra: text } };
  make.responses[200] = { content: { "application/json": { schema: more } } };
  // With this, a maker is what an owner is, and one structure has one name.
  maker.properties = { ...maker.properties, mail: text };
  maker.required = [...(maker.required ?? []), "mail"];
  colour.enum.push("blue");
  const { applied, listed, texts } = await adopt(source, theirs, []);
  expect(applied.map(({ edit }) => edit.text.trim())).toEqual(['"blue",']);
  expect(texts.get(entry)).toBe(contract.replace('"green",\n', '"green",\n  "blue",\n'));
  const whys = new Map(listed.map(({ difference: { path }, why }) => [path.replace(/^.*\./, ""), why]));
  expect(whys.get("extra")).toBe(
    "it would also change GET /v1/things 200[].extra, which is as it was: the shape has to be parted",
  );
  expect(whys.get("mail")).toBe(
    "the contract with it is refused: These have one structure; name it once: Owner and Maker.",
  );
  expect(whys.size).toBe(2);
});

test("an event is left, with its reason, where no event has a payload that says nothing", async () => {
  const texts = new Map([[entry, contract.replace("`thing.sold`: UnknownPayload", "`thing.sold`: MadePayload")]]);
  const { published } = await contractState({ entry, texts });
  const { listed, applied } = await adopt({ entry, texts }, saysMore(published), []);
  expect(applied.filter(({ edit }) => edit.of === "ThingEvent")).toEqual([]);
  expect(listed.find(({ difference }) => difference.what.includes("thing.lost"))?.why).toBe(
    "an event has a payload in ThingPayloads, and none there is of an event that nobody describes",
  );
});

test("what TypeSpec cannot have written is left, and the others stay", async () => {
  const { published } = await contractState(source);
  // A description of ours has all of these.
  const theirs = structuredClone(published) as unknown as Draft & Document;
  const thing = theirs.components.schemas["Things.Thing"];
  if (!thing) throw new Error("The contract describes something else.");
  thing.properties = { ...thing.properties, "": text, [hole]: text, "*/": text, model: text };
  const { applied, listed, texts } = await adopt(source, theirs, []);
  expect(applied.map(({ edit }) => edit.text.trim())).toEqual([
    `\`${hole}\`?: string;`,
    "`*/`?: string;",
    "`model`?: string;",
  ]);
  expect(new Set(listed.map(({ why }) => why))).toEqual(
    new Set(["TypeSpec cannot read it as the rule writes it: Property expected."]),
  );
  const again = await adopt({ entry, texts }, theirs, []);
  expect([again.applied, again.texts]).toEqual([[], texts]);
});

test("a new operation has a name that can be one and is free, and one that may have moved is left", async () => {
  const { published } = await contractState(source);
  // A description of ours has all of these.
  const theirs = structuredClone(published) as unknown as Draft & Document;
  const add = (path: string, operationId: string, parameters: Parameter[] = []) => {
    theirs.paths[path] = { get: { operationId, tags: ["things"], parameters, responses: { 204: {} } } };
  };
  for (const [index, id] of ["delete", "model", "2fa", "list", "list-things", "same", "same"].entries())
    add(`/v1/new/${index}`, id);
  add("/v2/things", "a");
  add("/v1/cookies", "bake", [{ name: "session", in: "cookie", required: true, schema: text }]);
  const { applied, listed } = await adopt(source, theirs, []);
  expect(applied.map(({ edit }) => edit.of)).toEqual([
    "getDelete",
    "getModel",
    "get2fa",
    "getList",
    "listThingsThings",
    "same",
    "sameThings",
  ]);
  expect(listed.map(({ difference: { route }, why }) => [route, why])).toEqual([
    ["GET /v2/things", "its operationId is that of listThings: whether that has moved is a person's word"],
    ["GET /v1/cookies", "it takes a cookie"],
  ]);
});
