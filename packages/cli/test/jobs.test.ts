import { once } from "node:events";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { createEmulator, type Emulator } from "@slipway/emulator";
import { openLayoutFolder, readImage } from "@slipway/registry/node";
import { verifyWebhook } from "@slipway/webhooks";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { newFolder, writeFiles } from "../../../test/new-folder.ts";
import { listening } from "../../../test/port-of.ts";
import { begin, type Ran, runBin, runHere } from "./run-bin.ts";

const secret = "of the program";
const value = 'it\'s "quoted"\nand long';
let emulator: Emulator;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  emulator = await createEmulator({
    sandboxes: { runtime: "process", isolation: "none" },
    seed: { users: [{ username: "me" }], projects: [{ name: "site" }, { name: "other" }] },
  });
  env = { SLIPWAY_API_URL: emulator.url, SLIPWAY_TOKEN: emulator.token, SLIPWAY_WEBHOOK_SECRET: secret };
});
afterAll(() => emulator.close());
beforeEach(() => {
  folder = newFolder();
  writeFiles(folder, { "site/index.html": "<h1>Ahoy</h1>" });
});

// Most of it says the same in this process, where it costs no start.
const slipway = (...args: string[]): Promise<Ran> => runHere({ folder, env }, args);

test("a folder is deployed, its link opens, and its logs have the build and the request", async () => {
  const deployed = await runBin({ folder, env }, ["deploy", "./site", "--prod"]);
  expect(deployed).toMatchObject({ code: 0, stderr: expect.stringContaining("Deployed ./site") });
  const [{ url, target } = {}] = deployed.rows;
  expect(target).toBe("production");
  const { hostname } = new URL(String(url));
  expect(await (await emulator.fetch(`http://${hostname}/`)).text()).toContain("Ahoy");
  const { code, rows } = await runBin({ folder, env }, ["logs", String(url)]);
  expect(code).toBe(0);
  expect(rows).toContainEqual(expect.objectContaining({ kind: "build", text: "Build Completed" }));
  expect(rows).toContainEqual(expect.objectContaining({ kind: "runtime", request: "GET /", status: 200 }));
});

test("the output of a build is deployed as it is", async () => {
  const output = { "config.json": '{"version":3}', "static/index.html": "<h1>Built</h1>" };
  writeFiles(join(folder, "built/.vercel/output"), output);
  const { rows } = await slipway("deploy", "./built", "--prebuilt", "--project", "site", "--prod");
  const { hostname } = new URL(String(rows[0]?.url));
  expect(await (await emulator.fetch(`http://${hostname}/`)).text()).toContain("Built");
});

test("bytes go up and come down as they are", async () => {
  const bytes = Buffer.from([0, 255, 10, 13, 128]);
  writeFileSync(join(folder, "artifact"), bytes);
  expect(await slipway("artifacts", "upload", "abcd", "body=@artifact")).toMatchObject({ code: 0 });
  const child = begin({ folder, env }, ["artifacts", "download", "abcd"]);
  expect(await buffer(child.stdout)).toEqual(bytes);
});

