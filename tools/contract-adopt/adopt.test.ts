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
import { asPublished } from "../contract-diff/as-published.ts";
import type { Deliberate } from "../contract-diff/deliberate.ts";
import { type Document, parseDocument } from "../contract-diff/document.ts";
import { type Adoption, adopt } from "./adopt.ts";
import { listOf } from "./list.ts";
import { placeholdersOf } from "./placeholders.ts";

const root = join(import.meta.dirname, "../..");
const source = { entry: normalizePath(join(root, "contract/main.tsp")), texts: new Map<string, string>() };

/** What the contract says otherwise on purpose, such as the bodies of errors that are described without one. */
const meant: readonly Deliberate[] = JSON.parse(readFileSync(join(root, "contract/differences.json"), "utf8"));

const event = "moon.landed";
let theirs: Document;
let adoption: Adoption;

// An event and a credential more: what people look at is tried on the contract as it is, each rule in rules.test.ts.
beforeAll(async () => {
  const ours = asPublished(parseDocument(readFileSync(join(root, "api/openapi.json"), "utf8"), "openapi.json"));
  // What a description of ours has.
  theirs = structuredClone(ours);
  const { schemas } = (theirs as unknown as Shapes).components;
  schemas["Webhooks.WebhookEvent"]?.enum?.push(event);
  Object.assign(schemas["Webhooks.Webhook"]?.properties ?? {}, { moonToken: { type: "string" } });
  adoption = await adopt(source, theirs, meant);
}, 120_000);

interface Shapes {
  readonly components: { readonly schemas: Record<string, { properties?: object; enum?: unknown[] }> };
}

test("an event of webhooks has a payload, so that the union of events has it", async () => {
  const { contract } = adoption.after;
  const webhooks = contract.groups.find(({ name }) => name === "webhooks");
  if (!webhooks) throw new Error("The contract has no webhooks.");
  expect(emitTypes(resolveGroup(webhooks, contract))).toContain(`"${event}": UnpublishedWebhookPayload;`);
  expect((await listOf(root, adoption)).filter((line) => line.includes(`\`${event}\``))).toEqual([
    expect.stringMatching(
      / {2}contract\/webhooks\/delivery.tsp:\d+ {2}the payload of `moon\.landed`: it is UnpublishedWebhookPayload until somebody documents it$/,
    ),
  ]);
});

test("nothing in the contract as it is waits for a name, and a credential that an answer may have is asked for", async () => {
  expect(placeholdersOf(adoption.before.program)).toEqual([]);
  const asked = (await listOf(root, adoption)).filter((line) => line.endsWith("  @secret? Webhook.moonToken"));
  expect(asked).toEqual([expect.stringMatching(/^ {2}contract\/[\w/-]+\.tsp:\d+ /)]);
});

test("a second run changes nothing: nothing differs any more", async () => {
  const again = await adopt({ ...source, texts: adoption.texts }, theirs, meant);
  expect([adoption.listed, again.listed, again.applied]).toEqual([[], [], []]);
  expect(again.texts).toEqual(adoption.texts);
}, 60_000);

/** What the workflow that proposes the changes says of files that are changed: those that it does not let through. */
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
  expect(changed).toEqual(expect.arrayContaining(["api/openapi.json", "packages/webhooks/src/generated/types.ts"]));
  expect(heldBack(changed)).toEqual([]);
}, 60_000);

test("so that what is generated is let through, but for what a new group, a new version, a run of a bench or a refusal changes", async () => {
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
