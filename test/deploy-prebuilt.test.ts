import { chmod, mkdir, readlink, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Client } from "@slipway/core";
import { listDeploymentFiles } from "@slipway/deployments";
import { type DeployInput, deploy } from "@slipway/deployments/node";
import type { Emulator } from "@slipway/emulator";
import { createProject } from "@slipway/projects";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { arrivedFiles, startDeploying, writeTexts } from "./deploy-fixture.ts";

let emulator: Emulator;
let client: Client;
let folder: string;
let created: Awaited<ReturnType<typeof startDeploying>>["created"];

beforeEach(async () => {
  for (const name of ["VERCEL_ORG_ID", "VERCEL_PROJECT_ID"]) vi.stubEnv(name, undefined);
  ({ emulator, client, created, folder } = await startDeploying({ validateAnswers: true }));
});

afterEach(() => void vi.unstubAllEnvs());

const write = async (files: Readonly<Record<string, string | object>>) => writeTexts(folder, files);

async function makeFolder(path: string, mode: number): Promise<void> {
  await mkdir(join(folder, path), { recursive: true });
  await chmod(join(folder, path), mode);
}

async function link(path: string, target: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await symlink(target, join(folder, path));
}

const send = (more: Partial<DeployInput> = {}) =>
  deploy(client, { directory: folder, name: "site", prebuilt: true, schedule: () => 5, ...more });

const arrived = (id: string) => arrivedFiles(client, id);

const pathsOf = async (more?: Partial<DeployInput>) => Object.keys(await arrived((await send(more)).id));

const config = {
  version: 3,
  routes: [{ handle: "filesystem" }, { src: "/(.*)", dest: "/api" }],
  overrides: { "about.html": { path: "about" } },
};
const functionConfig = {
  runtime: "nodejs22.x",
  handler: "index.js",
  launcherType: "Nodejs",
  filePathMap: {
    "node_modules/left-pad": "node_modules/left-pad",
    "node_modules/.pnpm/left-pad@1/index.js": "node_modules/.pnpm/left-pad@1/index.js",
    "data.json": "./data/data.json",
    "secret.txt": "secret.txt",
    "static.html": ".vercel/output/static/index.html",
  },
};

async function writeBuild(): Promise<void> {
  await write({
    ".vercel/output/config.json": config,
    ".vercel/output/builds.json": { target: "preview", builds: [{ use: "@vercel/static" }] },
    ".vercel/output/static/index.html": "<h1>Hello</h1>",
    ".vercel/output/static/about.html": "about",
    ".vercel/output/static/.well-known/x": "y",
    ".vercel/output/functions/api.func/.vc-config.json": functionConfig,
    ".vercel/output/functions/api.func/index.js": "export default () => {}",
    ".vercel/output/functions/api.func/bin/tool": "#!/bin/sh",
    ".vercel/output/functions/api.func/node_modules/a/index.js": "a",
    ".vercel/output/functions/page.prerender-config.json": { expiration: 60 },
    ".vercel/output/functions/page.prerender-fallback.html": "soon",
    ".vercel/routes.json": { routes: [] },
    ".vercel/project.json": { orgId: "user_1", projectId: "prj_1" },
    ".vercelignore": "secret.txt\n.vercel\nstatic",
    "node_modules/.pnpm/left-pad@1/index.js": "pad",
    "data/data.json": "{}",
    "data/not-named.json": "{}",
    "secret.txt": "TOKEN=1",
    "index.html": "source, not output",
  });
  await link("node_modules/left-pad", ".pnpm/left-pad@1");
  await link(".vercel/output/functions/api.func/node_modules/b", "a");
  await link(".vercel/output/functions/page.func", "./api.func");
  await chmod(join(folder, ".vercel/output/functions/api.func/bin/tool"), 0o755);
}

const out = ".vercel/output";
const vc = `${out}/functions/a.func/.vc-config.json`;
const naming = (filePathMap: object) => ({ [`${out}/config.json`]: config, [vc]: { filePathMap } });
const builtAs = (builds: object) => ({ [`${out}/config.json`]: config, [`${out}/builds.json`]: builds });
const file = (text: string | object) => ({
  type: "file",
  mode: "100644",
  text: typeof text === "string" ? text : JSON.stringify(text),
});
// Linux says 120777 of a link, macOS 120755.
const linkTo = (text: string) => ({ type: "symlink", mode: expect.stringMatching(/^1207/), text });

