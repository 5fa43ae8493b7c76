import { listAliases } from "@slipway/aliases";
import type { Client } from "@slipway/core";
import { createDeployment } from "@slipway/deployments";
import { createDnsRecord, listDnsRecords } from "@slipway/dns";
import { addDomain, listDomains, updateDomain } from "@slipway/domains";
import { createCustomEnvironment } from "@slipway/environment";
import {
  addProjectDomain,
  createProject,
  createProjectEnvs,
  listProjectDomains,
  listProjectEnvs,
  listProjects,
  pauseProject,
  removeProjectDomain,
  updateProject,
  updateProjectDomain,
} from "@slipway/projects";
import { updateTeam } from "@slipway/teams";
import { createWebhook } from "@slipway/webhooks";
import { expect, test } from "vitest";
import { clientOf, deployBuilt, start, startTeams, visit, wholeBuild } from "../../test/start.ts";
import type { Emulator, SeedData } from "../index.ts";

const domain = "shop.example";

async function makeBusy(client: Client, emulator: Emulator): Promise<void> {
  await createProject(client, {
    name: "shop",
    framework: null,
    gitRepository: { type: "gitlab", repo: "acme/all/shop" },
  });
  const env = { idOrName: "shop", target: ["preview"] } as const;
  await createProjectEnvs(client, { ...env, key: "A", value: "Hello {{name.id}}!", type: "plain", comment: "c" });
  await createProjectEnvs(client, { ...env, key: "A", value: "of dev", type: "encrypted", gitBranch: "dev" });
  await addDomain(client, { method: "add", name: domain, zone: true });
  await updateDomain(client, { domain, op: "update", renew: true });
  for (const record of [
    { type: "A", name: "a", value: "192.0.2.1", ttl: 120 },
    { type: "MX", name: "", value: "mx.example.com.", mxPriority: 10 },
    { type: "SRV", name: "_s._tcp", srv: { priority: 1, weight: 2, port: 3, target: "x.example.com" } },
    { type: "HTTPS", name: "h", https: { priority: 1, target: "x.com", params: "alpn=h2" } },
    { type: "CNAME", name: "c", value: "cname.example.org.", comment: "hi" },
  ] as const)
    await createDnsRecord(client, { domain, ...record });
  await addProjectDomain(client, { idOrName: "shop", name: `www.${domain}` });
  await addProjectDomain(client, { idOrName: "shop", name: `dev.${domain}`, gitBranch: "dev" });
  await addProjectDomain(client, {
    idOrName: "shop",
    name: domain,
    redirect: `www.${domain}`,
    redirectStatusCode: 308,
  });
  const files = [
    { file: "index.html", data: "<h1>{{shop.id}}</h1>" },
    { file: "sub/link.html", data: "../index.html", mode: 0o120000 },
    { file: "folder", mode: 0o040755 },
    { file: "bytes", data: "//4=", encoding: "base64" as const },
    { file: "vercel.json", data: JSON.stringify({ rewrites: [{ source: "/r", destination: "/index.html" }] }) },
  ];
  await deployBuilt(emulator, client, {
    name: "shop",
    target: "production",
    files,
    meta: { by: "hand" },
    alias: ["other.localhost"],
    redirects: [{ source: "/old", destination: "/new", permanent: true }],
    headers: [{ source: "/(.*)", headers: [{ key: "x-y", value: "1" }] }],
  });
  const moved = {
    idOrName: "shop",
    domain: "shop.localhost",
    redirect: `www.${domain}`,
    redirectStatusCode: 307,
  } as const;
  await updateProjectDomain(client, moved);
  await updateProject(client, { idOrName: "shop", buildCommand: "make", nodeVersion: "22.x", directoryListing: true });
  await createDeployment(client, { name: "secret", target: "production", files: files.slice(0, 1) });
  const passwordProtection = { deploymentType: "all", password: "sesame" } as const;
  await updateProject(client, { idOrName: "secret", ssoProtection: null, passwordProtection });
  await createProject(client, { name: "before" });
  await updateProject(client, { idOrName: "before", name: "renamed" });
  await deployBuilt(emulator, client, { name: "whatever", project: "renamed", target: "production", files });
  await updateProject(client, { idOrName: "renamed", autoAssignCustomDomains: false });
  await createProject(client, { name: "before" });
  await deployBuilt(emulator, client, { name: "hidden", target: "production", files });
  await removeProjectDomain(client, { idOrName: "hidden", domain: "hidden.localhost" });
  await createProject(client, { name: "resting", ssoProtection: null });
  const connectConfigurations = [
    { envId: "production", connectConfigurationId: "c", passive: false, buildsEnabled: false },
  ];
  await updateProject(client, { idOrName: "resting", staticIps: { enabled: true }, connectConfigurations });
  await pauseProject(client, { projectId: "resting" });
  await emulator.clock.advance(wholeBuild);
}

async function shown(client: Client): Promise<unknown> {
  const projects = await listProjects(client).toArray();
  const each = projects.map(async ({ name: idOrName }) => [
    (await listProjectDomains(client, { idOrName })).domains,
    await listProjectEnvs(client, { idOrName, decrypt: true }).toArray(),
  ]);
  const all = {
    projects: projects.map(({ env: _, ...project }) => project),
    each: await Promise.all(each),
    domains: await listDomains(client).toArray(),
    records: await listDnsRecords(client, { domain }).toArray(),
    aliases: (await listAliases(client).toArray()).map(({ alias }) => alias).sort(),
  };
  const isOwn = (name: string) =>
    /^(id|uid|url|creator|created|updated|deletedAt|aliasAssigned|.*(Id|At|By))$/.test(name);
  // A name that a deployment had once is no longer its own.
  const isPast = (name: string, value: unknown) =>
    name === "alias" && Array.isArray(value) && typeof value[0] === "string";
  const text = JSON.stringify(all, (name, value) => (isOwn(name) || isPast(name, value) ? undefined : value));
  return JSON.parse(text.replaceAll(/-[a-z0-9]{9}(-\w+\.localhost)/g, "-*$1"));
}

