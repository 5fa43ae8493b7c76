// @module-tag endurance
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { normalizePath } from "@typespec/compiler";
import { beforeAll, expect, test } from "vitest";
import { readDescription } from "../contract-diff/as-published.ts";
import type { Deliberate } from "../contract-diff/deliberate.ts";
import { type Adoption, adopt } from "./adopt.ts";
import { listOf } from "./list.ts";

// Our own description with operations of the kinds that platforms publish: of a new group, of one that acts without a team, with errors
// of their own, streams, bytes. All that the contract with them leads to is made.
const root = join(import.meta.dirname, "../..");
const source = { entry: normalizePath(join(root, "contract/main.tsp")), texts: new Map<string, string>(), root };
const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
let adoption: Adoption;
let texts: ReadonlyMap<string, string>;

beforeAll(async () => {
  const [ours, more] = [read("api/openapi.json"), read("tools/contract-adopt/test/new-operations.json")];
  Object.assign(ours.paths, more.paths);
  for (const section of ["schemas", "responses"]) Object.assign(ours.components[section], more.components[section]);
  const meant: readonly Deliberate[] = read("contract/differences.json");
  adoption = await adopt(source, readDescription(JSON.stringify(ours), "theirs.json"), meant);
  texts = new Map([...adoption.texts].map(([path, text]) => [path.slice(path.lastIndexOf("contract/") + 9), text]));
}, 600_000);

test("every operation is written, except those that the contract cannot say or the generator refuses, which are listed with the reason", () => {
  expect(adoption.applied.map(({ edit }) => edit.of).sort()).toEqual(
    ["createRace", "deleteScrap", "getRaceLog", "getRaces", "putRacePicture", "updateBoatKeys", "updateRace"].sort(),
  );
  expect(adoption.listed.map(({ difference: { route }, why }) => `${route}: ${why}`)).toEqual([
    expect.stringMatching(
      /^GET \/v1\/races\/wind: the contract with it is refused: Say whether the client's team is sent with getRaceWind/,
    ),
    "GET /v1/races/old: with it the contract would say otherwise than the description: GET /v1/races/old operation +deprecated",
  ]);
});

test.each([
  ["a new group has a file", "boat-races.tsp", '@tag("boatRaces")\nnamespace Slipway.BoatRaces;'],
  ["the contract begins with it", "main.tsp", 'import "./boat-races.tsp";'],
  [
    "a team is a scope",
    "boat-races.tsp",
    'op createRace(\n  ...TeamIdScope,\n  @header("X-Race-Key") xRaceKey?: string,',
  ],
  ["the published ID stays", "boat-races.tsp", '@operationId("create-race")'],
  ["a default of false is no default that is lost", "boat-races.tsp", "@query past?: boolean = false,"],
  ["errors of their own have one name", "boat-races.tsp", "| Failure<400> | FailureOf<401 | 403, GetRacesFailure>;"],
  ["members of any name are a record", "boat-races.tsp", "  sailors?: Record<string>;"],
  ["a body that takes no other members is sealed", "boat-races.tsp", "model CreateRaceBody {\n  ...Sealed;"],
  ["lines are a stream", "boat-races.tsp", 'HttpStream<GetRaceLogAnswer, "application/x-ndjson">;'],
  ["a file is bytes", "boat-races.tsp", '@header contentType: "application/octet-stream",\n  @body body: bytes,'],
  [
    "a group without a team has no scope",
    "marketplace/main.tsp",
    "op updateBoatKeys(\n  @path integrationConfigurationId",
  ],
])("%s", (_, file, text) => {
  expect(texts.get(file)).toContain(text);
});

test("the list names what a person has to name, and members that could be credentials", async () => {
  const list = await listOf(root, adoption);
  expect(list).toContainEqual(
    expect.stringMatching(/^ {2}contract\/boat-races\.tsp:\d+ {2}@secret\? GetRacesAnswerRaces\.apiKey$/),
  );
  expect(list).toContainEqual(
    expect.stringMatching(/^ {2}contract\/boat-races\.tsp:\d+ {2}the name and the doc of GetRacesAnswer$/),
  );
  expect(list).toContain("boatRaces: minor");
});
