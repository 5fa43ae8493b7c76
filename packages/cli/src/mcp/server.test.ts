import { setTimeout as delay } from "node:timers/promises";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { createClient } from "@slipway/core";
import { createEmulator } from "@slipway/emulator";
import { encode } from "gpt-tokenizer";
import { afterAll, afterEach, expect, test } from "vitest";
import { type Answer, type Connected, connected as connect, result } from "../../test/mcp-client.ts";
import { serveHttp } from "./http.ts";
import { createMcpServers, instructions, type McpOptions, tools } from "./server.ts";

const emulator = await createEmulator({ port: 0 });
afterAll(() => emulator.close());
const client = createClient({ baseUrl: emulator.url, token: emulator.token });
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A client whose person gives this answer to every question. */
async function connected(options: Partial<McpOptions> = {}, answer?: Answer): Promise<Connected> {
  const made = await connect({ client, target: emulator.url, ...options }, answer);
  closing.push(made.close);
  return made;
}

const execute = (mcp: Client, code: string) => result(mcp, "execute", { code });

test("all texts of the tools together have under 1,000 tokens", () => {
  expect(encode(JSON.stringify(tools) + instructions).length).toBeLessThan(1000);
});

test("over stdio it searches, executes and shows the guides, and ends with its client", async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ["packages/cli/dist/bin.js", "mcp"],
    env: { SLIPWAY_API_URL: emulator.url, SLIPWAY_TOKEN: emulator.token, PATH: process.env.PATH ?? "" },
  });
  const mcp = new Client({ name: "test", version: "1.0.0" });
  await mcp.connect(transport);
  closing.push(() => mcp.close());
  expect((await mcp.listTools()).tools.map(({ name }) => name)).toEqual(["search", "execute"]);
  expect((await result(mcp, "search", { query: "who am I" })).text).toContain("## getUser (user, reads)");
  const { text } = await execute(mcp, `return (await call("getUser")).user.id`);
  expect(text).toMatch(new RegExp(`^target: ${emulator.url}/?\n"`));
  const { resources } = await mcp.listResources();
  const guide = resources.find(({ name }) => name === "logs");
  expect(guide).toMatchObject({ uri: "slipway://guides/logs", mimeType: "text/markdown" });
  expect((await mcp.readResource({ uri: "slipway://guides/logs" })).contents[0]).toMatchObject({
    text: expect.stringMatching(/^# /),
  });
});

test("without --allow-write every change is refused, with the command to run instead", async () => {
  const { mcp } = await connected();
  const { text, isError } = await execute(mcp, `return call("createProject", { name: "it's" })`);
  expect(isError).toBe(true);
  expect(text).toContain(`slipway projects createProject 'name=it'\\''s'`);
  expect(text).toContain("Nothing was changed.");
  expect((await execute(mcp, `return (await call("listProjects")).length`)).text).toMatch(/\n0$/);
});

test("a deletion asks the person, and is refused if nobody can be asked or the answer is no", async () => {
  const can = { allowWrite: true };
  const create = `await call("createProject", { name: "gone" }); return call("deleteProject", { idOrName: "gone" })`;
  const { text } = await execute((await connected(can)).mcp, create);
  expect(text).toMatch(/cannot ask.*slipway projects deleteProject idOrName=gone.*\nChanged before: createProject\./s);
  const no = await connected(can, false);
  const again = `return call("deleteProject", { idOrName: "gone" })`;
  expect((await execute(no.mcp, again)).text).toContain("did not confirm it. Nothing was sent.");
  expect(no.asked).toEqual([expect.stringMatching(/^deleteProject deletes .*\{"idOrName":"gone"\} Target: http/)]);
  expect((await execute((await connected(can, true)).mcp, again)).isError).toBe(false);
});

test("a call that costs money asks the person", async () => {
  const { mcp, asked } = await connected({ allowWrite: true }, false);
  const { text } = await execute(mcp, `return call("buyDomain", { domain: "example.com", expectedPrice: 10 })`);
  expect(asked).toEqual([expect.stringMatching(/^buyDomain spends money/)]);
  expect(text).toContain("did not confirm it. Nothing was sent.");
});

test("the time that a person takes to answer is not the program's", async () => {
  const limits = { total: 6000, calls: 1e6 };
  const slow = (): Promise<boolean> => delay(6500, true);
  const { mcp } = await connected({ allowWrite: true, limits }, slow);
  await execute(mcp, `return call("createProject", { name: "slow" })`);
  expect((await execute(mcp, `return call("deleteProject", { idOrName: "slow" })`)).text).not.toContain("It took over");
  const short = await connected({ limits: { ...limits, total: 500 } });
  const { text } = await execute(short.mcp, `for (;;) await call("listProjects")`);
  expect(text).toContain("It took over 500 ms");
});

test("a person is asked about what its input makes destructive, and about nothing else", async () => {
  const { mcp, asked } = await connected({ allowWrite: true }, true);
  const variable = `{ idOrName: "asked", key: "A", value: "v", type: "plain", target: ["production"]`;
  await execute(mcp, `await call("createProject", { name: "asked" }); await call("createProjectEnvs", ${variable} })`);
  expect(asked).toEqual([]);
  await execute(mcp, `await call("createProjectEnvs", ${variable}, upsert: "true" })`);
  expect(asked.length).toBe(1);
  // The question is shown on a screen.
  expect(asked[0]).not.toContain('"v"');
});

