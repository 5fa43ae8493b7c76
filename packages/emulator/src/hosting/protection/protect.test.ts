import { assignAlias, updateUrlProtectionBypass } from "@slipway/aliases";
import { createDeployment, getDeployment } from "@slipway/deployments";
import { createProject, getProject, updateProject, updateProjectProtectionBypass } from "@slipway/projects";
import { expect, test } from "vitest";
import { deployBuilt, type Started, start, visit as visitAsOwner } from "../../../test/start.ts";

const visit: typeof visitAsOwner = (emulator, host, path, init = {}) => {
  const headers = { "x-slipway-visitor": "stranger", ...Object.fromEntries(new Headers(init.headers)) };
  return visitAsOwner(emulator, host, path, { ...init, headers });
};

interface Site extends Started {
  readonly preview: string;
}

async function site(): Promise<Site> {
  const started = await start();
  const files = [{ file: "index.html", data: "home" }];
  await createDeployment(started.client, { name: "site", target: "production", files });
  return { ...started, preview: (await deployBuilt(started.emulator, started.client, { name: "site", files })).url };
}

const idOrName = "site";
const members = { ssoProtection: { deploymentType: "preview" } } as const;

async function bypassOf({ client }: Site): Promise<string> {
  const { protectionBypass = {} } = await updateProjectProtectionBypass(client, { idOrName });
  return Object.keys(protectionBypass)[0] ?? "";
}

function got(response: Response): { readonly location: string | null; readonly cookie: string } {
  const [cookie = ""] = (response.headers.get("set-cookie") ?? "").split(";", 1);
  return { location: response.headers.get("location"), cookie };
}

test("a protected preview answers 401, production does not", async () => {
  const { client, emulator, preview } = await site();
  const refused = await visit(emulator, preview);
  expect([refused.status, await refused.text()]).toEqual([401, expect.stringContaining("Authentication Required")]);
  expect((await visit(emulator, "site.localhost")).status).toBe(200);
  expect((await visitAsOwner(emulator, preview)).status).toBe(200);
  expect(emulator.served.map(({ step }) => step)).toEqual(["protection", "file", "file"]);
  await updateProject(client, { idOrName, ssoProtection: null });
  expect((await visit(emulator, preview)).status).toBe(200);
});

test("a new project is protected by Standard Protection unless the option, the seed or the call says otherwise", async () => {
  const seed = { users: [{ username: "ann" }], projects: [{ name: "seeded", ssoProtection: null }] };
  const { client } = await start({ seed });
  const told = (name: string) => createProject(client, { name }).then((project) => project.ssoProtection);
  expect(await told("by-default")).toEqual({ deploymentType: "all_except_custom_domains" });
  expect((await getProject(client, { idOrName: "seeded" })).ssoProtection).toBeNull();
  const { client: open } = await start({ protection: false });
  expect((await createProject(open, { name: "open" })).ssoProtection).toBeNull();
});

test("a browser signs in as the owner by a link of the page, and comes back to where it was", async () => {
  const { emulator, preview } = await site();
  const [, link = ""] = /href="([^"]*)"/.exec(await (await visit(emulator, preview, "/a?b=1&c=%22")).text()) ?? [];
  const opened = await visit(emulator, preview, link.replaceAll("&amp;", "&"), { redirect: "manual" });
  const { location, cookie } = got(opened);
  expect([opened.status, location]).toEqual([307, "/a?b=1&c=%22"]);
  expect((await visit(emulator, preview, "/", { headers: { cookie } })).status).toBe(200);
});

test("a deployment tells a host that is open, where it has one", async () => {
  const { client, emulator, preview } = await site();
  const originOf = async (idOrUrl: string) => (await getDeployment(client, { idOrUrl })).origin;
  expect(await originOf("site.localhost")).toBe(emulator.origin("site.localhost"));
  expect(await originOf(preview)).toBe(emulator.origin(preview));
});

test("a secret of the project passes, in a header or in the address, until it is revoked", async () => {
  const made = await site();
  const { client, emulator, preview } = made;
  await updateProject(client, { idOrName, ...members });
  const secret = await bypassOf(made);
  const byHeader = () => visit(emulator, preview, "/", { headers: { "x-vercel-protection-bypass": secret } });
  expect((await byHeader()).status).toBe(200);
  expect((await visit(emulator, preview, `/?x-vercel-protection-bypass=${secret}`)).status).toBe(200);
  expect((await visit(emulator, preview, "/?x-vercel-protection-bypass=wrong")).status).toBe(401);
  expect(JSON.stringify(emulator.served)).not.toContain(secret);
  await updateProjectProtectionBypass(client, { idOrName, revoke: { secret, regenerate: false } });
  expect((await byHeader()).status).toBe(401);
});

test.each([
  ["true", "SameSite=Lax"],
  ["samesitenone", "SameSite=None; Secure"],
])("a visit for the cookie (%s) gets one, which passes as long as the secret does", async (requested, sameSite) => {
  const made = await site();
  const { client, emulator, preview } = made;
  await updateProject(client, { idOrName, ...members });
  const secret = await bypassOf(made);
  const query = `a=1&x-vercel-set-bypass-cookie=${requested}&x-vercel-protection-bypass=${secret}`;
  const first = await visit(emulator, preview, `/?${query}`, { redirect: "manual" });
  const { location, cookie } = got(first);
  expect([first.status, location, first.headers.get("set-cookie")]).toEqual([
    307,
    "/?a=1",
    expect.stringContaining(sameSite),
  ]);
  const again = (host: string) => visit(emulator, host, "/", { headers: { cookie } });
  expect((await again(preview)).status).toBe(200);
  await updateProjectProtectionBypass(client, { idOrName, revoke: { secret, regenerate: true } });
  expect((await again(preview)).status).toBe(401);
});

