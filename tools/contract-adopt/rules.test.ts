// @module-tag endurance
import { join } from "node:path";
import { normalizePath } from "@typespec/compiler";
import { beforeAll, expect, test } from "vitest";
import type { Deliberate } from "../contract-diff/deliberate.ts";
import type { Document, Parameter } from "../contract-diff/document.ts";
import { type Adoption, adopt } from "./adopt.ts";
import { contractState, type Source, textOf } from "./contract-state.ts";
import { listOf } from "./list.ts";
import type { Draft } from "./test/mutate.ts";

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

/** What any contract of ours says on purpose: an error that is described without a body has the usual one. */
const meant: Deliberate[] = [{ reason: "usual", routes: "*", path: "error \\w+ body", kind: "removed" }];

/** What begins a template in TypeSpec. */
const hole = ["$", "{x}"].join("");
const text = { type: "string" };
const source = { entry, texts: new Map([[entry, contract]]) };
let adoption: Adoption;
let file: string;

beforeAll(async () => {
  const { published } = await contractState(source);
  adoption = await adopt(source, saysMore(published), meant);
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

/** What is adopted of a description that says something else than the contract above. */
async function adoptedOf(change: (theirs: Draft & Document) => void, from: Source = source) {
  const { published } = await contractState(from);
  // A description of ours has all of these.
  const theirs = structuredClone(published) as unknown as Draft & Document;
  change(theirs);
  const found = await adopt(from, theirs, meant);
  const whys = found.listed.map(({ difference: { route, path }, why }) =>
    [route, path, why].join(" ").replace("  ", " "),
  );
  return { ...found, theirs, whys, file: await textOf(found.texts, entry) };
}

/** The same where things have these members, too. */
const withMembers = (properties: object) =>
  adoptedOf(({ components }) => {
    const thing = components.schemas["Things.Thing"];
    if (thing) thing.properties = { ...thing.properties, ...properties };
  });

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
  const end = `adopt-rules.tsp:${file.split("\n").length}`;
  expect(left).toEqual([
    `  ${end}  GET /v1/*/ import  adding      added    operation: its route has characters or segments that no route of ours has`,
    "  contract  GET /v1/others  adding      added    operation: group others is new: it needs a file, a doc and a place",
  ]);
});

test("the list says what needs a name or a doc, and where", async () => {
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
  // A word of what is then said against the maker.
  const fresh = theirs.components.schemas["Things.NewThing"];
  if (fresh) fresh.properties = { ...fresh.properties, structure: text };
  const { applied, listed, texts } = await adopt(source, theirs, meant);
  expect(applied.map(({ edit }) => edit.text.trim())).toEqual(['"blue",', "structure?: string;"]);
  expect(texts.get(entry)).toBe(
    contract
      .replace('"green",\n', '"green",\n  "blue",\n')
      .replace("for?: string;\n", "for?: string;\n\n  structure?: string;\n"),
  );
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
  const { listed, applied } = await adopt({ entry, texts }, saysMore(published), meant);
  expect(applied.filter(({ edit }) => edit.of === "ThingEvent")).toEqual([]);
  expect(listed.find(({ difference }) => difference.what.includes("thing.lost"))?.why).toBe(
    "an event has a payload in ThingPayloads, and none there is of an event that nobody describes",
  );
});

test("what TypeSpec cannot have written is left, and the others stay", async () => {
  const members = { "": text, [hole]: text, "*/": text, model: text };
  const { applied, listed, texts, theirs } = await withMembers(members);
  expect(applied.map(({ edit }) => edit.text.trim())).toEqual([
    `\`${hole}\`?: string;`,
    "`*/`?: string;",
    "`model`?: string;",
  ]);
  expect(new Set(listed.map(({ why }) => why))).toEqual(
    new Set(["the contract with it is refused: Property expected."]),
  );
  const again = await adopt({ entry, texts }, theirs, meant);
  expect([again.applied, again.texts]).toEqual([[], texts]);
});

test("a new operation has a name that can be one and is free, and one that may have moved is left", async () => {
  const { applied, listed } = await adoptedOf(({ paths }) => {
    const add = (path: string, operationId: string, parameters: Parameter[] = []) => {
      paths[path] = { get: { operationId, tags: ["things"], parameters, responses: { 204: {} } } };
    };
    for (const [index, id] of ["delete", "model", "2fa", "list", "list-things", "same", "same"].entries())
      add(`/v1/new/${index}`, id);
    add("/v2/things", "a");
    add("/v1/cookies", "bake", [{ name: "session", in: "cookie", required: true, schema: text }]);
  });
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
    ["GET /v1/cookies", "no rule writes that it takes a cookie"],
  ]);
});

