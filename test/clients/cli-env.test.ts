import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@slipway/core";
import { createProjectEnvs } from "@slipway/projects";
import { expect, test } from "vitest";
import { createDesk, type Desk } from "./cli.ts";

async function linked(): Promise<Desk> {
  const desk = await createDesk();
  desk.write({ "index.html": "x" });
  await desk.vercel("link", "--yes");
  return desk;
}

test("variables are added, listed, pulled and removed", async () => {
  const desk = await linked();
  await desk.vercel("env", "add", "API_URL", "development", "--value", "https://api.example.com", "--yes");
  expect((await desk.vercel("env", "ls")).said).toContain("API_URL");
  await desk.vercel("env", "pull", ".env", "--yes");
  expect(readFileSync(join(desk.folder, ".env"), "utf8")).toContain('API_URL="https://api.example.com"');
  await desk.vercel("env", "rm", "API_URL", "development", "--yes");
  expect((await desk.vercel("env", "ls")).said).not.toContain("API_URL");
});

test("settings and variables of an environment are pulled for a build", async () => {
  const desk = await linked();
  const { url: baseUrl, token } = desk.emulator;
  const client = createClient({ baseUrl, token, allowInsecure: true, team: "crew" });
  const body = { key: "SECRET", value: "of production", type: "encrypted" as const, target: ["production" as const] };
  await createProjectEnvs(client, { idOrName: "site", body });
  await desk.vercel("pull", "--yes", "--environment=production");
  expect(readFileSync(join(desk.folder, ".vercel/.env.production.local"), "utf8")).toContain('SECRET="of production"');
});

test("a command is run with the variables of an environment", async () => {
  const desk = await linked();
  await desk.vercel("env", "add", "GREETING", "development", "--value", "hello", "--yes");
  await desk.vercel("env", "pull", ".env.local", "--yes");
  const { stdout } = spawnSync(process.execPath, ["--env-file=.env.local", "-p", "process.env.GREETING"], {
    cwd: desk.folder,
    encoding: "utf8",
  });
  expect(stdout.trim()).toBe("hello");
});
