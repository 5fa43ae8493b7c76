import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createEmulator, type Emulator } from "../../packages/emulator/src/index.ts";
import { importPeer } from "../../scripts/peers/install-peer.ts";
import { newFolder, writeFiles } from "../new-folder.ts";
import { noteExercised } from "./exercised.ts";

interface ClientEvent {
  readonly type: string;
  readonly payload: {
    readonly id?: string;
    readonly url?: string;
    readonly alias?: readonly string[];
    readonly readyState?: string;
  };
}

/** The used part of the platform's client for deploying. */
interface DeployModule {
  createDeployment(client: ClientOptions, deployment: Readonly<Record<string, unknown>>): AsyncIterable<ClientEvent>;
  checkDeploymentStatus(deployment: object, client: ClientOptions): AsyncIterable<ClientEvent>;
}

interface ClientOptions {
  readonly token: string;
  readonly apiUrl: string;
  readonly path: string;
  readonly force?: boolean;
  readonly archive?: "tgz";
  readonly prebuilt?: boolean;
  readonly vercelOutputDir?: string;
}

interface Ground {
  readonly emulator: Emulator;
  readonly client: DeployModule;
  readonly options: ClientOptions;
}

/** A folder with these files, and the client with an emulator. */
async function ground(files: Readonly<Record<string, string>>): Promise<Ground> {
  const client = await importPeer<DeployModule>("platform-clients", "@vercel/client");
  const emulator = await createEmulator({ buildTime: 100, validateAnswers: true, strict: true });
  const path = newFolder();
  onTestFinished(async () => {
    noteExercised("@vercel/client", emulator.requests);
    await emulator.close();
  });
  writeFiles(path, files);
  return { emulator, client, options: { token: emulator.token, apiUrl: emulator.url, path } };
}

const settings = { name: "site", target: "production", projectSettings: { framework: null } };
const text = async (emulator: Emulator, path = "/") => (await emulator.fetch(`http://site.localhost${path}`)).text();

test("the platform's client deploys a folder, and tells each step until the aliases are there", async () => {
  const { emulator, client, options } = await ground({
    "index.html": "home",
    "docs/a.txt": "a",
    ".gitignore": "docs/b.txt",
    "docs/b.txt": "b",
  });
  const events = await Array.fromAsync(client.createDeployment(options, settings));
  const types = events.map(({ type }) => type);
  for (const type of ["hashes-calculated", "file-uploaded", "created", "ready", "alias-assigned"])
    expect(types).toContain(type);
  expect(events.at(-1)).toMatchObject({
    type: "alias-assigned",
    payload: { readyState: "READY", alias: ["site.localhost", "site-acme.localhost"] },
  });
  expect([await text(emulator), await text(emulator, "/docs/a.txt")]).toEqual(["home", "a"]);
});

test("files that were uploaded before are not uploaded again", async () => {
  const { emulator, client, options } = await ground({ "index.html": "home" });
  await Array.fromAsync(client.createDeployment(options, settings));
  const before = emulator.requests.length;
  await Array.fromAsync(client.createDeployment({ ...options, force: true }, settings));
  const uploads = emulator.requests.slice(before).filter(({ operation }) => operation === "uploadFile");
  expect(uploads).toEqual([]);
});

test("the client deploys an archive, and a build's output", async () => {
  const { emulator, client, options } = await ground({
    "index.html": "home",
    ".vercel/output/config.json": '{"version":3,"routes":[{"src":"/old","status":308,"headers":{"Location":"/"}}]}',
    ".vercel/output/static/index.html": "built",
  });
  await Array.fromAsync(client.createDeployment({ ...options, archive: "tgz" }, settings));
  expect(await text(emulator)).toBe("home");
  const vercelOutputDir = join(options.path, ".vercel/output");
  await Array.fromAsync(client.createDeployment({ ...options, prebuilt: true, vercelOutputDir }, settings));
  expect(await text(emulator)).toBe("built");
  expect((await emulator.fetch("http://site.localhost/old", { redirect: "manual" })).status).toBe(308);
});

test("a deployment that is under way is followed to its end, also to a failed one", async () => {
  const { emulator, client, options } = await ground({ "index.html": "home" });
  emulator.faults.add({ build: "error", project: "site", errorCode: "BROKEN", errorMessage: "It broke" });
  const events = await Array.fromAsync(client.createDeployment(options, settings));
  expect(events.at(-1)?.type).toBe("error");
  const created = events.find(({ type }) => type === "created")?.payload ?? {};
  const followed = await Array.fromAsync(client.checkDeploymentStatus({ ...created, readyState: "QUEUED" }, options));
  expect(followed.at(-1)).toMatchObject({ type: "error" });
});
