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
import type { Deliberate } from "../contract-diff/deliberate.ts";
import type { Document } from "../contract-diff/document.ts";
import { type Adoption, adopt } from "./adopt.ts";
import { listOf } from "./list.ts";

const root = join(import.meta.dirname, "../..");
const source = { entry: normalizePath(join(root, "contract/main.tsp")), texts: new Map<string, string>() };
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));

/** Intended differences of the contract, such as bodies of errors that are described without one. */
const meant: readonly Deliberate[] = readJson("contract/differences.json");

let theirs: Document;
let adoption: Adoption;

// A single description with all changes, so that the contract is compiled as rarely as possible.
beforeAll(async () => {
  const changed = readJson("api/openapi.json");
  const { WebhookEvent, Webhook, CreateWebhookRequest } = Object.fromEntries(
    ["WebhookEvent", "Webhook", "CreateWebhookRequest"].map((each) => [
      each,
      changed.components.schemas[`Webhooks.${each}`],
    ]),
  );
  const text = { type: "string" };
  WebhookEvent.enum.push("boat.sunk");
  Webhook.properties.boatToken = text;
  CreateWebhookRequest.properties.boats = { type: "array", items: text };
  CreateWebhookRequest.properties.url.maxLength = 100_000;
  CreateWebhookRequest.required.push("projectIds");
  const { get, post } = changed.paths["/v1/webhooks"];
  get.responses[418] = {};
  get.parameters.push({ name: "boat", in: "query", schema: text });
  post.operationId = "makeWebhook";
  const responses = {
    200: { content: { "application/json": { schema: { type: "object", properties: { boat: text } } } } },
  };
  changed.paths["/v1/boats"] = { get: { operationId: "getBoat", tags: ["webhooks"], responses } };
  delete changed.components.schemas["Webhooks.WebhookProject"].properties.name;
  theirs = readDescription(JSON.stringify(changed), "theirs.json");
  adoption = await adopt(source, theirs, meant);
}, 600_000);

test("changes by rule are applied, those for a person are listed with their reason, and nothing else is", () => {
  const applied = ["CreateWebhookRequest", "Webhook", "WebhookEvent", "getBoat", "listWebhooks", "listWebhooks"];
  expect(adoption.applied.map(({ edit }) => edit.of).sort()).toEqual(applied);
  const listed = adoption.listed.map(({ difference: { path, what }, why }) => `${path} ${what}: ${why}`);
  const read = "limits and what is not said any more are read by a person";
  expect([...new Set(listed)]).toEqual([
    `200[].projectsMetadata[].name +required, described nowhere: ${read}`,
    " operationId createWebhook → makeWebhook: another ID of an operation is a person's to state",
    `body.url +maxLength 100000: ${read}`,
    "body.projectIds -optional +required: it breaks callers",
  ]);
});

test("an event of webhooks has a payload, so that the union of events has it", async () => {
  const { contract } = adoption.after;
  const webhooks = contract.groups.find(({ name }) => name === "webhooks");
  if (!webhooks) throw new Error("The contract has no webhooks.");
  expect(emitTypes(resolveGroup(webhooks, contract))).toContain('"boat.sunk": UnpublishedWebhookPayload;');
  expect((await listOf(root, adoption)).filter((line) => line.includes("`boat.sunk`"))).toEqual([
    expect.stringMatching(
      / {2}contract\/webhooks\/delivery.tsp:\d+ {2}the payload of `boat.sunk`: it is UnpublishedWebhookPayload until somebody documents it$/,
    ),
  ]);
});

test("a credential that an answer may have is asked for, and a listed change has a reason, each with file and line", async () => {
  const list = await listOf(root, adoption);
  expect(list.filter((line) => line.includes("@secret?"))).toEqual([
    expect.stringMatching(/^ {2}contract\/webhooks\/[\w-]+\.tsp:\d+ {2}@secret\? Webhook\.boatToken$/),
  ]);
  const listed = list
    .slice(0, list.indexOf(""))
    .filter((line) => / (breaking|adding|words only) +(added|changed|removed) /.test(line));
  expect(listed).toHaveLength(4);
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
