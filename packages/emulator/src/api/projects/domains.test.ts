import { assignAlias } from "@slipway/aliases";
import type { ApiError } from "@slipway/core";
import { createDeployment } from "@slipway/deployments";
import { deleteDomain } from "@slipway/domains";
import {
  addProjectDomain,
  createProject,
  getProject,
  getProjectDomain,
  listProjectDomains,
  moveProjectDomain,
  removeProjectDomain,
  updateProjectDomain,
  verifyProjectDomain,
} from "@slipway/projects";
import { expect, test } from "vitest";
import { clientOf, deployBuilt, start, visit, wholeBuild } from "../../../test/start.ts";
import { startTestTeam } from "../../../test/start-test-team.ts";

const files = (text: string) => [{ file: "index.html", data: text }];

test("a domain leads to production from the moment at which it is added, until it is removed", async () => {
  const { emulator, client } = await start();
  await deployBuilt(emulator, client, { name: "site", target: "production", files: files("home") });
  expect(await addProjectDomain(client, { idOrName: "site", name: "Www.Example.com" })).toMatchObject({
    name: "www.example.com",
    apexName: "example.com",
    verified: true,
  });
  expect(await (await visit(emulator, "www.example.com")).text()).toBe("home");
  await removeProjectDomain(client, { idOrName: "site", domain: "www.example.com" });
  expect((await visit(emulator, "www.example.com")).status).toBe(404);
});

test("a domain of a branch follows that branch", async () => {
  const { emulator, client } = await start();
  await createProject(client, { name: "site" });
  await addProjectDomain(client, { idOrName: "site", name: "next.example.com", gitBranch: "next" });
  for (const commitRef of ["main", "next", "other"]) {
    await deployBuilt(emulator, client, { name: "site", files: files(commitRef), gitMetadata: { commitRef } });
  }
  expect(await (await visit(emulator, "next.example.com")).text()).toBe("next");
  expect(await (await visit(emulator, "site-git-other-developer.localhost")).text()).toBe("other");
});

test("the later of two deployments of the same millisecond is the newest", async () => {
  const { emulator, client } = await start();
  await createProject(client, { name: "site" });
  const made: string[] = [];
  for (const text of ["first", "second", "third"]) {
    const deployment = await createDeployment(client, {
      name: "site",
      files: files(text),
      gitMetadata: { commitRef: "next" },
    });
    made.unshift(deployment.id);
  }
  await emulator.clock.advance(wholeBuild);
  await addProjectDomain(client, { idOrName: "site", name: "next.example.com", gitBranch: "next" });
  expect(await (await visit(emulator, "next.example.com")).text()).toBe("third");
  expect((await getProject(client, { idOrName: "site" })).latestDeployments?.map(({ id }) => id)).toEqual(made);
});

test("a domain is one project's; the message tells whose", async () => {
  const { client } = await start();
  await createProject(client, { name: "one" });
  await createProject(client, { name: "two" });
  await addProjectDomain(client, { idOrName: "one", name: "example.com" });
  await expect(addProjectDomain(client, { idOrName: "two", name: "example.com" })).rejects.toMatchObject({
    status: 409,
    code: "domain_already_in_use",
    message: expect.stringContaining("the project one"),
  });
  await moveProjectDomain(client, { idOrName: "one", domain: "example.com", projectId: "two" });
  expect(await getProjectDomain(client, { idOrName: "two", domain: "example.com" })).toMatchObject({ verified: true });
});

test("a project that one may not look at is not told by its domains", async () => {
  const { owner, as, assign } = await startTestTeam({ ben: "CONTRIBUTOR" });
  const [open, secret] = [await createProject(owner, { name: "open" }), await createProject(owner, { name: "secret" })];
  await addProjectDomain(owner, { idOrName: "secret", name: "secret.example.org" });
  await assign("ben", { [open.id]: "ADMIN" });
  const input = { idOrName: "open", name: "secret.example.org" };
  const told = await addProjectDomain(as("ben"), input).catch((error: unknown) => error);
  expect(told).toMatchObject({ status: 409, code: "domain_already_in_use" });
  const { message, body } = told as ApiError;
  expect(message).toContain("another project");
  expect(JSON.stringify(body)).not.toContain(secret.id);
  await expect(addProjectDomain(owner, input)).rejects.toMatchObject({
    message: expect.stringContaining("project secret"),
  });
});