test("the output, and what functions name outside of it, arrives file by file with its modes; nothing else does", async () => {
  await writeBuild();
  const { id } = await send();
  expect(await arrived(id)).toEqual({
    [`${out}/config.json`]: file(config),
    [`${out}/builds.json`]: file({ target: "preview", builds: [{ use: "@vercel/static" }] }),
    [`${out}/static/index.html`]: file("<h1>Hello</h1>"),
    [`${out}/static/about.html`]: file("about"),
    [`${out}/static/.well-known/x`]: file("y"),
    [`${out}/functions/api.func/.vc-config.json`]: file(functionConfig),
    [`${out}/functions/api.func/index.js`]: file("export default () => {}"),
    [`${out}/functions/api.func/bin/tool`]: { ...file("#!/bin/sh"), mode: "100755" },
    [`${out}/functions/api.func/node_modules/a/index.js`]: file("a"),
    [`${out}/functions/api.func/node_modules/b`]: linkTo("a"),
    [`${out}/functions/page.func`]: linkTo("./api.func"),
    [`${out}/functions/page.prerender-config.json`]: file({ expiration: 60 }),
    [`${out}/functions/page.prerender-fallback.html`]: file("soon"),
    ".vercel/routes.json": file({ routes: [] }),
    "data/data.json": file("{}"),
    "node_modules/.pnpm/left-pad@1/index.js": file("pad"),
    "node_modules/left-pad": linkTo(".pnpm/left-pad@1"),
  });
});

test("the emulator serves a build's static files, and says of its functions that it runs none", async () => {
  await writeBuild();
  const { url } = await send();
  const get = async (path: string) => {
    const answer = await emulator.fetch(`http://${url}${path}`);
    return [answer.status, await answer.text()];
  };
  expect(await get("/")).toEqual([200, "<h1>Hello</h1>"]);
  expect(await get("/about")).toEqual([200, "about"]);
  expect(await get("/api")).toEqual([501, expect.stringMatching(/The emulator runs none/)]);
  // The routes of the build lead all else to the function, what describes the build too.
  expect(await get("/.vercel/output/config.json")).toEqual([501, expect.stringMatching(/The emulator runs none/)]);
});

test("the platform learns that nothing is to be built, and an ordinary deployment does not say so", async () => {
  await writeBuild();
  expect(await send()).toMatchObject({ prebuilt: true });
  expect(created.map(({ query }) => query)).toEqual([{ prebuilt: "1" }, { prebuilt: "1" }]);
  created.length = 0;
  await deploy(client, { directory: join(folder, "data"), name: "site", schedule: () => 5 });
  await deploy(client, { directory: join(folder, "data"), name: "site", prebuilt: false, schedule: () => 5 });
  expect(created.map(({ query }) => query)).toEqual([{}, {}]);
});

test("an ordinary deployment keeps the modes of programs and brings the project's own routes, as the platform's client does", async () => {
  await write({ "run.sh": "#!/bin/sh", "index.html": "hi", ".vercel/routes.json": "{}", ".vercel/README.txt": "x" });
  await chmod(join(folder, "run.sh"), 0o755);
  const { id } = await send({ prebuilt: false });
  expect(await arrived(id)).toEqual({
    "run.sh": { ...file("#!/bin/sh"), mode: "100755" },
    "index.html": file("hi"),
    ".vercel/routes.json": file("{}"),
  });
});

test("routes of a .vercel that is brought back are sent once", async () => {
  await write({ "index.html": "hi", ".vercel/routes.json": "{}", ".vercelignore": "!.vercel" });
  await send({ prebuilt: false });
  const files = created[0]?.body.files as { file: string }[]; // as it was sent
  expect(files.map(({ file }) => file).sort()).toEqual([".vercel/routes.json", ".vercelignore", "index.html"]);
});