test("the command of a refusal does what was refused, at the same place, whatever its values are", async () => {
  const { mcp } = await connected({ command: "slipway --local" });
  const said = async (input: string) => (await execute(mcp, `return call("createProjectEnvs", ${input})`)).text;
  // A file of that person, and an option of the command line.
  expect(await said(`{ comment: "@/etc/passwd", idOrName: "--yes", key: "$(id)" }`)).toContain(
    `slipway --local projects createProjectEnvs idOrName=--yes 'comment:="@/etc/passwd"' 'key=$(id)'`,
  );
  expect(await said(`{ "--yes": true, "$(id)": { value: "x" } }`)).toContain("has no field --yes, $(id)");
});

test("a question shows first what it is about", async () => {
  const { mcp, asked } = await connected({ allowWrite: true }, false);
  await execute(
    mcp,
    `return call("createProjectEnvs", { comment: "x".repeat(5000), upsert: true, idOrName: "precious" })`,
  );
  expect(asked[0]).toMatch(/\{"idOrName":"precious",/);
});

test("a program that is cancelled changes nothing any more", async () => {
  const { mcp } = await connected({ allowWrite: true });
  const end = new AbortController();
  const code = `for (let i = 0; i < 400; i++) await call("createProject", { name: "cancelled-" + i })`;
  const ran = mcp.callTool({ name: "execute", arguments: { code } }, undefined, { signal: end.signal });
  const refused = expect(ran).rejects.toThrow();
  await expect.poll(() => emulator.requests.at(-1)?.path, { timeout: 20_000 }).toBe("/v11/projects");
  end.abort();
  await refused;
  await delay(300);
  const before = emulator.requests.length;
  await delay(500);
  expect(emulator.requests.length).toBe(before);
});

test("other requests are answered while a program computes", async () => {
  const { mcp } = await connected({ limits: { cpu: 3000 } });
  const ended: string[] = [];
  const computing = execute(mcp, "for (;;);").finally(() => ended.push("the program"));
  await delay(500);
  await mcp.ping();
  ended.push("the ping");
  expect((await computing).text).toContain("over 3000 ms");
  expect(ended).toEqual(["the ping", "the program"]);
});

test("a project that could not be looked up is looked up again, and nothing is done before", async () => {
  emulator.faults.add({ operation: "getProject", status: 404, nth: 1 });
  await execute((await connected({ allowWrite: true })).mcp, `await call("createProject", { name: "later" })`);
  const { mcp } = await connected({ project: "later" });
  const code = `return (await call("getProject")).name`;
  expect((await execute(mcp, code)).isError).toBe(true);
  expect((await execute(mcp, code)).text).toMatch(/"later"$/);
});

test("a credential that is shown once is not made where it is hidden", async () => {
  const { mcp, asked } = await connected({ allowWrite: true, command: "slipway --local" }, true);
  const { text, isError } = await execute(mcp, `return call("createAuthToken", { name: "ci" })`);
  expect([isError, asked]).toEqual([true, []]);
  expect(text).toContain("slipway --local authentication createAuthToken name=ci --show-secrets");
  expect(text).toContain("Nothing was changed");
});

test("a secret within a list is in no question and in no command", async () => {
  const secret = "hush-hush-0123456789";
  const one = `{ key: "A", value: "${secret}", type: "encrypted", target: ["preview"] }`;
  const create = `return call("createProjectEnvs", { idOrName: "asked", upsert: "true", body: [${one}] })`;
  const refused = await execute((await connected()).mcp, create);
  expect(refused.text).toContain("body=@-");
  const { mcp, asked } = await connected({ allowWrite: true }, false);
  const declined = await execute(mcp, create);
  expect(asked.length).toBe(1);
  for (const text of [refused.text, declined.text, ...asked]) expect(text).not.toContain(secret);
});

test("groups and a project narrow what there is", async () => {
  await execute(
    (await connected({ allowWrite: true })).mcp,
    `await call("createProject", { name: "mine" }); await call("createProject", { name: "other" })`,
  );
  const { mcp } = await connected({ groups: ["projects"], project: "mine" });
  expect((await execute(mcp, `return (await call("getProject", {})).name`)).text).toMatch(/"mine"$/);
  expect((await execute(mcp, `return call("getProject", { idOrName: "other" })`)).text).toContain(
    "works on the project mine alone",
  );
  // A further member that names another project is refused as well.
  const wide = await connected({ allowWrite: true, project: "mine" });
  for (const call of [
    `"listDeployments", { projectIds: ["prj_other"] }`,
    `"createDeployment", { project: "mine", deploymentId: "dpl_other", files: [] }`,
    `"moveProjectDomain", { domain: "example.com", projectId: "prj_other" }`,
  ])
    expect((await execute(wide.mcp, `return call(${call})`)).text, call).toContain("works on the project mine alone");
  expect((await execute(mcp, `return call("listProjects")`)).text).toContain("There is no operation listProjects here");
  expect((await execute(mcp, `return call("listWebhooks")`)).text).toContain("There is no operation listWebhooks here");
});

test("a long result is cut, and says so", async () => {
  const { text } = await execute((await connected()).mcp, `return "x".repeat(1e6)`);
  expect(text.length).toBeLessThan(25_000);
  expect(text).toMatch(/cut: it has 1000002 characters. Return less of it.$/);
});

test("over HTTP only programs of this machine with the token are answered", async () => {
  const listening = await serveHttp(createMcpServers({ client, target: emulator.url }));
  closing.push(listening.close);
  const post = (headers: Record<string, string>) => fetch(listening.url, { method: "POST", headers, body: "{}" });
  const right = { authorization: `Bearer ${listening.token}` };
  expect((await post({})).status).toBe(401);
  expect((await post({ authorization: "Bearer wrong" })).status).toBe(401);
  expect((await post({ ...right, origin: "https://example.com" })).status).toBe(403);
  expect((await post({ ...right, "mcp-session-id": "none" })).status).toBe(404);
  expect(listening.url).toMatch(/^http:\/\/127\.0\.0\.1:/);
});
