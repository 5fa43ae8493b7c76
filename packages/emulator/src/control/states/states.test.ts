import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createDeployment, getDeployment } from "@slipway/deployments";
import {
  createProject,
  createProjectEnvs,
  createProjectToken,
  getProject,
  getProjectEnv,
  listProjects,
} from "@slipway/projects";
import { listFirewallEvents, replaceFirewallConfig } from "@slipway/security";
import { getUser } from "@slipway/user";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../../test/folder-state.ts";
import { clientOf, deployFiles, type Started, sha1, start, visit } from "../../../test/start.ts";
import { startRegistry } from "../../../test/start-registry.ts";
import type { Emulator } from "../../control/emulator-types.ts";
import { eventTable } from "../../domain/events/record-event.ts";
import { startEmulator } from "../../start/emulator.ts";
import { openState } from "../../start/open-state.ts";

const kinds = [
  ["in memory", () => ({})],
  ["in a data folder", () => ({ dataFolder: newFolder() })],
] as const;

function deploy(started: Started, data: string): Promise<string> {
  return deployFiles(started, { "index.html": data });
}

async function home({ emulator }: Started): Promise<string> {
  return (await visit(emulator, "site.localhost")).text();
}

async function names({ client }: Started): Promise<string[]> {
  return (await listProjects(client).toArray()).map(({ name }) => name).sort();
}

async function secretOf({ client }: Started): Promise<string> {
  const body = { key: "KEY", value: "hush", type: "encrypted", target: ["production"] } as const;
  const input = { idOrName: "site", body: { ...body, target: [...body.target] } };
  const { created } = await createProjectEnvs(client, input);
  return [created].flat()[0]?.id ?? "";
}

test.each(kinds)("%s, a snapshot brings back rows, files and keys, also after a reset", async (_, options) => {
  const started = await start(options());
  const { emulator, client } = started;
  await deploy(started, "one");
  const id = await secretOf(started);
  await createProjectToken(client, { idOrName: "site" });
  const keys = async (): Promise<unknown> => (await fetch(`${emulator.url}/.well-known/jwks`)).json();
  const before = await keys();
  await emulator.snapshot("one");

  await deploy(started, "two");
  await createProject(client, { name: "later" });
  await emulator.restore("one");
  expect([await home(started), await names(started)]).toEqual(["one", ["site"]]);

  await emulator.reset();
  expect(await names(started)).toEqual([]);
  await emulator.restore("one");
  expect([await home(started), await names(started)]).toEqual(["one", ["site"]]);
  expect(await keys()).toEqual(before);
  expect(await getProjectEnv(client, { idOrName: "site", id })).toMatchObject({ value: "hush" });
  await createProject(client, { name: "afterwards" });
  expect((await listProjects(client).toArray()).map(({ name }) => name)).toEqual(["afterwards", "site"]);
});

test.each(kinds)("%s, what was uploaded after a snapshot has to be uploaded again", async (_, options) => {
  const started = await start(options());
  const { emulator, client } = started;
  await emulator.snapshot("empty");
  await deploy(started, "content");
  await emulator.restore("empty");
  const files = [{ file: "index.html", sha: sha1("content"), size: 7 }];
  await expect(createDeployment(client, { name: "site", files })).rejects.toMatchObject({ code: "missing_files" });
});

test("time does not go back: what became due meanwhile is done at the next step", async () => {
  const { emulator, client } = await start();
  const { id } = await createDeployment(client, { name: "site", files: [{ file: "index.html", data: "x" }] });
  await emulator.snapshot("building");
  await emulator.clock.advance("1 day");
  const now = emulator.clock.now();
  await emulator.restore("building");
  expect(emulator.clock.now()).toBe(now);
  expect((await getDeployment(client, { idOrUrl: id })).readyState).not.toBe("READY");
  await emulator.clock.advance(0);
  expect((await getDeployment(client, { idOrUrl: id })).readyState).toBe("READY");
});

