import { createPublicKey, verify } from "node:crypto";
import { createDeployment, getDeployment, listDeployments } from "@slipway/deployments";
import { createGlobalConfig, createGlobalConfigToken } from "@slipway/global-config";
import {
  acceptProjectTransferRequest,
  createProject,
  createProjectToken,
  createProjectTransferRequest,
  deleteProject,
  getProject,
  listProjects,
  updateProject,
  updateProjectMicrofrontends,
  updateProjectProtectionBypass,
  uploadProjectAvatar,
} from "@slipway/projects";
import { listUserEvents } from "@slipway/user";
import { expect, test } from "vitest";
import { clientOf, deployBuilt, start, visit } from "../../../test/start.ts";

test.each(["Site", "si te", "a---b", "", "x".repeat(101), "täg"])("%o is not a project name", async (name) => {
  await expect(createProject((await start()).client, { name })).rejects.toMatchObject({ status: 400 });
});

test("a name is taken once in an account, and free again after the deletion", async () => {
  const { emulator, client } = await start();
  await createProject(client, { name: "site" });
  await expect(createProject(client, { name: "site" })).rejects.toMatchObject({ status: 409, code: "conflict" });
  const theirs = await createProject(clientOf(emulator, emulator.token, "acme"), { name: "site" });
  expect(theirs.alias?.[0]?.domain).toMatch(/^site-\w{6}\.localhost$/);
  await deleteProject(client, { idOrName: "site" });
  await createProject(client, { name: "site" });
});

test("a project is read without names of production before something is in production, and with them afterwards", async () => {
  const { emulator, client } = await start();
  expect((await createProject(client, { name: "site" })).alias).toMatchObject([{ domain: "site.localhost" }]);
  expect(await getProject(client, { idOrName: "site" })).not.toHaveProperty("alias");
  await deployBuilt(emulator, client, { name: "site", target: "production", files: [{ file: "a", data: "1" }] });
  expect(await getProject(client, { idOrName: "site" })).toMatchObject({ alias: [{ domain: "site.localhost" }] });
});

test("a project is found by id and by name, and keeps what was set", async () => {
  const { client } = await start();
  const { id } = await createProject(client, { name: "site", framework: "nextjs", rootDirectory: "web" });
  await updateProject(client, {
    idOrName: id,
    name: "shop",
    outputDirectory: "out",
    passwordProtection: { deploymentType: "all", password: "hush" },
  });
  const project = await getProject(client, { idOrName: "shop" });
  expect(project).toMatchObject({
    id,
    name: "shop",
    framework: "nextjs",
    rootDirectory: "web",
    outputDirectory: "out",
  });
  expect(project.passwordProtection).toEqual({ deploymentType: "all" });
  await expect(getProject(client, { idOrName: "site" })).rejects.toMatchObject({ status: 404, code: "not_found" });
});

test("members that Terraform compares are in every answer, with the values that it sent", async () => {
  const { client } = await start();
  const usual = { previewDeploymentSuffix: null, previewDeploymentsDisabled: false, serverlessFunctionRegion: "iad1" };
  expect(await createProject(client, { name: "site" })).toMatchObject(usual);
  const settings = {
    productionDeploymentsFastLane: true,
    gitComments: { onCommit: false, onPullRequest: true },
    gitProviderOptions: {
      createDeployments: "enabled" as const,
      disableRepositoryDispatchEvents: false,
      gitCommitStatus: true,
      requireVerifiedCommits: true,
      consolidatedGitCommitStatus: { enabled: true, propagateFailures: false },
    },
    previewDeploymentSuffix: "example.com",
    previewDeploymentsDisabled: true,
    publicSource: true,
    resourceConfig: { buildMachineType: "elastic" as const },
    serverlessFunctionRegion: "fra1",
  };
  expect(await updateProject(client, { idOrName: "site", ...settings })).toMatchObject(settings);
  expect(await getProject(client, { idOrName: "site" })).toMatchObject(settings);
  expect((await listProjects(client)).projects).toMatchObject([settings]);
  expect("gitComments" in (await updateProject(client, { idOrName: "site", gitComments: null }))).toBe(false);
});