test("routes behind a .vercel that is a link to what the ignore file names are left out", async () => {
  await write({ "out/config.json": config, "secrets/routes.json": "{}", "kept/routes.json": "{}" });
  await link(".vercel", "secrets");
  await write({ ".vercelignore": "secrets" });
  expect(await pathsOf({ output: "out" })).toEqual(["out/config.json"]);
  await rm(join(folder, ".vercel"));
  await link(".vercel", "kept");
  expect(await pathsOf({ output: "out" })).toEqual([".vercel/routes.json", "out/config.json"]);
});

test("the root of a monorepo is deployed, with the output of one of its projects", async () => {
  const map = { filePathMap: { "x.js": "node_modules/x.js" } };
  await write({
    "apps/web/.vercel/output/config.json": { version: 3 },
    "apps/web/.vercel/output/functions/a.func/.vc-config.json": map,
    "apps/web/microfrontends.json": "{}",
    "apps/web/page.html": "source",
    "node_modules/x.js": "x",
  });
  const { id } = await send({ output: "apps/web/.vercel/output" });
  const paths = [
    "apps/web/.vercel/output/config.json",
    "apps/web/.vercel/output/functions/a.func/.vc-config.json",
    "apps/web/microfrontends.json",
    "node_modules/x.js",
  ];
  expect(Object.keys(await arrived(id)).sort()).toEqual(paths);
});

test("the redirects of `bulkRedirectsPath` are sent with the output: a file, or a folder", async () => {
  await write({ [`${out}/config.json`]: config, "redirects/a.json": "[]", "redirects/b.csv": "", "other.json": "[]" });
  expect(await pathsOf({ bulkRedirectsPath: "other.json" })).toEqual([`${out}/config.json`, "other.json"]);
  expect(await pathsOf({ bulkRedirectsPath: "./redirects/" })).toEqual([
    `${out}/config.json`,
    "redirects/a.json",
    "redirects/b.csv",
  ]);
  await expect(send({ bulkRedirectsPath: "../x.json" })).rejects.toMatchObject({ parameter: "bulkRedirectsPath" });
  await expect(send({ bulkRedirectsPath: "." })).rejects.toMatchObject({ parameter: "bulkRedirectsPath" });
  expect(await pathsOf({ bulkRedirectsPath: "nowhere" })).toEqual([`${out}/config.json`]);
});

describe("in a monorepo what the project's settings name is its own, not that of the folder above:", () => {
  const monorepo = {
    "apps/web/out/config.json": config,
    "apps/web/.vercel/output/config.json": config,
    "apps/web/redirects.json": "[1]",
    "apps/web/microfrontends.json": "{}",
    "redirects.json": "[2]",
    "microfrontends.json": "{}",
    "out/config.json": config,
  };
  const besideOutput = async (more: Partial<DeployInput>) => {
    const paths = await pathsOf({ bulkRedirectsPath: "redirects.json", ...more });
    return paths.filter((path) => !path.endsWith("config.json"));
  };
  const ofWeb = ["apps/web/microfrontends.json", "apps/web/redirects.json"];
  const ofAll = ["microfrontends.json", "redirects.json"];

  test.each<[string, Partial<DeployInput>, Record<string, object>, string[]]>([
    [
      "as the link of the repository says",
      { project: "web", name: "site", output: "apps/web/out" },
      { ".vercel/repo.json": { orgId: "user_1", projects: [{ id: "prj_1", name: "web", directory: "apps/web" }] } },
      ofWeb,
    ],
    [
      "as the caller says, with output of another name",
      { output: "apps/web/out", projectSettings: { rootDirectory: "./apps/web/" } },
      {},
      ofWeb,
    ],
    [
      "as the caller says, with output at the top",
      { output: "out", projectSettings: { rootDirectory: "apps/web" } },
      {},
      ofWeb,
    ],
    [
      "as the caller says, of the folder itself",
      { output: "apps/web/.vercel/output", projectSettings: { rootDirectory: null } },
      {},
      ofAll,
    ],
    [
      "as the settings say that were pulled",
      { output: "out" },
      { ".vercel/project.json": { settings: { rootDirectory: "apps/web" } } },
      ofWeb,
    ],
    [
      "as the settings say that were pulled, of the folder itself",
      { output: "apps/web/.vercel/output" },
      { ".vercel/project.json": { settings: { rootDirectory: null } } },
      ofAll,
    ],
    ["as the usual place of output says, where nothing else does", { output: "apps/web/.vercel/output" }, {}, ofWeb],
    ["that of the folder where nothing says", { output: "out" }, {}, ofAll],
  ])("%s", async (_, more, files, expected) => {
    await write({ ...monorepo, ...files });
    if (more.project !== undefined) await createProject(client, { name: more.project });
    expect(await besideOutput(more)).toEqual(expected);
  });

  test.each(["../elsewhere", "/etc"])("a project in %s is refused", async (rootDirectory) => {
    await write(monorepo);
    await expect(besideOutput({ output: "out", projectSettings: { rootDirectory } })).rejects.toThrow(
      /`projectSettings\.rootDirectory` has to be a path below `directory`/,
    );
  });

  test.each(["/redirects.json", ".", "..", "../..", "../../..", "../../x.json/.."])(
    "redirects in %s are refused there and in a plain project: all of it would be sent, or what is elsewhere",
    async (bulkRedirectsPath) => {
      await write({ ...monorepo, "apps/web/.env.local": "TOKEN=1", "x.json": "" });
      for (const more of [{ output: "apps/web/.vercel/output" }, { output: "out" }]) {
        await expect(send({ ...more, bulkRedirectsPath })).rejects.toMatchObject({
          name: "InputError",
          parameter: "bulkRedirectsPath",
        });
      }
      expect(created).toEqual([]);
    },
  );

  test("redirects of a folder that projects share are sent, and no secrets beside them", async () => {
    await write({ ...monorepo, "shared/a.json": "[]", "shared/.env.local": "TOKEN=1", "shared/.git/config": "x" });
    const more = { output: "out", projectSettings: { rootDirectory: "apps/web" }, bulkRedirectsPath: "../../shared" };
    expect(await besideOutput(more)).toEqual(["apps/web/microfrontends.json", "shared/a.json"]);
  });
});

