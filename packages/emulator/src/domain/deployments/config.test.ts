import { createDeployment, getDeployment, listDeploymentFiles } from "@slipway/deployments";
import { expect, test } from "vitest";
import { start, visit, wholeBuild } from "../../../test/start.ts";

const page = (text: string) => [{ file: "index.html", data: `<h1>${text}</h1>`, mode: 0o100644 }];

test("settings that every client sends beside the files are accepted, stored and returned", async () => {
  const { client } = await start();
  const config = {
    builds: [{ use: "@vercel/static", src: "public/**" }],
    crons: [{ path: "/api/daily", schedule: "0 5 * * *" }],
    functions: { "api/*.ts": { maxDuration: 30, memory: 1024 } },
    images: { sizes: [640, 1080], formats: ["image/avif" as const] },
    regions: ["fra1"],
    routes: [{ src: "/old", status: 308, headers: { Location: "/new" } }, { handle: "filesystem" as const }],
  };
  const { id } = await createDeployment(client, {
    ...config,
    name: "site",
    files: page("x"),
    version: 2,
    source: "cli",
    env: { API_KEY: "not shown", ANSWER: "42" },
    build: { env: { CI: "1" } },
    public: true,
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{ source: "/blog/:slug", destination: "/posts/:slug", permanent: true }],
    rewrites: [{ source: "/(.*)", destination: "/index.html", has: [{ type: "header", key: "x-app" }] }],
    headers: [{ source: "/(.*)", headers: [{ key: "x-frame-options", value: "DENY" }] }],
    git: { deploymentEnabled: { "dependabot/*": false } },
    framework: null,
    buildCommand: "make",
    outputDirectory: null,
    bulkRedirectsPath: "redirects.csv",
    alias: "beta.example.com",
    prebuilt: "1",
  });
  const shown = await getDeployment(client, { idOrUrl: id });
  expect(shown).toMatchObject({
    ...config,
    env: ["ANSWER", "API_KEY"],
    build: { env: ["CI"] },
    public: true,
    prebuilt: true,
    source: "cli",
    userAliases: ["beta.example.com"],
    projectSettings: { framework: null, buildCommand: "make", outputDirectory: null },
  });
  expect(JSON.stringify(shown)).not.toContain("not shown");
});

test("a deployment that is deployed again keeps what it was configured with, unless the request says otherwise", async () => {
  const { client } = await start();
  const crons = [{ path: "/api/daily", schedule: "0 5 * * *" }];
  const first = await createDeployment(client, { name: "site", files: page("x"), crons, regions: ["fra1"] });
  const again = await createDeployment(client, { name: "site", deploymentId: first.id, regions: ["iad1"] });
  expect(again).toMatchObject({ crons, regions: ["iad1"] });
});

test("a file keeps the mode that it was sent with", async () => {
  const { client } = await start();
  const files = [{ file: "run.sh", data: "#!/bin/sh", mode: 0o100755 }, ...page("x"), { file: "plain.txt", data: "" }];
  const { id } = await createDeployment(client, { name: "site", files });
  const listed = await listDeploymentFiles(client, { id });
  expect(Object.fromEntries(listed.map(({ name, mode }) => [name, mode]))).toEqual({
    "index.html": 0o100644,
    "plain.txt": 0o100644,
    "run.sh": 0o100755,
  });
});

test("a production deployment that is not to be assigned leaves production where it is", async () => {
  const { emulator, client } = await start();
  await createDeployment(client, { name: "site", target: "production", files: page("first") });
  await emulator.clock.advance(wholeBuild);
  const second = await createDeployment(client, {
    name: "site",
    target: "production",
    files: page("second"),
    autoAssignCustomDomains: false,
  });
  await emulator.clock.advance(wholeBuild);
  expect(await getDeployment(client, { idOrUrl: second.id })).toMatchObject({
    readyState: "READY",
    readySubstate: "STAGED",
    autoAssignCustomDomains: false,
  });
  expect(await (await visit(emulator, "site.localhost")).text()).toBe("<h1>first</h1>");
});

test("a cron without a path of its own is refused, and nothing is kept", async () => {
  const { client } = await start();
  const crons = [{ path: "api/daily", schedule: "0 5 * * *" }];
  await expect(createDeployment(client, { name: "site", files: page("x"), crons })).rejects.toMatchObject({
    status: 400,
  });
});
