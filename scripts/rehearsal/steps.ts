import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { packAll } from "../../tools/release/pack.ts";
import { root } from "../build.ts";
import { Consumer } from "./consumer.ts";
import { nextCore, nextVersions, upgraded } from "./next-versions.ts";
import { runQuickstarts } from "./quickstarts.ts";
import type { LocalRegistry } from "./registry.ts";
import { run, start } from "./spawn.ts";
import { at, bringsAlong, manifestsOf } from "./versions.ts";

/** Where the rehearsal goes on. */
interface Stage {
  readonly tree: string;
  readonly registry: LocalRegistry;
}

/** A step says what it saw; it throws where that is not what users were promised. */
export type Step = (stage: Stage) => Promise<string>;

/** The rehearsal, step by step; each goes on where the one before it ended. */
export const steps: Readonly<Record<string, Step>> = {
  "publishing is cut": cutPublish,
  "publishing again completes it": completePublish,
  "publishing once more does nothing": publishNothing,
  "one group": installGroup,
  "the umbrella": installUmbrella,
  "quickstarts as typed": runQuickstarts,
  "the next versions": publishNext,
  "two groups of two versions": installTwoVersions,
  "upgrading one of two": upgradeOne,
  "a client of another protocol": meetOtherProtocol,
};

const group = `@slipway/${upgraded.group}`;
const other = `@slipway/${upgraded.other}`;

async function cutPublish({ tree, registry }: Stage): Promise<string> {
  const wanted = await missing(tree, registry);
  const done = await publishAndBeCut(tree, registry, 10);
  return `${done.length} of ${wanted.length} packages published when it was killed`;
}

async function completePublish({ tree, registry }: Stage): Promise<string> {
  const done = await publishAll(tree, registry);
  expect("packages that are missing", await missing(tree, registry), []);
  return `${done.length} more; all are there`;
}

async function publishNothing({ tree, registry }: Stage): Promise<string> {
  expect("published again", await publishAll(tree, registry), []);
  return "0 packages";
}

async function installGroup({ registry }: Stage): Promise<string> {
  using consumer = new Consumer(registry);
  await consumer.install(other);
  expect("what arrives", consumer.installed().map(withoutVersion), ["@slipway/core", other, "ky"]);
  return `${consumer.installed().join(", ")}: ${mebibytes(consumer.size())}`;
}

async function installUmbrella({ tree, registry }: Stage): Promise<string> {
  using consumer = new Consumer(registry);
  await consumer.install("slipway");
  expect("what arrives", consumer.installed().map(withoutVersion), bringsAlong(tree, "slipway"));
  const program = 'import { connect } from "slipway"; if (!connect({ token: "t" }).projects) throw new Error("empty");';
  expect("stderr", (await consumer.execute(program)).stderr, "");
  return `${consumer.installed().length} packages: ${mebibytes(consumer.size())}`;
}

async function publishNext({ tree, registry }: Stage): Promise<string> {
  const changelog = await nextVersions(tree);
  const changed = [...manifestsOf(tree).values()].filter(({ name }) => at(tree, name) !== at(root, name));
  expect(
    "packages with a next version",
    changed.map(({ name }) => name),
    ["@slipway/core", "@slipway/emulator", "slipway", group],
  );
  const wanted = await missing(tree, registry);
  const done = await publishAll(tree, registry);
  expect("published", done.sort(), wanted.sort());
  return `${changed.map(({ name }) => at(tree, name)).join(", ")}; its changelog: ${changelog}`;
}

async function installTwoVersions({ tree, registry }: Stage): Promise<string> {
  using consumer = new Consumer(registry);
  await consumer.install(at(root, other), at(tree, group));
  expect("the changelog arrives", existsSync(join(consumer.folder, "node_modules", group, "CHANGELOG.md")), true);
  return await useBoth(consumer, tree);
}