test("a build for production is deployed to production", async () => {
  await write(builtAs({ target: "production" }));
  expect(await send({ target: "production" })).toMatchObject({ target: "production" });
});

const refused: [string, Record<string, string | object>, RegExp][] = [
  ["no output at all", { "index.html": "x" }, /no build output in .*its config\.json is missing. Run `vercel build`/],
  ["output without its config", { [`${out}/static/a.html`]: "x" }, /config\.json is missing. Run `vercel build`/],
  ["output of version 2", { [`${out}/config.json`]: { version: 2 } }, /has version 2 of the Build Output API, not 3/],
  ["output without a version", { [`${out}/config.json`]: {} }, /has version none of the Build Output API, not 3/],
  ["a version that is text", { [`${out}/config.json`]: { version: "3" } }, /has version "3" of the Build Output API/],
  ["a config that is not JSON", { [`${out}/config.json`]: "{" }, /config\.json" is not a JSON object: build again/],
  [
    "a build that failed",
    builtAs({ error: { message: "tsc exited with 2" } }),
    /failed \("tsc exited with 2"\)\. Fix it, and run `vercel build` again/,
  ],
  ["a build of which one part failed", builtAs({ builds: [{}, { error: { code: "E_NODE" } }] }), /failed \("E_NODE"\)/],
  [
    "a build for another environment",
    builtAs({ target: "production" }),
    /made for "production", not for "preview"\. Run `vercel build --target=preview`, or deploy with `target: "production"`/,
  ],
  [
    "a function that names a file out of the folder",
    naming({ a: "../outside.txt" }),
    /\.vc-config\.json" names "\.\.\/outside\.txt", which is not in .*Deploy the folder above, with `output`/,
  ],
  ["a function that names the folder above", naming({ a: "a/../.." }), /names "a\/\.\.\/\.\.", which is not in/],
  [
    "a function that names what is not there",
    naming({ a: "node_modules/a.js" }),
    /names "node_modules\/a\.js", which is not there\. Install the project's dependencies/,
  ],
  ["a function's config that is not JSON", { [`${out}/config.json`]: config, [vc]: "nope" }, /is not a JSON object/],
  ["a function's config whose map holds numbers", naming({ a: 1 }), /has a filePathMap with values that are not paths/],
  [
    "a failure of many lines and no end, on one line and cut",
    {
      [`${out}/config.json`]: config,
      [`${out}/builds.json`]: { error: { message: `\n::set-env x\u001b[2J${"x".repeat(1e6)}` } },
    },
    /^[^\n]*failed \("\\n::set-env x\\u001b\[2Jx{180,200}…"\)[^\n]*$/,
  ],
  [
    "a version that is text with line breaks",
    { [`${out}/config.json`]: { version: "\n::error::x" } },
    /has version "\\n::error::x" of/,
  ],
  [
    "a config of more than 32 MiB",
    { [`${out}/config.json`]: `{"version":3,"x":"${"x".repeat(32 * 1024 * 1024)}"}` },
    /config\.json" has \d+ bytes, and 33554432 at most: build again/,
  ],
  [
    "a function that names what no system has a path for",
    { [`${out}/config.json`]: config, [vc]: { filePathMap: { a: `${"x".repeat(5000)}/a.js` } } },
    /"x{200}…" is too long a path for this system \(ENAMETOOLONG\)/,
  ],
  [
    "a function that names a backslash",
    naming({ a: "a\\b" }),
    /\.vc-config\.json" names "a\\\\b", which has a backslash: put \/ between folders\. Rename the file, or build where/,
  ],
  ["two ignore files", { [`${out}/config.json`]: config, ".vercelignore": "a", ".nowignore": "b" }, /Move the lines/],
];

describe("is refused before anything is sent, with what to run:", () => {
  test.each(refused)("%s", async (_, files, message) => {
    await write(files);
    const error: unknown = await send().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "InputError", sideEffect: "none", message: expect.stringMatching(message) });
    expect(emulator.requests).toEqual([]);
  });

  test.each([
    ["out of the folder", "../../elsewhere"],
    ["to the project itself, with all that is left out otherwise", ".."],
    ["to another folder of the project", "../out"],
  ])("output that is a link %s", async (_, target) => {
    await write({
      "elsewhere/config.json": config,
      "site/config.json": config,
      "site/out/config.json": config,
      "site/.env.local": "TOKEN=1",
    });
    await link("site/.vercel/output", target);
    await expect(send({ directory: join(folder, "site") })).rejects.toThrow(
      /"\.vercel\/output" in .*site is a link; the folder itself/,
    );
    expect(emulator.requests).toEqual([]);
  });

  test("output whose config.json is a link", async () => {
    await write({ "config.json": config, [`${out}/static/a.html`]: "a" });
    await link(`${out}/config.json`, "../../config.json");
    await expect(send()).rejects.toThrow(/There is no build output in .*: its config\.json is missing/);
    expect(emulator.requests).toEqual([]);
  });

  test("output in a .vercel that is a link", async () => {
    await write({ "kept/output/config.json": config });
    await link(".vercel", "kept");
    await expect(send()).rejects.toThrow(/"\.vercel" in .* is a link; the folder itself has to be there/);
  });

  test("redirects in a folder that is a link, or leads through one", async () => {
    await write({ [`${out}/config.json`]: config, "elsewhere/folder/a.json": "TOKEN=1" });
    await link("linked", "elsewhere");
    await expect(send({ bulkRedirectsPath: "linked/folder" })).rejects.toThrow(/"linked" in .* is a link/);
  });

  test.each(["../../etc", "..", "/etc"])(
    "a link's project that is in %s, with the file that says so",
    async (where) => {
      await write({
        ".vercel/repo.json": {
          orgId: "team_1",
          remoteName: "origin",
          projects: [{ id: "prj_1", name: "web", directory: where }],
        },
      });
      const sent = deploy(client, { directory: folder, prebuilt: true });
      await expect(sent).rejects.toThrow(/folder that \.vercel\/repo\.json names has to be a path below `directory`/);
    },
  );

  test.each(["lib/a.js", "lib/private"])(
    "a function that names %s, out of the folder by a link on its way",
    async (a) => {
      await write({ "elsewhere/a.js": "TOKEN=1", [`site/${out}/config.json`]: config });
      await write({ [`site/${vc}`]: { filePathMap: { a } } });
      await makeFolder("elsewhere/private", 0o700);
      await link("site/lib", "../elsewhere");
      const refusal = new RegExp(`"${a}" leads out of .* through a link`);
      await expect(send({ directory: join(folder, "site") })).rejects.toThrow(refusal);
      expect(emulator.requests).toEqual([]);
    },
  );

  test.each(["/etc", "../output", ".", "a/../.."])("`output` that is %s", async (output) => {
    await expect(send({ output })).rejects.toMatchObject({ name: "InputError", parameter: "output" });
  });
});

