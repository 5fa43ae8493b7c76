import { generateKeyPairSync } from "node:crypto";
import { createDeployment } from "@slipway/deployments";
import { addProjectDomain, createProject, createProjectEnvs, createProjectTransferRequest } from "@slipway/projects";
import { createTeam, inviteTeamMember } from "@slipway/teams";
import { getUser } from "@slipway/user";
import { addRepositoryPermission } from "@slipway/vcr";
import type { Emulator, RequestRecord } from "../../packages/emulator/src/index.ts";
import { startEmulator } from "../../packages/emulator/src/start/emulator.ts";
import { openState } from "../../packages/emulator/src/start/open-state.ts";
import { createMemoryFiles } from "../../packages/emulator/src/store/files/memory-files.ts";
import { keyTable } from "../../packages/emulator/src/store/keys.ts";
import type { Store } from "../../packages/emulator/src/store/store.ts";
import { makeFixtures, namesIn } from "../../packages/emulator/test/checks.ts";
import { pushImage, startUpload } from "../../packages/emulator/test/push-image.ts";
import { clientOf, sha1 } from "../../packages/emulator/test/start.ts";
import { type WatchedRows, watchRows } from "./watch-rows.ts";

/** A token that is in force, and not the one of whoever asks. */
export const bensToken = "a-token-of-bens";

/** The value of a variable that only who may decrypt it gets. */
export const worldsSecret = "the-worlds-own-secret";

/** Common signing key of all worlds: generating a key takes longer than making a world. */
const signingKey = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
}).privateKey;

/** An emulator with something of everything, and what names it. */
export interface World {
  readonly emulator: Emulator;
  /** Its rows, which nothing but the laws looks at from outside. */
  readonly store: Store;
  beginAgain(): Promise<void>;
  /** Which of its rows were read, and which were changed. */
  readonly seen: WatchedRows;
  /** The requests since the last call. */
  newRequests(): readonly RequestRecord[];
  dump(): string;
  files(): string;
  /** Values of a member or parameter, by its name, in addition to those of the schema. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

export async function makeWorld(dataFolder?: string): Promise<World> {
  const state = await openState({ clock: "manual", ...(dataFolder === undefined ? {} : { dataFolder }) });
  const seen = watchRows(state.store);
  const folders = new Map<string, ReturnType<typeof createMemoryFiles>>();
  const files = (folder: string) => {
    const found = folders.get(folder) ?? createMemoryFiles();
    folders.set(folder, found);
    return found;
  };
  const seed = {
    users: [{ username: "ann" }, { username: "ben", token: bensToken }],
    teams: [
      {
        slug: "fleet",
        members: [{ username: "ann", role: "OWNER" as const }],
        microfrontendsGroups: [{ name: "Shop" }],
      },
      { slug: "buyers" },
    ],
  };
  const emulator = await startEmulator(
    {
      listen: false,
      clock: "manual",
      validateAnswers: true,
      seed,
      sandboxes: { runtime: "process", isolation: "none" },
    },
    dataFolder === undefined ? { ...state, files, folders: () => [...folders.keys()] } : state,
  );
  state.store.transact(() => state.store.rows(keyTable).put({ id: "signing", value: signingKey }));
  const fleet = clientOf(emulator, emulator.token, "fleet", emulator.fetch);
  const ben = await getUser(clientOf(emulator, bensToken, undefined, emulator.fetch));
  const site = await createProject(fleet, { name: "site" });
  const shop = await createProject(fleet, { name: "shop" });
  await addProjectDomain(fleet, { idOrName: "site", name: "www.example.com" });
  const env = { key: "TOKEN", value: worldsSecret, type: "encrypted" as const, target: ["production" as const] };
  const { created } = await createProjectEnvs(fleet, { idOrName: "site", body: env });
  const indexFile = [{ file: "index.html", data: "hi" }];
  const ready = await createDeployment(fleet, { name: "site", target: "production", files: indexFile });
  await emulator.clock.advance(10_000);
  const queued = await createDeployment(fleet, { name: "site", files: indexFile });
  const { code } = await createProjectTransferRequest(fleet, { idOrName: "shop" });
  const { uid: inviteId } = await inviteTeamMember(fleet, { teamId: "fleet", body: [{ email: "cid@example.com" }] });
  await createTeam(fleet, { slug: "empty" });
  const image = await pushImage(fleet, "fleet/site/web", { tag: "v1" });
  const uuid = await startUpload(fleet, "fleet/site/web");
  await addRepositoryPermission(fleet, { projectId: site.id, idOrName: "web", teamSlug: "buyers" });

  const fixtures = await makeFixtures({ emulator, owner: fleet, project: site.id, deployment: ready.id });

  const projects = [site.id, "site", "shop", shop.id];
  const deployments = [ready.id, queued.id];
  const teams = ["fleet", "buyers", "empty"];
  const digests = [image.layer.digest, image.descriptor.digest, `sha256:${"0".repeat(64)}`];
  const filesNow = () =>
    [...folders.values()].flatMap((each) => each.paths().map((path) => `${path} ${each.size(path)}`)).join("\n");
  await emulator.snapshot("begun");
  let last: RequestRecord | undefined;
  return {
    emulator,
    store: state.store,
    beginAgain: () => emulator.restore("begun"),
    newRequests() {
      const { requests } = emulator;
      const first = last === undefined ? 0 : requests.lastIndexOf(last) + 1;
      last = requests.at(-1);
      return requests.slice(first);
    },
    seen,
    dump: () => `${state.store.dump()}\n${filesNow()}`,
    files: filesNow,
    names: joined(namesIn(fixtures), {
      idOrName: [...projects, "web"],
      projectId: projects,
      project: projects,
      projectIds: projects,
      name: ["site", "new", "newer", "www.example.com"],
      repository: ["fleet/site/web", "fleet/site/fresh"],
      domain: ["www.example.com", "site.localhost"],
      redirect: ["www.example.com", "nowhere.example.com"],
      target: ["production", "preview"],
      key: ["TOKEN", "FRESH", "1 BAD"],
      id: [...deployments, ...[created].flat().flatMap((each) => each?.id ?? [])],
      deploymentId: deployments,
      idOrUrl: deployments,
      idOrAlias: ["site.localhost"],
      aliasId: ["site.localhost"],
      alias: ["fresh", "site.localhost", "not a host"],
      teamId: teams,
      slug: teams,
      newSlug: ["fleet", "newer", "Bad Slug"],
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
      from: ["fleet/site/web"],
      reference: ["v1", "v2", ...digests],
      uuid: [uuid],
      contentRange: ["0-9", "5-9", "nonsense"],
      repo: ["owner/name", "nonsense"],
      type: ["github", "encrypted", "plain"],
      file: ["index.html", "../up"],
    }),
  };
}

/** The lists of both; what both have a list for may hold what stands in either. */
function joined(some: World["names"], others: World["names"]): World["names"] {
  const names = [...new Set([...Object.keys(others), ...Object.keys(some)])];
  return Object.fromEntries(names.map((name) => [name, [...(others[name] ?? []), ...(some[name] ?? [])]]));
}