test.each(kinds)(
  "%s, a snapshot is taken again after an export and an import, and both lead where they should",
  async (_, options) => {
    const started = await start(options());
    const { emulator, client } = started;
    await deploy(started, "one");
    await emulator.snapshot("begun");
    const exported = new Blob([await new Response(await emulator.export()).arrayBuffer()]);
    await createProject(client, { name: "later" });
    await emulator.snapshot("begun");
    await emulator.import(exported.stream());
    await emulator.snapshot("imported");
    await emulator.restore("begun");
    expect(await names(started)).toEqual(["later", "site"]);
    await emulator.restore("imported");
    expect([await home(started), await names(started)]).toEqual(["one", ["site"]]);
  },
);

test("a snapshot that the disk does not take leaves the one of that name", async () => {
  const dataFolder = newFolder();
  const state = await openState({ dataFolder, clock: "manual" });
  let isBroken = false;
  const files: typeof state.files = (folder) =>
    Object.assign(state.files(folder), {
      flushPlaces() {
        if (isBroken) throw new Error("the disk is broken");
      },
    });
  const emulator = await startEmulator({}, { ...state, files });
  onTestFinished(() => emulator.close());
  const started = { emulator, client: clientOf(emulator) };
  await createProject(started.client, { name: "site" });
  await emulator.snapshot("one");
  await createProject(started.client, { name: "later" });
  isBroken = true;
  for (const name of ["one", "two"]) await expect(emulator.snapshot(name)).rejects.toThrow("the disk is broken");
  isBroken = false;
  expect(await emulator.snapshots()).toEqual(["one"]);
  await emulator.restore("one");
  expect(await names(started)).toEqual(["site"]);
  expect(readdirSync(join(dataFolder, "files/snapshots/states"))).toHaveLength(1);
  expect(readdirSync(join(dataFolder, "files/snapshots/drafts"))).toEqual([]);
});

test("a snapshot of many rows lets others have their turn, and is of the moment when it was asked for", async () => {
  const state = await openState({ clock: "manual" });
  const emulator = await startEmulator({}, state);
  onTestFinished(() => emulator.close());
  const { store } = state;
  const rows = store.rows(eventTable);
  const event = {
    accountId: "a",
    userId: "u",
    tokenId: "",
    requestId: "",
    type: "t",
    text: "x".repeat(200),
    payload: {},
  };
  store.transact(() => {
    for (let count = 0; count < 20_000; count++) rows.add(event);
  });
  const before = store.dump();
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
    store.transact(() => rows.change(rows.first("account", "a")?.id ?? "", { text: `turn ${turns}` }));
  }, 0);
  await emulator.snapshot("many");
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
  expect(store.dump()).not.toBe(before);
  await emulator.restore("many");
  expect(rows.all().filter(({ text }) => text.startsWith("turn"))).toEqual([]);
});

test.each(kinds)(
  "%s, many rows are put back while others have their turn, and not once it closes",
  async (_, options) => {
    const settings: { dataFolder?: string } = options();
    const state = await openState({ ...settings, clock: "manual" });
    const emulator = await startEmulator({}, state);
    onTestFinished(() => emulator.close());
    const { store } = state;
    const [about, text] = [{ accountId: "a", userId: "u", tokenId: "", requestId: "" }, "x".repeat(200)];
    store.transact(() => {
      for (let at = 0; at < 20_000; at++) store.rows(eventTable).add({ ...about, type: "t", text, payload: {} });
    });
    await emulator.snapshot("many");
    await emulator.reset();
    const before = store.dump();
    let [turns, isOver, seen] = [0, false, new Set<number>()];
    const next = (): unknown =>
      isOver || setImmediate(() => seen.add(store.rows(eventTable).count("account", "a")) && ++turns && next());
    next();
    await emulator.restore("many");
    isOver = true;
    // Others had many turns, how many is up to the disk, and nobody has seen a part of the rows.
    expect([turns > 10, [...seen]]).toEqual([true, [0, 20_000]]);
    await emulator.reset();
    const failed = expect(emulator.restore("many")).rejects.toThrow("The emulator is closed");
    await emulator.close();
    await failed;
    if (settings.dataFolder !== undefined) {
      const opened = await openState({ ...settings, clock: "manual" });
      onTestFinished(() => opened.close());
      expect(opened.store.dump().split("\n").length).toBe(before.split("\n").length);
    }
  },
);

