import { createClient } from "@slipway/core";
import { uploadDeploymentFile } from "@slipway/deployments";
import { createProject, listProjects } from "@slipway/projects";
import { createTeam, deleteTeam, getTeam, joinTeam, listTeams, removeTeamMember } from "@slipway/teams";
import { deleteUser, getUser } from "@slipway/user";
import { addRepositoryPermission } from "@slipway/vcr";
import { expect, onTestFinished, test } from "vitest";
import { clientOf, sha1, start } from "../../../test/start.ts";
import { startRegistry } from "../../../test/start-registry.ts";
import { createEmulator } from "../../index.ts";

const minute = 60_000;

async function withTokens() {
  const { emulator } = await start();
  await emulator.seed({
    users: [
      {
        username: "ben",
        tokens: [
          { token: "for-fleet", team: "fleet" },
          { token: "for-a-minute", expiresAt: emulator.clock.now() + minute },
        ],
      },
    ],
    teams: ["fleet", "other"].map((slug) => ({ slug, members: [{ username: "ben", role: "OWNER" }] })),
  });
  return { emulator, bound: clientOf(emulator, "for-fleet"), brief: clientOf(emulator, "for-a-minute") };
}

const invalid = { status: 403, code: "forbidden", body: { error: { invalidToken: true } } };

test("a token whose time is over while its request waits changes nothing", async () => {
  const { emulator } = await withTokens();
  // In process, so that bytes are asked for by who waits for them, and not by a socket before.
  const { fetch, url: baseUrl } = emulator;
  const brief = createClient({ baseUrl, fetch, token: "for-a-minute", retry: false });
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await emulator.clock.advance(minute);
        controller.enqueue(Buffer.from("hi"));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const upload = uploadDeploymentFile(brief, { xVercelDigest: sha1("hi"), body });
  await expect(upload).rejects.toMatchObject(invalid);
});

test("a token that is for one team acts for it without naming it, and reaches nothing else", async () => {
  const { emulator, bound } = await withTokens();
  const { accountId } = await createProject(bound, { name: "site" });
  expect((await listTeams(bound).toArray()).map(({ id, slug }) => [id, slug])).toEqual([[accountId, "fleet"]]);
  expect(await listProjects(bound, {}, { team: "fleet" }).toArray()).toHaveLength(1);
  expect((await getUser(bound)).user.username).toBe("ben");
  const refused = { status: 403, message: expect.stringContaining(`the token is for the team ${accountId} only`) };
  await expect(listProjects(bound, {}, { team: "other" }).toArray()).rejects.toMatchObject(refused);
  await expect(getTeam(bound, { teamId: "other" })).rejects.toMatchObject(refused);
  await expect(createTeam(bound, { slug: "new" })).rejects.toMatchObject(refused);
  await expect(joinTeam(bound, { teamId: "acme" })).rejects.toMatchObject(refused);
  await expect(deleteUser(bound, {})).rejects.toMatchObject(refused);
  await deleteTeam(bound, { teamId: "fleet" });
  await expect(getUser(bound)).rejects.toMatchObject(invalid);
  expect(emulator.requests.at(-1)).toMatchObject({ operation: "getUser", status: 403 });
});

test("a token for a team pulls nothing that is shared with another team of its user", async () => {
  const { emulator, client, name, push } = await startRegistry();
  await emulator.seed({
    users: [{ username: "cid", tokens: [{ token: "for-fleet", team: "fleet" }, { token: "all" }] }],
    teams: ["fleet", "guests"].map((slug) => ({ slug, members: [{ username: "cid", role: "OWNER" }] })),
  });
  const blob = await push("shared");
  await addRepositoryPermission(client, { projectId: "site", idOrName: "web", teamSlug: "guests" });
  const pull = async (token: string) =>
    (await fetch(`${emulator.url}/v2/${name}/blobs/${blob}`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect([await pull("for-fleet"), await pull("all")]).toEqual([403, 200]);
});

test("a request without a team acts for the default team of its user, as with an account of today", async () => {
  await using emulator = await createEmulator({ clock: "manual", validateAnswers: true });
  const client = createClient({ baseUrl: emulator.url, token: emulator.token, retry: false });
  const [team] = await listTeams(client).toArray();
  const { user } = await getUser(client);
  expect(user).toMatchObject({ version: "northstar", defaultTeamId: team?.id });
  expect(team?.slug).toBe("acme");
  expect((await createProject(client, { name: "site" })).accountId).toBe(team?.id);
  expect(await listProjects(client, {}, { team: "acme" }).toArray()).toHaveLength(1);
});

test("an older account acts for itself where no team is named", async () => {
  const emulator = await createEmulator({
    seed: { users: [{ username: "ann", account: "hobby" }], teams: [{ slug: "acme" }] },
  });
  onTestFinished(() => emulator.close());
  const client = clientOf(emulator);
  const { user } = await getUser(client);
  expect(user.defaultTeamId).toBeNull();
  expect(user).not.toHaveProperty("version");
  expect((await createProject(client, { name: "site" })).accountId).toBe(user.id);
});

test("a default team that is gone, or was left, is none any more", async () => {
  await using emulator = await createEmulator({
    seed: {
      users: [{ username: "ann" }, { username: "ben", token: "token-of-ben" }],
      teams: [
        {
          slug: "fleet",
          members: [
            { username: "ann", role: "OWNER" },
            { username: "ben", role: "OWNER" },
          ],
        },
        { id: "team_other", slug: "other" },
      ],
    },
  });
  const [ann, ben] = [clientOf(emulator), clientOf(emulator, "token-of-ben")];
  const { user } = await getUser(ben);
  const leave = { teamId: "fleet", uid: user.id };
  const elsewhere = removeTeamMember(ann, { ...leave, newDefaultTeamId: "team_other" });
  await expect(elsewhere).rejects.toMatchObject({ status: 404 });
  await removeTeamMember(ann, leave);
  expect((await getUser(ben)).user.defaultTeamId).toBeNull();
  expect((await createProject(ben, { name: "own" })).accountId).toBe(user.id);
  await deleteTeam(ann, { teamId: "fleet" });
  expect((await getUser(ann)).user.defaultTeamId).toBeNull();
  expect(await listProjects(ann).toArray()).toEqual([]);
});
