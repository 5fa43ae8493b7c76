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

const { mcp, close } = await connected({ client, target: emulator.url, allowWrite: true });
afterAll(close);

interface Task {
  readonly task: string;
  /** What is searched for; its answers are all that the program may call. */
  readonly searches: readonly string[];
  readonly code: string;
  readonly gives: unknown;
}

// Each is one program, in this order, on one emulator.
test.each<Task>([
  {
    task: "who the token belongs to",
    searches: ["who am I"],
    code: `const { user } = await call("getUser"); return typeof user.id`,
    gives: "string",
  },
  {
    task: "names of all projects",
    searches: ["list my projects"],
    code: `return (await call("listProjects")).map(({ name }) => name)`,
    gives: ["site"],
  },
  {
    task: "the state of the newest deployment of each project",
    searches: ["list my projects", "recent deploys of a project"],
    code: `const found = {}; for (const { id, name } of await call("listProjects")) found[name] = (await call("listDeployments", { projectId: id }))[0]?.readyState; return found`,
    gives: { site: "READY" },
  },
  {
    task: "failing deployments of a project and their last log lines",
    searches: ["failed deployments", "last log lines of a build"],
    code: `const failed = (await call("listDeployments", { state: "ERROR" })); return Promise.all(failed.map(async ({ uid }) => (await call("getDeploymentEvents", { idOrUrl: uid })).slice(-3)))`,
    gives: [],
  },
  {
    task: "the build's log",
    searches: ["recent deploys of a project", "why did the build fail"],
    code: `const [{ uid }] = await call("listDeployments"); return Array.isArray(await call("getDeploymentEvents", { idOrUrl: uid }))`,
    gives: true,
  },
  {
    task: "add a variable",
    searches: ["add an environment variable"],
    code: `const { created } = await call("createProjectEnvs", { idOrName: "site", key: "API", value: "one", type: "encrypted", target: ["production"] }); return created.key`,
    gives: "API",
  },
  {
    task: "names of variables by environment",
    searches: ["env vars of a project"],
    code: `return (await call("listProjectEnvs", { idOrName: "site" })).map(({ key, target }) => [key, target])`,
    gives: [["API", ["production"]]],
  },
  {
    task: "which projects lack a variable",
    searches: ["list my projects", "env vars of a project"],
    code: `const lack = []; for (const { name } of await call("listProjects")) if (!(await call("listProjectEnvs", { idOrName: name })).some(({ key }) => key === "DB")) lack.push(name); return lack`,
    gives: ["site"],
  },
  {
    task: "change a note of a variable",
    searches: ["env vars of a project", "change the value of an environment variable"],
    code: `const [{ id }] = await call("listProjectEnvs", { idOrName: "site" }); return (await call("updateProjectEnv", { idOrName: "site", id, comment: "the API" })).comment`,
    gives: "the API",
  },
  {
    task: "a value is never shown",
    searches: ["env vars of a project", "decrypt an environment variable"],
    code: `const [{ id }] = await call("listProjectEnvs", { idOrName: "site" }); return (await call("getProjectEnv", { idOrName: "site", id })).value`,
    gives: "[redacted]",
  },
  {
    task: "a new project",
    searches: ["create a new project"],
    code: `return (await call("createProject", { name: "shop", framework: "nextjs" })).framework`,
    gives: "nextjs",
  },
  {
    task: "rename a project",
    searches: ["rename a project"],
    code: `return (await call("updateProject", { idOrName: "shop", name: "store" })).name`,
    gives: "store",
  },
  {
    task: "change the build command of all Next.js projects",
    searches: ["list my projects", "change the build command"],
    code: `const next = (await call("listProjects")).filter(({ framework }) => framework === "nextjs"); return Promise.all(next.map(async ({ id }) => (await call("updateProject", { idOrName: id, buildCommand: "make" })).buildCommand))`,
    gives: ["make"],
  },
  {
    task: "connect a domain",
    searches: ["connect a custom domain to a project"],
    code: `return (await call("addProjectDomain", { idOrName: "store", name: "store.example.com" })).name`,
    gives: "store.example.com",
  },
  {
    task: "domains of all projects",
    searches: ["list my projects", "domains of a project"],
    code: `const all = []; for (const { id } of await call("listProjects")) all.push(...(await call("listProjectDomains", { idOrName: id })).map(({ name }) => name)); return all.includes("store.example.com")`,
    gives: true,
  },
  {
    task: "the members of the team",
    searches: ["which teams am I in", "people in the team"],
    code: `const teams = await call("listTeams"); return Promise.all(teams.map(async ({ id }) => (await call("listTeamMembers", { teamId: id })).length > 0)).then((all) => all.every(Boolean))`,
    gives: true,
  },
  {
    task: "a webhook for finished deployments",
    searches: ["create a webhook"],
    code: `const { events } = await call("createWebhook", { url: "https://example.com/hook", events: ["deployment.succeeded"] }); return events`,
    gives: ["deployment.succeeded"],
  },
  {
    task: "where webhooks go",
    searches: ["webhooks we have"],
    code: `return (await call("listWebhooks")).map(({ url }) => url)`,
    gives: ["https://example.com/hook"],
  },
  {
    task: "a missing project is said to be missing",
    searches: ["settings of a site"],
    code: `try { await call("getProject", { idOrName: "nothing" }) } catch ({ status, sideEffect }) { return [status, sideEffect] }`,
    gives: [404, "none"],
  },
  {
    task: "pause a project",
    searches: ["take a site offline", "settings of a site"],
    code: `const { id } = await call("getProject", { idOrName: "store" }); await call("pauseProject", { projectId: id }); return (await call("getProject", { idOrName: id })).paused`,
    gives: true,
  },
])("$task: one execute does it, by what search gave", async ({ searches, code, gives }) => {
  const found = await Promise.all(searches.map(async (query) => (await result(mcp, "search", { query })).text));
  for (const [, name] of code.matchAll(/call\("(\w+)"/g)) expect(found.join("\n"), name).toContain(`## ${name} (`);
  const { text, isError } = await result(mcp, "execute", { code });
  expect(isError, text).toBe(false);
  expect(JSON.parse(text.slice(text.indexOf("\n")))).toEqual(gives);
});