test("a region without a name is refused, and changes nothing", async () => {
  const { client } = await start();
  const said = { status: 400, message: expect.stringContaining("serverlessFunctionRegion") };
  await expect(createProject(client, { name: "site", serverlessFunctionRegion: "" })).rejects.toMatchObject(said);
  await createProject(client, { name: "site", serverlessFunctionRegion: "fra1" });
  await expect(updateProject(client, { idOrName: "site", serverlessFunctionRegion: "" })).rejects.toMatchObject(said);
  expect((await getProject(client, { idOrName: "site" })).serverlessFunctionRegion).toBe("fra1");
});

test("a part of the resources is changed, and the others stay", async () => {
  const { client } = await start();
  await createProject(client, { name: "site", resourceConfig: { fluid: true, buildMachineType: "turbo" } });
  const update = (settings: Partial<Parameters<typeof updateProject>[1]>) =>
    updateProject(client, { idOrName: "site", ...settings });
  const { resourceConfig } = await update({ serverlessFunctionRegion: "fra1" });
  expect(resourceConfig).toEqual({ fluid: true, buildMachineType: "turbo", functionDefaultRegions: ["fra1"] });
  const { resourceConfig: next } = await update({ resourceConfig: { buildMachineType: null } });
  expect(next).toEqual({ fluid: true, buildMachineType: null, functionDefaultRegions: ["fra1"] });
  const moved = await update({ resourceConfig: { functionDefaultRegions: ["lhr1", "iad1"] } });
  expect(moved.serverlessFunctionRegion).toBe("lhr1");
});

test("projects are listed newest first, page by page, and searched by name", async () => {
  const { client } = await start();
  const names = ["alpha", "beta", "alphabet", "gamma", "delta"];
  for (const name of names) await createProject(client, { name });
  const listed = async (filter: Parameters<typeof listProjects>[1]) =>
    (await listProjects(client, filter).toArray()).map(({ name }) => name);
  expect(await listed({ limit: 2 })).toEqual(names.toReversed());
  const { pagination } = await listProjects(client, { limit: 2 });
  expect(await listed({ limit: 3, until: Number(pagination.next) })).toEqual(["alphabet", "beta", "alpha"]);
  expect(await listed({ search: "alpha" })).toEqual(["alphabet", "alpha"]);
});

test.each<[Parameters<typeof listProjects>[1], string[]]>([
  [{ repo: "acme/site" }, ["site"]],
  [{ repoUrl: "https://github.com/Acme/site.git" }, ["site"]],
  [{ repo: "Acme/Site" }, ["site"]],
  [{ repoUrl: "git@github.com:acme/site.git" }, ["site"]],
  [{ repoUrl: "https://github.com/acme/none" }, []],
  [{ repoUrl: "https://example.com/acme/site" }, []],
  [{ repoId: "1" }, []],
  [{ excludeRepos: "acme/site" }, ["other"]],
  [{ excludeRepos: "acme/none, acme/SITE" }, ["other"]],
  [{ buildMachineTypes: "enhanced,turbo" }, ["other"]],
  [{ buildMachineTypes: "standard" }, ["site"]],
  [{ buildQueueConfiguration: "SKIP_NAMESPACE_QUEUE" }, ["other"]],
  [{ elasticConcurrencyEnabled: "1" }, ["other"]],
  [{ elasticConcurrencyEnabled: "0" }, ["site"]],
  [{ gitForkProtection: "0" }, ["other"]],
  [{ gitForkProtection: "1" }, ["site"]],
  [{ staticIpsEnabled: "1" }, ["other"]],
  [{ deprecated: true }, []],
  [{ deprecated: false }, ["other", "site"]],
  [{ edgeConfigId: "flags" }, []],
])("projects are listed by %o", async (filter, names) => {
  const { client } = await start();
  await createGlobalConfig(client, { slug: "flags" });
  await createProject(client, { name: "site", gitRepository: { type: "github", repo: "acme/Site" } });
  await createProject(client, { name: "other" });
  await updateProject(client, {
    idOrName: "other",
    gitForkProtection: false,
    staticIps: { enabled: true },
    resourceConfig: {
      buildMachineType: "turbo",
      elasticConcurrencyEnabled: true,
      buildQueue: { configuration: "SKIP_NAMESPACE_QUEUE" },
    },
  });
  expect((await listProjects(client, filter)).projects.map(({ name }) => name)).toEqual(names);
});