test("a shareable link opens its host for a visitor, until it expires by the clock", async () => {
  const { client, emulator, preview } = await site();
  await updateProject(client, { idOrName, ...members });
  const { protectionBypass } = await updateUrlProtectionBypass(client, { id: preview, ttl: 3600 });
  const [secret = ""] = Object.keys(Object(protectionBypass));
  const opened = await visit(emulator, preview, `/?_vercel_share=${secret}`, { redirect: "manual" });
  const { location, cookie } = got(opened);
  expect([opened.status, location]).toEqual([307, "/"]);
  const visitAgain = () => visit(emulator, preview, "/", { headers: { cookie } });
  expect((await visitAgain()).status).toBe(200);
  const { url: other } = await deployBuilt(emulator, client, {
    name: "site",
    files: [{ file: "index.html", data: "next" }],
  });
  expect((await visit(emulator, other, `/?_vercel_share=${secret}`, { headers: { cookie } })).status).toBe(401);
  await emulator.clock.advance("1 hour");
  expect((await visitAgain()).status).toBe(401);
  expect((await visit(emulator, preview, `/?_vercel_share=${secret}`)).status).toBe(401);
});

test("an alias that is an exception is open, and its deployment's own URL is not", async () => {
  const { client, emulator, preview } = await site();
  await updateProject(client, { idOrName, ssoProtection: { deploymentType: "all" } });
  await assignAlias(client, { id: preview, alias: "open.localhost" });
  expect((await visit(emulator, "open.localhost")).status).toBe(401);
  const override = { scope: "alias-protection-override", action: "create" } as const;
  await updateUrlProtectionBypass(client, { id: "open.localhost", override });
  expect((await visit(emulator, "open.localhost")).status).toBe(200);
  expect((await visit(emulator, preview)).status).toBe(401);
});

test("a site with a password asks for it, and lets in who typed it as long as it is the same", async () => {
  const { client, emulator } = await site();
  const protectWith = (password: string) =>
    updateProject(client, { idOrName, passwordProtection: { deploymentType: "all", password } });
  await protectWith("hush");
  const type = (password: string) =>
    visit(emulator, "site.localhost", "/?a=1", {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ _vercel_password: password }),
    });
  expect((await visit(emulator, "site.localhost")).status).toBe(401);
  expect([(await type("wrong")).status, (await type("x".repeat(5000))).status]).toEqual([401, 401]);
  const right = await type("hush");
  const { location, cookie } = got(right);
  expect([right.status, location]).toEqual([303, "/?a=1"]);
  expect((await visit(emulator, "site.localhost", "/", { headers: { cookie } })).status).toBe(200);
  await updateProject(client, { idOrName, passwordProtection: { deploymentType: "all_except_custom_domains" } });
  expect((await visit(emulator, "site.localhost")).status).toBe(200);
  await protectWith("other");
  expect((await visit(emulator, "site.localhost", "/", { headers: { cookie } })).status).toBe(401);
});

test("required addresses keep others out; a sufficient one opens a protected site", async () => {
  const { client, emulator, preview } = await site();
  const office = { "x-forwarded-for": "192.0.2.7, 10.0.0.1" };
  const status = async (headers: Record<string, string> = {}) =>
    (await visit(emulator, preview, "/", { headers })).status;
  const addresses = [{ value: "192.0.2.0/24" }];
  const trusted = (protectionMode: "additional" | "exclusive") => ({
    trustedIps: { addresses, deploymentType: "all" as const, protectionMode },
  });
  await updateProject(client, { idOrName, ssoProtection: null, ...trusted("additional") });
  expect([await status(), await status(office)]).toEqual([404, 200]);
  await updateProject(client, { idOrName, ...members, ...trusted("exclusive") });
  expect([await status(), await status(office)]).toEqual([401, 200]);
  const wrong = {
    addresses: [{ value: "192.0.2.0/40" }],
    deploymentType: "all",
    protectionMode: "additional",
  } as const;
  await expect(updateProject(client, { idOrName, trustedIps: wrong })).rejects.toThrow(/192\.0\.2\.0\/40/);
});

test("a preflight passes for the paths that are open for it", async () => {
  const { client, emulator, preview } = await site();
  await updateProject(client, { idOrName, ...members, optionsAllowlist: { paths: [{ value: "/api" }] } });
  const preflight = async (path: string) => (await visit(emulator, preview, path, { method: "OPTIONS" })).status;
  expect([await preflight("/api/users"), await preflight("/")]).toEqual([405, 401]);
});

test("no redirect takes along what let a visitor in", async () => {
  const { client, emulator } = await start();
  const files = [{ file: "index.html", data: "home" }];
  const redirects = [{ source: "/o/:path*", destination: "https://elsewhere.example.com/:path*" }];
  const { url } = await deployBuilt(emulator, client, { name: "site", files, redirects });
  await updateProject(client, { idOrName, ssoProtection: { deploymentType: "all" } });
  const { protectionBypass = {} } = await updateProjectProtectionBypass(client, { idOrName });
  const [secret = ""] = Object.keys(protectionBypass);
  const query = `keep=1&x-vercel-protection-bypass=${secret}&_vercel_share=x`;
  const response = await visit(emulator, url, `/o/page?${query}`, { redirect: "manual" });
  expect(response.headers.get("location")).toBe("https://elsewhere.example.com/page?keep=1");
});