test("a domain whose apex another account uses is verified when that one lets go", async () => {
  const { emulator, client } = await start();
  const team = clientOf(emulator, emulator.token, "acme");
  await createProject(client, { name: "mine" });
  await createProject(team, { name: "ours" });
  await addProjectDomain(client, { idOrName: "mine", name: "example.com" });
  const domain = { idOrName: "ours", domain: "www.example.com" };
  const added = await addProjectDomain(team, { idOrName: "ours", name: domain.domain });
  expect(added).toMatchObject({ verified: false, verification: [{ type: "TXT", domain: "_vercel.example.com" }] });
  await expect(verifyProjectDomain(team, domain)).rejects.toMatchObject({ status: 400, code: "missing_txt_record" });
  await removeProjectDomain(client, { idOrName: "mine", domain: "example.com" });
  await expect(verifyProjectDomain(team, domain)).rejects.toMatchObject({ code: "missing_txt_record" });
  await deleteDomain(client, { domain: "example.com" });
  expect(await verifyProjectDomain(team, domain)).toMatchObject({ verified: true });
  expect((await getProjectDomain(team, domain)).verification).toBeUndefined();
});

test("a domain that DNS proves is taken from who has it", async () => {
  const { emulator, client } = await start();
  const team = clientOf(emulator, emulator.token, "acme");
  await createDeployment(client, { name: "mine", target: "production", files: files("mine") });
  await deployBuilt(emulator, team, { name: "ours", target: "production", files: files("ours") });
  await addProjectDomain(client, { idOrName: "mine", name: "example.com" });
  const { verification = [] } = await addProjectDomain(team, { idOrName: "ours", name: "example.com" });
  const [proof] = verification;
  const domain = { idOrName: "ours", domain: "example.com" };
  await expect(verifyProjectDomain(team, domain)).rejects.toMatchObject({ code: "missing_txt_record" });
  emulator.world.setRecords({ name: proof?.domain ?? "", type: "TXT", values: ["another", proof?.value ?? ""] });
  expect(await verifyProjectDomain(team, domain)).toMatchObject({ verified: true });
  expect(await (await visit(emulator, "example.com")).text()).toBe("ours");
  const before = await getProjectDomain(client, { idOrName: "mine", domain: "example.com" });
  expect(before).toMatchObject({ verified: false, verification: [{ type: "TXT" }] });
});

test("a proven domain stays proven in another project of its account, and takes nothing else of the apex from its owner", async () => {
  const { emulator, client } = await start();
  const team = clientOf(emulator, emulator.token, "acme");
  const deployed = await createDeployment(client, { name: "mine", target: "production", files: files("mine") });
  await createDeployment(team, { name: "ours", target: "production", files: files("ours") });
  await deployBuilt(emulator, team, { name: "next", target: "production", files: files("next") });
  await addProjectDomain(client, { idOrName: "mine", name: "example.com" });
  const [proof] = (await addProjectDomain(team, { idOrName: "ours", name: "www.example.com" })).verification ?? [];
  emulator.world.setRecords({ name: proof?.domain ?? "", type: "TXT", values: [proof?.value ?? ""] });
  await verifyProjectDomain(team, { idOrName: "ours", domain: "www.example.com" });
  const moved = await moveProjectDomain(team, { idOrName: "ours", domain: "www.example.com", projectId: "next" });
  expect(moved).toMatchObject({ verified: true });
  expect(await (await visit(emulator, "www.example.com")).text()).toBe("next");
  await assignAlias(client, { id: deployed.id, alias: "blog.example.com" });
  expect(await addProjectDomain(client, { idOrName: "mine", name: "shop.example.com" })).toMatchObject({
    verified: true,
  });
});

test("a user who adds the same domain unverified takes nothing from its owner", async () => {
  const { emulator, client } = await start();
  await deployBuilt(emulator, client, { name: "site", target: "production", files: files("home") });
  await addProjectDomain(client, { idOrName: "site", name: "example.com" });
  const team = clientOf(emulator, emulator.token, "acme");
  await createProject(team, { name: "theirs" });
  expect(await addProjectDomain(team, { idOrName: "theirs", name: "example.com" })).toMatchObject({ verified: false });
  expect(await (await visit(emulator, "example.com")).text()).toBe("home");
  expect(await addProjectDomain(client, { idOrName: "site", name: "www.example.com" })).toMatchObject({
    verified: true,
  });
  await removeProjectDomain(team, { idOrName: "theirs", domain: "example.com" });
  expect(await (await visit(emulator, "example.com")).text()).toBe("home");
});

test.each(["no domain", "-a.com", "a..com", "example", "1.2.3.4"])("%o is not a domain name", async (name) => {
  const { client } = await start();
  await createProject(client, { name: "site" });
  await expect(addProjectDomain(client, { idOrName: "site", name })).rejects.toMatchObject({ status: 400 });
});