test("a list by the token of another account's config is refused as one by a token that nobody has", async () => {
  const { emulator, client } = await start();
  const team = clientOf(emulator, emulator.token, "acme");
  const { id: edgeConfigId = "" } = await createGlobalConfig(team, { slug: "flags" });
  const { id } = await createGlobalConfigToken(team, { edgeConfigId, label: "read" });
  const lists = [id, "nobodys"].map((edgeConfigTokenId) => listProjects(client, { edgeConfigTokenId }));
  const [others, nobodys] = await Promise.all(lists.map((list) => Promise.resolve(list).catch(String)));
  expect(others).toMatch(/ 404 /);
  expect(nobodys).toBe(others);
  expect((await listProjects(team, { edgeConfigTokenId: id })).projects).toEqual([]);
});

test("deleting a project takes its deployments and sites along", async () => {
  const { emulator, client } = await start();
  const files = [{ file: "index.html", data: "x" }];
  const { id } = await deployBuilt(emulator, client, { name: "site", target: "production", files });
  await deleteProject(client, { idOrName: "site" });
  await expect(getDeployment(client, { idOrUrl: id })).rejects.toMatchObject({ status: 404 });
  expect((await visit(emulator, "site.localhost")).status).toBe(404);
  expect(await listDeployments(client).toArray()).toEqual([]);
});

test("a project changes hands by a code, once, with all that is its own", async () => {
  const { emulator, client } = await start();
  const team = clientOf(emulator, emulator.token, "acme");
  const { id } = await createProject(client, { name: "site" });
  const deployment = await createDeployment(client, { name: "site", files: [{ file: "index.html", data: "x" }] });
  const { code } = await createProjectTransferRequest(client, { idOrName: "site" });
  await expect(acceptProjectTransferRequest(client, { code })).rejects.toMatchObject({ status: 422 });
  await acceptProjectTransferRequest(team, { code, newProjectName: "ours" });
  expect(await getProject(team, { idOrName: "ours" })).toMatchObject({ id });
  expect(await getDeployment(team, { idOrUrl: deployment.id })).toMatchObject({ projectId: id });
  await expect(getProject(client, { idOrName: id })).rejects.toMatchObject({ status: 404 });
  await expect(acceptProjectTransferRequest(team, { code })).rejects.toMatchObject({ status: 404 });
});

test("a transfer code is good for a day", async () => {
  const { emulator, client } = await start();
  await createProject(client, { name: "site" });
  const { code } = await createProjectTransferRequest(client, { idOrName: "site" });
  await emulator.clock.advance(24 * 60 * 60 * 1000);
  const late = acceptProjectTransferRequest(clientOf(emulator, emulator.token, "acme"), { code });
  await expect(late).rejects.toMatchObject({ status: 410 });
});

test("an OIDC token is signed with the key that the emulator publishes", async () => {
  const { emulator, client } = await start();
  await createProject(client, { name: "site" });
  const { token } = await createProjectToken(client, { idOrName: "site" });
  const [head = "", claims = "", signature = ""] = token.split(".");
  const { keys } = (await (await fetch(`${emulator.url}/.well-known/jwks`)).json()) as {
    keys: [Record<string, string>];
  };
  const key = createPublicKey({ key: keys[0], format: "jwk" });
  expect(verify("sha256", Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, "base64url"))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
    iss: emulator.url,
    sub: "owner:developer:project:site:environment:development",
    exp: Math.floor(emulator.clock.now() / 1000) + 12 * 60 * 60,
  });
});

