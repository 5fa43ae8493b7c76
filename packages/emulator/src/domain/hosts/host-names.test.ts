import { assignAlias, deleteAlias, getAlias, listDeploymentAliases, updateUrlProtectionBypass } from "@slipway/aliases";
import type { Client } from "@slipway/core";
import { createDeployment } from "@slipway/deployments";
import { addDomain, deleteDomain } from "@slipway/domains";
import {
  acceptProjectTransferRequest,
  addProjectDomain,
  createProject,
  createProjectTransferRequest,
  listProjectDomains,
  moveProjectDomain,
  removeProjectDomain,
  verifyProjectDomain,
} from "@slipway/projects";
import { expect, test } from "vitest";
import { startTeams, visit, wholeBuild } from "../../../test/start.ts";
import { startTestTeam } from "../../../test/start-test-team.ts";
import type { Emulator } from "../../index.ts";

async function withTwoTeams() {
  const { emulator, acme, evil } = await startTeams({ acme: "ann", evil: "bob" });
  const ours = await deploy(acme, "site", "ACME", { target: "production" });
  const theirs = await deploy(evil, "bad", "EVIL", { target: "production" });
  await emulator.clock.advance(wholeBuild);
  return { emulator, acme, evil, ours, theirs };
}

async function deploy(client: Client, name: string, data: string, more: { target?: string; branch?: string } = {}) {
  const { target, branch } = more;
  const { id, url } = await createDeployment(client, {
    name,
    files: [{ file: "index.html", data }],
    ...(target === undefined ? {} : { target }),
    ...(branch === undefined ? {} : { gitMetadata: { commitRef: branch } }),
  });
  return { id, url };
}

async function shownAt(emulator: Emulator, host: string): Promise<string> {
  return (await visit(emulator, host)).text();
}

test("another team's alias is not a domain: it waits to be verified until that team lets go", async () => {
  const { emulator, acme, evil, ours } = await withTwoTeams();
  const alias = "www.acme-shop.com";
  await addDomain(acme, { name: "acme-shop.com" });
  await assignAlias(acme, { id: ours.id, alias });
  const added = await addProjectDomain(evil, { idOrName: "bad", name: alias });
  expect(added).toMatchObject({ verified: false, verification: [{ type: "TXT" }] });
  const domain = { idOrName: "bad", domain: alias };
  await expect(verifyProjectDomain(evil, domain)).rejects.toMatchObject({ code: "missing_txt_record" });
  expect(await shownAt(emulator, alias)).toBe("ACME");
  expect(await getAlias(acme, { idOrAlias: alias })).toMatchObject({ deploymentId: ours.id });
  await deleteAlias(acme, { aliasId: alias });
  await deleteDomain(acme, { domain: "acme-shop.com" });
  expect(await verifyProjectDomain(evil, domain)).toMatchObject({ verified: true });
  expect(await shownAt(emulator, alias)).toBe("EVIL");
});

const ownHost = "the URL of its deployment";

test.each(["site.localhost", "SITE.vercel.app", "extra.localhost", "extra.vercel.app", ownHost])(
  "a name that another team has below the emulator's domains is refused as domain and as alias: %s",
  async (named) => {
    const { emulator, acme, evil, ours, theirs } = await withTwoTeams();
    await assignAlias(acme, { id: ours.id, alias: "extra" });
    const name = named === ownHost ? ours.url : named;
    await expect(addProjectDomain(evil, { idOrName: "bad", name })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(
        `Cannot add ${name.toLowerCase()} since it is assigned to another project already`,
      ),
    });
    await expect(assignAlias(evil, { id: theirs.id, alias: name })).rejects.toMatchObject({ status: 403 });
    expect(await shownAt(emulator, name.toLowerCase())).toBe("ACME");
  },
);

test("a URL of a deployment is not a domain and no alias of its own team either", async () => {
  const { emulator, acme, ours } = await withTwoTeams();
  const preview = await deploy(acme, "site", "PREVIEW");
  await emulator.clock.advance(wholeBuild);
  await expect(addProjectDomain(acme, { idOrName: "site", name: preview.url })).rejects.toMatchObject({ status: 409 });
  await expect(assignAlias(acme, { id: ours.id, alias: preview.url })).rejects.toMatchObject({ status: 403 });
  await updateUrlProtectionBypass(acme, { id: preview.url, ttl: 60 });
  await expect(addProjectDomain(acme, { idOrName: "site", name: preview.url })).rejects.toMatchObject({ status: 409 });
  expect(await shownAt(emulator, preview.url)).toBe("PREVIEW");
});

test("a name below another team's domain is not an alias", async () => {
  const { acme, evil, theirs } = await withTwoTeams();
  await addProjectDomain(acme, { idOrName: "site", name: "acme-shop.com" });
  await expect(assignAlias(evil, { id: theirs.id, alias: "www.acme-shop.com" })).rejects.toMatchObject({ status: 403 });
});

