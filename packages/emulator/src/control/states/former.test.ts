import { execFileSync } from "node:child_process";
import { createReadStream, readdirSync } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import { downloadArtifact } from "@slipway/artifacts";
import { getAuthToken } from "@slipway/authentication";
import { type Client, createClient } from "@slipway/core";
import { listDeployments } from "@slipway/deployments";
import { listDnsRecords } from "@slipway/dns";
import { createEmulator, type Emulator } from "@slipway/emulator";
import { getProjectEnv, listProjectEnvs, listProjects } from "@slipway/projects";
import { platformRegistry } from "@slipway/registry";
import { forkSandbox, getSandbox, listSandboxes, stopSession } from "@slipway/sandboxes";
import { listWebhooks } from "@slipway/webhooks";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../../../../test/new-folder.ts";
import { sh } from "../../../test/sandbox-shell.ts";
import { isolationProblem } from "../../isolation/choose-isolation.ts";

// A data folder, a snapshot in it and an export, as the emulator of commit 157c1faf wrote them: users keep theirs for ever.

const fixtures = join(import.meta.dirname, "../../../test/fixtures/157c1faf");
const token = "vcp_jTUEJmwzi0IHZgpuJv6khcMxD7Ui39M17Qe12HX4x6rYPTCsVDSyyFJc";

test("a data folder of before opens with all that it holds, and so does a snapshot in it", async () => {
  const folder = newFolder();
  execFileSync("tar", ["-xzf", join(fixtures, "data.tar.gz"), "-C", folder]);
  const emulator = await createEmulator({ dataFolder: join(folder, "data"), clock: "manual" });
  onTestFinished(() => emulator.close());
  expect(await namesOf(emulator)).toEqual(["after-the-snapshot", "site"]);
  await expectAll(emulator);
  expect(await emulator.snapshots()).toEqual(["of-157c1faf"]);
  await emulator.restore("of-157c1faf");
  expect(await namesOf(emulator)).toEqual(["site"]);
  await expectAll(emulator);
});

const problem = await isolationProblem();

test.each(problem === undefined ? (["none", "bubblewrap"] as const) : (["none"] as const))(
  "a sandbox of before is resumed, stopped, resumed and forked (isolation %s)",
  async (isolation) => {
    const folder = newFolder();
    execFileSync("tar", ["-xzf", join(fixtures, "data.tar.gz"), "-C", folder]);
    const sandboxes = { runtime: "process", isolation } as const;
    const emulator = await createEmulator({ dataFolder: join(folder, "data"), clock: "manual", sandboxes });
    onTestFinished(() => emulator.close());
    const client = clientOf(emulator);
    const { id: projectId } =
      (await listProjects(client).toArray({ limit: 10 })).find(({ name }) => name === "site") ?? {};
    const files = async ({ session }: { session: { id: string } }) =>
      (await sh(client, session.id, "cat kept.txt; readlink deep/link; cat more")).output;
    const first = await getSandbox(client, { name: "kept", projectId, resume: true });
    expect(await sh(client, first.session.id, "echo more > more; cat deep/link")).toMatchObject({ output: "kept\n" });
    await stopSession(client, { sessionId: first.session.id });
    const all = "kept\n../kept.txt\nmore\n";
    expect(await files(await getSandbox(client, { name: "kept", projectId, resume: true }))).toBe(all);
    expect(await files(await forkSandbox(client, { name: "kept", projectId, newName: "fork" }))).toBe(all);
  },
);

test("bytes that nobody has in a data folder of before are given back", async () => {
  const folder = newFolder();
  execFileSync("tar", ["-xzf", join(fixtures, "data.tar.gz"), "-C", folder]);
  const emulator = await createEmulator({ dataFolder: join(folder, "data"), clock: "manual" });
  onTestFinished(() => emulator.close());
  expect(filesIn(join(folder, "data"))).toHaveLength(7);
  await emulator.clock.advance("24 hours");
  expect(filesIn(join(folder, "data"))).toHaveLength(5);
  await expectAll(emulator);
});

test("an export of before is taken in whole, and gives back the bytes that nobody has", async () => {
  const folder = join(newFolder(), "data");
  const emulator = await createEmulator({ dataFolder: folder, clock: "manual" });
  onTestFinished(() => emulator.close());
  await emulator.import(createReadStream(join(fixtures, "export.gz")).pipe(createGunzip()));
  expect(await namesOf(emulator)).toEqual(["after-the-snapshot", "site"]);
  await expectAll(emulator);
  expect(filesIn(folder)).toHaveLength(7);
  await emulator.clock.advance("24 hours");
  expect(filesIn(folder)).toHaveLength(5);
});

const filesIn = (folder: string) =>
  readdirSync(join(folder, "files/blobs"), { recursive: true, withFileTypes: true }).filter((each) => each.isFile());

const clientOf = (emulator: Emulator): Client => createClient({ baseUrl: emulator.url, token });

async function namesOf(emulator: Emulator): Promise<string[]> {
  return (await listProjects(clientOf(emulator)).toArray({ limit: 10 })).map(({ name }) => name).sort();
}

async function expectAll(emulator: Emulator): Promise<void> {
  const client = clientOf(emulator);
  const all = await Promise.all([
    getAuthToken(client, { tokenId: "current" }).then(({ token: { name } }) => name),
    listDeployments(client)
      .toArray({ limit: 10 })
      .then((found) => found.map(({ state, target }) => [state, target])),
    emulator.fetch("http://site.localhost/").then((response) => response.text()),
    readVariable(client),
    listWebhooks(client).then((found) => found.map(({ url }) => url)),
    listDnsRecords(client, { domain: "example.com" })
      .toArray({ limit: 10 })
      .then((found) => found.map(({ value }) => value)),
    new Response(await downloadArtifact(client, { hash: "abcdef" })).text(),
    Array.fromAsync(platformRegistry(client).repository("acme/site/app").tags.list()),
    listSandboxes(client, { project: "site" })
      .toArray({ limit: 10 })
      .then((found) => found.map(({ name, status }) => [name, status])),
  ]);
  expect(all).toMatchInlineSnapshot(`
    [
      "ci",
      [
        [
          "READY",
          null,
        ],
        [
          "READY",
          "production",
        ],
        [
          "READY",
          "production",
        ],
      ],
      "<h1>Second</h1>",
      "kept-secret-value",
      [
        "http://127.0.0.1:9/hook",
      ],
      [
        "192.0.2.7",
        "cname.vercel-dns.com",
        "cname.vercel-dns.com",
        "0 issue "letsencrypt.org"",
      ],
      "artifact of before",
      [
        "1",
      ],
      [
        [
          "kept",
          "stopped",
        ],
      ],
    ]
  `);
}

async function readVariable(client: Client): Promise<unknown> {
  const { envs } = (await listProjectEnvs(client, { idOrName: "site" })) as { envs: { id: string }[] };
  return (await getProjectEnv(client, { idOrName: "site", id: envs[0]?.id ?? "" })).value;
}
