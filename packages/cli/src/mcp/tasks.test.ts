import { createClient } from "@slipway/core";
import { createDeployment, waitForDeployment } from "@slipway/deployments";
import { createEmulator } from "@slipway/emulator";
import { createProject } from "@slipway/projects";
import { afterAll, expect, test } from "vitest";
import { connected, result } from "../../test/mcp-client.ts";

const emulator = await createEmulator();
afterAll(() => emulator.close());
const client = createClient({ baseUrl: emulator.url, token: emulator.token, fetch: emulator.fetch });
await createProject(client, { name: "site" });
const files = [{ file: "index.html", data: "<h1>Hello</h1>" }];
const { id } = await createDeployment(client, { name: "site", project: "site", files, target: "production" });
await waitForDeployment(client, { idOrUrl: id });

const options = { client, target: emulator.url, allowWrite: true };
const { mcp, close } = await connected(options);
// A webhook's secret is shown once, so that it is made where it is seen.
const { mcp: showing, close: end } = await connected({ ...options, showSecrets: true });
afterAll(() => Promise.all([close(), end()]));

/** Searches, whose results are all that the program may call; the result of the program; and the program. */
type Task = [task: string, searches: readonly string[], gives: unknown, code: string];

// Programs run in this order, on the same emulator.
test.each<Task>([
  ["who the token belongs to", ["who am I"], "string", `const { user } = await call("getUser"); return typeof user.id`],
  [
    "names of all projects",
    ["list my projects"],
    ["site"],
    `return (await call("listProjects")).map(({ name }) => name)`,
  ],
  [
    "the state of the newest deployment of each project",
    ["list my projects", "recent deploys of a project"],
    { site: "READY" },
    `const found = {}; for (const { id, name } of await call("listProjects")) found[name] = (await call("listDeployments", { projectId: id }))[0]?.readyState; return found`,
  ],
  [
    "failing deployments of a project and their last log lines",
    ["failed deployments", "last log lines of a build"],
    [],
    `const failed = (await call("listDeployments", { state: "ERROR" })); return Promise.all(failed.map(async ({ uid }) => (await call("getDeploymentEvents", { idOrUrl: uid })).slice(-3)))`,
  ],
  [
    "the build's log",
    ["recent deploys of a project", "why did the build fail"],
    true,
    `const [{ uid }] = await call("listDeployments"); return Array.isArray(await call("getDeploymentEvents", { idOrUrl: uid }))`,
  ],
  [
    "add a variable",
    ["add an environment variable"],
    "API",
    `const { created } = await call("createProjectEnvs", { idOrName: "site", key: "API", value: "one", type: "encrypted", target: ["production"] }); return created.key`,
  ],
  [
    "names of variables by environment",
    ["env vars of a project"],
    [["API", ["production"]]],
    `return (await call("listProjectEnvs", { idOrName: "site" })).map(({ key, target }) => [key, target])`,
  ],
  [
    "which projects lack a variable",
    ["list my projects", "env vars of a project"],
    ["site"],
    `const lack = []; for (const { name } of await call("listProjects")) if (!(await call("listProjectEnvs", { idOrName: name })).some(({ key }) => key === "DB")) lack.push(name); return lack`,
  ],
  [
    "change a note of a variable",
    ["env vars of a project", "change the value of an environment variable"],
    "the API",
    `const [{ id }] = await call("listProjectEnvs", { idOrName: "site" }); return (await call("updateProjectEnv", { idOrName: "site", id, comment: "the API" })).comment`,
  ],
  [
    "a value is never shown",
    ["env vars of a project", "decrypt an environment variable"],
    "[redacted]",
    `const [{ id }] = await call("listProjectEnvs", { idOrName: "site" }); return (await call("getProjectEnv", { idOrName: "site", id })).value`,
  ],
  [
    "a new project",
    ["create a new project"],
    "nextjs",
    `return (await call("createProject", { name: "shop", framework: "nextjs" })).framework`,
  ],
  [
    "rename a project",
    ["rename a project"],
    "store",
    `return (await call("updateProject", { idOrName: "shop", name: "store" })).name`,
  ],
  [
    "change the build command of all Next.js projects",
    ["list my projects", "change the build command"],
    ["make"],
    `const next = (await call("listProjects")).filter(({ framework }) => framework === "nextjs"); return Promise.all(next.map(async ({ id }) => (await call("updateProject", { idOrName: id, buildCommand: "make" })).buildCommand))`,
  ],
  [
    "connect a domain",
    ["connect a custom domain to a project"],
    "store.example.com",
    `return (await call("addProjectDomain", { idOrName: "store", name: "store.example.com" })).name`,
  ],
  [
    "domains of all projects",
    ["list my projects", "domains of a project"],
    true,
    `const all = []; for (const { id } of await call("listProjects")) all.push(...(await call("listProjectDomains", { idOrName: id })).map(({ name }) => name)); return all.includes("store.example.com")`,
  ],
  [
    "the members of the team",
    ["which teams am I in", "people in the team"],
    true,
    `const teams = await call("listTeams"); return Promise.all(teams.map(async ({ id }) => (await call("listTeamMembers", { teamId: id })).length > 0)).then((all) => all.every(Boolean))`,
  ],
  [
    "a webhook for finished deployments",
    ["create a webhook"],
    ["deployment.succeeded"],
    `const { events } = await call("createWebhook", { url: "https://example.com/hook", events: ["deployment.succeeded"] }); return events`,
  ],
  [
    "where webhooks go",
    ["webhooks we have"],
    ["https://example.com/hook"],
    `return (await call("listWebhooks")).map(({ url }) => url)`,
  ],
  [
    "a missing project is said to be missing",
    ["settings of a site"],
    [404, "none"],
    `try { await call("getProject", { idOrName: "nothing" }) } catch ({ status, sideEffect }) { return [status, sideEffect] }`,
  ],
  [
    "pause a project",
    ["take a site offline", "settings of a site"],
    true,
    `const { id } = await call("getProject", { idOrName: "store" }); await call("pauseProject", { projectId: id }); return (await call("getProject", { idOrName: id })).paused`,
  ],
])("%s: one execute does it, by what search gave", async (_, searches, gives, code) => {
  const found = await Promise.all(searches.map(async (query) => (await result(mcp, "search", { query })).text));
  for (const [, name] of code.matchAll(/call\("(\w+)"/g)) expect(found.join("\n"), name).toContain(`## ${name} (`);
  const { text, isError } = await result(code.includes("createWebhook") ? showing : mcp, "execute", { code });
  expect(isError, text).toBe(false);
  expect(JSON.parse(text.slice(text.indexOf("\n")))).toEqual(gives);
});