async function upgradeOne({ tree, registry }: Stage): Promise<string> {
  using consumer = new Consumer(registry);
  await consumer.install(at(root, "@slipway/core"), at(root, other), at(root, group));
  await consumer.install(at(tree, group), "@slipway/core@latest");
  return await useBoth(consumer, tree);
}

async function useBoth(consumer: Consumer, tree: string): Promise<string> {
  const arrived = [at(tree, "@slipway/core"), at(root, other), at(tree, group)].sort();
  expect(
    "what arrives",
    consumer.installed().filter((each) => each.includes("@slipway/")),
    arrived,
  );
  const { stdout, stderr } = await consumer.execute(bothGroups);
  expect("stderr", stderr, "");
  expect("what both groups send", stdout.trim().split("\n"), [upgraded.sent, upgraded.alsoSent]);
  return arrived.join(", ");
}

const bothGroups = `
import { createClient } from "@slipway/core";
import { ${upgraded.function} } from "${group}";
import { ${upgraded.otherFunction} } from "${other}";
const client = createClient({
  token: "t",
  baseUrl: "http://127.0.0.1",
  fetch: async (request) => {
    const { pathname, search } = new URL(request instanceof Request ? request.url : String(request));
    console.log(pathname + search);
    return Response.json({});
  },
});
await ${upgraded.function}(client, { rehearsed: "yes" });
await ${upgraded.otherFunction}(client);
`;

async function meetOtherProtocol({ tree, registry }: Stage): Promise<string> {
  await nextCore(tree);
  // Not as the latest: what is installed without a version stays what it was.
  await publishAll(tree, registry, "next");
  using consumer = new Consumer(registry);
  await consumer.install("@slipway/core@next", at(root, other));
  const { stdout } = await consumer.execute(`
import { createClient } from "@slipway/core";
import { ${upgraded.otherFunction} } from "${other}";
await ${upgraded.otherFunction}(createClient({ token: "t" })).catch((error) => console.log(error.name, error.message));
`);
  const error = stdout.trim();
  if (!error.startsWith("ProtocolError ") || !error.endsWith(` needs a newer ${other}`)) {
    throw new Error(`The error does not name ${other}: ${stdout}`);
  }
  return error;
}

async function missing(tree: string, registry: LocalRegistry): Promise<string[]> {
  const found: string[] = [];
  for (const { name, version } of manifestsOf(tree).values()) {
    if (!(await registry.has(name, version))) found.push(`${name}@${version}`);
  }
  return found;
}

function withoutVersion(installed: string): string {
  return installed.slice(0, installed.lastIndexOf("@"));
}

function mebibytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(2)} MiB`;
}

function expect<T>(what: string, seen: T, wanted: T): void {
  if (isDeepStrictEqual(seen, wanted)) return;
  throw new Error(`${what}:\n  expected ${JSON.stringify(wanted)}\n  but saw  ${JSON.stringify(seen)}`);
}

/** Publishes what the registry has not got; returns what that was: `@slipway/core@1.0.0`. */
async function publishAll(tree: string, registry: LocalRegistry, tag = "latest"): Promise<string[]> {
  const before = registry.published.length;
  await run("node", publishing(tree, tag), { cwd: tree });
  const published = registry.published.slice(before);
  return published.map((name) => at(tree, name));
}

/** Publishes until that many are there, and is killed. */
async function publishAndBeCut(tree: string, registry: LocalRegistry, count: number): Promise<string[]> {
  const before = registry.published.length;
  const started = start("node", publishing(tree, "latest"), { cwd: tree });
  await Promise.race([registry.reaches(before + count), started.ended]);
  started.kill();
  await started.ended;
  return registry.published.slice(before).map((name) => at(tree, name));
}

function publishing(tree: string, tag: string): string[] {
  const folder = join(tree, ".work/release");
  packAll(folder, tree);
  return ["tools/release/publish.ts", folder, "--tag", tag];
}