test("a new operation is made for the client's team unless its path names one, whether that is described or not", async () => {
  const { applied, file: after } = await adoptedOf(({ paths }) => {
    paths["/v1/boats"] = { get: { operationId: "boats", tags: ["things"], responses: { 204: {} } } };
    const teamId = { name: "teamId", in: "path", required: true, schema: text };
    paths["/v1/{teamId}/ships"] = {
      get: { operationId: "ships", tags: ["things"], parameters: [teamId], responses: { 204: {} } },
    };
  });
  expect(applied.map(({ edit }) => edit.of)).toEqual(["boats", "ships"]);
  expect(after).toContain("op boats(...UnpublishedTeamScope): NoContentResponse;");
  expect(after).toContain("op ships(@path teamId: string): NoContentResponse;");
});

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const fresh = (more: object) => ({ operationId: "boats", tags: ["things"], responses: { 204: {} }, ...more });
const taking = (parameter: object) => fresh({ parameters: [parameter] });

test.each<[string, object, string]>([
  ["is deprecated", fresh({ deprecated: true }), "operation is deprecated"],
  ["takes no token", fresh({ security: [] }), "it is called with none"],
  ["is elsewhere", fresh({ servers: [{ url: "/b" }] }), "it is at /b"],
  ["calls back", fresh({ callbacks: {} }), "operation is callbacks {}"],
  ["has two tags", fresh({ tags: ["things", "others"] }), "it has 2 tags"],
  [
    "has an error with a body of its own",
    fresh({ responses: { 204: {}, 409: json({ type: "object", properties: { boat: text } }) } }),
    "error 409 body is not the usual one",
  ],
  [
    "answers a header",
    fresh({ responses: { 204: { headers: { "X-A": { schema: text } } } } }),
    "it answers 204 header x-a",
  ],
  ["has a link", fresh({ responses: { 204: { links: { a: {} } } } }), '204 as nothing is links {"a":{}}'],
  ["takes a cookie", taking({ name: "c", in: "cookie", schema: text }), "it takes a cookie"],
  [
    "takes a list in a style of its own",
    taking({ name: "a", in: "query", style: "pipeDelimited", schema: { type: "array", items: text } }),
    "query a has the style pipeDelimited",
  ],
  [
    "takes a list in a header",
    taking({ name: "A", in: "header", schema: { type: "array", items: text } }),
    "header a has the style simple",
  ],
  [
    "takes an object in a query",
    taking({ name: "a", in: "query", schema: { type: "object" } }),
    "query a is an object",
  ],
  [
    "takes what is deprecated",
    taking({ name: "a", in: "query", deprecated: true, schema: text }),
    "query a is deprecated",
  ],
])("of a new operation that %s nothing is written", async (_, operation, why) => {
  const {
    applied,
    whys,
    file: after,
  } = await adoptedOf(({ paths }) => {
    Object.assign(paths, { "/v1/boats": { get: operation } });
  });
  expect([applied, after]).toEqual([[], contract]);
  expect(whys).toEqual([expect.stringContaining(`GET /v1/boats no rule writes that ${why}`)]);
});

test.each(["/v1//boats", "/v1/../boats", "/v1/./boats", "/v1/things/", "/", "/v1/{}/boats", "/v1/boats?x"])(
  "of a new operation at %s nothing is written: a reader of URLs would ask for another path",
  async (path) => {
    const found = await adoptedOf(({ paths }) => {
      Object.assign(paths, { [path]: { get: fresh({}) } });
    });
    expect([found.applied, found.file]).toEqual([[], contract]);
    expect(found.whys).toEqual([expect.stringContaining("that no route of ours has")]);
  },
);

test("no shape is written without what it says beside its members, or with a number that is another one", async () => {
  const rules: object[] = [{ writeOnly: true }, { deprecated: true }, { not: { const: 1 } }];
  // A program reads it as another one.
  rules.push(JSON.parse('{ "maximum": 12345678901234567890 }'));
  const members = rules.map((each, index) => [`m${index}`, { type: "integer", ...each }]);
  const { applied, whys } = await withMembers(Object.fromEntries(members));
  expect(applied).toEqual([]);
  expect(new Set(whys.map((each) => each.replace(/^.* (?=m?no rule)/, "")))).toEqual(
    new Set([
      "no rule writes this shape: it has the limit writeOnly",
      "no rule writes this shape: it has the limit deprecated",
      'no rule writes this shape: it has the limit not {"const":1}',
      "no rule writes this shape: its maximum is a number that is rounded here",
    ]),
  );
});