test.each([
  ["a branch that is production's", { gitBranch: "main" }, /production branch/],
  ["a branch beside a redirect", { gitBranch: "next", redirect: "site.localhost" }, /redirect/],
])("a domain of %s is refused, as it is added and as it is changed", async (_, settings, message) => {
  const { client } = await start();
  await createProject(client, { name: "site", gitRepository: { type: "github", repo: "acme/site" } });
  const named = { idOrName: "site", name: "www.example.com" };
  const refusal = { status: 400, message: expect.stringMatching(message) };
  await expect(addProjectDomain(client, { ...named, ...settings })).rejects.toMatchObject(refusal);
  await addProjectDomain(client, named);
  await expect(
    updateProjectDomain(client, { idOrName: "site", domain: named.name, ...settings }),
  ).rejects.toMatchObject(refusal);
});

test("a name of the platform's that another project has is refused with 400, and one further below than it gives any", async () => {
  const { client } = await start();
  for (const name of ["site", "shop"]) await createProject(client, { name });
  for (const name of ["shop.vercel.app", "a.b.c.vercel.app"])
    await expect(addProjectDomain(client, { idOrName: "site", name })).rejects.toMatchObject({ status: 400 });
  expect(await addProjectDomain(client, { idOrName: "site", name: "a.b.vercel.app" })).toMatchObject({
    verified: true,
  });
});

test("domains do not redirect in a ring", async () => {
  const { client } = await start();
  const { id: idOrName } = await createProject(client, { name: "site" });
  for (const name of ["a.com", "b.com", "c.com"]) await addProjectDomain(client, { idOrName, name });
  const redirect = (domain: string, to: string) => updateProjectDomain(client, { idOrName, domain, redirect: to });
  await redirect("a.com", "b.com");
  await redirect("b.com", "c.com");
  for (const to of ["a.com", "b.com"]) {
    await expect(redirect("c.com", to)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/leads back to c\.com/),
    });
  }
});

test("the target of a redirect is removed only together with it", async () => {
  const { client } = await start();
  await createProject(client, { name: "site" });
  const idOrName = "site";
  await addProjectDomain(client, { idOrName, name: "example.com" });
  await expect(
    addProjectDomain(client, { idOrName, name: "www.example.com", redirect: "none.com" }),
  ).rejects.toMatchObject({ status: 400 });
  await addProjectDomain(client, { idOrName, name: "www.example.com" });
  await updateProjectDomain(client, { idOrName, domain: "www.example.com", redirect: "example.com" });
  await expect(removeProjectDomain(client, { idOrName, domain: "example.com" })).rejects.toMatchObject({ status: 409 });
  await removeProjectDomain(client, { idOrName, domain: "example.com", removeRedirects: true });
  expect((await listProjectDomains(client, { idOrName }).toArray()).map(({ name }) => name)).toEqual([
    "site.localhost",
  ]);
});

test("domains are listed newest first, page by page, and filtered", async () => {
  const { client } = await start();
  const idOrName = "site";
  await createProject(client, { name: idOrName });
  for (const name of ["a.com", "b.com"]) await addProjectDomain(client, { idOrName, name });
  await addProjectDomain(client, { idOrName, name: "c.com", redirect: "a.com" });
  await addProjectDomain(client, { idOrName, name: "d.com", gitBranch: "next" });
  const listed = async (filter: Omit<Parameters<typeof listProjectDomains>[1], "idOrName">) =>
    (await listProjectDomains(client, { idOrName, ...filter }).toArray()).map(({ name }) => name);
  expect(await listed({ limit: 2 })).toEqual(["d.com", "c.com", "b.com", "a.com", "site.localhost"]);
  expect(await listed({ redirects: false })).toEqual(["d.com", "b.com", "a.com", "site.localhost"]);
  expect(await listed({ gitBranch: "next" })).toEqual(["d.com"]);
  expect(await listed({ target: "preview" })).toEqual(["d.com"]);
});