test.each(kinds)("%s, a closed emulator has no snapshots, and touches nobody else's", async (_, options) => {
  const settings = options();
  const closed = (await start(settings)).emulator;
  await closed.snapshot("mine");
  await closed.close();
  const { emulator } = await start(settings);
  await emulator.snapshot("mine");
  const archive = await new Response(await emulator.export()).blob();
  for (const work of [
    () => closed.snapshots(),
    () => closed.snapshot("mine"),
    () => closed.restore("mine"),
    () => closed.removeSnapshot("mine"),
    () => closed.export(),
    () => closed.import(archive.stream()),
  ]) {
    await expect(work()).rejects.toThrow("The emulator is closed");
  }
  expect(await emulator.snapshots()).toEqual(["mine"]);
  await emulator.restore("mine");
});

test("requests under way, in either direction, end when the emulator closes, and leave nothing", async () => {
  const dataFolder = newFolder();
  const started = await start({ dataFolder });
  const { emulator } = started;
  await deploy(started, "one");
  const begun = (await emulator.export()).getReader();
  await begun.read();
  const unread = await emulator.export();
  const source = new TransformStream<Uint8Array, Uint8Array>();
  const importing = emulator.import(source.readable);
  await source.writable.getWriter().write(new TextEncoder().encode('{"format":'));
  const failed = expect(importing).rejects.toThrow("The emulator is closed");
  await emulator.close();
  await failed;
  await expect(begun.read()).rejects.toThrow("The emulator is closed");
  await expect(new Response(unread).text()).rejects.toThrow("The emulator is closed");
  expect(readdirSync(join(dataFolder, "files/snapshots/states"))).toEqual([]);
});

test("a name whose state somebody has removed is not a snapshot at the next start", async () => {
  const dataFolder = newFolder();
  const first = await start({ dataFolder });
  await first.emulator.snapshot("gone");
  await first.emulator.close();
  rmSync(join(dataFolder, "files/snapshots/states"), { recursive: true });
  const second = await start({ dataFolder });
  expect(await second.emulator.snapshots()).toEqual([]);
  await expect(second.emulator.restore("gone")).rejects.toThrow('no snapshot "gone"; there are: none');
});

test("snapshots have names, are replaced, listed and removed", async () => {
  const dataFolder = newFolder();
  const started = await start({ dataFolder });
  const { emulator, client } = started;
  await emulator.snapshot("b");
  await emulator.snapshot("a");
  await createProject(client, { name: "site" });
  await emulator.snapshot("a");
  expect(await emulator.snapshots()).toEqual(["a", "b"]);
  await emulator.removeSnapshot("b");
  await emulator.reset();
  await expect(emulator.restore("b")).rejects.toThrow('no snapshot "b"; there are: a');
  await expect(emulator.snapshot("../b")).rejects.toThrow("1 to 64 letters");
  await emulator.restore("a");
  expect(await names(started)).toEqual(["site"]);
  expect(readdirSync(join(dataFolder, "files/snapshots/states"))).toHaveLength(1);
});

