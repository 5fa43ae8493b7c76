import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { packAll } from "../../tools/release/pack.ts";
import { root } from "../build.ts";
import { manifestOf } from "../manifest.ts";
import type { Use } from "./cell.ts";
import { arrived, output, runStory, spawnProgram } from "./follow.ts";
import { emptied, manifestsOf } from "./pack.ts";
import { type LocalRegistry, startRegistry } from "./registry.ts";

/** A copy of the repository, built as it is built here, that publishes to a registry on this machine. */
interface Rehearsal {
  readonly tree: string;
  readonly tarballs: string;
  readonly registry: LocalRegistry;
  /** A cache for this registry alone. */
  readonly env: NodeJS.ProcessEnv;
}

/** Packages stay in .work/rehearsal for inspection; each run begins anew. */
export async function rehearse(): Promise<Rehearsal> {
  const home = emptied("rehearsal");
  const registry = await startRegistry(join(home, "storage"));
  const tree = join(home, "tree");
  const isCopied = (path: string) => !["node_modules", ".git", ".work", ".turbo"].includes(basename(path));
  for (const name of readdirSync(root).filter(isCopied))
    cpSync(join(root, name), join(tree, name), { recursive: true, filter: isCopied });
  // Changesets of the day are for the release to come; the rehearsal writes its own.
  for (const file of readdirSync(join(tree, ".changeset")))
    if (file.endsWith(".md")) rmSync(join(tree, ".changeset", file));
  await output("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: tree });
  await output("git", ["init", "--quiet"], { cwd: tree });
  writeFileSync(join(tree, ".npmrc"), registry.npmrc);
  const tarballs = join(home, "release");
  packAll(tarballs, tree);
  return { tree, tarballs, registry, env: { npm_config_cache: join(home, "npm-cache") } };
}

/** The group that gets a next version, and a group that stays. */
const next = "@slipway/webhooks";
const other = "@slipway/domains";
const news = "`listWebhooks` takes `rehearsed`.";

/** A release up to the next versions; each step goes on where the one before it ended. */
export const release: readonly Use<Rehearsal>[] = [
  ["weekly", "publishing is cut, completed, and not done twice", publishThrice],
  ["weekly", "a change of the contract makes the next versions", publishNext],
  ["weekly", "two groups of two versions share a client", useTwoVersions],
  ["weekly", "a client of another protocol says what is too old", meetOtherProtocol],
];

async function publishThrice(rehearsal: Rehearsal): Promise<string[]> {
  const { published, server } = rehearsal.registry;
  const all = manifestsOf(root).map(({ name, version }) => `${name}@${version}`);
  const first = publish(rehearsal);
  const isUnder = async () => {
    while (published.length < 10) await once(server, "uploaded");
  };
  await Promise.race([isUnder(), first.ended]);
  first.kill();
  await first.ended;
  const before = published.map((name) => at(root, name));
  const completed = await publishAll(rehearsal);
  return [
    ...differing("all published before it was cut", before.length >= all.length, false),
    ...differing("published when it was completed", [...before, ...completed].sort(), all.sort()),
    ...differing("published again", await publishAll(rehearsal), []),
  ];
}

/** The way of a release: one is on record, the contract changes, the plan says what that is, changesets make versions. */
async function publishNext(rehearsal: Rehearsal): Promise<string[]> {
  const { tree, tarballs } = rehearsal;
  // The copy takes builds from this repository's cache.
  const env = { ...process.env, TURBO_CACHE_DIR: join(root, ".turbo/cache") };
  const node = (...args: string[]) => output("node", args, { cwd: tree, env });
  await node("tools/release/main.ts", "record");
  edit(join(tree, "contract/webhooks/main.tsp"), "op listWebhooks(", "op listWebhooks(@query rehearsed?: string, ");
  await node("generator/src/main.ts");
  // Changes outside of the contract have changesets by hand: core gets a next version without any change of a group.
  writeFileSync(join(tree, ".changeset/core.md"), '---\n"@slipway/core": minor\n---\n\nA rehearsal.\n');
  await node("tools/release/main.ts", "plan");
  await output("changeset", ["version"], { cwd: tree });
  packAll(tarballs, tree);
  const changed = manifestsOf(tree).flatMap(({ name }) => (at(tree, name) === at(root, name) ? [] : [name]));
  return [
    ...differing("changed", changed, ["@slipway/core", "@slipway/emulator", "slipway", next]),
    ...differing("published", await publishAll(rehearsal), changed.map((name) => at(tree, name)).sort()),
  ];
}

function useTwoVersions({ tree, registry, env }: Rehearsal): Promise<string[]> {
  const installed = [at(tree, "@slipway/core"), at(root, other), at(tree, next)];
  const steps = [
    {
      ".npmrc": registry.npmrc,
      "use.mjs": program(
        `import { listWebhooks } from "${next}";\nawait listWebhooks(client, { rehearsed: "yes" });\nawait listDomains(client);`,
      ),
    },
    [/added/, "npm", "install", at(root, other), at(tree, next)],
    arrived([...installed, "ky"]),
    ["/v1/webhooks?rehearsed=yes\n/v5/domains", "node", "use.mjs"],
    [new RegExp(news), "node", "--print", `fs.readFileSync("node_modules/${next}/CHANGELOG.md", "utf8")`],
  ] as const;
  return runStory({ env, steps });
}

/** A core with another protocol is the next major version, but not the latest: installs without a version stay the same. */
async function meetOtherProtocol(rehearsal: Rehearsal): Promise<string[]> {
  const { tree, tarballs, registry, env } = rehearsal;
  const core = join(tree, "packages/core");
  edit(join(core, "src/types/client.ts"), "PROTOCOL = 1", "PROTOCOL = 2");
  edit(join(core, "package.json"), `"version": "${manifestOf(core).version}"`, '"version": "99.0.0"');
  await output("pnpm", ["run", "build"], { cwd: core });
  packAll(tarballs, tree);
  await publishAll(rehearsal, "next");
  const call = "await listDomains(client).catch(({ name, message }) => console.log(name, message));";
  const steps = [
    { ".npmrc": registry.npmrc, "use.mjs": program(call) },
    [/added/, "npm", "install", "@slipway/core@next", at(root, other)],
    [/^ProtocolError .* needs a newer @slipway\/domains$/m, "node", "use.mjs"],
  ] as const;
  return runStory({ env, steps });
}

/** A program that prints what calls send. */
function program(calls: string): string {
  return `import { createClient } from "@slipway/core";
import { listDomains } from "${other}";
const fetch = async (request) => {
  const { pathname, search } = new URL(request instanceof Request ? request.url : String(request));
  console.log(pathname + search);
  return Response.json({});
};
const client = createClient({ token: "t", baseUrl: "http://127.0.0.1", fetch });
${calls}`;
}

/** A package with its version: `@slipway/core@1.0.0`. */
function at(tree: string, name: string): string {
  return `${name}@${manifestsOf(tree).find((each) => each.name === name)?.version}`;
}

function publish({ tree, tarballs, env }: Rehearsal, tag = "latest") {
  const place = { cwd: tree, env: { ...process.env, ...env } };
  return spawnProgram("node", ["tools/release/publish.ts", tarballs, "--tag", tag], place);
}

/** Publishes the packages that the registry lacks. Returns them in order. */
async function publishAll(rehearsal: Rehearsal, tag?: string): Promise<string[]> {
  const { published } = rehearsal.registry;
  const before = published.length;
  const { status, stdout, stderr } = await publish(rehearsal, tag).ended;
  if (status !== 0) throw new Error(`Publishing ended with ${status}:\n${stdout}${stderr}`);
  return published
    .slice(before)
    .map((name) => at(rehearsal.tree, name))
    .sort();
}

/** Replaces a text of the tree, which has to be there. */
function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`The rehearsal's edit of ${file} finds no ${from}.`);
  writeFileSync(file, text.replace(from, to));
}

function differing(what: string, actual: unknown, expected: unknown): string[] {
  const [one, two] = [actual, expected].map((each) => JSON.stringify(each));
  return one === two ? [] : [`${what}: expected ${two}, but saw ${one}`];
}