test("an ascending walk goes from the oldest to the newest, whatever is added or removed on the way", async () => {
  const { emulator, client } = await start();
  const idOrName = "site";
  await createProject(client, { name: idOrName });
  const names = ["site.localhost"];
  for (let index = 0; index < 9; index++) {
    if (index % 3 === 0) await emulator.clock.advance(1);
    names.push((await addProjectDomain(client, { idOrName, name: `d${index}.com` })).name);
  }
  const walk = { idOrName, order: "ASC", limit: 4 } as const;
  expect((await listProjectDomains(client, walk).toArray()).map(({ name }) => name)).toEqual(names);
  const first = await listProjectDomains(client, walk);
  expect(first.domains.map(({ name }) => name)).toEqual(names.slice(0, 4));
  await removeProjectDomain(client, { idOrName, domain: "d2.com" });
  await removeProjectDomain(client, { idOrName, domain: "d3.com" });
  await addProjectDomain(client, { idOrName, name: "late.com" });
  const second = await listProjectDomains(client, { ...walk, until: first.pagination.next ?? 0 });
  expect(second.domains.map(({ name }) => name)).toEqual(["d4.com", "d5.com", "d6.com", "d7.com"]);
  const back = await listProjectDomains(client, { ...walk, since: second.pagination.prev ?? 0 });
  expect(back.domains.map(({ name }) => name)).toEqual(["site.localhost", "d0.com", "d1.com"]);
  const last = await listProjectDomains(client, { ...walk, until: second.pagination.next ?? 0 });
  expect([last.domains.map(({ name }) => name), last.pagination.next]).toEqual([["d8.com", "late.com"], null]);

  const { createdAt } = await getProjectDomain(client, { idOrName, domain: "d4.com" });
  const named = async (filter: { since?: number | undefined; until?: number | undefined }) =>
    (await listProjectDomains(client, { idOrName, order: "ASC", ...filter })).domains.map(({ name }) => name);
  expect(await named({ since: createdAt })).toEqual(["d6.com", "d7.com", "d8.com", "late.com"]);
  expect(await named({ until: createdAt })).toEqual(["site.localhost", "d0.com", "d1.com"]);
});

test.each(["DEVELOPER", "CONTRIBUTOR"] as const)(
  "the site of production's visitors is not changed by its domains by a %s who may not deploy to production",
  async (role) => {
    const { emulator, owner, as, assign } = await startTestTeam({ dev: role });
    const dev = as("dev");
    await createProject(owner, { name: "shop" });
    const production = await deployBuilt(emulator, owner, { name: "site", target: "production", files: files("home") });
    const { id } = await getProject(owner, { idOrName: "site" });
    const shop = await getProject(owner, { idOrName: "shop" });
    if (role === "CONTRIBUTOR") await assign("dev", { [id]: "PROJECT_DEVELOPER", [shop.id]: "PROJECT_DEVELOPER" });
    await assignAlias(owner, { id: production.id, alias: "live" });
    await addProjectDomain(owner, { idOrName: "site", name: "dev.localhost", gitBranch: "dev" });
    await addProjectDomain(owner, { idOrName: "site", name: "old.localhost", redirect: "site.localhost" });
    await deployBuilt(emulator, dev, { name: "site", files: files("draft"), gitMetadata: { commitRef: "dev" } });

    const idOrName = "site";
    const domain = "site.localhost";
    const refused = [
      () => updateProjectDomain(dev, { idOrName, domain, gitBranch: "dev" }),
      () => updateProjectDomain(dev, { idOrName, domain, redirect: "dev.localhost" }),
      () => updateProjectDomain(dev, { idOrName, domain: "old.localhost", redirect: "dev.localhost" }),
      () => updateProjectDomain(dev, { idOrName, domain: "dev.localhost", gitBranch: null }),
      () => moveProjectDomain(dev, { idOrName, domain, projectId: "shop", gitBranch: "dev" }),
      () => moveProjectDomain(dev, { idOrName, domain: "dev.localhost", projectId: "shop", gitBranch: null }),
      () => removeProjectDomain(dev, { idOrName, domain: "old.localhost" }),
      () => addProjectDomain(dev, { idOrName, name: "live.localhost", gitBranch: "dev" }),
      () => addProjectDomain(dev, { idOrName: "shop", name: "live.vercel.app", gitBranch: "dev" }),
    ];
    for (const one of refused) await expect(one()).rejects.toMatchObject({ status: 403, code: "forbidden" });
    for (const host of ["site.localhost", "live.localhost", "live.vercel.app"])
      expect(await (await visit(emulator, host)).text()).toBe("home");

    await addProjectDomain(dev, { idOrName, name: "new.localhost" });
    expect(await (await visit(emulator, "new.localhost")).text()).toBe("home");
    await addProjectDomain(dev, { idOrName, name: "draft.localhost", gitBranch: "dev" });
    expect(await (await visit(emulator, "draft.localhost")).text()).toBe("draft");
    await moveProjectDomain(dev, { idOrName, domain: "draft.localhost", projectId: "shop" });
    await removeProjectDomain(dev, { idOrName: "shop", domain: "draft.localhost" });
  },
);
