import { createClient } from "@slipway/core";
import { createDeployment } from "@slipway/deployments";
import { addProjectDomain, createProject, createProjectEnvs, createProjectTransferRequest } from "@slipway/projects";
import { createTeam, inviteTeamMember } from "@slipway/teams";
import { getUser } from "@slipway/user";
import { addRepositoryPermission } from "@slipway/vcr";
import type { GenericSchema } from "valibot";
import { expect, test } from "vitest";
import { startEmulator } from "../packages/emulator/src/emulator.ts";
import { groups } from "../packages/emulator/src/groups.ts";
import type { Emulator } from "../packages/emulator/src/index.ts";
import { openState } from "../packages/emulator/src/open-state.ts";
import { createMemoryFiles } from "../packages/emulator/src/store/files/memory-files.ts";
import { pushImage, startUpload } from "../packages/emulator/test/push-image.ts";
import { sha1 } from "../packages/emulator/test/start.ts";
import { type AnyFunction, type CallableGroup, callableGroups } from "./wire/functions.ts";
import { random } from "./wire/random.ts";
import { Values } from "./wire/values.ts";

// What an emulator answers with anything but 2xx has changed nothing: for every operation that it carries out, and inputs of the
// contract's own shapes in which some values are right, some name something else, and some are nonsense.

const samples = 60;

/** An emulator with something of everything, and what names it. */
interface World {
  readonly emulator: Emulator;
  /** All that it keeps, as text: records in their order, and files with their sizes. */
  dump(): string;
  /** What a member or parameter of a name may hold, beside what the schema makes. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

async function makeWorld(name: string): Promise<World> {
  const state = await openState({ clock: "manual" });
  const folders = new Map<string, ReturnType<typeof createMemoryFiles>>();
  const files = (folder: string) => {
    const found = folders.get(folder) ?? createMemoryFiles();
    folders.set(folder, found);
    return found;
  };
  const seed = {
    users: [{ username: "ann" }, { username: "ben", token: "ben" }],
    teams: [
      {
        slug: "crew",
        members: [{ username: "ann", role: "OWNER" as const }],
        microfrontendsGroups: [{ name: "Shop" }],
      },
      { slug: "buyers" },
    ],
  };
  const emulator = await startEmulator({ listen: false, clock: "manual", seed }, { ...state, files });
  const client = (token: string, team?: string) =>
    createClient({
      baseUrl: emulator.url,
      token,
      retry: false,
      fetch: emulator.fetch,
      allowInsecure: true,
      ...(team === undefined ? {} : { team }),
    });
  const crew = client(emulator.token, "crew");
  const ben = await getUser(client("ben"));
  const site = await createProject(crew, { name: "site" });
  const shop = await createProject(crew, { name: "shop" });
  await addProjectDomain(crew, { idOrName: "site", name: "www.example.com" });
  const env = { key: "TOKEN", value: "secret", type: "encrypted" as const, target: ["production" as const] };
  const { created } = await createProjectEnvs(crew, { idOrName: "site", body: env });
  const indexFile = [{ file: "index.html", data: "hi" }];
  const ready = await createDeployment(crew, { name: "site", target: "production", files: indexFile });
  await emulator.clock.advance(10_000);
  const queued = await createDeployment(crew, { name: "site", files: indexFile });
  const { code } = await createProjectTransferRequest(crew, { idOrName: "shop" });
  const { uid: inviteId } = await inviteTeamMember(crew, { teamId: "crew", body: [{ email: "cid@example.com" }] });
  await createTeam(crew, { slug: "empty" });
  const image = await pushImage(crew, "crew/site/web", { tag: "v1" });
  const uuid = await startUpload(crew, "crew/site/web");
  await addRepositoryPermission(crew, { projectId: site.id, idOrName: "web", teamSlug: "buyers" });

  const projects = [site.id, "site", "shop", shop.id];
  const deployments = [ready.id, queued.id];
  const teams = ["crew", "buyers", "empty"];
  const digests = [image.layer.digest, image.descriptor.digest, `sha256:${"0".repeat(64)}`];
  return {
    emulator,
    dump: () =>
      [
        state.store.dump(),
        ...[...folders.values()].flatMap((each) => each.paths().map((path) => `${path} ${each.size(path)}`)),
      ].join("\n"),
    names: {
      idOrName: [...projects, "web"],
      projectId: projects,
      project: projects,
      projectIds: projects,
      name: ["site", "new", "newer", "www.example.com"],
      repository: ["crew/site/web", "crew/site/fresh"],
      domain: ["www.example.com", "site.localhost"],
      redirect: ["www.example.com", "nowhere.example.com"],
      target: name === "createDeployment" ? ["production", "nowhere"] : ["production", "preview"],
      key: ["TOKEN", "FRESH", "1 BAD"],
      id: [...deployments, ...[created].flat().flatMap((each) => each?.id ?? [])],
      deploymentId: deployments,
      idOrUrl: deployments,
      idOrAlias: ["site.localhost"],
      aliasId: ["site.localhost"],
      alias: ["fresh", "site.localhost", "not a host"],
      teamId: teams,
      slug: teams,
      newSlug: ["crew", "newer", "Bad Slug"],
      teamSlug: teams,
      uid: [ben.user.id],
      email: ["ben@example.com", "cid@example.com", "nonsense"],
      role: ["MEMBER", "NOBODY"],
      code: [code],
      inviteId: [inviteId],
      inviteCode: [inviteId],
      sha: [sha1("hi"), sha1("unknown")],
      xVercelDigest: [sha1("hi"), sha1("unknown")],
      digest: digests,
      mount: digests,
      from: ["crew/site/web"],
      reference: ["v1", "v2", ...digests],
      uuid: [uuid],
      contentRange: ["0-9", "5-9", "nonsense"],
      repo: ["owner/name", "nonsense"],
      type: ["github", "encrypted", "plain"],
      file: ["index.html", "../up"],
    },
  };
}

const nonsense = [null, 5, "", -1, true, [], {}, "x".repeat(300), "../..", [null], { a: 1 }];

/** What an operation has to have, and some of what it may have. */
function someOf(schema: GenericSchema, values: Values, next: () => number): object {
  const full = Object.entries(Object(values.make(schema, "body", "full")));
  const least = Object(values.make(schema, "body", "least"));
  return { ...least, ...Object.fromEntries(full.filter(() => next() < 0.25)) };
}

/** The same with what the world knows in most places, and nonsense in a few. */
function spoil(value: unknown, names: World["names"], next: () => number, key = ""): unknown {
  const pick = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(next() * list.length)];
  if (next() < 0.01) return pick(nonsense);
  if (typeof value === "string") return next() < 0.95 ? (pick(names[key] ?? []) ?? value) : value;
  if (Array.isArray(value)) return value.map((each) => spoil(each, names, next, key));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoil(each, names, next, name)]));
}

