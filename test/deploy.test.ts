import { mkdir, symlink, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type Client, createClient, type PollState } from "@slipway/core";
import { type DeployProgress, deployFiles, listDeploymentFiles, waitForDeployment } from "@slipway/deployments";
import { type DeployInput, deploy } from "@slipway/deployments/node";
import type { Emulator } from "@slipway/emulator";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { startDeploying } from "./deploy-fixture.ts";
import { writeFiles } from "./new-folder.ts";
import { openFiles } from "./open-files.ts";
import { portOf } from "./port-of.ts";

let emulator: Emulator;
let client: Client;
let folder: string;

beforeEach(async () => {
  ({ emulator, client, folder } = await startDeploying({ buildTime: 20, validateAnswers: true }));
});

const soon = () => 5;

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  writeFiles(folder, files);
}

const uploads = () => emulator.requests.filter(({ operation }) => operation === "uploadDeploymentFile").length;

test("a folder is deployed, and what is served is what it holds", async () => {
  await write({ "index.html": "<h1>Hello</h1>", "css/site.css": "h1 { color: teal }" });
  const deployment = await deploy(client, { directory: folder, name: "site", schedule: soon });
  expect(deployment).toMatchObject({ readyState: "READY", aliasAssigned: true });
  const page = await emulator.fetch(`http://${deployment.url}/css/site.css`);
  expect(page.headers.get("content-type")).toMatch("text/css");
  expect(await page.text()).toBe("h1 { color: teal }");
});

test("only what the platform lacks is sent, and each content once", async () => {
  await write({ "a.txt": "same", "b.txt": "same", "c.txt": "other" });
  await deploy(client, { directory: folder, name: "site", schedule: soon });
  expect(uploads()).toBe(2);
  await write({ "c.txt": "changed" });
  await deploy(client, { directory: folder, name: "site", schedule: soon });
  expect(uploads()).toBe(3);
});

test("files that are ignored by default are left out, and so are those that .vercelignore names", async () => {
  await write({
    "index.html": "hello",
    "drafts/secret.html": "not yet",
    "drafts/ready.html": "now",
    ".env.local": "TOKEN=1",
    ".git/config": "[core]",
    "node_modules/left-pad/index.js": "",
    ".vercelignore": "drafts/*\n!drafts/ready.html\n",
  });
  await symlink(join(folder, "nowhere"), join(folder, "node_modules", "broken"));
  const { id } = await deploy(client, { directory: folder, name: "site", schedule: soon });
  const files = await listDeploymentFiles(client, { id });
  expect(JSON.stringify(files)).toMatch("ready.html");
  expect(JSON.stringify(files)).not.toMatch(/secret|env|config|left-pad/);
});

test("links of a folder are sent as links, as the platform's own client does: what they say, with their mode", async () => {
  await write({ "index.html": "hello" });
  await symlink("index.html", join(folder, "home.html"));
  await symlink(process.execPath, join(folder, "node"));
  const { id } = await deploy(client, { directory: folder, name: "site", schedule: soon });
  expect(await listDeploymentFiles(client, { id })).toMatchObject([
    { name: "home.html", type: "symlink" },
    { name: "index.html", type: "file" },
    { name: "node", type: "symlink" },
  ]);
});

test("an abort ends the look through a large folder in a second of computing", { tags: "endurance" }, async () => {
  for (let each = 0; each < 200; each++) {
    await mkdir(join(folder, `${each}`));
    for (let file = 0; file < 100; file++) await writeFile(join(folder, `${each}`, `${file}`), "");
  }
  const abort = new AbortController();
  const work = deploy(client, { directory: folder, name: "site" }, { signal: abort.signal });
  await setImmediate();
  const before = process.cpuUsage();
  abort.abort();
  await expect(work).rejects.toMatchObject({
    name: "AbortedError",
    message: expect.stringMatching(/Nothing was deployed$/),
  });
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  expect(emulator.requests).toEqual([]);
});