test.each([
  ["production", { target: "production" }, "preview", /vercel build --target=production`, or deploy without `target`/],
  [
    "a custom environment",
    { customEnvironmentSlugOrId: "qa" },
    "production",
    /--target=qa`, or deploy with `target: "production"`/,
  ],
  ["a preview", {}, "qa", /--target=preview`, or deploy with `target: "qa"`/],
  [
    "an environment of a name that no shell should read",
    { target: "$(x)\u202e" },
    "qa",
    /not for "\$\(x\)\\u202e"\. Build for that one, or deploy with `target: "qa"`/,
  ],
  ["a custom environment as its target", { target: "load" }, "qa", /--target=load`, or deploy with `target: "qa"`/],
])("a deployment to %s of another environment's build says how to deploy it", async (_, aim, target, message) => {
  await write(builtAs({ target }));
  await expect(send(aim)).rejects.toMatchObject({ name: "InputError", message: expect.stringMatching(message) });
  expect(emulator.requests).toEqual([]);
});

test("a custom environment that is given by its ID takes a build of any name, which an ID does not tell", async () => {
  await write(builtAs({ target: "qa" }));
  await send({ customEnvironmentSlugOrId: "env_1" }).catch(() => {});
  expect(created[0]?.body.customEnvironmentSlugOrId).toBe("env_1");
});