test("--profile vercel signs in as the vendor's command line does, and goes nowhere but to the platform", async () => {
  writeFiles(folder, { ".local/share/com.vercel.cli/auth.json": JSON.stringify({ token: emulator.token }) });
  const elsewhere = await slipway("--profile", "vercel", "whoami");
  expect(elsewhere).toMatchObject({ code: 2, stderr: expect.stringContaining("SLIPWAY_API_URL names another API") });
  const { stdout } = await runBin({ folder }, ["--profile", "vercel", "projects", "list", "--dry-run"]);
  expect(stdout).toMatch(/^curl --request GET 'https:\/\/api\.vercel\.com\/[\s\S]*Bearer \$VERCEL_TOKEN/);
  expect(stdout).not.toContain(emulator.token);
});

test("logs are followed as they come, until Ctrl-C", async () => {
  const [{ id, url } = {}] = (await slipway("deploy", "./site")).rows;
  const child = begin({ folder, env }, ["logs", String(id), "--runtime", "--follow"]);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  for (const path of ["/first", "/second"]) {
    await emulator.fetch(`http://${new URL(String(url)).hostname}${path}`);
    expect(JSON.parse((await lines.next()).value ?? "")).toMatchObject({ request: `GET ${path}`, status: 404 });
  }
  child.kill("SIGINT");
  expect(await once(child, "close")).toEqual([130, null]);
  const late = await slipway("logs", String(id), "--runtime", "--follow", "--timeout", "1s");
  expect([late.code, late.stderr]).toEqual([124, expect.stringContaining("--timeout ran out")]);
});

test("a value goes from stdin to the project and into a file, and is not printed", async () => {
  const set = await runBin({ folder, env }, ["env", "set", "KEY", "--project", "site"], `${value}\n`);
  await runBin({ folder, env }, ["env", "set", "ENDS", "--project", "site"], "of a line\r\nand of another");
  const file = join(folder, ".env.local");
  writeFileSync(file, "OLD=1\n", { mode: 0o644 });
  const pulled = await slipway("env", "pull", "--project", "site", "--yes");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const same = await slipway("env", "diff", "--project", "site");
  expect([set.code, pulled.code, same.code, same.stdout]).toEqual([0, 0, 0, ""]);
  writeFileSync(file, `${readFileSync(file, "utf8")}MORE=1\n`);
  const differs = await slipway("env", "diff", "--project", "site");
  expect([differs.code, differs.rows]).toEqual([3, [{ key: "MORE", state: "only in the file" }]]);
  const pushed = await slipway("env", "push", "--project", "site");
  expect([pushed.code, (await slipway("env", "diff", "--project", "site")).code]).toEqual([0, 0]);
  for (const { stdout, stderr } of [set, pulled, differs, pushed]) expect(stdout + stderr).not.toContain("quoted");
});

test("a push asks before it replaces a value of any environment", async () => {
  for (const environment of ["development", "production"])
    await runBin(
      { folder, env },
      ["env", "set", "EACH", "--project", "other", "--environment", environment],
      environment,
    );
  writeFileSync(join(folder, ".env.local"), "EACH=development\n");
  const { code, stderr } = await slipway("env", "push", "--project", "other");
  expect([code, stderr]).toEqual([2, expect.stringContaining("Replace EACH in other?")]);
});

test.each([
  [["env", "set", "KEY=secret"], "stdin"],
  [["env", "set", "KEY", "--project", "site"], "empty"],
  [["env", "pull", "other.env"], "--project"],
  [["deploy", "--prod", "--target", "preview"], "one of them"],
  [["api", "GET", "//elsewhere.example/v2/user"], "one /"],
  [["api", "GET", "/v2/../x"], "steps"],
  [["api", "DELETE", "/v9/projects/site"], "--yes"],
  [["trigger", "deployment.created"], "--forward-to"],
  [["trigger", "x", "--forward-to", "http://elsewhere.example/"], "https://"],
  [["listen", "--forward-to", "http://localhost:1", "--events", "moon.landed"], "moon.landed"],
  [["apply", "missing-value.yml"], "value"],
  [["apply", "absent.yml"], "absent.yml cannot be read"],
  [["api", "POST", "/v11/projects", "--input", "missing-value.yml"], "takes JSON"],
  [["api", "GET /x", "/v2/user"], "one word"],
  [["image", "build", "site", "--output", "built", "--entrypoint", "[node"], "takes JSON"],
  [["image", "build", "site", "--output", "built", "--env", "A"], "--env takes name=value"],
  [["--dry-run", "whoami"], "no dry run"],
  [["--dry-run", "env", "pull", "new.env", "--project", "site"], "no dry run"],
])("%j is wrong use: exit code 2, and what to do", async (args, said) => {
  writeFileSync(join(folder, "missing-value.yml"), "projects: { site: { env: [{ key: A }] } }");
  const before = emulator.requests.length;
  const { code, stdout, stderr } = await runHere({ folder, env }, args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(said);
  expect(emulator.requests.slice(before).filter(({ method }) => method !== "GET")).toEqual([]);
});

test.each([
  [["deploy", "./site"], "POST", "/v13/deployments"],
  [["env", "set", "KEY", "--project", "site"], "POST", "/v10/projects/site/env"],
  [["api", "DELETE", "/v9/projects/site"], "DELETE", "/v9/projects/site"],
  [["api", "POST", "/v11/projects", "--input", "secret.json"], "POST", "/v11/projects"],
] as const)(
  "a dry run of %j looks, shows its first change without a secret, and does not send it",
  async (args, method, path) => {
    const before = emulator.requests.length;
    writeFileSync(join(folder, "secret.json"), JSON.stringify({ key: "hidden" }));
    const { code, stdout } = await runBin({ folder, env }, ["--dry-run", ...args], "hidden");
    expect(code).toBe(0);
    expect(stdout).toContain(`curl --request ${method} '${emulator.url}${path}`);
    expect(stdout).not.toContain("hidden");
    expect(emulator.requests.slice(before).filter((each) => each.method !== "GET")).toEqual([]);
  },
);

test("the listener on a platform that cannot reach this machine says so", async () => {
  const away = { ...env, SLIPWAY_API_URL: "https://api.invalid" };
  const { code, stderr } = await runHere({ folder, env: away }, ["listen", "--forward-to", "http://localhost:1"]);
  expect([code, stderr]).toEqual([2, expect.stringContaining("--public-url")]);
});

test("explain says which step decides about a request for a site", async () => {
  const at = `${emulator.url}/_emulator/at/nowhere.localhost/`;
  const { rows } = await slipway("explain", at, "--header", "accept: text/html", "--at", "2026-12-01");
  expect(rows).toMatchObject([{ step: "no-deployment", why: "Nothing is deployed under nowhere.localhost." }]);
  expect(await slipway("explain", at, "--at", "soon")).toMatchObject({ code: 2 });
});

test("whoami and api name the user", async () => {
  const { rows } = await slipway("whoami");
  expect(rows).toEqual([expect.objectContaining({ username: "me", api: emulator.url })]);
  const [answer] = (await slipway("api", "GET", "/v2/user")).rows;
  expect(answer).toMatchObject({ user: { username: "me" } });
  const body = JSON.stringify({ name: "by-api" });
  const made = await runBin({ folder, env }, ["api", "post", "/v11/projects", "--input", "-"], body);
  expect(made.rows).toEqual([expect.objectContaining({ name: "by-api" })]);
  const wrong = await runHere({ folder, env: { ...env, SLIPWAY_TOKEN: "wrong" } }, ["whoami"]);
  expect([wrong.code, wrong.stdout]).toEqual([4, ""]);
});

test("a plan says what drifted, is gone on with where it broke off, and ends with nothing to do", async () => {
  const file = join(folder, "plan.yml");
  writeFileSync(
    file,
    `projects:
  site:
    env: [{ key: URL, value: "https://a.example", type: plain }, { key: FROM, from: OUTSIDE }]
    domains: [example.com, { name: www.example.com, redirect: example.com }]
  other: { env: [{ key: URL, value: there }] }
dns: { example.com: [{ type: A, name: www, value: 192.0.2.1 }] }
`,
  );
  const given = { ...env, OUTSIDE: "secret-of-mine" };
  const apply = (...args: string[]) => runHere({ folder, env: given }, ["apply", file, ...args]);
  const add = (kind: string, of: string, name: string) => ({ change: "add", kind, of, name });
  const onOther = await apply("--plan", "--project", "other");
  expect([onOther.code, onOther.rows]).toEqual([2, [add("env", "other", "URL")]]);
  await runBin(
    { folder, env },
    ["api", "POST", "/v7/domains", "--input", "-"],
    '{"name":"example.com","method":"add"}',
  );
  const plan = [
    ...[add("env", "site", "URL"), add("env", "site", "FROM"), add("domain", "site", "example.com")],
    ...[add("domain", "site", "www.example.com"), add("env", "other", "URL"), add("dns", "example.com", "A www")],
  ];
  expect((await apply("--plan")).rows).toEqual(plan);
  emulator.faults.add({ operation: "addProjectDomain", status: 403, nth: 1 });
  const broken = await apply();
  expect([broken.code, broken.stderr]).toEqual([1, expect.stringContaining("2 of 6 steps are done")]);
  const rest = await apply();
  expect([rest.code, rest.rows]).toEqual([0, plan.slice(2)]);
  expect(await apply("--plan")).toMatchObject({ code: 0, stdout: "" });
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace("redirect: example.com", "redirect: null").replace("a.ex", "b.ex"),
  );
  const drifted = await apply();
  expect([drifted.code, drifted.stderr]).toEqual([2, expect.stringContaining("--yes")]);
  expect((await apply("--yes")).rows.map(({ change, name }) => [change, name])).toEqual([
    ["change", "URL"],
    ["change", "www.example.com"],
  ]);
  expect((await apply("--plan")).code).toBe(0);
  expect(`${broken.stderr}${rest.stdout}`).not.toContain("secret-of-mine");
});

test("redirects are staged and promoted as one step, where they differ", async () => {
  const asked: [string, unknown][] = [];
  let redirects: unknown[] = [{ source: "/same", destination: "/there" }];
  await using platform = await serving(async (request, body) => {
    const route = `${request.method} ${request.url?.replace(/\?.*/, "")}`;
    if (route.startsWith("GET /v9")) return { id: "prj_1", accountId: "team_1" };
    if (route === "GET /v1/bulk-redirects") return { redirects, pagination: { page: 1, per_page: 100, numPages: 1 } };
    asked.push([route, JSON.parse(body)]);
    redirects = [...redirects, { source: "/old", destination: "/new" }];
    return { alias: null, version: { id: "v1" } };
  });
  const file = join(folder, "redirects.json");
  const wanted = [
    { source: "/same", destination: "/there" },
    { source: "/old", destination: "/new" },
  ];
  writeFileSync(file, JSON.stringify({ projects: { site: { redirects: wanted } } }));
  const place = { folder, env: { ...env, SLIPWAY_API_URL: platform.url } };
  expect((await runHere(place, ["apply", file])).rows).toEqual([
    { change: "add", kind: "redirects", of: "site", name: "/old" },
  ]);
  expect(asked).toEqual([
    ["PUT /v1/bulk-redirects", { projectId: "prj_1", teamId: "team_1", redirects: [wanted[1]] }],
    ["POST /v1/bulk-redirects/versions", { id: "v1", action: "promote" }],
  ]);
  expect(await runHere(place, ["apply", file, "--plan"])).toMatchObject({ code: 0, stdout: "" });
});

test("deliveries reach a program signed with its own secret, once more on demand, and the webhook goes with the listener", async () => {
  const types: string[] = [];
  await using program = await serving(async (request, body) => {
    const headers = { "x-vercel-signature": String(request.headers["x-vercel-signature"]) };
    types.push((await verifyWebhook({ body, headers }, secret)).type);
    return {};
  });
  const child = begin({ folder, env }, ["listen", "--forward-to", program.url, "--events", "deployment.created"]);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  await once(child.stderr, "data");
  await slipway("deploy", "./site");
  expect(JSON.parse((await lines.next()).value ?? "")).toMatchObject({ type: "deployment.created", status: 200 });
  await expect.poll(() => emulator.deliveries.list.at(-1)?.state).toBe("delivered");
  expect((await slipway("trigger", "--replay", String(emulator.deliveries.list.at(-1)?.id))).code).toBe(0);
  expect((await slipway("trigger", "deployment.succeeded", "--forward-to", program.url)).code).toBe(0);
  expect(types).toEqual(["deployment.created", "deployment.created", "deployment.succeeded"]);
  // A CI ends a job by this signal.
  child.kill("SIGTERM");
  expect(await once(child, "close")).toEqual([130, null]);
  expect((await slipway("api", "GET", "/v1/webhooks", "--json")).stdout).toBe("[]\n");
});

test("an image is built of a folder, pushed and pulled, the same by its digest", async () => {
  const [{ digest } = {}] = (await slipway("image", "build", "./site", "--output", "built")).rows;
  const pushed = await slipway("image", "push", "built", "me/site/web:1");
  expect([pushed.code, pushed.rows]).toEqual([0, [{ digest, reference: "me/site/web:1" }]]);
  const pulled = await slipway("image", "pull", "me/site/web:1", "fetched", "--platform", "linux/amd64");
  expect([pulled.code, pulled.rows]).toEqual([0, [{ digest, layout: "fetched" }]]);
  expect((await slipway("image", "pull", "me/site/none:1", "absent")).code).toBe(3);
});

test("an image goes to the registry that its reference names, with the log-in of that one alone", async () => {
  const seed = { users: [{ username: "you" }], projects: [{ name: "site" }] };
  // It would take the command line's own token, too.
  await using mirror = await createEmulator({ seed, token: emulator.token });
  const { host } = new URL(mirror.url);
  const auth = btoa(`you:${mirror.token}`);
  const run = (...args: string[]) => runBin({ folder, env }, ["image", ...args]);
  await run("build", "./site", "--output", "built");
  const [first, second] = ["vcr.vercel.com/me/site/host:1", `${host}/you/site/web:2`];
  expect((await run("push", "built", first)).code).toBe(0);
  const refused = await run("copy", first, second);
  expect([refused.code, refused.stderr]).toEqual([4, expect.stringContaining(host)]);
  writeFiles(folder, { ".docker/config.json": JSON.stringify({ auths: { [host]: { auth } } }) });
  expect((await run("copy", first, second)).rows).toMatchObject([{ reference: second }]);
  const settings = ["--cmd", '["a","b"]', "--env", "A=1", "B=x=y", "--port", "80", "--user", "", "--workdir", "/more"];
  const flags = ["--output", "based", "--base", second, "--at", "/more", "--compression", "none", ...settings];
  const based = await run("build", "./site", ...flags);
  expect([based.code, based.stderr]).toEqual([0, ""]);
  const store = openLayoutFolder(join(folder, "based"));
  const image = await readImage({ store, reference: "latest" }, { platform: "linux/amd64" });
  expect(image).toMatchObject({ env: { A: "1", B: "x=y" }, workingDir: "/more" });
});

test("a sandbox's output and exit code are the command's own, and it is deleted", async () => {
  const command = ["sandbox", "run", "--project", "site", "--", "sh", "-c", "echo out; exit 7"];
  const { code, stdout, stderr } = await runBin({ folder, env }, command);
  expect([code, stdout, stderr]).toEqual([7, "out\n", expect.stringContaining("exit code 7")]);
});

test("the first steps of the README work with an empty home and no token", async () => {
  const state = join(folder, ".local", "state", "slipway", "running.json");
  const first = (args: string[], input?: string) => runBin({ folder }, ["--local", ...args], input);
  expect((await first(["projects", "list", "--dry-run"])).stdout).toContain("'http://localhost/v10/projects'");
  expect(existsSync(state)).toBe(false);
  onTestFinished(() => void process.kill(JSON.parse(readFileSync(state, "utf8")).pid));
  const deployed = await first(["deploy", "./site", "--prod"]);
  expect(deployed).toMatchObject({ code: 0, stderr: expect.stringContaining("Started an emulator") });
  const { hostname, port } = new URL(String(deployed.rows[0]?.url));
  const opened = await new Promise<IncomingMessage>((done, fail) => {
    get({ host: "127.0.0.1", port, headers: { host: `${hostname}:${port}` } }, done).on("error", fail);
  });
  expect((await opened.toArray()).join("")).toContain("Ahoy");
  expect((await first(["logs", hostname])).rows).toContainEqual(expect.objectContaining({ request: "GET /" }));
  expect((await first(["env", "set", "KEY", "--project", "site"], value)).code).toBe(0);
  expect((await first(["projects", "delete", "site", "--yes"])).code).toBe(0);
  expect((await first(["logs", hostname])).code).toBe(3);
});

test("commands of jobs are completed as operations are, behind options too", async () => {
  const complete = (...args: string[]) => runBin({ folder, env }, ["complete", "--", ...args]);
  const { stdout } = await complete("--local", "--team", "acme", "env", "pu");
  expect(stdout).toMatch(/^pull\t[\s\S]*^push\t/m);
  expect((await complete("deploy", "--pr")).stdout).toMatch(/^--prod\t/m);
});

test("the emulator's own command is handed over to", async () => {
  const emulate = (...args: string[]) => runBin({ folder }, ["emulator", ...args]);
  expect(await emulate("--help")).toMatchObject({ code: 0, stdout: expect.stringContaining("slipway-emulator") });
  expect((await emulate("--port", "none")).code).toBe(2);
});

type Answering = (request: IncomingMessage, body: string) => Promise<object>;

async function serving(answer: Answering): Promise<AsyncDisposable & { readonly url: string }> {
  const server = createServer(async (request, response) => {
    const body = (await request.setEncoding("utf8").toArray()).join("");
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(await answer(request, body)));
  });
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