async function call(run: AnyFunction, { emulator }: World, input: object): Promise<void> {
  const { url: baseUrl, token, fetch } = emulator;
  const client = createClient({ baseUrl, token, fetch, retry: false, team: "crew", allowInsecure: true });
  try {
    const result = await run(client, input);
    if (result instanceof ReadableStream) await result.cancel();
    // A call that follows something is sent when somebody begins to read.
    else if (typeof result === "object" && result !== null && Symbol.asyncIterator in result) await firstOf(result);
  } catch {
    // What became of it stands in the emulator's own list.
  }
}

async function firstOf(result: object & { [Symbol.asyncIterator]: unknown }): Promise<void> {
  // The functions of streams return nothing else.
  for await (const _ of result as AsyncIterable<unknown>) return;
}

const modelled = callableGroups.flatMap((group) =>
  group.name in groups
    ? Object.keys(group.contract.operations).map((name): [string, CallableGroup] => [name, group])
    : [],
);

test.each(modelled)("%s, refused, has changed nothing", async (name, group) => {
  const run = group.functions[name];
  const schema = group.schemas[group.contract.operations[name]?.input ?? ""];
  if (!run || !schema) throw new Error(`${group.name} has no function or no schema for ${name}`);
  const next = random(name);
  const isRegistry = group.name === "registry";
  const values = new Values(name);
  const isStream = group.contract.operations[name]?.kind === "stream";
  let world = await makeWorld(name);
  const statuses: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const input = Object(
      spoil(
        someOf(schema, values, next),
        isRegistry ? { ...world.names, name: world.names.repository ?? [] } : world.names,
        next,
      ),
    );
    // So that what is followed comes to its end.
    if (isStream) await world.emulator.clock.advance(10_000);
    const before = world.dump();
    const known = world.emulator.requests.length;
    await call(run, world, input);
    const after = world.dump();
    for (const { status } of world.emulator.requests.slice(known)) {
      statuses.push(status);
      if (status >= 300) expect(after, `${status} ${JSON.stringify(input)}`).toBe(before);
    }
    // What was taken has changed the world.
    if (after !== before) world = await makeWorld(name);
  }
  expect(statuses.length, "nothing was sent").toBeGreaterThan(0);
});