test("a preview is asked for as the platform's own client does: by no target", async () => {
  await write(builtAs({ target: "preview" }));
  await send({ target: "preview" });
  expect(created[0]?.body).not.toHaveProperty("target");
});

test("files that functions name are left out also where a link leads to a target that the ignore file names", async () => {
  await write({
    [`${out}/config.json`]: config,
    [vc]: { filePathMap: { x: `${out}/l/key.pem`, y: "lib/key.pem", z: "lib/a.js" } },
    "secrets/key.pem": "KEY",
    "real/key.pem": "KEY",
    "real/a.js": "a",
    ".vercelignore": "secrets\nreal/key.pem",
  });
  await link(`${out}/l`, "../../secrets");
  await link("lib", "real");
  expect(await pathsOf()).toEqual([`${out}/config.json`, vc, `${out}/l`, "lib/a.js"]);
});

test("redirects are left out where a link leads to what is left out of the project", async () => {
  await write({
    [`${out}/config.json`]: config,
    ".vercelignore": "/private",
    "private/a.json": "[]",
    ".git/config": "x",
  });
  await write({ "public/a.json": "[]" });
  await link("redirects", ".git");
  await link("more", "private");
  await link("others", "public");
  for (const [bulkRedirectsPath, isSent] of [
    ["redirects/config", false],
    ["more/a.json", false],
    ["others/a.json", true],
  ] as const) {
    expect(bulkRedirectsPath in (await arrived((await send({ bulkRedirectsPath })).id))).toBe(isSent);
  }
});

test("version control and local settings are not taken because functions name them, unless the ignore file brings them back", async () => {
  const names = [".git/config", ".env.local", ".env.prod.local", "sub/.env.local", ".env"];
  await write({
    [`${out}/config.json`]: config,
    [vc]: { filePathMap: Object.fromEntries(names.map((name) => [name, name])) },
    ...Object.fromEntries(names.map((name) => [name, "TOKEN=1"])),
  });
  expect((await pathsOf()).filter((path) => !path.startsWith(out))).toEqual([".env"]);
  await write({ ".vercelignore": "!.env.local" });
  expect((await pathsOf()).filter((path) => !path.startsWith(out))).toEqual([".env", ".env.local", "sub/.env.local"]);
});

