import { expect, test } from "vitest";
import { createDesk } from "./cli.ts";

async function withSite() {
  const desk = await createDesk();
  desk.write({ "index.html": "x" });
  await desk.vercel("link", "--yes");
  await desk.vercel("deploy", "--prod", "--yes");
  const status = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
    (await desk.emulator.fetch(`http://site.localhost${path}`, { headers })).status;
  return { ...desk, status };
}

test("a rule is staged, compared, published and moved before others", async () => {
  const { vercel, status } = await withSite();
  const rule = ["firewall", "rules", "add"];
  await vercel(
    ...rule,
    "No curl",
    "--condition",
    '{"type":"user_agent","op":"sub","value":"curl"}',
    "--action",
    "deny",
    "--yes",
  );
  const curl = { "user-agent": "curl/8.1" };
  expect(await status("/", curl)).toBe(200);
  expect((await vercel("firewall", "diff")).said).toContain("No curl");
  await vercel("firewall", "publish", "--yes");
  expect([await status("/", curl), await status("/")]).toEqual([403, 200]);
  const limits = ["--rate-limit-window", "60", "--rate-limit-requests", "1", "--rate-limit-keys", "ip"];
  await vercel(
    ...rule,
    "Slow",
    "--condition",
    '{"type":"path","op":"eq","value":"/"}',
    "--action",
    "rate_limit",
    ...limits,
    "--yes",
  );
  await vercel("firewall", "rules", "reorder", "Slow", "--first", "--yes");
  await vercel("firewall", "publish", "--yes");
  expect([await status("/"), await status("/")]).toEqual([200, 429]);
  expect((await vercel("firewall", "rules", "list")).said).toMatch(/Slow[\s\S]*No curl/);
  await vercel("firewall", "rules", "remove", "Slow", "--yes");
  await vercel("firewall", "discard", "--yes");
  expect(await status("/")).toBe(429);
});

test("addresses are blocked and let through, and what was done is listed", async () => {
  const { vercel, status } = await withSite();
  const from = { "x-forwarded-for": "192.0.2.7" };
  await vercel("firewall", "ip-blocks", "block", "192.0.2.0/24", "--yes");
  await vercel("firewall", "publish", "--yes");
  expect([await status("/", from), await status("/")]).toEqual([403, 200]);
  expect((await vercel("firewall", "persistent-actions", "list")).said).toContain("192.0.2.7");
  expect((await vercel("firewall", "traffic", "list")).said).toMatch(/deny/i);
  expect((await vercel("firewall", "overview")).said).toMatch(/deny/i);
  await vercel("firewall", "ip-blocks", "unblock", "192.0.2.0/24", "--yes");
  await vercel("firewall", "publish", "--yes");
  expect(await status("/", from)).toBe(200);
  await vercel("firewall", "system-bypass", "add", "192.0.2.7", "--yes");
  expect((await vercel("firewall", "system-bypass", "list")).said).toContain("192.0.2.7");
  await vercel("firewall", "system-bypass", "remove", "192.0.2.7", "--yes");
  expect((await vercel("firewall", "system-bypass", "list")).said).not.toContain("192.0.2.7");
});