test("snapshots are there after a restart, and what was not finished is gone", async () => {
  const dataFolder = newFolder();
  const first = await start({ dataFolder });
  await deploy(first, "one");
  await first.emulator.snapshot("one");
  await first.emulator.reset();
  const lost = join(dataFolder, "files/snapshots/states/lost");
  await first.emulator.close();
  mkdirSync(lost);
  writeFileSync(join(lost, "rows"), "");
  const second = await start({ dataFolder });
  expect(await second.emulator.snapshots()).toEqual(["one"]);
  await second.emulator.restore("one");
  expect(await home(second)).toBe("one");
  expect(readdirSync(join(dataFolder, "files/snapshots/states"))).not.toContain("lost");
  await second.emulator.close();
  expect(await home(await start({ dataFolder }))).toBe("one");
});

test("a state whose rows are damaged changes nothing", async () => {
  const dataFolder = newFolder();
  const started = await start({ dataFolder });
  const { emulator, client } = started;
  await deploy(started, "one");
  await emulator.snapshot("one");
  const states = join(dataFolder, "files/snapshots/states");
  const rows = join(states, readdirSync(states)[0] ?? "", "rows");
  const whole = readFileSync(rows, "utf8");
  await createProject(client, { name: "later" });
  for (const [text, message] of [
    [whole.slice(0, -5), "The last row is incomplete"],
    [`${whole}nowhere {"id":"1","createdAt":1,"updatedAt":1}\n`, "no table nowhere"],
    [`${whole}projects {}\n`, "is not a row"],
    [`${whole}${whole.split("\n")[0]}\n`, "there is one already"],
    ["", "no user"],
  ] as const) {
    writeFileSync(rows, text);
    await expect(emulator.restore("one")).rejects.toThrow(message);
    expect(await names(started)).toEqual(["later", "site"]);
    expect(await home(started)).toBe("one");
  }
});

test.each([
  ["restore", (emulator: Emulator) => emulator.restore("clean")],
  ["import", async (emulator: Emulator, whole: Blob) => emulator.import(whole.stream())],
  ["reset", (emulator: Emulator) => emulator.reset()],
])(
  "after %s nothing is left of what visitors have met, and the code behind a project stays but for a reset",
  async (name, again) => {
    const started = await start({ protection: false });
    const { emulator, client } = started;
    const build = async (): Promise<string> => {
      await deploy(started, "one");
      const { id: projectId } = await getProject(client, { idOrName: "site" });
      const rateLimit = { algo: "fixed_window", window: 600, limit: 2, keys: ["ip"], action: "deny" } as const;
      const action = { mitigate: { action: "rate_limit", rateLimit, actionDuration: "1h" } } as const;
      const conditionGroup = [{ conditions: [{ type: "path", op: "pre", value: "/" } as const] }];
      const rules = [{ name: "limit", active: true, conditionGroup, action }];
      await replaceFirewallConfig(client, { projectId, firewallEnabled: true, rules });
      return projectId;
    };
    await build();
    let count = 0;
    const code = () => new Response(String(++count), { headers: { "cache-control": "s-maxage=600" } });
    emulator.serve("site", code);
    await emulator.snapshot("clean");
    const whole = await new Response(await emulator.export()).blob();
    const get = async () => {
      const answer = await visit(emulator, "site.localhost", "/page");
      await answer.text();
      const { status, headers } = answer;
      return `${status} ${headers.get("x-vercel-cache")}`;
    };
    const met = ["200 MISS", "200 HIT", "403 null"];
    expect([await get(), await get(), await get()]).toEqual(met);
    await again(emulator, whole);
    if (name === "reset") emulator.serve("site", code);
    const projectId = name === "reset" ? await build() : (await getProject(client, { idOrName: "site" })).id;
    expect((await listFirewallEvents(client, { projectId })).actions).toEqual([]);
    expect([await get(), await get(), await get()]).toEqual(met);
  },
);

