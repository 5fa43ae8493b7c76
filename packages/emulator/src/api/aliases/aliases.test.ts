import * as aliases from "@slipway/aliases";
import { createDeployment, getDeployment } from "@slipway/deployments";
import { addDomain } from "@slipway/domains";
import { createProject } from "@slipway/projects";
import { expect, test } from "vitest";
import { type Started, start, visit, wholeBuild } from "../../../test/start.ts";
import { startTestTeam } from "../../../test/start-test-team.ts";

async function withDeployments(): Promise<Started & { readonly first: string; readonly second: string }> {
  const started = await start();
  const deploy = async (data: string) =>
    (await createDeployment(started.client, { name: "site", files: [{ file: "index.html", data }] })).id;
  const [first, second] = [await deploy("first"), await deploy("second")];
  await started.emulator.clock.advance(wholeBuild);
  return { ...started, first, second };
}

test("an alias leads to its deployment, moves to another one, and ends", async () => {
  const { emulator, client, first, second } = await withDeployments();
  const unadded = aliases.assignAlias(client, { id: first, alias: "www.example.com" });
  await expect(unadded).rejects.toMatchObject({ status: 404, code: "not_found" });
  await addDomain(client, { name: "example.com" });
  const { uid } = await aliases.assignAlias(client, { id: first, alias: "www.example.com" });
  expect(await (await visit(emulator, "www.example.com")).text()).toBe("first");
  const moved = await aliases.assignAlias(client, { id: second, alias: "www.example.com" });
  expect(moved).toMatchObject({ uid, oldDeploymentId: first });
  expect(await (await visit(emulator, "www.example.com")).text()).toBe("second");
  expect((await aliases.listDeploymentAliases(client, { id: second })).aliases.map(({ alias }) => alias)).toEqual([
    "www.example.com",
  ]);
  // vercel/vercel#16221 (2026-05): what an alias is assigned from is a deployment or an alias, by its ID or its host.
  for (const [from, id] of Object.entries({
    a: uid,
    b: "www.example.com",
    c: (await getDeployment(client, { idOrUrl: second })).url,
  })) {
    await aliases.assignAlias(client, { id, alias: from });
    expect(await (await visit(emulator, `${from}.localhost`)).text()).toBe("second");
    await aliases.deleteAlias(client, { aliasId: `${from}.localhost` });
  }
  await aliases.deleteAlias(client, { aliasId: "www.example.com" });
  expect((await visit(emulator, "www.example.com")).status).toBe(404);
  await expect(aliases.getAlias(client, { idOrAlias: uid })).rejects.toMatchObject({ status: 404 });
});

test("a bare name becomes one under the emulator's domain, and a redirect leads on", async () => {
  const { emulator, client, first } = await withDeployments();
  expect(await aliases.assignAlias(client, { id: first, alias: "new" })).toMatchObject({ alias: "new.localhost" });
  await aliases.assignAlias(client, { id: first, alias: "old", redirect: "new" });
  const response = await visit(emulator, "old.localhost", "/a?b=1");
  expect(response.headers.get("location")).toBe(`http://new.localhost:${new URL(emulator.url).port}/a?b=1`);
});

test("a text that is not a host name is refused as an alias and as its target", async () => {
  const { client, first } = await withDeployments();
  for (const text of ["not a host", "a b\r\nx: y", "-a.com", "a.b.c.vercel.app"]) {
    await expect(aliases.assignAlias(client, { id: first, alias: text })).rejects.toMatchObject({ status: 400 });
    await expect(aliases.assignAlias(client, { id: first, alias: "old", redirect: text })).rejects.toMatchObject({
      status: 400,
    });
  }
});

test("aliases are listed page by page and filtered by domain", async () => {
  const { client, first } = await withDeployments();
  for (const name of ["example.com", "other.com"]) await addDomain(client, { name });
  for (const alias of ["a.example.com", "b.example.com", "c.other.com"])
    await aliases.assignAlias(client, { id: first, alias });
  const listed = async (filter: Parameters<typeof aliases.listAliases>[1]) =>
    (await aliases.listAliases(client, filter).toArray()).map(({ alias }) => alias);
  expect(await listed({ limit: 1 })).toEqual(["c.other.com", "b.example.com", "a.example.com", "site.localhost"]);
  expect(await listed({ domain: "example.com" })).toEqual(["b.example.com", "a.example.com"]);
  expect(await listed({ domain: ["other.com", "a.example.com"] })).toEqual(["c.other.com", "a.example.com"]);
});