test("a team is an issuer of its own where a project asks for that, and is discovered as one", async () => {
  const { emulator } = await start();
  const team = clientOf(emulator, emulator.token, "acme");
  await createProject(team, { name: "site", oidcTokenConfig: { enabled: true, issuerMode: "team" } });
  const { token } = await createProjectToken(team, { idOrName: "site" });
  const { iss } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  expect(iss).toBe(`${emulator.url}/acme`);
  const discovered = await (await fetch(`${iss}/.well-known/openid-configuration`)).json();
  expect(discovered).toEqual({ issuer: iss, jwks_uri: `${iss}/.well-known/jwks` });
  expect(await (await fetch(discovered.jwks_uri)).json()).toEqual({ keys: [expect.objectContaining({ kty: "RSA" })] });
});

test("each setting that changes has one event", async () => {
  const { client } = await start();
  await createProject(client, { name: "site", buildCommand: "make" });
  const change = { idOrName: "site", buildCommand: "make all", nodeVersion: "22.x", ssoProtection: null } as const;
  await updateProject(client, change);
  await updateProject(client, change);
  expect((await listUserEvents(client).toArray()).map(({ type }) => type).sort()).toEqual([
    "project-build-command-updated",
    "project-created",
    "project-node-version-updated",
    "project-sso-protection",
  ]);
});

test("bypass secrets are generated, described, revoked and replaced", async () => {
  const { client } = await start();
  await createProject(client, { name: "site" });
  const update = async (settings: Omit<Parameters<typeof updateProjectProtectionBypass>[1], "idOrName">) =>
    (await updateProjectProtectionBypass(client, { idOrName: "site", ...settings })).protectionBypass ?? {};
  const secret = "a".repeat(32);
  expect(Object.keys(await update({ generate: { secret, note: "ci" } }))).toEqual([secret]);
  expect((await update({ update: { secret, note: "cd" } }))[secret]).toMatchObject({ note: "cd" });
  const replaced = Object.keys(await update({ revoke: { secret, regenerate: true } }));
  expect(replaced).toEqual([expect.stringMatching(/^[A-Za-z0-9]{32}$/)]);
  expect(await update({ revoke: { secret: replaced[0] ?? "", regenerate: false } })).toEqual({});
  await expect(update({ revoke: { secret, regenerate: false } })).rejects.toMatchObject({ status: 404 });
});

test.each([
  ["no bytes", "", 400],
  ["what is not an image", "hello", 415],
  ["more than 5 MiB", `<svg>${" ".repeat(5 * 1024 * 1024)}</svg>`, 413],
])("an avatar with %s is refused", async (_, body, status) => {
  const { client } = await start();
  await createProject(client, { name: "site" });
  await expect(uploadProjectAvatar(client, { idOrName: "site", body })).rejects.toMatchObject({ status });
});

test("a project joins only microfrontends of its own team", async () => {
  const { emulator } = await start({
    seed: {
      users: [{ username: "ann" }],
      teams: [{ slug: "acme", microfrontendsGroups: [{ id: "mfe_1", name: "Shop" }] }, { slug: "rest" }],
    },
  });
  const join = async (slug: string) => {
    const client = clientOf(emulator, emulator.token, slug);
    return updateProjectMicrofrontends(client, {
      projectId: (await createProject(client, { name: "site" })).id,
      enabled: true,
      microfrontendsGroupId: "mfe_1",
      isDefaultApp: true,
    });
  };
  expect((await join("acme")).microfrontends).toMatchObject({ enabled: true, groupIds: ["mfe_1"], isDefaultApp: true });
  await expect(join("rest")).rejects.toMatchObject({ status: 400 });
});

test("a project without a framework is made, and shown so", async () => {
  const { client } = await start();
  expect((await createProject(client, { name: "plain", framework: null })).framework).toBe(null);
  expect((await getProject(client, { idOrName: "plain" })).framework).toBe(null);
});