test.each(kinds)("%s, an export is the whole, for another emulator, whose own token stays", async (_, options) => {
  const one = await start(options());
  await deploy(one, "from one");
  const id = await secretOf(one);
  await one.emulator.clock.advance("2 days");
  const two = await start(options());
  await createProject(two.client, { name: "gone" });
  await two.emulator.import(await one.emulator.export());
  expect([await home(two), await names(two)]).toEqual(["from one", ["site"]]);
  expect(await getProjectEnv(two.client, { idOrName: "site", id })).toMatchObject({ value: "hush" });
  expect((await getUser(two.client)).user).toEqual((await getUser(one.client)).user);
  expect(two.emulator.clock.now()).toBeGreaterThanOrEqual(one.emulator.clock.now());
});

test("an export is a file that is its owner's only, also in the place of one that is not", async () => {
  const one = await start();
  await deploy(one, "from one");
  const folder = newFolder();
  const file = join(folder, "state.slipway");
  writeFileSync(file, "before", { mode: 0o644 });
  await one.emulator.export(file);
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["state.slipway"]);
  const two = await start({ dataFolder: newFolder() });
  await two.emulator.import(file);
  expect(await home(two)).toBe("from one");
  await expect(two.emulator.import(join(folder, "nowhere"))).rejects.toThrow("ENOENT");
});

test("an export that is cut off or changed anywhere, or is none, changes nothing and leaves nothing", async () => {
  const one = await start();
  await deploy(one, "from one");
  const whole = new Uint8Array(await new Response(await one.emulator.export()).arrayBuffer());
  const dataFolder = newFolder();
  const two = await start({ dataFolder });
  await createProject(two.client, { name: "mine" });
  const archives = [0, 10, 100, 1000, whole.length - 30, whole.length - 1].map((end) => whole.subarray(0, end));
  const text = new TextDecoder().decode(whole);
  const foreign = [
    `${text}more`,
    text.replace('"version":2', '"version":1'),
    text.replace("from one", "from two"),
    text.replace('"name":"site"', '"name":"size"'),
    text.replace("files/blobs/", "files/../../"),
  ];
  for (const archive of [...archives, ...foreign.map((each) => new TextEncoder().encode(each))]) {
    await expect(two.emulator.import(new Blob([archive]).stream())).rejects.toThrow(/export/);
  }
  expect(await names(two)).toEqual(["mine"]);
  expect(readdirSync(join(dataFolder, "files/snapshots/states"))).toEqual([]);
});

test("an export that is cut leaves nothing behind", async () => {
  const dataFolder = newFolder();
  const started = await start({ dataFolder });
  await deploy(started, "one");
  await (await started.emulator.export()).cancel();
  const reader = (await started.emulator.export()).getReader();
  await reader.read();
  await reader.cancel();
  expect(readdirSync(join(dataFolder, "files/snapshots/states"))).toEqual([]);
});

test("content of the registry is exported too, but for uploads under way", async () => {
  const { emulator, call, push, startUpload } = await startRegistry();
  const path = `/blobs/${await push("content")}`;
  const upload = await startUpload();
  await emulator.snapshot("pushed");
  await emulator.reset();
  expect((await call("GET", path)).status).toBe(404);
  await emulator.restore("pushed");
  expect(await (await call("GET", path)).text()).toBe("content");
  expect((await call("GET", `/blobs/uploads/${upload}`)).status).toBe(404);
});

test("a state that the disk does not take changes nothing", async () => {
  const one = await start({ listen: false });
  await one.emulator.clock.advance("1 day");
  await one.emulator.seed({ projects: Array.from({ length: 500 }, (_, index) => ({ name: `p${index}` })) });
  const state = await openState({ dataFolder: newFolder(), clock: "manual" });
  const emulator = await startEmulator({}, state);
  onTestFinished(() => emulator.close());
  const before = [state.store.dump(), emulator.clock.now()];
  state.journal?.limitPages(1);
  await expect(emulator.import(await one.emulator.export())).rejects.toThrow(/cannot be written/);
  expect([state.store.dump(), emulator.clock.now()]).toEqual(before);
});