test.each(["id", "url"] as const)("a deployment's own URL can be shared, too, named by its %s", async (member) => {
  const { client, second } = await withDeployments();
  const id = (await getDeployment(client, { idOrUrl: second }))[member] ?? "";
  await aliases.updateUrlProtectionBypass(client, { id, ttl: 60 });
  const { aliases: own } = await aliases.listDeploymentAliases(client, { id: second });
  expect(own).toMatchObject([{ alias: expect.stringMatching(/^site-\w{9}-developer\.localhost$/) }]);
});

test("a shareable link ends after its time, and access is granted and denied by name", async () => {
  const { client, first } = await withDeployments();
  const { uid: id } = await aliases.assignAlias(client, { id: first, alias: "shared" });
  const bypasses = async () => (await aliases.getAlias(client, { idOrAlias: id })).protectionBypass ?? {};
  await aliases.updateUrlProtectionBypass(client, { id, ttl: 60 });
  const [[secret = "", link] = []] = Object.entries(await bypasses());
  expect(link).toMatchObject({ scope: "shareable-link", expires: (link?.createdAt ?? 0) + 60_000 });
  await aliases.updateUrlProtectionBypass(client, { id, revoke: { secret, regenerate: false } });
  expect(await bypasses()).toEqual({});
  await aliases.updateUrlProtectionBypass(client, { id, scope: { email: "guest@example.com", access: "granted" } });
  expect(Object.keys(await bypasses())).toEqual(["guest@example.com"]);
  await aliases.updateUrlProtectionBypass(client, { id, scope: { email: "guest@example.com", access: "denied" } });
  expect(await bypasses()).toEqual({});
});

test.each(["constructor", "__proto__", "toString", "none"])(
  "a link that is called %j is there only when it was made",
  async (secret) => {
    const { client, first } = await withDeployments();
    const { uid: id } = await aliases.assignAlias(client, { id: first, alias: "shared" });
    for (const regenerate of [true, false]) {
      await expect(
        aliases.updateUrlProtectionBypass(client, { id, revoke: { secret, regenerate } }),
      ).rejects.toMatchObject({ status: 404 });
    }
    await aliases.updateUrlProtectionBypass(client, { id, scope: { email: secret, access: "denied" } });
    await aliases.updateUrlProtectionBypass(client, { id, scope: { email: secret, access: "granted" } });
    const { protectionBypass = {} } = await aliases.getAlias(client, { idOrAlias: id });
    await expect(
      aliases.updateUrlProtectionBypass(client, { id, revoke: { secret, regenerate: false } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(Object.entries(protectionBypass)).toEqual([[secret, expect.objectContaining({ scope: "email_invite" })]]);
    await aliases.updateUrlProtectionBypass(client, { id, scope: { email: secret, access: "denied" } });
    expect((await aliases.getAlias(client, { idOrAlias: id })).protectionBypass).toEqual({});
  },
);

test.each([-5, 0])("no link works for %d seconds", async (ttl) => {
  const { client, first } = await withDeployments();
  const { uid: id } = await aliases.assignAlias(client, { id: first, alias: "shared" });
  await expect(aliases.updateUrlProtectionBypass(client, { id, ttl })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining("`ttl`"),
  });
});

test("a name is taken from another project only with the right to deploy there, and a name that shadows production's only with production's right", async () => {
  const { emulator, owner, as, assign } = await startTestTeam({ ben: "CONTRIBUTOR" });
  const files = [{ file: "index.html", data: "x" }];
  const [site, shop] = [await createProject(owner, { name: "site" }), await createProject(owner, { name: "shop" })];
  const deploy = () => Promise.all(["site", "shop"].map((name) => createDeployment(owner, { name, files })));
  await deploy();
  const [ofSite, ofShop] = await deploy();
  await emulator.clock.advance(wholeBuild);
  await aliases.assignAlias(owner, { id: ofSite?.id ?? "", alias: "taken" });
  const take = (alias: string) => aliases.assignAlias(as("ben"), { id: ofShop?.id ?? "", alias });
  await assign("ben", { [shop.id]: "PROJECT_DEVELOPER" });
  await expect(take("taken")).rejects.toMatchObject({ status: 403, code: "forbidden" });
  await expect(take("shop.vercel.app")).rejects.toMatchObject({ status: 403, code: "forbidden" });
  await assign("ben", { [shop.id]: "PROJECT_DEVELOPER", [site.id]: "PROJECT_DEVELOPER" });
  expect(await take("taken")).toMatchObject({ oldDeploymentId: ofSite?.id });
});
