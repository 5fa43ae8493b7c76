import { join } from "node:path";
import { expect, test } from "vitest";
import type { Operation } from "../../generator/src/model/contract.ts";
import type { Shape } from "../../generator/src/model/shape.ts";
import { newFolder, writeFiles } from "../../test/new-folder.ts";
import { readCalls } from "./calls.ts";
import { judge, missingIn } from "./compare.ts";

/** Requests of a client, whose modules these are, as a sentence each. */
function requestsOf(...modules: readonly string[]): string[] {
  const folder = newFolder();
  writeFiles(folder, Object.fromEntries(modules.map((text, index) => [`${index}.js`, text])));
  const calls = readCalls(modules.map((_, index) => join(folder, `${index}.js`)));
  const list = (verb: string, members: ReadonlySet<string>) =>
    members.size > 0 ? ` ${verb} ${[...members].sort().join(" ")}` : "";
  return calls.map(
    ({ route, bodyMembers, answerMembers }) => route + list("sends", bodyMembers) + list("reads", answerMembers),
  );
}

const clients: readonly (readonly [what: string, modules: readonly string[], ...requests: readonly string[]])[] = [
  ["with values in its path", [`client.fetch(\`/v1/things/\${id}/parts?limit=\${limit}\`)`], "GET /v1/things/{}/parts"],
  [
    "with a body",
    ["fetch('/v1/a', { method: 'POST', body: JSON.stringify({ b: { c: 1 }, ...(d && { e }) }) })"],
    "POST /v1/a sends b b.c e",
  ],
  [
    "with a body that is completed",
    ["const body = { a }; body.b = 2; client.fetch('/v1/a', { method: 'PUT', body })"],
    "PUT /v1/a sends a b",
  ],
  [
    "with a path of another module's function",
    [
      "client.fetch(pathOf(id))",
      "function pathOf(id) { const base = '/v1/a/' + id; return all ? base + '/all' : base }",
    ],
    "GET /v1/a/{}/all",
    "GET /v1/a/{}",
  ],
  [
    "through a function",
    ["const send = (path, method) => client.fetch(path, { method }); send('/v1/a', 'PUT'); send('/v1/b')"],
    "PUT /v1/a",
    "GET /v1/b",
  ],
  [
    "whose answer is read by name, pattern and item",
    [
      "const a = await client.fetch('/v1/a'); const { next } = a; for (const item of a.all.filter(Boolean)) print(item.name)",
    ],
    "GET /v1/a reads .all .all[].name .next",
  ],
  [
    "whose answer a function gives to its caller",
    ["async function get() { return (await fetch('/v1/a')).json() }", "get().then((a) => a.owner?.id)"],
    "GET /v1/a reads .owner .owner.id",
  ],
  [
    "to the API, and none to another host",
    ["fetch('https://elsewhere.example/v1/a'); fetch('https://api.vercel.com/v1/b')"],
    "GET /v1/b",
  ],
  [
    "by a name that another function has, too",
    ["function one() { const path = '/v1/a'; client.fetch(path) } function two() { const path = '/v1/b' }"],
    "GET /v1/a",
  ],
];

test.each(clients)("a client's request %s is read", (_, modules, ...requests) => {
  expect(requestsOf(...modules)).toEqual(requests);
});

const text: Shape = { kind: "string", rules: {} };
const shapeOf = (members: Readonly<Record<string, Shape>>): Shape => ({
  kind: "object",
  members: Object.entries(members).map(([name, shape]) => ({
    name,
    shape,
    optional: true,
    doc: undefined,
    default: undefined,
    secret: false,
  })),
});
const answer = shapeOf({
  things: { kind: "array", items: shapeOf({ name: text }), rules: {} },
  any: { kind: "unknown" },
});
// The members that are compared.
const operation = {
  name: "listThings",
  body: { shape: shapeOf({ a: text }) },
  answers: [{ status: 200, contentTypes: [], shape: answer }],
} as unknown as Operation;
const known = (_: string, path: string) =>
  path === "/v1/things" ? [operation] : path === "/v1/named" ? [{ ...operation, answers: [] }] : [];

test("members of an unknown value, and an array's own, are known where a client's requests are compared", () => {
  const calls = [
    { route: "GET /v1/nowhere", bodyMembers: new Set<string>(), answerMembers: new Set([".a"]) },
    { route: "GET /v1/named", bodyMembers: new Set(["b"]), answerMembers: new Set([".b"]) },
    {
      route: "GET /v1/things",
      bodyMembers: new Set(["a", "b"]),
      answerMembers: new Set([".things.length", ".things[].name.length", ".things[].size", ".any.part", ".headers"]),
    },
  ];
  const missing = missingIn(calls, known, new Map());
  expect([...missing]).toEqual(["GET /v1/nowhere", "listThings is sent b", "listThings answers things[].size"]);
  const refused = [{ reason: "It is another host's.", lines: ["GET /v1/nowhere", "GET /v1/gone"] }];
  expect(judge(missing, refused)).toEqual({
    open: ["listThings answers things[].size", "listThings is sent b"],
    idle: ["GET /v1/gone"],
  });
});
