import { createPublicKey, verify } from "node:crypto";
import { hasArtifact, queryArtifacts, uploadArtifact } from "@slipway/artifacts";
import * as auth from "@slipway/authentication";
import { createDeployment, listDeployments } from "@slipway/deployments";
import { createProject, getProject, listProjects } from "@slipway/projects";
import { createTeam, listTeamMembers, listTeams } from "@slipway/teams";
import { getUser, listUserEvents } from "@slipway/user";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/folder-state.ts";
import { clientOf, type Started, start } from "../../../test/start.ts";

const hour = 3_600_000;
const refused = { status: 403, body: { error: { invalidToken: true } } };

test("a token is shown once, works until it is deleted, and is refused at the next call", async () => {
  const { emulator, client } = await start();
  const { bearerToken, token } = await auth.createAuthToken(client, { name: "ci" });
  expect(bearerToken).toMatch(/^vcp_\w{56}$/);
  expect(token).toMatchObject({
    name: "ci",
    prefix: "vcp_",
    suffix: bearerToken.slice(-4),
    scopes: [{ type: "user" }],
  });
  const ci = clientOf(emulator, bearerToken);
  const { user } = await getUser(client);
  expect((await getUser(ci)).user.id).toBe(user.id);
  expect((await auth.getAuthToken(ci, { tokenId: "current" })).token).toEqual(token);
  expect((await auth.getAuthToken(client, { tokenId: token.id })).token).toEqual(token);
  expect(await auth.deleteAuthToken(client, { tokenId: token.id })).toEqual({ tokenId: token.id });
  await expect(getUser(ci)).rejects.toMatchObject(refused);
  await expect(auth.getAuthToken(client, { tokenId: token.id })).rejects.toMatchObject({ status: 404 });
  const events = await listUserEvents(client).toArray();
  expect(events.map(({ type }) => type)).toEqual(["user-token-deleted", "user-token-created"]);
  expect(JSON.stringify([events, emulator.requests])).not.toContain(bearerToken);
});

test("a token ends by the emulator's clock, and one that would be over already is refused", async () => {
  const { emulator, client } = await start();
  const expiresAt = emulator.clock.now() + hour;
  const { bearerToken, token } = await auth.createAuthToken(client, { name: "short", expiresAt });
  expect(token.expiresAt).toBe(expiresAt);
  await emulator.clock.advance("59 minutes");
  await getUser(clientOf(emulator, bearerToken));
  await emulator.clock.advance("1 minute");
  await expect(getUser(clientOf(emulator, bearerToken))).rejects.toMatchObject(refused);
  await expect(auth.createAuthToken(client, { name: "late", expiresAt })).rejects.toMatchObject({ status: 400 });
});

test("the emulator's own token, a seed's and made ones are listed, newest first, of nobody else", async () => {
  const { emulator } = await start({
    seed: {
      users: [
        { username: "ann", tokens: [{ token: "anns-token" }] },
        { username: "ben", token: "bens-token" },
      ],
    },
  });
  const ann = clientOf(emulator, "anns-token");
  await auth.createAuthToken(ann, { name: "ci" });
  const tokens = await auth.listAuthTokens(ann).toArray();
  const first = await auth.listAuthTokens(ann, { limit: 1 });
  expect(first.tokens).toEqual(tokens.slice(0, 1));
  const second = await auth.listAuthTokens(ann, { limit: 1, until: Number(first.pagination?.next) });
  expect(second.tokens).toEqual(tokens.slice(1, 2));
  expect(tokens.map(({ name }) => name)).toEqual(["ci", "The emulator's own token", "A token of the seed"]);
  const ben = clientOf(emulator, "bens-token");
  expect(await auth.listAuthTokens(ben).toArray()).toHaveLength(1);
  await expect(auth.deleteAuthToken(ben, { tokenId: tokens[0]?.id ?? "" })).rejects.toMatchObject({ status: 404 });
});