test("progress tells each step, and ends with all done", async () => {
  await write({ "index.html": "hello", "about.html": "about us" });
  const seen: DeployProgress[] = [];
  await deploy(client, { directory: folder, name: "site", schedule: soon, onProgress: (each) => seen.push(each) });
  expect([...new Set(seen.map(({ step }) => step))]).toEqual(["hash", "create", "upload", "build", "done"]);
  expect(seen.filter(({ step }) => step === "upload").at(-1)).toMatchObject({ files: 2, filesDone: 2, bytesDone: 13 });
  expect(seen.at(-1)).toMatchObject({ step: "done", readyState: "READY", id: expect.stringMatching(/^dpl_/) });
  expect(seen.filter(({ step }) => ["build", "done"].includes(step))).toContainEqual(
    expect.objectContaining({ origin: expect.stringMatching(/^http:\/\/[\w.-]+\.localhost/) }),
  );
});

test("progress counts the bytes of large files as they are read and sent, and from 0 again of one that is sent again", async () => {
  const size = 6 * 1024 * 1024;
  await write({ "large.txt": "x".repeat(size) });
  emulator.faults.add({ operation: "uploadDeploymentFile", drop: "after" });
  const seen: DeployProgress[] = [];
  await deploy(client, { directory: folder, name: "site", schedule: soon, onProgress: (each) => seen.push(each) });
  for (const step of ["hash", "upload"]) {
    const bytes = seen.filter((each) => each.step === step).map(({ bytesDone }) => bytesDone);
    expect([bytes[0], bytes.at(-1)]).toEqual([0, size]);
    expect(bytes.filter((done) => done > 0 && done < size).length).toBeGreaterThan(20);
    const backwards = bytes.filter((done, index) => done < (bytes[index - 1] ?? 0));
    expect(backwards).toEqual(step === "upload" ? [0] : []);
  }
  expect(seen.every(({ bytesDone, bytes }) => bytesDone <= bytes && bytes === size)).toBe(true);
});

test("an onProgress that fails does the deployment no harm, and the console warns once", async () => {
  await write({ "index.html": "hello", "about.html": "about us" });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const onProgress = () => {
    throw new Error("the bar is broken");
  };
  const { readyState } = await deploy(client, { directory: folder, name: "site", schedule: soon, onProgress });
  expect(readyState).toBe("READY");
  expect(warn.mock.calls).toEqual([[expect.stringContaining("The onProgress of deploy() failed (Error)")]]);
});

test("a concurrency that is not a whole number is refused before anything is sent", async () => {
  await write({ "index.html": "hello" });
  const all = deploy(client, { directory: folder, name: "site", concurrency: Number.NaN });
  await expect(all).rejects.toMatchObject({ name: "InputError", parameter: "concurrency" });
  expect(emulator.requests).toEqual([]);
});

test("a file of many megabytes is streamed, and arrives whole", async () => {
  const large = "0123456789abcdef".repeat(512 * 1024);
  await write({ "large.txt": large });
  const { url } = await deploy(client, { directory: folder, name: "site", schedule: soon });
  expect(await (await emulator.fetch(`http://${url}/large.txt`)).text()).toBe(large);
});

test.skipIf(process.platform !== "linux").each<[string, (request: IncomingMessage, answer: ServerResponse) => void]>([
  [
    "are refused before all has arrived",
    (request, answer) => request.once("data", () => answer.writeHead(503).end("{}")),
  ],
  ["break off", (request) => request.once("data", () => request.socket.destroy())],
  ["are refused before anything has arrived", (_, answer) => answer.writeHead(503).end("{}")],
])("uploads that %s, and are tried again, leave no file open (Linux says which are)", async (_, refuse) => {
  for (let each = 0; each < 12; each++) await writeFile(join(folder, `${each}`), Buffer.alloc(2 * 1024 * 1024, each));
  let [uploads, mostOpen] = [0, 0];
  const server = createServer((request, response) => {
    mostOpen = Math.max(mostOpen, openFiles(folder).length);
    if (request.url?.startsWith("/v2/files")) {
      uploads += 1;
      refuse(request, response);
      return;
    }
    let text = "";
    request.on("data", (piece) => {
      text += piece;
    });
    request.on("end", () => {
      const { files }: { files: { sha: string }[] } = JSON.parse(text);
      const error = { code: "missing_files", message: "Missing", missing: files.map(({ sha }) => sha) };
      response.writeHead(400, { "content-type": "application/json" }).end(JSON.stringify({ error }));
    });
  });
  const port = await portOf(server);
  const retry = { attempts: 3, base: 1, cap: 1 };
  const strange = createClient({ baseUrl: `http://127.0.0.1:${port}`, token: "t", retry });
  await expect(deploy(strange, { directory: folder, name: "site", concurrency: 4 })).rejects.toThrow();
  expect(uploads).toBeGreaterThan(4);
  expect(mostOpen).toBeLessThanOrEqual(4);
  await vi.waitFor(() => expect(openFiles(folder)).toEqual([]));
});

