// @module-tag endurance
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { normalizePath } from "@typespec/compiler";
import { beforeAll, expect, test } from "vitest";
import { emitTypes } from "../../generator/src/emit/types.ts";
import { generate } from "../../generator/src/generate.ts";
import { resolveGroup } from "../../generator/src/model/resolve-group.ts";
import { differing } from "../../generator/src/write.ts";
import { readDescription } from "../contract-diff/as-published.ts";
import { compare, type Difference } from "../contract-diff/compare.ts";
import { type Deliberate, sift } from "../contract-diff/deliberate.ts";
import { type Document, operationsOf } from "../contract-diff/document.ts";
import { type Adoption, adopt } from "./adopt.ts";
import { listOf } from "./list.ts";
import { kinds, type Mutation, mutated, mutationsOf } from "./test/mutate.ts";

const root = join(import.meta.dirname, "../..");
const seed = Number(process.env.SLIPWAY_ADOPT_SEED ?? 1);
const count = 200;
const source = { entry: normalizePath(join(root, "contract/main.tsp")), texts: new Map<string, string>() };

/** Intended differences of the contract, such as bodies of errors that are described without one. */
const meant: readonly Deliberate[] = JSON.parse(readFileSync(join(root, "contract/differences.json"), "utf8"));

/** Changes without a rule: a caller loses a feature, or a person has to read them. */
const forPeople = [
  ...["a member that is asked for", "a member that is gone", "a literal that is gone", "another limit"],
  ...["an operation of which more is said than a rule writes", "another body of an error"],
];

let ours: Document;
let mutations: readonly Mutation[];
let theirs: Document;
let adoption: Adoption;

// A single description with all changes, so that the contract is compiled as rarely as possible.
beforeAll(async () => {
  ours = readDescription(readFileSync(join(root, "api/openapi.json"), "utf8"), "openapi.json");
  mutations = mutationsOf(ours, seed, count);
  theirs = mutated(ours, mutations);
  adoption = await adopt(source, theirs, meant);
}, 600_000);

const isApplied = (mutation: Mutation) => mutation.isIn(adoption.after.published);
const isListed = (mutation: Mutation) => adoption.listed.some(({ difference }) => mutation.isTold(difference));

