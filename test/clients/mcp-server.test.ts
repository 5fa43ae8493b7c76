import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { createEmulator } from "../../packages/emulator/src/index.ts";
import { wholeBuild } from "../../packages/emulator/test/start.ts";
import { root } from "../../scripts/build.ts";
import { installPeer } from "../../scripts/peers/install-peer.ts";
import { noteExercised } from "./exercised.ts";

// A server for agents that somebody else has published, with the vendor's SDK inside of it. It knows the platform's host only.

const program = join(installPeer("platform-clients"), "node_modules/@mistertk/vercel-mcp/build/index.js");
const redirect = pathToFileURL(join(root, "packages/emulator/dist/redirect.js")).href;

/** Calls of its tools, and the output. Its tools for configs and environments always fail: they call methods that the vendor's SDK no longer has. */
const tools: readonly (readonly [name: string, args: object, said: RegExp])[] = [
  ["getAuthUser", {}, /ann@example\.com/],
  ["getTeams", {}, /acme/],
  ["getTeam", { teamId: "acme" }, /acme/],
  ["listProjects", {}, /site/],
  ["updateProject", { projectId: "site", buildCommand: "make" }, /make/],
  ["listProjectDomains", { projectId: "site" }, /site\.localhost/],
  ["addProjectDomain", { projectId: "site", name: "www.example.com" }, /www\.example\.com/],
  ["getProjectDomain", { projectId: "site", domain: "www.example.com" }, /www\.example\.com/],
  ["verifyProjectDomain", { projectId: "site", domain: "www.example.com" }, /verified/],
  ["removeProjectDomain", { projectId: "site", domain: "www.example.com" }, /./],
  ["createEnvVar", { projectId: "site", key: "A", value: "1", type: "plain", target: ["production"] }, /"?A/],
  ["listEnvVars", { projectId: "site" }, /production/],
  ["getDeployments", {}, /dpl_/],
  ["getDeployment", { deploymentId: "site.localhost" }, /dpl_/],
  ["listAliases", {}, /./],
  ["createWebhook", { url: "http://localhost:9/", events: ["deployment.created"] }, /hook_/],
  ["getWebhooks", {}, /deployment\.created/],
  ["listAccessGroups", {}, /./],
  ["listAuthTokens", {}, /tokens/],
  ["listUserEvents", {}, /./],
  ["getArtifactStatus", {}, /enabled/],
];

interface Answer {
  readonly id?: number;
  readonly result?: { readonly isError?: boolean; readonly content?: readonly { readonly text?: string }[] };
  readonly error?: { readonly message: string };
}

test("a published server for agents reads and changes the emulator by its tools", async () => {
  const seed = { users: [{ username: "ann" }], teams: [{ slug: "acme" }] };
  await using emulator = await createEmulator({ clock: "manual", validateAnswers: true, seed });
  const settings = { SLIPWAY_API_URL: emulator.url, SLIPWAY_REDIRECT: "strict", VERCEL_API_KEY: emulator.token };
  const child = spawn(process.execPath, ["--import", redirect, program], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill());
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  let count = 0;
  const ask = async (method: string, params: object): Promise<Answer> => {
    const id = ++count;
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`The server has ended before it answered ${method}`);
      const answer: Answer = JSON.parse(value);
      if (answer.id === id) return answer;
    }
  };
  const tool = async (name: string, args: object = {}): Promise<string> => {
    const { result, error } = await ask("tools/call", { name, arguments: args });
    const text = result?.content?.map((each) => each.text).join() ?? "";
    if (error || result?.isError || /error/i.test(text.slice(0, 40)))
      throw new Error(`${name}: ${error?.message ?? text}`);
    return text;
  };
  const clientInfo = { name: "slipway", version: "1.0.0" };
  await ask("initialize", { protocolVersion: "2024-11-05", capabilities: {}, clientInfo });
  child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" })}\n`);
  expect(JSON.stringify((await ask("tools/list", {})).result)).toContain("listProjects");
  const known = emulator.requests.length;
  const api = (path: string, body: object) =>
    emulator.fetch(`${emulator.url}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${emulator.token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  expect((await api("/v11/projects", { name: "site" })).status).toBe(200);
  const files = [{ file: "index.html", data: "home" }];
  expect((await api("/v13/deployments", { name: "site", target: "production", files })).status).toBe(200);
  await emulator.clock.advance(wholeBuild);
  const wrong: string[] = [];
  for (const [name, args, said] of tools) {
    const text = await tool(name, args).catch(String);
    if (!said.test(text) || /^Error/.test(text)) wrong.push(`${name}: ${text.slice(0, 300)}`);
  }
  expect(wrong).toEqual([]);
  noteExercised("@mistertk/vercel-mcp", emulator.requests.slice(known + 2));
});
