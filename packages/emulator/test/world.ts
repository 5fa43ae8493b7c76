import * as accessGroups from "@slipway/access-groups";
import * as aliases from "@slipway/aliases";
import type { Client } from "@slipway/core";
import * as deployments from "@slipway/deployments";
import * as projects from "@slipway/projects";
import * as registry from "@slipway/registry";
import * as teams from "@slipway/teams";
import * as user from "@slipway/user";
import * as vcr from "@slipway/vcr";
import { onTestFinished } from "vitest";
import { giveRoles } from "../src/domain/accounts/access/require-right.ts";
import { type ProjectRole, projectRoles, type TeamRole, teamRoles } from "../src/domain/accounts/access/roles.ts";
import { membershipId, tokenTable } from "../src/domain/accounts/tables.ts";
import { findToken } from "../src/domain/accounts/tokens.ts";
import type { Emulator, SeedData } from "../src/index.ts";
import { startEmulator } from "../src/start/emulator.ts";
import { openState } from "../src/start/open-state.ts";
import { makeFixtures } from "./checks.ts";
import { digest, pushBlob, pushImage, startUpload } from "./push-image.ts";
import { clientOf, sha1, wholeBuild } from "./start.ts";

export interface Asker {
  readonly label: string;
  readonly token: string | undefined;
  readonly username: string;
  readonly team?: null;
  readonly teamRole?: TeamRole;
  readonly projectRole?: ProjectRole;
  readonly byGroup?: true;
}

const grantableRoles = ["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER"] as const;

const inTeam: readonly Asker[] = teamRoles.map((role) => ({
  label: role,
  token: `token-of-${role}`,
  username: nameOf(role),
  teamRole: role,
}));
const inProject: readonly Asker[] = projectRoles.map((role) => ({
  label: role,
  token: `token-of-${role}`,
  username: nameOf(role),
  teamRole: "CONTRIBUTOR",
  projectRole: role,
}));

const inGroup: readonly Asker[] = grantableRoles.map((role) => ({
  label: `${role} by a group`,
  token: `token-of-${role}-by-group`,
  username: `${nameOf(role)}-by-group`,
  teamRole: "CONTRIBUTOR",
  projectRole: role,
  byGroup: true,
}));

export const members: readonly Asker[] = [...inTeam, ...inProject, ...inGroup];

export const strangers: readonly Asker[] = [
  { label: "ADMIN of another project", token: "token-of-elsewhere", username: "elsewhere" },
  { label: "owner of another team", token: "token-of-foreigner", username: "foreigner" },
  { label: "the same, naming no team", token: "token-of-foreigner", username: "foreigner", team: null },
  { label: "token of another team", token: "token-of-buyers", username: "owner" },
  { label: "expired token", token: "token-over", username: "owner" },
  { label: "deleted token", token: "token-deleted", username: "owner" },
  { label: "no token", token: undefined, username: "owner" },
];

function nameOf(role: string): string {
  return role.toLowerCase().replaceAll("_", "-");
}

/** Objects of the requests: all belong to the team `fleet`, unless stated otherwise. */
export type World = Awaited<ReturnType<typeof buildWorld>>;

export async function createWorld(): Promise<{ emulator: Emulator; world: World; as(asker: Asker): Client }> {
  const state = await openState({ clock: "manual" });
  const emulator = await startEmulator(
    {
      clock: "manual",
      listen: false,
      token: "token-of-ann",
      seed: worldSeed(state.clock.now()),
      sandboxes: { runtime: "process", isolation: "none" },
    },
    state,
  );
  onTestFinished(() => emulator.close());
  const { store } = state;
  const world = await buildWorld(emulator);
  // By rows: no operation makes somebody a PROJECT_GUEST.
  const elsewhere = { username: "elsewhere", projectRole: "ADMIN" as const, projects: [world.elsewhere] };
  const here = [...inTeam, ...inProject].map((one) => ({ ...one, projects: [world.project, world.otherProject] }));
  for (const { username, projectRole: role, projects: where } of [...here, elsewhere]) {
    if (role === undefined) continue;
    const id = membershipId(world.accountId, world.userIds.get(username) ?? "");
    const assigned = where.map((projectId) => ({ projectId, role }));
    store.transact(() => giveRoles(store, id, assigned));
  }
  store.transact(() => {
    store.rows(tokenTable).remove(findToken("token-deleted", store)?.id ?? "");
  });
  const transact = store.transact.bind(store);
  store.transact = (work) => transact(work, () => false);
  return { emulator, world, as: ({ token, team }) => clientFor(emulator, token, team === null ? undefined : "fleet") };
}

function clientFor(emulator: Emulator, token: string | undefined, team?: string): Client {
  const anonymous: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.delete("authorization");
    return emulator.fetch(request);
  };
  return clientOf(emulator, token ?? "none", team, token === undefined ? anonymous : emulator.fetch);
}

