import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { clients, createSandboxDesk, isolations, type SandboxDesk } from "./sandbox-desk.ts";

/** Common beginning of the programs: the platform's SDK, and credentials in the form of its documents. */
const beginningWith = (sdk: Sdk) => `
import { createRequire } from "node:module";
const { Sandbox, Snapshot } = createRequire(process.argv[2])("${sdk}");
const credentials = { token: process.env.TOKEN, teamId: process.env.TEAM, projectId: process.env.PROJECT };
const said = {};
`;

/** Runs a program with the SDK, and returns what it noted in \`said\`. */
async function withSdk(desk: SandboxDesk, program: string, sdk: Sdk): Promise<Record<string, unknown>> {
  const { emulator, teamId, projectId } = desk;
  desk.write({ "program.mjs": `${beginningWith(sdk)}${program}\nconsole.log(JSON.stringify(said));\n` });
  const { stdout, stderr } = await desk.node(
    sdk === "sandbox-2" ? "@vercel/sandbox 2.x" : sdk,
    ["program.mjs", join(clients, "package.json")],
    {
      TOKEN: emulator.token,
      TEAM: teamId,
      PROJECT: projectId,
    },
  );
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

type Sdk = "@vercel/sandbox" | "sandbox-2";
const each = isolations.flatMap((isolation) =>
  (["@vercel/sandbox", "sandbox-2"] as const).map((sdk) => ({ sdk, isolation })),
);

describe.each(each)("the platform's sandbox SDK, $sdk, isolation $isolation", ({ sdk, isolation }) => {
  test("a snapshot begins other sandboxes, a fork begins with one, and what was stopped is resumed with its files", async () => {
    const said = await withSdk(
      await createSandboxDesk(isolation),
      `
      const text = async (sandbox) => String(await sandbox.readFileToBuffer({ path: "kept" }));
      const sandbox = await Sandbox.create({ ...credentials, name: "box", tags: { for: "test" } });
      await sandbox.writeFiles([{ path: "kept", content: "kept" }]);
      const snapshot = await sandbox.snapshot({ expiration: 86_400_000 });
      said.snapshot = [snapshot.status, snapshot.sizeBytes > 0, snapshot.expiresAt > new Date(), sandbox.status];
      const other = await Sandbox.create({ ...credentials, name: "other", source: { type: "snapshot", snapshotId: snapshot.snapshotId } });
      said.other = [await text(other), other.sourceSnapshotId === snapshot.snapshotId];
      const fork = await Sandbox.fork({ ...credentials, sourceSandbox: "box", name: "fork" });
      said.fork = [fork.name, await text(fork), fork.tags];
      await fork.stop();
      // One that is stopped is resumed by the SDK itself, when it is used.
      said.resumed = [await text(fork), fork.status];
      said.got = (await Sandbox.get({ ...credentials, name: "box", resume: true })).status;
      const names = async (params) => (await (await Sandbox.list({ ...credentials, ...params })).toArray()).map(({ name }) => name).sort();
      said.listed = [await names(), await names({ limit: 1 }), await names({ namePrefix: "o", sortBy: "name" }), await names({ tags: { for: "test" } })];
      said.sessions = (await (await fork.listSessions()).toArray()).length;
      said.snapshots = (await (await Snapshot.list({ ...credentials, name: "box" })).toArray()).map(({ id }) => id === snapshot.snapshotId);
      const found = await Snapshot.get({ ...credentials, snapshotId: snapshot.snapshotId });
      await found.delete();
      said.deleted = found.status;
      `,
      sdk,
    );
    expect(said).toMatchObject({
      snapshot: ["created", true, true, "stopped"],
      other: ["kept", true],
      fork: ["fork", "kept", { for: "test" }],
      resumed: ["kept", "running"],
      got: "running",
      listed: [["box", "fork", "other"], ["box", "fork", "other"], ["other"], ["box", "fork"]],
      sessions: 2,
      snapshots: [true],
      deleted: "deleted",
    });
  });

  test("is given more time, other settings, and reaches a port", async () => {
    const desk = await createSandboxDesk(isolation);
    const said = await withSdk(
      desk,
      `
      const sandbox = await Sandbox.create({ ...credentials, name: "box", ports: [3000], timeout: 60_000, resources: { vcpus: 2 } });
      await sandbox.extendTimeout(60_000);
      said.timeout = sandbox.currentSession().timeout;
      await sandbox.update({ timeout: 180_000, networkPolicy: { allow: ["example.com"] }, tags: { kind: "web" } });
      said.updated = [sandbox.timeout, sandbox.currentSession().timeout, sandbox.tags, sandbox.networkPolicy];
      await sandbox.writeFiles([{ path: "serve.mjs", content: "import http from 'node:http'; http.createServer((q, a) => a.end('served ' + q.url)).listen(process.env.PORT ?? 3000, () => console.log('up'))" }]);
      const server = await sandbox.runCommand({ cmd: "node", args: ["serve.mjs"], detached: true });
      for await (const { data } of server.logs()) if (data.includes("up")) break;
      const domain = sandbox.domain(3000);
      said.domain = domain.replace(/sb-[a-z0-9]+/, "sb");
      said.served = await (await fetch(domain + "/page")).text();
      said.none = await Promise.resolve().then(() => sandbox.domain(1)).catch((error) => error.message);
      const stopped = await sandbox.stop();
      said.stopped = [stopped.status, stopped.snapshot?.creationMethod];
      `,
      sdk,
    );
    expect(said).toEqual({
      timeout: 120_000,
      updated: [180_000, 180_000, { kind: "web" }, { allow: ["example.com"] }],
      domain: "https://sb-3000.vercel.run",
      served: "served /page",
      none: "No route for port 1",
      stopped: ["stopped", "automatic"],
    });
  });
});
