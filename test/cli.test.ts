import { stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { run } from "@slipway/cli";
import { commandNames } from "@slipway/cli/names";
import { createEmulator } from "@slipway/emulator";
import { afterAll, expect, test } from "vitest";
import { groups } from "./groups.ts";
import { newFolder } from "./new-folder.ts";
import { portOf } from "./port-of.ts";

const folder = newFolder(afterAll);
const emulator = await createEmulator();
afterAll(() => emulator.close());

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function slipway(
  line: string,
  { input = "" as string | Buffer, login = true, url = emulator.url } = {},
): Promise<Ran> {
  const streams = { stdin: new PassThrough().end(input), stdout: new PassThrough(), stderr: new PassThrough() };
  const token = login ? { SLIPWAY_API_URL: url, SLIPWAY_TOKEN: emulator.token } : {};
  // A stream without a terminal lacks the methods that the command line calls.
  const io = { ...streams, env: { XDG_CONFIG_HOME: folder, ...token } } as unknown as Parameters<typeof run>[1];
  const words = (line.match(/(?:[^\s']|'[^']*')+/g) ?? []).map((word) => word.replaceAll("'", ""));
  const code = await run(words, io);
  const text = (stream: PassThrough): string => String(stream.end().read() ?? "");
  return { code, stdout: text(streams.stdout), stderr: text(streams.stderr) };
}

test("an operation answers on stdout: NDJSON in a pipe, one document or a table when it is asked for", async () => {
  expect((await slipway("projects create name=first --json")).code).toBe(0);
  expect((await slipway("projects createProject --name second")).code).toBe(0);
  const piped = await slipway("projects list --fields name");
  expect(piped).toEqual({ code: 0, stdout: '{"name":"second"}\n{"name":"first"}\n', stderr: "" });
  expect(JSON.parse((await slipway("--json projects list --fields name")).stdout)).toHaveLength(2);
  expect((await slipway("projects list --table --fields name")).stdout).toBe("NAME\nsecond\nfirst\n");
  expect(JSON.parse((await slipway("projects list --raw --show-secrets")).stdout).projects).toHaveLength(2);
});

test("a list that is cut says so on stderr", async () => {
  const { stdout, stderr } = await slipway("projects list --limit 1 --fields name");
  expect(stdout).toBe('{"name":"second"}\n');
  expect(stderr).toMatch(/first 1, and there may be more: --all/);
});

test.each([
  ["projects get missing", {}, 3, /404 not_found/],
  // The operations of this group moved to another one.
  ["api-ai-gateway get-virtual-model-config-by-slug", {}, 2, /fields are missing: vmcSlug=/],
  ["projects get", {}, 2, /fields are missing: idOrName=/],
  ["projects create nmae=x", {}, 2, /one word too many|no field nmae/],
  ["projects create --nmae x", {}, 2, /--nmae[\s\S]*--name/],
  ["projects lst", {}, 2, /unknown command 'lst'[\s\S]*list/],
  ["prjects list", {}, 2, /unknown command 'prjects'[\s\S]*projects/],
  ["projects create name=x framework=nxtjs", {}, 2, /framework is one of .*Did you mean nextjs\?/],
  ["projects delete first", {}, 2, /There is no terminal to ask: pass --yes/],
  ["projects create-envs first key=A value=hidden type=plain target=production", {}, 2, /value is a secret/],
  ["projects create-envs first key=A value[x]=hidden type=plain target=production", {}, 2, /value\[x\] is a secret/],
  ["projects create-envs first key=A --valeu=hidden type=plain", {}, 2, /unknown option '--valeu'/],
  ["projects get first valeu=hidden", {}, 2, /"valeu=…" is one word too many|no field valeu/],
  ["login hidden", { login: false }, 2, /too many arguments/],
  ["projects create-envs first key=@- value=@- type=plain target=preview", { input: "A" }, 2, /Stdin is read once/],
  ["projects create name=@-", { input: Buffer.from("caf\xe9", "latin1") }, 2, /stdin is not text in UTF-8/],
  ["projects create name=@no-such-file", {}, 2, /no-such-file cannot be read \(ENOENT\), and nothing was sent/],
  ["projects list --fields ,", {}, 2, /--fields takes names/],
  ["projects list --wait", {}, 2, /--wait is only for/],
  ["projects list --raw", {}, 2, /may hold credentials.*--show-secrets/],
  ["authentication create-auth-token name=ci", {}, 2, /credential this once: pass --show-secrets/],
  ["api GET /v1/somewhere/else", {}, 2, /cannot be redacted: pass --show-secrets/],
  ["projects list", { login: false }, 4, /slipway login[\s\S]*slipway --local/],
  ["", {}, 2, /Usage: slipway[\s\S]*projects/],
] as const)("slipway %s %o ends with %i", async (line, options, code, text) => {
  const ran = await slipway(line, options);
  expect(ran).toMatchObject({ code, stdout: "" });
  expect(ran.stderr).toMatch(text);
  expect(ran.stderr).not.toContain("hidden");
});

test.each([
  [5, "the platform limits the rate", { status: 429, limit: { resetIn: 60 } }, /try again at .*\nNothing was changed/],
  [6, "a connection ends before the answer", { drop: "after" }, /It is unknown whether the platform did it/],
  [4, "the token is not valid", { status: 401 }, /401/],
] as const)("the command ends with %i where %s", async (code, _, fault, text) => {
  emulator.faults.add({ operation: "createProject", ...fault });
  const ran = await slipway("projects create name=failing --no-retry");
  expect(ran).toMatchObject({ code, stdout: "", stderr: expect.stringMatching(text) });
});

test("a command of the registry's group reaches the registry", async () => {
  expect(await slipway("registry check")).toMatchObject({ code: 0 });
  expect(await slipway("registry list-tags acme/site/none")).toMatchObject({
    code: 3,
    stderr: expect.stringContaining("NAME_UNKNOWN"),
  });
});

test("--timeout ends a call that nobody answers with 124", async () => {
  const url = `http://127.0.0.1:${await portOf(createServer())}`;
  expect(await slipway("projects list --timeout 100ms", { url })).toMatchObject({ code: 124, stdout: "" });
});

test("--include shows the answer's head on stderr, and -v each attempt, without the token", async () => {
  const { stderr } = await slipway("projects list --include -v");
  const [attempt = "", , status] = stderr.split("\n");
  expect(JSON.parse(attempt)).toMatchObject({ route: "GET /v10/projects", attempt: 1, status: 200 });
  expect(status).toBe("200");
  expect(stderr).toMatch(/^x-vercel-id: /m);
  expect(stderr).not.toContain(emulator.token);
});

test("a field that nothing has is said to be missing", async () => {
  const { code, stdout, stderr } = await slipway("projects list --limit 1 --fields name,nmae");
  expect([code, stdout, stderr]).toEqual([
    0,
    expect.stringMatching(/^\{"name":"\w+"\}\n$/),
    expect.stringContaining("No item has nmae, which --fields selects"),
  ]);
});

test("JSON has nothing that a terminal obeys, and means the same", async () => {
  const comment = "a\u009b31mb\u202ec";
  const set = "projects create-envs second key=ODD type=plain target=preview value=@- --json";
  expect(await slipway(`${set} comment=${comment}`, { input: "v" })).toMatchObject({ code: 0 });
  const { stdout } = await slipway("projects list-envs second --fields comment");
  expect(stdout).not.toMatch(/[\x7f-\x9f\u202e]/);
  expect(JSON.parse(stdout)).toEqual({ comment });
});

test("errors are one JSON object on stderr under --json", async () => {
  const { stderr } = await slipway("--json projects get missing");
  expect(JSON.parse(stderr)).toMatchObject({
    error: { status: 404, code: "not_found", exitCode: 3, sideEffect: "none", route: "GET /v9/projects/{idOrName}" },
  });
});

test("a secret comes from stdin or a file, and a deletion needs a yes", async () => {
  const file = join(folder, "value");
  await writeFile(file, "from a file\n");
  const made = "projects create-envs first type=plain target=production --json";
  expect(await slipway(`${made} key=A value=@-`, { input: "from stdin\n" })).toMatchObject({ code: 0 });
  expect(await slipway(`${made} key=B value=@${file}`)).toMatchObject({ code: 0 });
  const listed = "projects list-envs first --fields key,value";
  expect(await slipway(listed)).toMatchObject({
    stdout: expect.stringContaining('{"key":"B","value":"[redacted]"}'),
    stderr: expect.stringContaining("--show-secrets"),
  });
  expect((await slipway(`${listed} --show-secrets`)).stdout).toContain('{"key":"B","value":"from a file"}');
  expect(await slipway("projects delete first --yes")).toEqual({ code: 0, stdout: "", stderr: "" });
});

test("a path that only looks like an operation's shows no credential", async () => {
  const made = `env create-shared-envs type=encrypted target=preview evs:=@${join(folder, "shared")}`;
  await writeFile(join(folder, "shared"), JSON.stringify([{ key: "SHARED", value: "hidden-value" }]));
  expect(await slipway(made.replace("env ", "environment "))).toMatchObject({ code: 0 });
  const { stdout } = await slipway("api GET /v1/env/all");
  expect(stdout).toContain("SHARED");
  expect(stdout).not.toContain("hidden-value");
  // A registry's names may be any path.
  expect(await slipway("api GET /v3/env/pull/manifests/production")).toMatchObject({ code: 2, stdout: "" });
});

test("a path of an operation hides the operation's credentials, and nothing that is only called like one", async () => {
  expect((await slipway("api GET /v9/projects/second --fields name,accountId")).stdout).not.toContain("[redacted]");
  expect((await slipway("api HEAD /v1/nothing/here")).code).not.toBe(2);
});

test("a dry run shows no token, no secret, and whether it would be repeated", async () => {
  const ran = await slipway("projects create-envs first key=A type=plain target=production value=@- --dry-run", {
    input: "hidden",
  });
  expect(ran.stdout).toMatch(
    /^curl --request POST 'http:[^']*\/env' [\s\S]*"authorization: Bearer \$SLIPWAY_TOKEN"[\s\S]*"value":"\[secret\]"/,
  );
  expect(ran.stderr).toMatch(/Nothing was sent. It would be repeated only where/);
  expect(ran.stdout + ran.stderr).not.toMatch(new RegExp(`hidden|${emulator.token}`));
});

test("a login is kept for its owner alone, and goes nowhere else", async () => {
  expect(await slipway("login --profile work --team acme", { input: "abcdef", login: false })).toMatchObject({
    code: 0,
  });
  expect((await stat(join(folder, "slipway", "profiles.json"))).mode & 0o777).toBe(0o600);
  expect(await slipway("--profile work projects list")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/another API/),
  });
  expect(await slipway("--profile home projects list")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/no profile "home"/),
  });
  expect(await slipway("--local=https://example.com projects list")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/not on this machine/),
  });
  expect(await slipway(`--local=${emulator.url} projects list`)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/No other token is sent/),
  });
  expect(await slipway("logout --profile work", { login: false })).toMatchObject({ code: 0 });
});

test.each(Object.entries(groups))(
  "each example in the help of %s is a command line that a dry run takes",
  async (group, described) => {
    const names = [...commandNames(group, Object.keys(described.contract.operations)).values()];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const help = (await slipway(`${group} ${name} --help`)).stdout;
      const [, example = ""] = /Example:\n {2}slipway (.*)/.exec(help) ?? [];
      expect(example, help).not.toBe("");
      const line = example.replace(/@\S+\.txt/g, `@${join(folder, "value")}`);
      expect(await slipway(`${line} --dry-run`, { input: "{}" }), line).toMatchObject({ code: 0 });
    }
  },
);