test("an abort ends in the midst of one file", async () => {
  await writeFile(join(folder, "large.bin"), Buffer.alloc(64 * 1024 * 1024));
  const abort = new AbortController();
  let last = 0;
  const onProgress = ({ bytesDone }: DeployProgress) => {
    last = bytesDone;
    if (bytesDone > 0) abort.abort();
  };
  const work = deploy(client, { directory: folder, name: "site", onProgress }, { signal: abort.signal });
  await expect(work).rejects.toMatchObject({ name: "AbortedError" });
  expect(last).toBeLessThan(1024 * 1024);
});

test("a streamed file says how long it is, as the platform's own client does", async () => {
  const content = Buffer.alloc(5 * 1024 * 1024, "x");
  await writeFile(join(folder, "large.txt"), content);
  const said: unknown[] = [];
  // Passes on to the emulator what it was sent.
  const between = createServer(async (request, response) => {
    const { "content-length": length, "transfer-encoding": encoding, ...headers } = request.headers;
    if (request.url === "/v2/files") said.push([length, encoding]);
    const parts: Buffer[] = await Array.fromAsync(request);
    const body = Buffer.concat(parts);
    const { authorization = "", "content-type": type = "application/json" } = headers;
    const digest = String(headers["x-vercel-digest"] ?? "");
    const answer = await fetch(emulator.url + request.url, {
      method: request.method ?? "GET",
      headers: { authorization, "content-type": type, ...(digest && { "x-vercel-digest": digest }) },
      ...(body.length > 0 && { body }),
    });
    response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
  });
  const through = createClient({ baseUrl: `http://127.0.0.1:${await portOf(between)}`, token: emulator.token });
  await deploy(through, { directory: folder, name: "site", schedule: soon });
  expect(said).toEqual([[`${content.length}`, undefined]]);
});

test("files in memory are deployed without a file system", async () => {
  // Memory that workers share, of which browsers make no Blob.
  const shared = new Uint8Array(new SharedArrayBuffer(2));
  shared.set([7, 8]);
  // A program in JavaScript may give any view.
  const view = new DataView(shared.buffer) as unknown as Uint8Array;
  const files = [
    { path: "index.html", data: "<h1>Grüße</h1>" },
    { path: "data.bin", data: new Uint8Array([0, 255, 1, 254]) },
    { path: "shared.bin", data: shared },
    { path: "view.bin", data: view },
    { path: "blob.txt", data: new Blob(["a ", "blob"]) },
  ];
  const { url } = await deployFiles(client, { files, name: "site", schedule: soon });
  expect(await (await emulator.fetch(`http://${url}/`)).text()).toBe("<h1>Grüße</h1>");
  expect(await (await emulator.fetch(`http://${url}/data.bin`)).bytes()).toEqual(new Uint8Array([0, 255, 1, 254]));
  expect(await (await emulator.fetch(`http://${url}/shared.bin`)).bytes()).toEqual(new Uint8Array([7, 8]));
  expect(await (await emulator.fetch(`http://${url}/view.bin`)).bytes()).toEqual(new Uint8Array([7, 8]));
  expect(await (await emulator.fetch(`http://${url}/blob.txt`)).text()).toBe("a blob");
});

