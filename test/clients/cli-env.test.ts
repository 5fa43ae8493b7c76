import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@slipway/core";
import { createCustomEnvironment } from "@slipway/environment";
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
  const client = createClient({ baseUrl, token, allowInsecure: true, team: "fleet" });
  const body = { key: "SECRET", value: "of production", type: "encrypted" as const, target: ["production" as const] };
  await createProjectEnvs(client, { idOrName: "site", body });
  await desk.vercel("pull", "--yes", "--environment=production");
  expect(readFileSync(join(desk.folder, ".vercel/.env.production.local"), "utf8")).toContain('SECRET="of production"');
});

test("a command is run with the variables of an environment", async () => {
  const desk = await linked();
  await desk.vercel("env", "add", "GREETING", "development", "--value", "hello", "--yes", "--no-sensitive");
  const { out } = await desk.vercel("env", "run", "--", process.execPath, "-p", "process.env.GREETING");
  expect(out.trim().split("\n")).toContain("hello");
});

test("a variable of several environments is changed in one step, and one of a branch is listed with it", async () => {
  const desk = await linked();
  const everywhere = "production,preview,development";
  await desk.vercel("env", "add", "API_URL", everywhere, "--value", "first", "--yes", "--no-sensitive");
  await desk.vercel(
    "env",
    "add",
    "API_URL",
    "preview",
    "feature",
    "--value",
    "of the branch",
    "--yes",
    "--no-sensitive",
  );
  await desk.vercel("env", "update", "API_URL", "production", "--value", "second", "--yes");
  expect((await desk.vercel("env", "ls", "preview", "feature")).said).toContain("Preview (feature)");
  await desk.vercel("env", "pull", ".env", "--yes", "--environment=production");
  await desk.vercel("env", "pull", ".env.branch", "--yes", "--environment=preview", "--git-branch=feature");
  const pulled = (file: string) => readFileSync(join(desk.folder, file), "utf8");
  expect(pulled(".env")).toContain('API_URL="second"');
  expect(pulled(".env.branch")).toContain('API_URL="of the branch"');
});

test("the value of a sensitive variable is never pulled", async () => {
  const desk = await linked();
  await desk.vercel("env", "add", "SECRET", "production", "--value", "hush", "--sensitive", "--yes");
  expect((await desk.vercel("env", "ls")).said).toMatch(/SECRET\s+Hidden/);
  await desk.vercel("env", "pull", ".env", "--yes", "--environment=production");
  expect(readFileSync(join(desk.folder, ".env"), "utf8")).not.toContain("hush");
});

test("a custom environment is listed, gets variables of its own, and what is deployed to it", async () => {
  const desk = await linked();
  const { url: baseUrl, token } = desk.emulator;
  const client = createClient({ baseUrl, token, allowInsecure: true, team: "fleet" });
  await createCustomEnvironment(client, { idOrName: "site", slug: "staging-eu" });
  expect((await desk.vercel("target", "ls")).said).toContain("staging-eu");
  await desk.vercel("env", "add", "REGION", "staging-eu", "--value", "eu", "--yes", "--no-sensitive");
  await desk.vercel("env", "pull", ".env", "--yes", "--environment=staging-eu");
  expect(readFileSync(join(desk.folder, ".env"), "utf8")).toContain('REGION="eu"');
  await desk.vercel("deploy", "--yes", "--target=staging-eu");
  const page = await desk.emulator.fetch("http://site-env-staging-eu-fleet.localhost/");
  expect([page.status, await page.text()]).toEqual([200, "x"]);
});
