import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createClient } from "@slipway/core";
import { createProject } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import { describe, expect, onTestFinished, test } from "vitest";
import { archiveOf } from "../../../test/archive-of.ts";
import { problemOr } from "../../../test/escape/users-to-try.ts";
import { announced, prepareCommand } from "../../../test/run-command.ts";
import { outputOf, sh, startSandbox } from "../../../test/sandbox-shell.ts";
import { start } from "../../../test/start.ts";
import { programs } from "../../isolation/bubblewrap/disk.ts";
import { listed } from "../../isolation/machine-files.ts";
import { removeFolder } from "../../store/files/remove-folder.ts";

const { runWith } = prepareCommand();
const problem = await problemOr("no layer is sealed");

/** A sandbox may have taken away the right to look into folders. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "slipway-layers-"));
  onTestFinished(() => removeFolder(folder));
  return folder;
}

const isolated = { runtime: "process", isolation: "bubblewrap" } as const;

describe.runIf(problem === undefined)("the files of a session are a layer", () => {
  async function startLayered(options = {}, input: sandboxes.CreateSandboxInput = {}) {
    const dataFolder = newFolder();
    const started = await startSandbox({ dataFolder, sandboxes: isolated, ...options }, input);
    const { client, projectId, sessionId } = started;
    const ids = new Map([["box", sessionId]]);
    return {
      ...started,
      dataFolder,
      layers: () => readdirSync(join(dataFolder, "sandboxes/layers")),
      sh: async (script: string, name = "box") => (await sh(client, ids.get(name) ?? "", script)).output,
      async stop(name = "box") {
        const stopped = await sandboxes.stopSession(client, { sessionId: ids.get(name) ?? "" });
        return "snapshot" in stopped ? stopped.snapshot : undefined;
      },
      async resume(name = "box") {
        ids.set(name, (await sandboxes.getSandbox(client, { name, projectId, resume: true })).session.id);
      },
      async fork(newName: string, from = "box") {
        ids.set(newName, (await sandboxes.forkSandbox(client, { name: from, projectId, newName })).session.id);
      },
    };
  }

  test("a fork that writes in place changes neither the snapshot nor who else lies on it, and nothing was copied", async () => {
    const { sh, stop, fork, resume, layers, dataFolder, sessionId } = await startLayered();
    await sh("mkdir d; echo 0123456789 > f; echo x > d/gone; ln f hard; touch -d 1960-01-01 old; rm -f /etc/hostname");
    const place = (at: string) => join(dataFolder, "sandboxes", at, "root/vercel/sandbox/f");
    const before = statSync(place(`sessions/${sessionId}/upper`));
    await stop();
    const sealed = statSync(place(`layers/${layers()[0]}`));
    expect([sealed.ino, sealed.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
    await fork("one");
    const look = "cat f hard; ls d; stat -c %Y old; ls /etc/hostname 2>/dev/null || echo none";
    const all = "0123456789\n0123456789\ngone\n-315619200\nnone\n";
    expect(await sh(look, "one")).toBe(all);
    const change =
      "printf ab | dd of=f conv=notrunc 2>/dev/null; rm -r d; chmod 600 old; touch d; echo > /etc/hostname";
    expect(await sh(`${change}; cat f`, "one")).toBe("ab23456789\n");
    await fork("two");
    await resume();
    for (const name of ["two", "box"]) expect(await sh(look, name)).toBe(all);
    await stop("one");
    await fork("three", "one");
    expect(await sh("cat f; test -f d && echo file; stat -c %a old; cat /etc/hostname", "three")).toBe(
      "ab23456789\nfile\n600\n\n",
    );
  });

  test("a layer lives as long as a snapshot or a session lies on it", async () => {
    const { client, emulator, projectId, sh, stop, fork, layers } = await startLayered();
    await sh("echo kept > f");
    const snapshot = await stop();
    await fork("one");
    await sandboxes.deleteSandbox(client, { name: "box", projectId, deleteOrphanSnapshots: true });
    await sandboxes.deleteSessionSnapshot(client, { snapshotId: snapshot?.id ?? "" });
    expect(await sh("cat f", "one")).toBe("kept\n");
    expect(layers()).toHaveLength(1);
    await sandboxes.deleteSandbox(client, { name: "one", projectId });
    await expect.poll(layers).toEqual([]);
    await emulator.close();
  });

  test.each([
    ["is killed before", "before", 'process.kill(process.pid, "SIGKILL")'],
    ["is killed after", "after", 'process.kill(process.pid, "SIGKILL")'],
    ["cannot go on before", "before", 'throw new Error("tried")'],
    ["cannot go on after", "after", 'throw new Error("tried")'],
  ])("an emulator that %s a layer is sealed loses nothing", { tags: "endurance" }, async (_, moment, fail) => {
    const dataFolder = newFolder();
    const preload = join(newFolder(), "fail.mjs");
    const script = `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";
      const { renameSync } = fs;
      let isLeft = true;
      fs.renameSync = (from, to) => {
        const fails = String(from).endsWith("/upper") && isLeft;
        if (fails) isLeft = false;
        if (!fails || ${moment === "after"}) renameSync(from, to);
        if (fails) ${fail};
      };
      syncBuiltinESMExports();`;
    writeFileSync(preload, script);
    const child = runWith({ NODE_OPTIONS: `--import ${preload}` }, "--data", dataFolder, "--sandboxes", "process");
    const { url, token } = await announced(child);
    let client = createClient({ baseUrl: url, token, retry: false });
    const { id: projectId } = await createProject(client, { name: "agents" });
    const sessionId = (await sandboxes.createSandbox(client, { projectId, name: "box" })).session.id;
    await sh(client, sessionId, "echo kept > f; rm /etc/hostname");
    await expect(sandboxes.stopSession(client, { sessionId })).rejects.toThrow();
    if (fail.includes("kill")) {
      await once(child, "exit");
      ({ client } = await start({ dataFolder, token, sandboxes: isolated }));
    }
    const look = "cat f; ls /etc/hostname 2>/dev/null || echo none";
    expect((await sh(client, sessionId, `${look}; echo more >> f`)).output).toBe("kept\nnone\n");
    await sandboxes.stopSession(client, { sessionId });
    const { session } = await sandboxes.getSandbox(client, { name: "box", projectId, resume: true });
    expect((await sh(client, session.id, look)).output).toBe("kept\nmore\nnone\n");
  });

  test("an upload that comes when its session has been stopped writes nothing", async () => {
    const { client, dataFolder, sessionId, stop, resume, sh } = await startLayered();
    const incoming = () => listed(join(dataFolder, "sandboxes/sessions", sessionId, "incoming"));
    const body = await archiveOf({ late: "late" });
    let go = (): void => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const slowly = new ReadableStream<Uint8Array>({
      async pull(to) {
        to.enqueue(body.subarray(0, 10));
        await held;
        to.enqueue(body.subarray(10));
        to.close();
      },
    });
    const sent = sandboxes.writeSessionFiles(client, { sessionId, body: slowly });
    sent.catch(() => {});
    await expect.poll(incoming).toHaveLength(1);
    await stop();
    go();
    await expect(sent).rejects.toMatchObject({ status: 410 });
    await resume();
    expect(await sh("ls")).toBe("");
  });

  test("more than 16 layers are merged into one that holds the same", { tags: "endurance" }, async () => {
    const { sh, stop, resume, fork, layers } = await startLayered({}, { keepLastSnapshots: { count: 1 } });
    await sh("mkdir -p d/e over; echo low > d/e/f; echo low > over/f; echo a > a; ln -s a link; rm -f /etc/hostname");
    for (let turn = 0; turn < 17; turn++) {
      await stop();
      await resume();
      await sh(`echo ${turn} > n${turn}; rm -f n${turn - 1}; chmod 700 d`);
      if (turn === 3)
        await sh("rm -r d/e over; mkdir over; touch over/own; echo file > d/e; head -c 100M /dev/zero > z");
      if (turn === 5) await sh('truncate -s 300M sparse; chmod 000 over; echo > "$(printf "bad\\377")"');
    }
    const files = "find . -exec stat -c '%N %a %Y %F' {} + | sort; find . -type f -exec md5sum {} + | sort";
    const look = `(${files}; ls /etc/hostname || echo none) 2>&1`;
    const all = await sh(look);
    await stop();
    await expect.poll(() => layers().length, { timeout: 60_000 }).toBeLessThan(3);
    await resume();
    expect(await sh(look)).toBe(all);
    await fork("one");
    expect(await sh(look, "one")).toBe(all);
  });

  test("states and exports hold what layers hold, and bring it back where those are no more", async () => {
    const { client, emulator, projectId, sh: inBox, stop } = await startLayered();
    await inBox("mkdir d; echo kept > d/f; rm -f /etc/hostname");
    await stop();
    await emulator.snapshot("one");
    const exported = await new Response(await emulator.export()).bytes();
    await sandboxes.deleteSandbox(client, { name: "box", projectId, deleteOrphanSnapshots: true });
    await emulator.restore("one");
    const other = await start({ dataFolder: newFolder(), sandboxes: isolated });
    await other.emulator.import(Readable.from([exported]));
    for (const [at, by] of [
      ["here", client],
      ["elsewhere", other.client],
    ] as const) {
      const { session } = await sandboxes.getSandbox(by, { name: "box", projectId, resume: true });
      const { output } = await sh(by, session.id, "cat d/f; ls /etc/hostname 2>/dev/null || echo none");
      expect([at, output]).toEqual([at, "kept\nnone\n"]);
    }
  });

  test("a session of before, whose folders had numbers, goes on with its files", async () => {
    const { emulator, dataFolder, sh: inBox, sessionId } = await startLayered();
    // An ordinary user writes nothing below /usr.
    const look = "cat f /usr/kept 2>/dev/null";
    const all = await inBox(`echo kept > f; (echo kept > /usr/kept) 2>/dev/null; ${look}`);
    await emulator.close();
    const folder = join(dataFolder, "sandboxes/sessions", sessionId);
    const names = ["root", ...programs.map((path) => path.slice(1))].filter((name) =>
      existsSync(join(folder, "upper", name)),
    );
    for (const [index, name] of names.entries()) {
      mkdirSync(join(folder, "disk", String(index)), { recursive: true });
      renameSync(join(folder, "upper", name), join(folder, "disk", String(index), "upper"));
    }
    const again = await start({ dataFolder, token: emulator.token, sandboxes: isolated });
    expect((await sh(again.client, sessionId, look)).output).toBe(all);
    expect(all).toMatch(/^kept\n/);
  });

  test("files of a snapshot count as held by each sandbox on it", async () => {
    const { sh, stop, fork } = await startLayered({ sandboxes: { ...isolated, disk: 8 } });
    await sh("head -c 6000000 /dev/urandom > f");
    expect((await stop())?.sizeBytes).toBeGreaterThan(6_000_000);
    await fork("one");
    expect(await sh("while :; do head -c 500000 /dev/urandom >> g; sleep 0.02; done", "one")).toMatch(
      /The sandbox may hold 8 MiB of disk, and holds more/,
    );
  });

  test("a file that was removed and is open counts as held by the sandbox that has it open, and by no other one", async () => {
    const { client, projectId, sh } = await startLayered({ sandboxes: { ...isolated, disk: 8 } });
    const other = (await sandboxes.createSandbox(client, { projectId })).session.id;
    const script = "exec 3> f; rm f; while :; do head -c 500000 /dev/urandom >&3; sleep 0.02; done";
    expect(await sh(script)).toMatch(/The sandbox may hold 8 MiB of disk, and holds more/);
    expect((await outputOf(client, { sessionId: other, command: "echo", args: ["on"] })).output).toBe("on\n");
  });

  test("a program that names another session counts as held by its own sandbox", async () => {
    const { client, projectId, sessionId, sh } = await startLayered({ sandboxes: { ...isolated, disk: 8 } });
    const other = (await sandboxes.createSandbox(client, { projectId })).session.id;
    const holds = `exec 3> f; rm f; head -c 7000000 /dev/urandom >&3; SLIPWAY_SANDBOX=${sessionId} sleep 600 & echo held`;
    expect((await outputOf(client, { sessionId: other, command: "sh", args: ["-c", holds] })).output).toBe("held\n");
    expect(await sh("head -c 4000000 /dev/urandom > g; wc -c < g")).toBe("4000000\n");
    await sandboxes.writeSessionFiles(client, { sessionId, body: await archiveOf({ more: "x".repeat(1_000_000) }) });
  });
});