test("dependencies of functions are included also where the ignore file names them, as the platform's own client does", async () => {
  const depends = ["node_modules/a/index.js", "apps/node_modules/b.js", ".next/c.js", ".yarn/cache/d.zip", ".pnp.cjs"];
  const more = [".venv/e.py", "venv/f.py", "__pycache__/g.pyc", "target/h", "linked/i.js"];
  const not = ["apps/main.js", "sub/target/x", "node_modules/.env.local", "node_modules/.git/config"];
  await write({
    [`${out}/config.json`]: config,
    [vc]: { filePathMap: Object.fromEntries([...depends, ...more, ...not].map((path) => [path, path])) },
    ...Object.fromEntries([...depends, ...more.slice(0, -1), ...not].map((path) => [path, path])),
    "node_modules/linked/i.js": "i",
    ".vercelignore": "*\n!.vercelignore",
  });
  await link("linked", "node_modules/linked");
  const taken = (await pathsOf()).filter((path) => !path.startsWith(out));
  expect(taken.sort()).toEqual([...depends, ...more.slice(0, -1)].sort());
  await write({ ".vercelignore": "node_modules" });
  expect(await pathsOf()).toContain("linked/i.js");
  await write({ ".vercelignore": "node_modules\n!.env.local" });
  expect(await pathsOf()).toContain("node_modules/.env.local");
});

test("a path that no deployment takes does no harm where it is left out", async () => {
  await write({
    [`${out}/config.json`]: config,
    [vc]: { filePathMap: { a: "left-out/a\\b", b: "c\\d", c: "left-out/a\0b" } },
    ".vercelignore": "left-out\nc*d",
  });
  expect(await pathsOf()).toEqual([`${out}/config.json`, vc]);
});

test.each([null, "", undefined, 0])("a function whose filePathMap is %j names nothing", async (filePathMap) => {
  await write({ [`${out}/config.json`]: config, [vc]: { filePathMap }, "a.js": "a" });
  expect(await pathsOf()).toEqual([`${out}/config.json`, vc]);
});

test("a folder that a function names is sent without its content, and the project's own is not sent at all", async () => {
  await write({
    [`${out}/config.json`]: config,
    [vc]: { filePathMap: { a: ".", b: "lib", c: "lib/", d: "left-out", e: "./empty" } },
    "lib/a.js": "a",
    "left-out/a.js": "a",
    ".vercelignore": "left-out",
  });
  await makeFolder("empty", 0o700);
  await makeFolder("lib", 0o755);
  expect(await arrived((await send()).id)).toEqual({
    [`${out}/config.json`]: file(config),
    [vc]: file({ filePathMap: { a: ".", b: "lib", c: "lib/", d: "left-out", e: "./empty" } }),
    empty: { type: "directory", mode: "40700", text: "" },
    lib: { type: "directory", mode: "40755", text: "" },
  });
  expect(created[0]?.body.files).toContainEqual({ file: "lib", mode: 0o40755 });
});

test("a folder that a function names is sent beside what the function names of it", async () => {
  await write({ [`${out}/config.json`]: config, [vc]: { filePathMap: { a: "lib", b: "lib/a.js" } }, "lib/a.js": "a" });
  await makeFolder("lib", 0o700);
  const { id } = await send();
  expect(Object.keys(await arrived(id))).toEqual([`${out}/config.json`, vc, "lib/a.js"]);
  expect(await listDeploymentFiles(client, { id })).toContainEqual(
    expect.objectContaining({ name: "lib", type: "directory", mode: 0o40700 }),
  );
});

test("empty folders of the output, and of a folder of redirects, arrive; others of the project do not", async () => {
  await write({ [`${out}/config.json`]: config, "redirects/a.json": "[]" });
  for (const path of [`${out}/static/empty`, "redirects/empty", "empty", ".vercel/empty"])
    await makeFolder(path, 0o755);
  const empty = { type: "directory", mode: "40755", text: "" };
  expect(await arrived((await send({ bulkRedirectsPath: "redirects" })).id)).toEqual({
    [`${out}/config.json`]: file(config),
    [`${out}/static/empty`]: empty,
    "redirects/a.json": file("[]"),
    "redirects/empty": empty,
  });
  await rm(join(folder, "redirects"), { recursive: true });
  await makeFolder("redirects", 0o755);
  expect(await pathsOf({ bulkRedirectsPath: "redirects" })).not.toContain("redirects");
});