test.each(["api.localhost", "api.vercel.app", "api.vercel.com", "vercel.com", "vercel.app"])(
  "the platform's own name %s is not a domain, no alias and no project's first domain",
  async (name) => {
    const { acme, ours } = await withTwoTeams();
    await expect(addProjectDomain(acme, { idOrName: "site", name })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("the platform's own"),
    });
    await expect(assignAlias(acme, { id: ours.id, alias: name })).rejects.toMatchObject({ status: 409 });
    await createProject(acme, { name: "api" });
    const [first] = (await listProjectDomains(acme, { idOrName: "api" })).domains;
    expect(first?.name).toMatch(/^api-\w{6}\.localhost$/);
  },
);

test("a branch whose name another team has gets one with a suffix, the same for each of its deployments", async () => {
  const { emulator, "acme-corp": acme, corp } = await startTeams({ "acme-corp": "ann", corp: "bob" });
  for (const client of [acme, corp]) await deploy(client, "x", "first");
  await deploy(acme, "x", "ACME", { branch: "main" });
  await emulator.clock.advance(wholeBuild);
  const seen = new Set<string>();
  for (const text of ["EVIL", "EVIL 2"]) {
    const { id } = await deploy(corp, "x", text, { branch: "main-acme" });
    await emulator.clock.advance(wholeBuild);
    const alias = (await listDeploymentAliases(corp, { id })).aliases[0]?.alias ?? "";
    seen.add(alias);
    expect(alias).toMatch(/^x-git-main-acme-corp-[0-9a-f]{6}\.localhost$/);
    expect(await shownAt(emulator, alias)).toBe(text);
  }
  expect(seen.size).toBe(1);
  expect(await shownAt(emulator, "x-git-main-acme-corp.localhost")).toBe("ACME");
});

test("a project named like another team's deployment does not get its URL as first domain", async () => {
  const { emulator, evil, ours } = await withTwoTeams();
  const label = ours.url.replace(".localhost", "");
  await deploy(evil, label, "EVIL", { target: "production" });
  await emulator.clock.advance(wholeBuild);
  expect(await shownAt(emulator, ours.url)).toBe("ACME");
  expect((await listProjectDomains(evil, { idOrName: label })).domains[0]?.name).toMatch(/-\w{6}\.localhost$/);
});

test("within a team a domain takes the alias of another project only for who may deploy there", async () => {
  const { emulator, owner, as, assign } = await startTestTeam({ ben: "CONTRIBUTOR" });
  const [site, shop] = [await createProject(owner, { name: "site" }), await createProject(owner, { name: "shop" })];
  await deploy(owner, "site", "first");
  const ofSite = await deploy(owner, "site", "SITE");
  await emulator.clock.advance(wholeBuild);
  await assignAlias(owner, { id: ofSite.id, alias: "taken" });
  const take = () => addProjectDomain(as("ben"), { idOrName: "shop", name: "taken.localhost" });
  await assign("ben", { [shop.id]: "ADMIN" });
  await expect(take()).rejects.toMatchObject({ status: 403, code: "forbidden" });
  expect(await shownAt(emulator, "taken.localhost")).toBe("SITE");
  await assign("ben", { [shop.id]: "ADMIN", [site.id]: "PROJECT_DEVELOPER" });
  await take();
  await expect(getAlias(owner, { idOrAlias: "taken" })).rejects.toMatchObject({ status: 404 });
  expect((await visit(emulator, "taken.localhost")).status).toBe(404);
});

test("a project that changes teams takes its names along, and none that its new team has for another project", async () => {
  const { emulator, acme, evil } = await withTwoTeams();
  await addProjectDomain(acme, { idOrName: "site", name: "acme-shop.com" });
  await addProjectDomain(evil, { idOrName: "bad", name: "acme-shop.com" });
  const { code } = await createProjectTransferRequest(acme, { idOrName: "site" });
  await acceptProjectTransferRequest(evil, { code });
  await expect(verifyProjectDomain(evil, { idOrName: "bad", domain: "acme-shop.com" })).rejects.toMatchObject({
    status: 409,
    code: "domain_already_in_use",
  });
  expect(await shownAt(emulator, "acme-shop.com")).toBe("ACME");
});

test("a domain that was moved or removed is free, in each way in which it is written", async () => {
  const { emulator, acme, evil } = await withTwoTeams();
  await createProject(acme, { name: "shop" });
  await moveProjectDomain(acme, { idOrName: "site", domain: "site.localhost", projectId: "shop" });
  await expect(addProjectDomain(evil, { idOrName: "bad", name: "site.vercel.app" })).rejects.toMatchObject({
    status: 400,
  });
  await removeProjectDomain(acme, { idOrName: "shop", domain: "site.localhost" });
  await addProjectDomain(evil, { idOrName: "bad", name: "site.vercel.app" });
  expect(await shownAt(emulator, "site.vercel.app")).toBe("EVIL");
});

test("a production domain named like a branch stays production's when the branch is deployed", async () => {
  const { emulator, acme, ours } = await withTwoTeams();
  const name = "site-git-main-acme.localhost";
  await addProjectDomain(acme, { idOrName: "site", name });
  const { id } = await deploy(acme, "site", "PREVIEW", { branch: "main" });
  await emulator.clock.advance(wholeBuild);
  expect(await getAlias(acme, { idOrAlias: name })).toMatchObject({ deploymentId: ours.id });
  expect((await listDeploymentAliases(acme, { id })).aliases[0]?.alias).toMatch(/^site-git-main-acme-[0-9a-f]{6}\./);
});
