// @module-tag endurance
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import type { Client } from "@slipway/core";
import * as sandboxes from "@slipway/sandboxes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Attempts, foundIn, heldBy, scriptOf } from "../../test/escape/attempts.ts";
import { type Fixture, hostile, leftOf, namespacesWith, startAs, ticksNow } from "../../test/escape/fixture.ts";
import { askAt, deployAll, shellFunction } from "../../test/escape/functions.ts";
import { connects, passes, rows } from "../../test/escape/rows.ts";
import { usersToTry } from "../../test/escape/users-to-try.ts";
import { fn } from "../../test/functions.ts";
import { announced, type Command, prepareCommand } from "../../test/run-command.ts";
import { outputOf } from "../../test/sandbox-shell.ts";

const runner = prepareCommand();

/** Attempts that sandboxes and functions share; a function reaches the API by its public names, like any program. */
const shared = rows
  .filter(({ sees }) => ["network", "way out", "kernel: keys", "kernel: settings"].includes(sees))
  .map(({ sees, attempts }) => ({
    sees,
    attempts: (...given: Parameters<typeof attempts>): Attempts => {
      // The parent process belongs to the function's user, and has the function's root.
      const { "the emulator by names of its own": _, "links of the first process": __, ...others } = attempts(...given);
      return others;
    },
  }));