test("parts that nothing fits together are a person's, and no union", async () => {
  const found = await withMembers({ odd: { allOf: [{ type: "string" }, { type: "integer" }] } });
  expect([found.applied, found.file]).toEqual([[], contract]);
  expect(found.whys.join()).toContain("allOf that nothing fits");
});

test("a parameter that the platform describes by now loses its mark", async () => {
  const marked = contract.replace("op listThings():", "op listThings(@unpublished @query page?: string):");
  const texts = new Map([[entry, marked]]);
  const parameters = [{ name: "page", in: "query", schema: text }];
  const { listed, file: after } = await adoptedOf(
    ({ paths }) => Object.assign(paths["/v1/things"]?.get ?? {}, { parameters }),
    { entry, texts },
  );
  expect(listed).toEqual([]);
  expect(after).toContain("op listThings(@query page?: string):");
});

test("a parameter that no call could send as it is asked for is left", async () => {
  const { applied, whys } = await adoptedOf(({ paths }) => {
    const parameters = [
      { name: "filter", in: "query", style: "deepObject", schema: { type: "object", properties: { a: text } } },
      { name: "ids", in: "query", style: "pipeDelimited", explode: false, schema: { type: "array", items: text } },
      { name: "old", in: "query", deprecated: true, schema: text },
      { name: "names", in: "query", schema: { type: "array", items: text } },
    ];
    Object.assign(paths["/v1/things"]?.get ?? {}, { parameters });
  });
  expect(applied.map(({ edit }) => edit.text.replaceAll(/[\n,]/g, ""))).toEqual([
    "@query(#{ explode: true }) names?: string[]",
  ]);
  expect(whys.map((each) => each.replace("GET /v1/things ", ""))).toEqual([
    "query filter no rule writes that it is style deepObject",
    "query ids no rule writes that it is style pipeDelimited",
    "query old no rule writes that it is deprecated",
  ]);
});

test("a status with a body of its own is left, and so is a body that a status has by now", async () => {
  const { applied, whys } = await adoptedOf(({ paths }) => {
    const body = json({ type: "object", properties: { boat: text } });
    Object.assign(paths["/v1/things"]?.get?.responses ?? {}, { 404: body, 409: body, 410: {} });
  });
  expect(applied.map(({ edit }) => edit.text)).toEqual([" | 410"]);
  expect(whys).toContain("GET /v1/things error 409 its body is not the usual one: a person states it");
  expect(whys.filter((each) => each.includes("error 404 body")).length).toBeGreaterThan(0);
});

test.each(["y` | b | @octocat\n\n# Owned", "", "a b", "x".repeat(90)])(
  "an operationId that tables cannot hold is a person's: %j",
  async (operationId) => {
    const { applied, whys } = await adoptedOf(({ paths }) => {
      Object.assign(paths["/v1/things"]?.get ?? {}, { operationId });
      Object.assign(paths, { "/v1/boats": { get: fresh({ operationId }) } });
    });
    expect(applied).toEqual([]);
    expect(whys.map((each) => each.replace(/^.*? (?=its)/, ""))).toEqual(
      Array.from({ length: 2 }, () => "its operationId has characters that none of ours has"),
    );
  },
);

test("a header has one name, whether its operation is new or old", async () => {
  const parameters = [{ name: "X-Idem_Key", in: "header", schema: text }];
  const { file: after } = await adoptedOf(({ paths }) => {
    Object.assign(paths["/v1/things"]?.get ?? {}, { parameters });
    Object.assign(paths, { "/v1/boats": { get: fresh({ parameters }) } });
  });
  expect(after.match(/@header\("[^"]*"\) \w+/gi)).toEqual([
    '@header("x-idem_key") xIdemKey',
    '@header("X-Idem_Key") xIdemKey',
  ]);
});

test("members of answers that could be credentials are asked for, with file and line", async () => {
  const found = await adoptedOf(({ components, paths }) => {
    const thing = components.schemas["Things.Thing"];
    if (thing) thing.properties = { ...thing.properties, apiKey: text, monkey: text };
    const properties = {
      token: text,
      user_password: text,
      size: { type: "number" },
      keys: { type: "array", items: text },
      word: { type: "string", format: "password" },
      tokenCount: { type: "number" },
    };
    const answer = { type: "object", properties };
    Object.assign(paths, { "/v1/boats": { get: fresh({ responses: { 200: json(answer) } }) } });
  });
  const list = await listOf(folder, found);
  const lines = found.file.split("\n");
  const asked = list.flatMap((line) => / adopt-rules\.tsp:(\d+) {2}@secret\? (.*)$/.exec(line)?.slice(1) ?? []);
  expect(asked.filter((_, index) => index % 2 === 1)).toEqual([
    "Thing.apiKey",
    "BoatsAnswer.token",
    "BoatsAnswer.user_password",
    "BoatsAnswer.keys",
    "BoatsAnswer.word",
  ]);
  expect(asked.filter((_, index) => index % 2 === 0).map((line) => lines[Number(line) - 1]?.trim())).toEqual([
    "apiKey?: string;",
    "token?: string;",
    "user_password?: string;",
    "keys?: string[];",
    "word?: string;",
  ]);
});

