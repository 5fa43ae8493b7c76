// @module-tag endurance
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newFolder } from "../../test/new-folder.ts";
import { listening } from "../../test/port-of.ts";

const program = join(import.meta.dirname, "publish.ts");

let registry: Server;
let port: number;
let folder: string;
let published: string[];

beforeEach(async () => {
  folder = newFolder();
  published = [];
  registry = createServer(async (request, response) => {
    const name = decodeURIComponent(request.url?.slice(1) ?? "");
    const versions = published.filter((each) => each.startsWith(`${name}@`)).map((each) => each.slice(name.length + 1));
    if (request.method === "PUT") {
      const { versions: put }: { versions: object } = JSON.parse(await text(request));
      published.push(`${name}@${Object.keys(put).join()}`);
      response.writeHead(201).end("{}");
      return;
    }
    response.statusCode = versions.length > 0 ? 200 : 404;
    const all = Object.fromEntries(versions.map((version) => [version, { name, version, dist: {} }]));
    response.end(JSON.stringify({ name, "dist-tags": { latest: versions.at(-1) }, versions: all }));
  });
  port = await listening(registry);
});

afterEach(() => {
  registry.close();
});

function pack(manifest: object): void {
  const file = `${JSON.stringify(manifest).length}.tgz`;
  mkdirSync(join(folder, "package"), { recursive: true });
  writeFileSync(join(folder, "package/package.json"), JSON.stringify(manifest));
  expect(spawnSync("tar", ["-czf", file, "package"], { cwd: folder }).status).toBe(0);
}

async function publish(): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const settings = [`registry=http://127.0.0.1:${port}/`, `//127.0.0.1:${port}/:_authToken=none`, "fetch-retries=0"];
  writeFileSync(join(folder, ".npmrc"), `${settings.join("\n")}\n`);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    npm_config_userconfig: join(folder, ".npmrc"),
    npm_config_cache: join(folder, "cache"),
  };
  delete env.npm_config_registry;
  // The setting under `npm run --silent`.
  env.npm_config_loglevel = "silent";
  const child = spawn(process.execPath, [program, folder], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { status: child.exitCode, stdout, stderr };
}

function versionOf(name: string): string {
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../packages", name, "package.json"), "utf8"),
  );
  return version;
}

const core = { name: "@slipway/core", version: versionOf("core") };
const dns = { name: "@slipway/dns", version: versionOf("dns"), dependencies: { "@slipway/core": "^1.0.0" } };
const at = ({ name, version }: typeof core) => `${name}@${version}`;

test("packages that npm lacks are published, dependencies first, and once", async () => {
  for (const each of [dns, core]) pack(each);
  expect(await publish()).toMatchObject({ status: 0, stderr: "" });
  expect(published).toEqual([at(core), at(dns)]);
  expect(await publish()).toEqual({ status: 0, stdout: "", stderr: "" });
  expect(published).toHaveLength(2);
}, 60_000);

test("a run that was cut is completed by the next", async () => {
  published.push(at(core));
  for (const each of [dns, core]) pack(each);
  expect((await publish()).stdout).toBe(`published ${at(dns)}\n`);
}, 60_000);

test.each([
  ["another version", { ...dns, version: "9.9.9" }, "is @slipway/dns 9.9.9: the checkout has"],
  ["another package", { ...dns, name: "express" }, "the checkout has no such package"],
  [
    "a script that runs where it is installed",
    { ...dns, scripts: { postinstall: "node evil.js" } },
    'runs "postinstall"',
  ],
])("a tarball that is %s keeps all of them from being published", async (_, bad, why) => {
  for (const each of [core, bad]) pack(each);
  const { status, stderr } = await publish();
  expect([status, stderr]).toEqual([1, expect.stringContaining(why)]);
  expect(published).toEqual([]);
});

test("a failing registry does not make a package count as missing", async () => {
  pack(core);
  registry.removeAllListeners("request");
  registry.on("request", (_, response) => response.writeHead(503).end());
  expect((await publish()).stderr).toMatch(/^Nobody knows whether @slipway\/core@/);
});

test("the script imports no package, and neither do its imports", () => {
  const importsOf = (file: string) =>
    [...readFileSync(file, "utf8").matchAll(/\bfrom "([^"]+)"|\bimport\(/g)].map(([, from = "import()"]) => from);
  const own = importsOf(program).filter((from) => from.startsWith("."));
  expect(own).toEqual(["../../scripts/command.mjs"]);
  const all = [program, ...own.map((from) => join(program, "..", from))].flatMap(importsOf);
  expect(all.filter((from) => !from.startsWith("node:") && !own.includes(from))).toEqual([]);
});