const hosts = ["shop", "secret", "renamed", "before", "resting", "other", "shop-fleet", "hidden-fleet"].map(
  (name) => `${name}.localhost`,
);

async function served(emulator: Emulator): Promise<unknown> {
  const answers = [`www.${domain}`, domain, ...hosts].flatMap((host) =>
    ["/", "/old", "/r", "/sub/link.html", "/bytes"].flatMap((path) =>
      ["owner", "stranger"].map(async (visitor) => {
        const init = { redirect: "manual", headers: { "x-slipway-visitor": visitor } } as const;
        const response = await visit(emulator, host, path, init);
        const { status, headers } = response;
        const body = (await response.text()).replaceAll(/\w+::[\w:-]+/g, "*").slice(0, 200);
        return [visitor, host, path, status, headers.get("location")?.replace(/:\d+/, ""), headers.get("x-y"), body];
      }),
    ),
  );
  return Promise.all(answers);
}

test("an emulator that is begun with the seed of another answers and serves the same", async () => {
  const { emulator, fleet } = await startTeams({ acme: "ann", fleet: "bob" });
  await makeBusy(fleet, emulator);
  const seed = await emulator.toSeed();
  expect(seed.left).toEqual([
    "the password of the project secret: the seed has a new one, so that nobody else comes in",
  ]);
  const users = seed.users?.map((user) => ({ ...user, token: `token-of-${user.username}` })) ?? [];
  const { emulator: again } = await start({ seed: { ...seed, users }, strict: true });
  expect(await shown(clientOf(again, "token-of-bob", "fleet"))).toEqual(await shown(fleet));
  expect(again.rows({ table: "tokens" }).rows).toHaveLength(3);
  expect(await served(again)).toEqual(await served(emulator));
  const withoutPasswords = ({ left: _, ...rest }: SeedData) =>
    JSON.parse(JSON.stringify(rest, (name, value) => (name === "password" ? undefined : value)));
  expect(withoutPasswords(await again.toSeed())).toEqual(withoutPasswords(seed));
});

test("a seed is written without secrets, and tells all else that it does not have", async () => {
  const { emulator, fleet } = await startTeams({ acme: "ann", fleet: "bob" });
  await createProject(fleet, { name: "shop" });
  const env = { idOrName: "shop", value: "never shown", target: ["preview"] } as const;
  await createProjectEnvs(fleet, { ...env, key: "SECRET", type: "sensitive" });
  const { id: qa } = await createCustomEnvironment(fleet, { idOrName: "shop", slug: "qa" });
  await createProjectEnvs(fleet, { ...env, key: "OF_QA", type: "plain", target: [], customEnvironmentIds: [qa] });
  await addProjectDomain(fleet, { idOrName: "shop", name: "qa.example", customEnvironmentId: qa });
  await createWebhook(fleet, { url: "https://hooks.example.com", events: ["deployment.created"] });
  await updateTeam(fleet, { teamId: "fleet", description: "ships" });
  const files = [{ file: "large", data: "x".repeat(1024 ** 2 + 1) }];
  await createDeployment(fleet, { name: "shop", target: "production", files });
  await createProject(clientOf(emulator, "token-of-bob"), { name: "of-bob" });
  await emulator.clock.advance(wholeBuild);
  const seed = await emulator.toSeed();
  expect(JSON.stringify(seed)).not.toMatch(/never shown|token-of/);
  expect(seed.left).toEqual([
    "projects and domains of the user bob that are not team's",
    "the variable SECRET of the project shop, which is sensitive",
    "the variable OF_QA of the project shop, which is of a custom environment",
    "the domain qa.example, which is of a custom environment",
    "what the project shop has in production: it has more than 1 MiB of files",
    "`description` of the team fleet",
    "Webhook: 1",
    "Custom environment: 1",
  ]);
  expect((await start({ seed })).emulator.requests).toEqual([]);
});

test("resources that a first user has outside of teams are a part of the seed", async () => {
  const { emulator, client } = await start();
  await createProject(client, { name: "own" });
  const seed = await emulator.toSeed();
  expect(seed).toMatchObject({ users: [{ account: "hobby" }], calls: [{ createProject: { name: "own" } }] });
  const { client: again } = await start({ seed });
  expect((await listProjects(again).toArray()).map(({ name }) => name)).toEqual(["own"]);
});

test("a seed is written and made past each planned fault, and beside the log of requests", async () => {
  const { emulator, client } = await start();
  await emulator.faults.add({ status: 503 });
  await emulator.faults.add({ build: "error" });
  await emulator.seed({
    calls: [
      { createDeployment: { name: "shop", target: "production", files: [{ file: "index.html", data: "ahoy" }] } },
      { advance: "10 seconds" },
    ],
  });
  await emulator.toSeed();
  expect(emulator.requests).toEqual([]);
  expect(emulator.faults.pending).toHaveLength(2);
  expect(await (await visit(emulator, "shop.localhost")).text()).toBe("ahoy");
  await expect(listProjects(client)).rejects.toMatchObject({ status: 503 });
});