test("200 random changes of a description are applied or listed, each of them", () => {
  expect(new Set(mutations.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
  expect(mutations.filter((each) => !isApplied(each) && !isListed(each))).toEqual([]);
});

test("and nothing else is listed", () => {
  // The body of a new status comes with it.
  const isChanged = (difference: Difference) =>
    mutations.some((mutation) => mutation.isTold(difference)) || /^error 499 /.test(difference.path);
  expect(adoption.listed.map(({ difference }) => difference).filter((each) => !isChanged(each))).toEqual([]);
});

test("a change for a person is never applied, and most others are", () => {
  const applied = mutations.filter(isApplied);
  expect(applied.filter(({ kind }) => forPeople.includes(kind))).toEqual([]);
  const byRule = mutations.filter(({ kind }) => !forPeople.includes(kind));
  expect(applied.length / byRule.length).toBeGreaterThan(0.9);
});

test("a contract with what was applied says what the description says: nothing differs", () => {
  const { published } = adoption.before;
  const applied = mutations.filter(isApplied);
  const { differences } = compare(adoption.after.published, mutated(published, applied));
  expect(sift(differences, meant).open).toEqual([]);
});

test("an event of webhooks has a payload, so that the union of events has it", async () => {
  const event = mutations.find(({ kind }) => kind === "an event of webhooks")?.name ?? "";
  expect(event).toMatch(/^mutated-\d+$/);
  const { contract } = adoption.after;
  const webhooks = contract.groups.find(({ name }) => name === "webhooks");
  if (!webhooks) throw new Error("The contract has no webhooks.");
  expect(emitTypes(resolveGroup(webhooks, contract))).toContain(`"${event}": UnpublishedWebhookPayload;`);
  expect((await listOf(root, adoption)).filter((line) => line.includes(`\`${event}\``))).toEqual([
    expect.stringMatching(
      / {2}contract\/webhooks\/delivery.tsp:\d+ {2}the payload of `mutated-\d+`: it is UnpublishedWebhookPayload until somebody documents it$/,
    ),
  ]);
});

test("a change for a person leaves no part of itself in the contract", () => {
  const { published } = adoption.after;
  const left = mutations.filter(({ kind }) => forPeople.includes(kind));
  const routes = left.map(({ site }) => site).filter((site) => site.includes(" /v1/mutated-"));
  expect(routes.length).toBeGreaterThan(5);
  expect(routes.filter((route) => operationsOf(published).has(route))).toEqual([]);
  expect(JSON.stringify(published)).not.toMatch(/"in":"cookie"|"style":"(pipeDelimited|deepObject)"/);
});

test("our own description brings no change: unpublished parts are left out on both sides", async () => {
  const { applied, listed, texts } = await adopt(source, ours, meant);
  expect([applied, listed, texts.size]).toEqual([[], [], 0]);
});

test("a credential that an answer may have is asked for, with its place", async () => {
  const list = await listOf(root, adoption);
  const members = mutations.filter(({ kind }) => kind === "a credential of an answer").filter(isApplied);
  expect(members.length).toBeGreaterThan(2);
  for (const { name, site } of members) {
    const holder = site.replace(/^.*\./, "");
    expect(list.filter((line) => line.endsWith(`  @secret? ${holder}.${name}`))).toEqual([
      expect.stringMatching(/^ {2}contract\/[\w/-]+\.tsp:\d+ /),
    ]);
  }
});

test("a listed change has a reason, and a file and a line", async () => {
  const list = await listOf(root, adoption);
  const listed = list.filter(
    (line) => / (breaking|adding|words only) +(added|changed|removed) /.test(line) && line.startsWith("  contract"),
  );
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((line) => !/^ {2}contract\/[\w/-]+\.tsp:\d+ {2}.*: \S/.test(line))).toEqual([]);
});

test("a second run changes nothing, and lists the same", async () => {
  const again = await adopt({ ...source, texts: adoption.texts }, theirs, meant);
  expect(again.applied).toEqual([]);
  expect(again.texts).toEqual(adoption.texts);
  const told = ({ listed }: Adoption) => listed.map(({ difference: { route, path, what } }) => [route, path, what]);
  expect(told(again)).toEqual(told(adoption));
}, 600_000);

/** Changed files that the proposing workflow does not let through. */
function heldBack(paths: readonly string[]): string[] {
  const workflow = readFileSync(join(root, ".github/workflows/platform.yml"), "utf8");
  const [, options = ""] = /\| grep (--invert-match [^;]*); then/.exec(workflow) ?? [];
  expect(options).toContain('--file "$RUNNER_TEMP/adopted.txt"');
  const words = options.split(" ").map((each) => (each.startsWith('"') ? join(root, ".github/adopted.txt") : each));
  return spawnSync("grep", words, { input: paths.map((path) => `${path}\n`).join(""), encoding: "utf8" })
    .stdout.split("\n")
    .filter((line) => line !== "");
}

test("the workflow lets through what each kind of change leads to", async () => {
  const { contract, program } = adoption.after;
  const { files } = await generate(root, contract, program);
  const contracts = [...adoption.texts.keys()].map((path) => relative(root, path).replaceAll("\\", "/"));
  const changed = [...contracts, ...(await differing(root, files))];
  expect(changed).toEqual(
    expect.arrayContaining(["docs/migration.md", "docs/operations.md", "packages/webhooks/src/generated/types.ts"]),
  );
  expect(heldBack(changed)).toEqual([]);
}, 600_000);

test("generated files are let through, but for those that a new group, a new version, a run of a bench or a refusal changes", async () => {
  const { contract, program } = adoption.before;
  const { files } = await generate(root, contract, program);
  const kinds = new Set(heldBack([...files.keys()]).map((path) => path.replace(/^packages\/[^/]+\//, "")));
  const refusals = ["docs/refusals.md", "src/engine/generated/refusals.ts"];
  const others = ["package.json", "tsconfig.json", "LICENSE", "bench/README.md", "docs/sandboxes.md"];
  expect(kinds).toEqual(new Set([...others, ...refusals]));
});

test.each([
  ".github/adopted.txt",
  ".github/workflows/ci.yml",
  "contract/differences.json",
  "contract/vendor-sdk.json",
  "package.json",
  "packages/webhooks/src/verify-webhook.ts",
  "packages/core/src/call.test.ts",
  "scripts/run.mjs",
  '"packages/core/src/generated/\\n.ts"',
])("the workflow holds back %s", (path) => {
  expect(heldBack([path])).toEqual([path]);
});
