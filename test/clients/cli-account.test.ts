import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDesk, type Desk } from "./cli.ts";

async function deployed(): Promise<Desk> {
  const desk = await createDesk();
  desk.write({ "index.html": "first" });
  await desk.vercel("deploy", "--prod", "--yes");
  return desk;
}

/** Response for a user who is not signed in. */
const status = async ({ emulator }: Desk, host: string, headers: Record<string, string> = {}) =>
  (await emulator.fetch(`http://${host}/`, { headers: { "x-slipway-visitor": "stranger", ...headers } })).status;

test("a token is made, works, is listed and removed", async () => {
  const desk = await createDesk();
  const { said } = await desk.vercel("tokens", "add", "ci");
  const [token = ""] = /vcp_\w+/.exec(said) ?? [];
  const [, id = ""] = /id: (\w+)/.exec(said) ?? [];
  const whoami = () => fetch(`${desk.emulator.url}/v2/user`, { headers: { authorization: `Bearer ${token}` } });
  expect((await whoami()).status).toBe(200);
  expect((await desk.vercel("tokens", "ls")).said).toContain(id);
  await desk.vercel("tokens", "rm", id);
  expect((await whoami()).status).toBe(403);
});

test("projects are made, looked at, renamed, paused, resumed, and show who may enter", async () => {
  const desk = await deployed();
  await desk.vercel("project", "add", "other");
  expect((await desk.vercel("project", "ls")).said).toContain("other");
  expect((await desk.vercel("project", "inspect", "site")).said).toContain("site");
  await desk.vercel("project", "rename", "other", "second");
  expect((await desk.vercel("project", "ls")).said).toContain("second");
  // `project pause` itself wants a terminal.
  const { projectId } = JSON.parse(readFileSync(join(desk.folder, ".vercel/project.json"), "utf8"));
  await desk.vercel("api", `/v1/projects/${projectId}/pause`, "-X", "POST");
  expect(await status(desk, "site.localhost")).toBe(503);
  await desk.vercel("api", `/v1/projects/${projectId}/unpause`, "-X", "POST");
  expect(await status(desk, "site.localhost")).toBe(200);
  await desk.vercel("project", "members", "site");
  await desk.vercel("project", "access-groups", "site");
  expect((await desk.vercel("project", "token", "site")).out).toMatch(/^ey/);
});

test("protection is switched on, passed by a secret, and switched off", async () => {
  const desk = await deployed();
  const { out } = await desk.vercel("deploy", "--yes");
  const [, preview = ""] = /https:\/\/(\S+\.localhost)/.exec(out) ?? [];
  await desk.vercel("project", "protection", "enable", "site", "--sso");
  expect(await status(desk, preview)).toBe(401);
  await desk.vercel("project", "protection", "enable", "site", "--protection-bypass");
  const shown = JSON.parse((await desk.vercel("project", "protection", "site", "--format", "json")).out);
  const [secret = ""] = Object.keys(shown.protectionBypass);
  expect(await status(desk, preview, { "x-vercel-protection-bypass": secret })).toBe(200);
  await desk.vercel("project", "protection", "disable", "site", "--sso");
  expect(await status(desk, preview)).toBe(200);
});

test("teams and their members are listed, and somebody is invited", async () => {
  const desk = await createDesk();
  expect((await desk.vercel("teams", "ls")).said).toContain("fleet");
  expect((await desk.vercel("teams", "members", "--scope", "fleet")).said).toContain("ann");
  await desk.vercel("teams", "invite", "guest@example.com", "--scope", "fleet");
  expect((await desk.vercel("whoami")).out).toContain("ann");
});

test("events are listed", async () => {
  const desk = await deployed();
  expect((await desk.vercel("activity")).said).toContain("ann deployed site");
});

test("webhooks are made, listed, looked at and removed", async () => {
  const desk = await createDesk();
  const { said } = await desk.vercel("webhooks", "create", "http://localhost:9/", "--event", "deployment.created");
  const [id = ""] = /(?:hook|account_hook)_\w+/.exec(said) ?? [];
  expect((await desk.vercel("webhooks", "ls")).said).toContain(id);
  expect((await desk.vercel("webhooks", "get", id)).said).toContain("deployment.created");
  await desk.vercel("webhooks", "rm", id, "--yes");
  expect((await desk.vercel("webhooks", "ls")).said).not.toContain(id);
});

test("a config is made, changed, read, given a token and removed", async () => {
  const desk = await createDesk();
  await desk.vercel("global-config", "add", "switches");
  const patch = JSON.stringify({ items: [{ operation: "upsert", key: "greeting", value: "hello" }] });
  await desk.vercel("global-config", "update", "switches", "--patch", patch);
  expect((await desk.vercel("global-config", "items", "switches")).said).toContain("hello");
  const { said } = await desk.vercel("global-config", "tokens", "switches", "--add", "ci");
  const [token = ""] = /[\da-f]{8}-[\da-f-]{27}/.exec(said) ?? [];
  const [id = ""] = /ecfg_\w+/.exec((await desk.vercel("global-config", "get", "switches")).said) ?? [];
  const read = await fetch(`${desk.emulator.url}/${id}/item/greeting?token=${token}`);
  expect(await read.json()).toBe("hello");
  await desk.vercel("global-config", "rm", "switches", "--yes");
  expect((await desk.vercel("global-config", "ls")).said).not.toContain(id);
});