describe.each(await usersToTry("no escape of a function is tried"))("a function of an emulator of $name's", (user) => {
  let fixture: Fixture;
  let client: Client;
  let child: Command;
  let port = 0;
  let session = "";
  /** A database of this machine, which speaks first, says its name and hands back what it hears. */
  const database = createServer((socket) => {
    socket.on("error", () => {}).write("database\n");
    socket.on("data", (piece) => socket.end(piece));
  });
  let named = 0;

  beforeAll(async () => {
    await once(database.listen(0, "127.0.0.1"), "listening");
    named = Object(database.address()).port;
    const more = ["--base-domain", "sites.test", "--reach", `127.0.0.1:${named},localhost:1`];
    const started = await startAs(user, runner, "--functions", "--sandboxes", "process", ...more);
    ({ fixture, child, client, port } = started);
    const made = await sandboxes.createSandbox(client, { projectId: started.projectId, name: "neighbour" });
    session = made.session.id;
    await sandboxes.runSessionCommand(client, { sessionId: session, command: "sleep", args: ["1000"] });
    const page = "export default (request, answer) => answer.end('of ' + request.url)";
    await deployAll(client, "site", { ...fn("sh", shellFunction), ...fn("page", page) });
    const secret = { [`functions/other.func/${fixture.secret}`]: fixture.secret };
    await deployAll(client, "other", { ...fn("other", page), ...secret });
    expect(await askAt(port, "other.sites.test", "/other")).toBe("of /other");
  });
  afterAll(async () => {
    child?.kill("SIGKILL");
    database.close();
    await fixture?.clear();
  });

  const sh = (script: string) => askAt(port, "site.sites.test", "/sh", script);

  async function hold(attempts: Attempts): Promise<void> {
    const output = await sh(scriptOf(attempts));
    expect(foundIn(output)).toEqual(heldBy(attempts));
    expect(output).not.toContain(fixture.secret);
    expect(fixture.reached()).toBe(0);
  }

  test.each(shared)("reaches no more than a sandbox: $sees", ({ attempts }) =>
    hold(attempts({ fixture, sudo: false, port })),
  );

  test("reaches no control of the emulator, by no name", () => {
    const hosts = ["api.vercel.com:443", "api.vercel.com:80", `site.sites.test:${port}`, "site.sites.test:80"];
    const controls = hosts.map((host) => `GET http://${host}/_emulator/state`);
    const program = `for (const line of ${JSON.stringify(controls)}) {
      const socket = require("net").connect(3128, "127.100.0.1");
      socket.on("data", (data) => console.log(String(data).split("\\r\\n")[0]));
      socket.write(line + " HTTP/1.1\\r\\nHost: " + new URL(line.slice(4)).host + "\\r\\nConnection: close\\r\\n\\r\\n");
    }`;
    return hold({
      "by the way out": [
        `node -e '${program}' | cut -d' ' -f2 | sort | uniq -c | tr -s ' '`,
        /^(?:4 4\d\d|\d 4\d\d\n\d 4\d\d)$/,
      ],
      "at this machine's ports": [connects([`127.0.0.1:${port}`, `localhost:${port}`]), ""],
      "the emulator's own port, as a proxy": [passes([`127.0.0.1:${port}`, `localhost:${port}`]), ""],
    });
  });

  test("finds no file of another function, of a sandbox or of the emulator, and no path of this machine", () => {
    const functions = join(fixture.data, "functions");
    const sessions = join(functions, "sessions");
    const sockets = readdirSync(sessions).flatMap((id) =>
      ["s", "l", "out.socket", "ports.socket"].map((name) => join(sessions, id, name)),
    );
    expect(sockets.length).toBeGreaterThan(4);
    expect(sockets.filter((path) => existsSync(path)).length).toBeGreaterThan(4);
    const place = join(fixture.data, "sandboxes/sessions", session);
    const paths = [fixture.folder, fixture.data, functions, place, ...sockets];
    return hold({
      "by their names": [
        paths.map((path) => `ls -d ${path} /proc/*/root${path} /proc/*/cwd${path} 2>/dev/null`).join("; "),
        "",
      ],
      "sockets of others": [connects(sockets), ""],
      "files of another deployment": [
        `find / -xdev -name '${fixture.secret}' 2>/dev/null; ls -A /var/task`,
        /index\.mjs$/,
      ],
      "how its first process was begun": [
        "tr '\\0' ' ' < /proc/1/cmdline | cut -d' ' -f1-5",
        "bwrap --args 4 --json-status-fd 5",
      ],
      "processes of others": ["ls -d /proc/[0-9]* | wc -l", /^\d$/],
    });
  });

  test("reads no path of this machine in arguments and variables", async () => {
    const said = await sh("for p in 1 $PPID; do for f in cmdline environ; do tr '\\0' '\\n' < /proc/$p/$f; done; done");
    expect(said).toMatch(/^bwrap\n[\s\S]*^PATH=[\s\S]*^HTTP_PROXY=/m);
    const paths = [fixture.folder, fixture.data, fixture.work, process.cwd(), dirname(process.execPath)];
    for (const path of paths) expect(said).not.toContain(path);
  });

  test("has the bounds of a sandbox from its first instruction on", async () => {
    const watches = `perl -e '$n = 0; for (1 .. 200) { last if syscall(${process.arch === "arm64" ? 26 : 294}, 0) < 0; $n++ } print "$n\\n"'`;
    const script = `grep -v address /proc/self/limits; ${watches}; cat /proc/sys/net/ipv4/ip_unprivileged_port_start; df -B1 /dev/pts >/dev/null; ls /dev`;
    const ofFunction = await sh(script);
    const most = Number(readFileSync("/proc/sys/fs/inotify/max_user_instances", "utf8"));
    expect(ofFunction).toMatch(new RegExp(`^Max core file size +0 +0 [\\s\\S]*^${Math.ceil(most / 4)}\n0\n`, "m"));
    expect((await outputOf(client, { sessionId: session, command: "sh", args: ["-c", script] })).output).toBe(
      ofFunction,
    );
  });

  test("reaches the ports that the start names, where a driver looks for them, and no other one", () => {
    const talks = (host: string, at: number) =>
      `node -e 'const s = require("net").connect(${at}, "${host}"); s.on("error", (e) => console.log(e.code)); s.once("data", (d) => { process.stdout.write(d); s.end("query"); s.pipe(process.stdout) })'`;
    return hold({
      "the database": [talks("127.0.0.1", named), "database\nquery"],
      "the same by its name": [talks("localhost", named), "database\nquery"],
      "one that was named, and where nothing listens": [talks("127.0.0.1", 1), /^(ECONNRESET)?$/],
      "one that was not": [talks("127.0.0.1", fixture.listening.loopback), "ECONNREFUSED"],
      "one of its own": [
        `node -e 'const a = require("http").createServer((q, s) => s.end("own\\n")).listen(${fixture.listening.loopback}, () => fetch("http://127.0.0.1:${fixture.listening.loopback}").then((r) => r.text()).then((t) => { console.log(t.trim()); a.close() }))'`,
        "own",
      ],
    });
  });

  test("opens its own site by its names, and another one of this emulator", () =>
    hold({
      "its own": [
        `node -e 'const get = (url) => fetch(url).then((r) => r.text(), (e) => String(e.cause)); (async () => { for (const host of ["https://site.sites.test", "http://site.sites.test:${port}", "http://other.sites.test"]) console.log(await get(host + "/page")) })()'`,
        /^of \/page\nof \/page\n.*$/s,
      ],
    }));

  test("leaves nothing behind an emulator that was killed, and the next one takes its folders away", async () => {
    const now = ticksNow();
    const own = namespacesWith(fixture.data);
    expect(own.size).toBeGreaterThan(5);
    const ids = readdirSync(join(fixture.data, "functions/sessions"));
    child.kill("SIGKILL");
    await once(child, "exit");
    await expect.poll(() => leftOf(own, now, [fixture.data]), { timeout: 10_000 }).toEqual([]);
    child = fixture.begin(runner.command, "--data", fixture.data, "--functions");
    await announced(child);
    expect(leftOf(new Set(), now, ids)).toEqual([]);
    expect(ids.filter((id) => existsSync(join(fixture.data, "functions/sessions", id)))).toEqual([]);
    expect(hostile(fixture)).toEqual([]);
  });
});