test("folders by the names of what is read arrive as folders, or are not output", async () => {
  await write({ [`${out}/config.json`]: config });
  for (const path of [vc, `${out}/builds.json`, ".vercel/routes.json", "microfrontends.json"])
    await makeFolder(path, 0o755);
  expect(await pathsOf()).toEqual([`${out}/builds.json`, `${out}/config.json`, vc]);
  await rm(join(folder, out, "config.json"));
  await makeFolder(`${out}/config.json`, 0o755);
  await expect(send()).rejects.toThrow(/its config\.json is missing/);
});

test("a byte order mark at the beginning of what a build says is not part of it", async () => {
  const marked = (value: object): string => `\uFEFF${JSON.stringify(value)}`;
  await write({
    [`${out}/config.json`]: marked(config),
    [vc]: marked({ filePathMap: { a: "lib/a.js" } }),
    "lib/a.js": "a",
  });
  expect(await pathsOf()).toContain("lib/a.js");
});

test("a config that is a link is sent as one, and what it leads to is not read", async () => {
  await write({ [`${out}/config.json`]: config, "outside.json": { filePathMap: { a: "a.js" } }, "a.js": "a" });
  await link(vc, "../../../../outside.json");
  expect(await arrived((await send()).id)).toEqual({
    [`${out}/config.json`]: file(config),
    [vc]: linkTo("../../../../outside.json"),
  });
});

test.skipIf(process.platform === "win32")(
  "a name in the output that no deployment takes is not advised to be ignored (Windows has no such names)",
  async () => {
    await write({ [`${out}/config.json`]: config, [`${out}/static/a\\b.html`]: "x" });
    await expect(send()).rejects.toThrow(/has a backslash.*\. Rename it where it comes from, and build again\.$/);
  },
);

test("an abort ends the look through hundreds of thousands of names in a second of computing", {
  tags: "endurance",
}, async () => {
  const names = Array.from({ length: 300_000 }, (_, index) => [`${index}`, `lib/${index}/..`]);
  await write({ [`${out}/config.json`]: config, [vc]: { filePathMap: Object.fromEntries(names) }, "lib/a.js": "a" });
  await expect(send({})).resolves.toBeDefined();
  // They name one folder, which is looked at once.
  const abort = new AbortController();
  const others = Array.from({ length: 300_000 }, (_, index) => [
    `${index}`,
    `lib/${index % 2 ? "a.js" : `x${index}/../a.js`}`,
  ]);
  await write({ [vc]: { filePathMap: Object.fromEntries(others) } });
  const work = deploy(client, { directory: folder, name: "site", prebuilt: true }, { signal: abort.signal });
  let aborted = process.cpuUsage();
  setTimeout(() => {
    aborted = process.cpuUsage();
    abort.abort();
  }, 300);
  await expect(work).rejects.toMatchObject({ name: "AbortedError" });
  expect(process.cpuUsage(aborted).user).toBeLessThan(1_000_000);
});

test("links in the output that lead out of it are sent as links: nothing behind them is read", async () => {
  await write({ [`${out}/config.json`]: config, "secret.txt": "TOKEN=1" });
  await link(`${out}/static/leak.txt`, "/proc/self/environ");
  await link(`${out}/static/gone.txt`, "nowhere");
  await link(`${out}/functions/a.func`, "../../../src");
  const { id } = await send();
  expect(await arrived(id)).toEqual({
    [`${out}/config.json`]: file(config),
    [`${out}/static/leak.txt`]: linkTo("/proc/self/environ"),
    [`${out}/static/gone.txt`]: linkTo("nowhere"),
    [`${out}/functions/a.func`]: linkTo("../../../src"),
  });
  expect(await readlink(join(folder, out, "static/leak.txt"))).toBe("/proc/self/environ");
});

test("a folder that holds nothing but output says how to deploy it", async () => {
  await write({ [`${out}/config.json`]: config });
  await expect(send({ prebuilt: false })).rejects.toThrow(/deployed with `prebuilt: true`/);
});