test.each([
  ["a folder that is not there", () => deploy(client, { directory: join(folder, "nope") }), /no folder .*nope/],
  ["a file for a folder", () => deploy(client, { directory: import.meta.filename }), /is a file; `directory` has to/],
  ["an empty folder", () => deploy(client, { directory: folder }), /holds no file to deploy/],
  ["no files", () => deployFiles(client, { files: [], name: "site" }), /no file to deploy/],
  ["no name", () => deployFiles(client, { files: [{ path: "a", data: "" }] }), /`name` or `project`/],
  // A caller without types may pass it.
  ["no list of files", () => deployFiles(client, { name: "s" } as never), /no file to deploy/],
  [
    "files that are not a list",
    () => deployFiles(client, { files: {}, name: "s" } as never),
    /`files` has to be a list/,
  ],
  [
    "no path",
    () => deployFiles(client, { files: [{ data: "" }], name: "s" } as never),
    /The path of the entry 0 of `files` is not text/,
  ],
  ["no data", () => deployFiles(client, { files: [{ path: "a" }], name: "s" } as never), /"a" has to have `data`/],
  [
    "a number for data",
    () => deployFiles(client, { files: [{ path: "a", data: 5 }], name: "s" } as never),
    /"a" has to have `data`/,
  ],
  ["no file", () => deployFiles(client, { files: [null], name: "s" } as never), /The entry 0 of `files` has to be an/],
  [
    "a mode that is text",
    () => deployFiles(client, { files: [{ path: "a", data: "", mode: "755" }], name: "s" } as never),
    /"a" has an invalid `mode`/,
  ],
  [
    "a member that is misspelt",
    () => deployFiles(client, { files: [{ path: "a", data: "", mod: 0o100755 }], name: "s" } as never),
    /"a" has the member `mod`, which is unknown/,
  ],
  [
    "a mode that is not a whole number",
    () => deployFiles(client, { files: [{ path: "a", data: "", mode: 1.5 }], name: "s" }),
    /"a" has an invalid `mode`/,
  ],
])("%s is refused before anything is sent", async (_, work, message) => {
  await expect(work()).rejects.toThrow(message);
  await expect(work()).rejects.toMatchObject({ name: "InputError", sideEffect: "none" });
  expect(emulator.requests).toEqual([]);
});

test("waiting goes on from a state that was stored, and ends when READY has its aliases", async () => {
  const files = [{ path: "index.html", data: "hello" }];
  const { id } = await deployFiles(client, { files, name: "site", wait: false });
  const states: PollState[] = [];
  await waitForDeployment(client, { idOrUrl: id, schedule: soon, onPoll: (_, state) => states.push(state) });
  const stored: PollState = JSON.parse(JSON.stringify(states[0]));
  const later: PollState[] = [];
  await waitForDeployment(client, { idOrUrl: id, state: stored, onPoll: (_, state) => later.push(state) });
  expect(later).toEqual([{ startedAt: stored.startedAt, polls: stored.polls + 1 }]);
});

test.each([
  ["hash", /Nothing was deployed$/],
  ["create", /Nothing was deployed$/],
  ["upload", /Nothing was deployed$/],
  ["build", /The deployment dpl_\w+ exists/],
])("an abort at %s ends the deployment, and says what there is", async (when, message) => {
  await write({ "index.html": "hello", "about.html": "about us" });
  ({ client } = await startDeploying({ buildTime: 60_000 }));
  const controller = new AbortController();
  const onProgress = ({ step }: DeployProgress) => step === when && controller.abort();
  const all = deploy(client, { directory: folder, name: "site", onProgress }, { signal: controller.signal });
  await expect(all).rejects.toMatchObject({ name: "AbortedError", message: expect.stringMatching(message) });
});

test.each([
  [{ directory: "" }, "directory", /`directory` has to be text that is not empty/],
  [{ directory: undefined }, "directory", /`directory` has to name the folder/],
  [{ directory: 7 }, "directory", /`directory`/],
  [{ output: "out" }, "output", /`output` is where `prebuilt: true` finds it/],
  [{ project: "" }, "project", /`project`/],
  [{ project: null }, "project", /`project`/],
  [{ prebuild: true }, "prebuild", /`prebuild` is not a member of the input/],
  [{ timeout: "10m" }, "timeout", /`timeout` has to be a number from 0 on/],
  [{ timeout: -1 }, "timeout", /`timeout` has to be a number from 0 on/],
  [{ schedule: 50 }, "schedule", /`schedule`/],
  [{ target: "" }, "target", /`target` has to be text that is not empty/],
  [{ target: "qa", customEnvironmentSlugOrId: "load" }, "target", /"qa", and .* "load"\. Name one/],
])("%j is refused before anything is read or sent", async (wrong, parameter, message) => {
  await write({ "index.html": "hello" });
  // A caller without types may pass it.
  const input = { directory: folder, name: "site", ...wrong } as DeployInput;
  await expect(deploy(client, input)).rejects.toMatchObject({
    name: "InputError",
    parameter,
    message: expect.stringMatching(message),
  });
  expect(emulator.requests).toEqual([]);
});