export function worldSeed(now: number): SeedData {
  const users = members.map(({ username, token = "" }) => ({ username, token }));
  const owned = users.map((one) =>
    one.username === "owner"
      ? {
          ...one,
          tokens: [
            { token: "token-of-buyers", team: "buyers" },
            { token: "token-over", expiresAt: now + 1 },
            { token: "token-deleted" },
          ],
        }
      : one,
  );
  const fleet = members.flatMap(({ username, teamRole: role }) => (role ? [{ username, role }] : []));
  return {
    users: [
      { username: "ann" },
      ...owned,
      { username: "elsewhere", token: "token-of-elsewhere" },
      { username: "foreigner", token: "token-of-foreigner" },
      { username: "ben", token: "token-of-ben" },
    ],
    teams: [
      {
        slug: "fleet",
        members: [{ username: "ann", role: "OWNER" }, ...fleet, { username: "elsewhere", role: "CONTRIBUTOR" }],
        microfrontendsGroups: [{ id: "mfe_1", name: "Shop" }],
      },
      {
        slug: "buyers",
        members: [
          { username: "ann", role: "OWNER" },
          { username: "owner", role: "OWNER" },
        ],
      },
      { slug: "foreign", members: [{ username: "foreigner", role: "OWNER" }] },
      { slug: "lounge" },
    ],
  };
}

export async function buildWorld(emulator: Emulator) {
  const [fleet, buyers] = [clientFor(emulator, emulator.token, "fleet"), clientFor(emulator, emulator.token, "buyers")];
  const [site, other, elsewhere] = await Promise.all(
    ["site", "other", "elsewhere"].map((name) => projects.createProject(fleet, { name })),
  );
  if (!site || !other || !elsewhere) throw new Error("There are three projects");
  const idOrName = site.id;

  const { members: people } = await teams.listTeamMembers(fleet, { teamId: "fleet", limit: 100 });
  const userIds = new Map(people.map(({ username, uid }) => [username, uid]));
  for (const [index, role] of grantableRoles.entries()) {
    await accessGroups.createAccessGroup(fleet, {
      name: role,
      membersToAdd: [userIds.get(inGroup[index]?.username ?? "") ?? ""],
      projects: [site, other].map(({ id: projectId }) => ({ projectId, role })),
    });
  }
  const ben = clientFor(emulator, "token-of-ben");
  userIds.set("ben", (await user.getUser(ben)).user.id);
  const foreigner = clientFor(emulator, "token-of-foreigner");
  userIds.set("foreigner", (await user.getUser(foreigner)).user.id);
  await teams.requestTeamAccess(ben, { teamId: "fleet", joinedFrom: { origin: "teams" } });
  const invited = await teams.inviteTeamMember(fleet, { teamId: "fleet", body: [{ email: "cid@example.com" }] });
  const { inviteCode = "" } = await teams.getTeam(fleet, { teamId: "lounge" });

  await projects.addProjectDomain(fleet, { idOrName, name: "www.example.com" });
  await projects.addProjectDomain(fleet, { idOrName, name: "next.example.com", gitBranch: "next" });
  const addEnv = async (key: string, target: ("production" | "preview")[]) => {
    const body = [{ key, value: "secret", type: "encrypted" as const, target }];
    const { created } = await projects.createProjectEnvs(fleet, { idOrName, body });
    return [created].flat()[0]?.id ?? "";
  };
  const envs = {
    preview: await addEnv("PREVIEW", ["preview"]),
    production: await addEnv("PRODUCTION", ["production"]),
    both: await addEnv("BOTH", ["preview", "production"]),
  };

  for (const client of [fleet, foreigner])
    await deployments.uploadDeploymentFile(client, { xVercelDigest: sha1("hi"), body: "hi" });
  const files = [{ file: "index.html", sha: sha1("hi"), size: 2 }];
  const crons = [{ path: "/cron", schedule: "0 5 * * *" }];
  const deploy = async (target?: string) =>
    (await deployments.createDeployment(fleet, { name: "site", files, crons, ...(target ? { target } : {}) })).id;
  const finished = { production: await deploy("production"), preview: await deploy() };
  await emulator.clock.advance(wholeBuild);
  await projects.rollbackDeployment(fleet, { projectId: site.id, deploymentId: finished.production });
  const underWay = { production: await deploy("production"), preview: await deploy() };
  const { uid: alias } = await aliases.assignAlias(fleet, { id: finished.preview, alias: "extra" });
  await aliases.assignAlias(fleet, { id: finished.production, alias: "live" });
  const { uid: productionAlias } = await aliases.getAlias(fleet, { idOrAlias: "www.example.com" });

  const image = "fleet/site/web";
  await vcr.createRepository(fleet, { projectId: site.id, name: "web" });
  const { descriptor, layer } = await pushImage(fleet, image, { tag: "v1" });
  await pushImage(fleet, image, { manifest: { subject: { ...descriptor } } });
  const { images } = await vcr.listRepositoryImages(fleet, { projectId: site.id, idOrName: "web" });
  const manifest = JSON.stringify(await registry.getManifest(fleet, { name: image, reference: "v1" }));
  await vcr.addRepositoryPermission(fleet, { projectId: site.id, idOrName: "web", teamSlug: "lounge" });

  const sold = await projects.createProject(buyers, { name: "sold" });
  const { code } = await projects.createProjectTransferRequest(buyers, { idOrName: sold.id });

  return {
    fixtures: await makeFixtures({ emulator, owner: fleet, project: site.id, deployment: finished.production }),
    accountId: site.accountId,
    userIds,
    inviteCode,
    inviteId: invited.uid,
    project: site.id,
    otherProject: other.id,
    elsewhere: elsewhere.id,
    envs,
    files,
    finished,
    underWay,
    alias,
    productionAlias,
    image,
    imageId: images[0]?.id ?? "",
    manifest: { digest: descriptor.digest, body: manifest },
    layer: layer.digest,
    blob: (await pushBlob(fleet, image, Buffer.from("alone"))).digest,
    upload: await startUpload(fleet, image),
    otherUpload: await startUpload(fleet, image),
    empty: digest(""),
    transferCode: code,
  };
}