test("a token for one team acts for it and reaches no other one, nor makes tokens", async () => {
  const { emulator, client } = await start();
  const { id: other } = await createTeam(client, { slug: "other" });
  await createProject(clientOf(emulator, emulator.token, "other"), { name: "theirs" });
  const made = await auth.createAuthToken(clientOf(emulator, emulator.token, "acme"), { name: "team" });
  const team = clientOf(emulator, made.bearerToken);
  const { accountId } = await createProject(team, { name: "ours" });
  expect(made.token.scopes).toMatchObject([{ type: "team", teamId: accountId }]);
  expect((await listProjects(team).toArray()).map(({ name }) => name)).toEqual(["ours"]);
  expect((await listTeams(team).toArray()).map(({ slug }) => slug)).toEqual(["acme"]);
  await expect(listProjects(clientOf(emulator, made.bearerToken, other)).toArray()).rejects.toMatchObject({
    status: 403,
  });
  await expect(auth.createAuthToken(team, { name: "more" })).rejects.toMatchObject({ status: 403 });
  expect(await auth.listAuthTokens(team).toArray()).toMatchObject([{ id: made.token.id }]);
  const { tokens } = { tokens: await auth.listAuthTokens(client).toArray() };
  expect(tokens).toHaveLength(2);
});

const files = [{ file: "index.html", data: "x" }];

test.each([undefined, "acme"])(
  "a token for one project reaches nothing else of its account (team: %s)",
  async (slug) => {
    const { emulator } = await start();
    const owner = clientOf(emulator, emulator.token, slug);
    const [site, other] = [await createProject(owner, { name: "site" }), await createProject(owner, { name: "other" })];
    await createDeployment(owner, { name: "other", files });
    const ci = clientOf(emulator, (await auth.createAuthToken(owner, { name: "ci", projectId: site.id })).bearerToken);
    expect(await getProject(ci, { idOrName: "site" })).toMatchObject({ id: site.id });
    await createDeployment(ci, { name: "site", files });
    expect(await listDeployments(ci).toArray()).toMatchObject([{ projectId: site.id }]);
    expect(await listProjects(ci).toArray()).toMatchObject([{ id: site.id }]);
    await expect(getProject(ci, { idOrName: other.id })).rejects.toMatchObject({ status: 404 });
    await expect(createDeployment(ci, { name: "other", files })).rejects.toMatchObject({ status: 403 });
    await expect(createProject(ci, { name: "more" })).rejects.toMatchObject({ status: 403 });
    await expect(createTeam(ci, { slug: "mine" })).rejects.toMatchObject({ status: 403 });
    await uploadArtifact(owner, { hash: "abc", body: "built" });
    await expect(uploadArtifact(ci, { hash: "abc", body: "mine" })).rejects.toMatchObject({ status: 403 });
    await expect(hasArtifact(ci, { hash: "abc" })).rejects.toMatchObject({ status: 403 });
    await expect(queryArtifacts(ci, { hashes: ["abc"] })).rejects.toMatchObject({ status: 403 });
    if (slug) await expect(listTeamMembers(ci, { teamId: slug })).rejects.toMatchObject({ status: 403 });
    await expect(auth.createAuthToken(ci, { name: "more" })).rejects.toMatchObject({ status: 403 });
    await expect(auth.createAuthToken(owner, { name: "none", projectId: "prj_none" })).rejects.toMatchObject({
      status: 404,
    });
  },
);

test("tokens that were made work after a restart, and their texts are written nowhere", async () => {
  const dataFolder = newFolder();
  const before = await start({ dataFolder });
  const { bearerToken } = await auth.createAuthToken(before.client, { name: "ci" });
  const { apiKeyString } = await auth.createApiKey(before.client, { purpose: "ai-gateway" });
  await before.emulator.close();
  const { emulator } = await start({ dataFolder });
  await getUser(clientOf(emulator, bearerToken));
  const kept = await new Response(await emulator.export()).text();
  expect(kept).toContain("user-token-created");
  for (const secret of [bearerToken, apiKeyString]) expect(kept).not.toContain(secret);
});