test("what waits for a name or a mark is listed once, and as long as it waits", async () => {
  const first = await adoptedOf(({ components, paths }) => {
    const thing = components.schemas["Things.Thing"];
    if (thing) thing.properties = { ...thing.properties, apiKey: text };
    const answer = { type: "object", properties: { token: text, a: text, b: text } };
    Object.assign(paths, { "/v1/boats": { get: fresh({ responses: { 200: json(answer) } }) } });
  });
  const later = await adopt({ entry, texts: first.texts }, first.after.published, meant);
  expect(later.applied).toEqual([]);
  const decisions = async (each: Adoption) => {
    const list = await listOf(folder, each);
    // Beside the contract above there are shapes that every scenario of the generator has.
    return list.filter((line) => /^ {2}adopt-rules\.tsp:/.test(line)).sort();
  };
  const end = first.file.split("\n");
  const at = (start: string) => end.findIndex((line) => line.startsWith(start)) + 1;
  const waits = [
    `  adopt-rules.tsp:${at("model BoatsAnswer")}  the name and the doc of BoatsAnswer`,
    `  adopt-rules.tsp:${at("op boats")}  the name and the doc of boats, the docs of what it takes, and whether it is a list, is safe, spends or acts without the client's team`,
    `  adopt-rules.tsp:${at("  token?:")}  @secret? BoatsAnswer.token`,
    `  adopt-rules.tsp:${at("  apiKey?:")}  @secret? Thing.apiKey`,
  ].sort();
  expect([await decisions(first), await decisions(later)]).toEqual([waits, waits]);
});

test("what a description lost or cannot be read is reported for what it is", async () => {
  let deep: object = text;
  for (let level = 0; level < 100; level++) deep = { type: "array", items: deep };
  const { whys, applied } = await adoptedOf(({ components, paths }) => {
    const colour = components.schemas["Things.Colour"];
    if (colour?.enum) colour.enum = colour.enum.slice(1);
    Object.assign(paths, { "/v1/boats": { get: fresh({ responses: { 200: json({ $ref: "#/none" }) } }) } });
    const nowhere = { name: "a", in: 'query @doc("x") @secret', schema: text };
    Object.assign(paths, { "/v1/nowhere": { get: fresh({ operationId: "nowhere", parameters: [nowhere] }) } });
    Object.assign(paths, { "/v1/deep": { get: fresh({ operationId: "deep", responses: { 200: json(deep) } }) } });
    components.schemas["Things.ThingEvent"]?.enum?.push("__proto__");
  });
  expect(applied).toEqual([]);
  expect(whys).toEqual(
    expect.arrayContaining([
      "GET /v1/boats whoever publishes it has to mend it",
      "GET /v1/nowhere whoever publishes it has to mend it",
      expect.stringMatching(/^GET \/v1\/deep no rule writes this shape: it is nested too deeply/),
      expect.stringContaining("no event of ours can be called __proto__"),
    ]),
  );
});

test("a value that an answer no longer has is listed as that", async () => {
  const texts = new Map([
    [entry, contract.replace("  id: string;\n  owner", '  id: string;\n  state: "new" | "old";\n  owner')],
  ]);
  const state = { type: "string", enum: ["new"] };
  const { applied, listed } = await adoptedOf(
    ({ components }) => Object.assign(components.schemas["Things.Thing"]?.properties ?? {}, { state }),
    { entry, texts },
  );
  expect(applied).toEqual([]);
  expect(new Set(listed.map(({ why }) => why))).toEqual(
    new Set(["it may be less than before: whether callers lose that is a person's word"]),
  );
});

test("operations that are left for one reason are a line each", async () => {
  const found = await adoptedOf(({ paths }) => {
    for (const name of ["boats", "cars", "bikes"]) {
      const parameters = [{ name: "filter-", in: "query", schema: text }];
      Object.assign(paths, { [`/v1/${name}`]: { get: fresh({ operationId: name, parameters }) } });
    }
  });
  const left = (await listOf(folder, found)).filter((line) => line.includes("begin like it"));
  expect(found.applied).toEqual([]);
  expect(left.map((line) => /GET \S+/.exec(line)?.[0])).toEqual(["GET /v1/boats", "GET /v1/cars", "GET /v1/bikes"]);
});