test("an API key is for the AI gateway, with a budget, and shown once", async () => {
  const { client } = await start();
  const { id: projectId, accountId } = await createProject(client, { name: "site" });
  const { apiKey, apiKeyString } = await auth.createApiKey(client, {
    name: "agent",
    purpose: "ai-gateway",
    projectId,
    aiGatewayQuota: { limitAmount: 5, alertThresholds: [50, 100], refreshPeriod: "monthly" },
  });
  expect(apiKey).toMatchObject({
    name: "agent",
    projectId,
    teamId: accountId,
    expiresAt: null,
    quota: { limitAmount: 5, currentSpend: 0, refreshPeriod: "monthly", alertThresholds: [50, 100] },
  });
  expect(apiKey.partialKey).toBe(`${apiKeyString.slice(0, 8)}...${apiKeyString.slice(-4)}`);
  for (const wrong of [
    { purpose: "fun" },
    { purpose: "ai-gateway", expiresAt: 1 },
    { purpose: "ai-gateway", aiGatewayQuota: { limitAmount: 1, alertThresholds: [60] } },
  ])
    await expect(auth.createApiKey(client, wrong)).rejects.toMatchObject({ status: 400 });
});

const sso = { code: "a-code", clientId: "oac_1", clientSecret: "hush", user: "developer", team: "acme" };
const exchange = {
  grant_type: "authorization_code",
  client_id: "oac_1",
  client_secret: "hush",
  code: "a-code",
} as const;

async function verified({ emulator }: Started, token: string): Promise<Record<string, unknown>> {
  const discovery = await (await fetch(`${emulator.url}/.well-known/openid-configuration`)).json();
  const { keys } = await (await fetch(discovery.jwks_uri)).json();
  const [head = "", claims = "", signature = ""] = token.split(".");
  const { kid } = JSON.parse(Buffer.from(head, "base64url").toString());
  const key = createPublicKey({ key: keys.find((each: { kid: string }) => each.kid === kid), format: "jwk" });
  const isGood = verify("sha256", Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, "base64url"));
  expect(isGood).toBe(true);
  const told = JSON.parse(Buffer.from(claims, "base64url").toString());
  expect(told.iss).toBe(discovery.issuer);
  return told;
}

test("a code of single sign-on is exchanged once, without a token, for an identity that verifies", async () => {
  const started = await start();
  const { emulator, client } = started;
  emulator.world.addSsoCode(sso);
  expect(emulator.world.ssoCodes).toMatchObject([{ clientId: "oac_1", user: "developer", team: "acme" }]);
  expect(JSON.stringify(emulator.world.ssoCodes)).not.toMatch(/a-code|hush/);
  const { user } = await getUser(client);
  const anonymous = clientOf(emulator, "nobodys-token");
  await expect(auth.exchangeSsoToken(anonymous, { ...exchange, client_secret: "wrong" })).rejects.toMatchObject({
    status: 403,
  });
  const { id_token, refresh_token = "" } = await auth.exchangeSsoToken(anonymous, exchange);
  expect(await verified(started, id_token)).toMatchObject({
    aud: "oac_1",
    user_id: user.id,
    user_role: "ADMIN",
    user_email: "developer@example.com",
    installation_id: expect.stringMatching(/^icfg_/),
  });
  await expect(auth.exchangeSsoToken(anonymous, exchange)).rejects.toMatchObject({
    status: 400,
    code: "invalid_grant",
  });
  expect(emulator.world.ssoCodes).toEqual([]);
  const refresh = { grant_type: "refresh_token", client_id: "oac_1", client_secret: "hush", refresh_token } as const;
  const again = await auth.exchangeSsoToken(anonymous, refresh);
  expect(await verified(started, again.id_token)).toMatchObject({ user_id: user.id });
  await emulator.clock.advance("31 days");
  await expect(auth.exchangeSsoToken(anonymous, refresh)).rejects.toMatchObject({ status: 400, code: "invalid_grant" });
  expect(JSON.stringify(emulator.requests)).not.toMatch(/a-code|hush/);
});

test("codes of single sign-on can come with the seed, and are for who is there", async () => {
  const seed = { users: [{ username: "ann" }], world: { ssoCodes: [{ ...sso, user: "ann", team: "fleet" }] } };
  await expect(start({ seed })).rejects.toThrow("There is no team fleet");
  const { emulator } = await start({ seed: { ...seed, teams: [{ slug: "fleet" }] } });
  expect(emulator.world.ssoCodes).toHaveLength(1);
  expect(() => emulator.world.addSsoCode({ ...sso, user: "ann", team: "fleet" })).toThrow("there already");
  expect(() => emulator.world.addSsoCode({ ...sso, code: "other", user: "cid" })).toThrow("There is no user cid");
});
