// @module-tag endurance
import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join, posix } from "node:path";
import { text } from "node:stream/consumers";
import type { Client } from "@slipway/core";
import * as sandboxes from "@slipway/sandboxes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { archiveOf } from "../../../test/archive-of.ts";
import { foundIn, heldBy, scriptOf } from "../../../test/escape/attempts.ts";
import {
  type Fixture,
  hostile,
  leftOf,
  namespacesWith,
  processesWith,
  startAs,
  ticksNow,
} from "../../../test/escape/fixture.ts";
import { rows } from "../../../test/escape/rows.ts";
import { usersToTry } from "../../../test/escape/users-to-try.ts";
import { type Command, prepareCommand } from "../../../test/run-command.ts";
import { begun } from "../../../test/sandbox-shell.ts";

const runner = prepareCommand();

/** So long a race is run, in seconds: once, and every week 20. */
const raceFor = Number(process.env.SLIPWAY_RACE_SECONDS ?? 0);

test("each line of the table of what a command sees has a row here", () => {
  const page = readFileSync(new URL("../../../docs/sandboxes.md", import.meta.url), "utf8");
  const [, section = ""] = /^## What a command sees\n(.*?)^## /ms.exec(page) ?? [];
  const lines = [...section.matchAll(/^\| ([^|]+) \|/gm)]
    .map(([, cell = ""]) => cell)
    .filter((cell) => cell !== "a command");
  const names = [...rows.map(({ sees }) => sees.replace(/:.*/, "")), "memory, processors, processes"];
  expect([...new Set(lines)].sort()).toEqual([...new Set(names)].sort());
});

const spies = `$| = 1; my $next = fork || exit; waitpid $next, 0; $next++; print "up\n";
  while (1) {
    if (!-e "/proc/$next") { next }
    for (1 .. 300) { for my $fd (3 .. 9) { my $path = readlink "/proc/$next/fd/$fd" or next; open my $file, ">>", "/tmp/spied"; print $file "$next $fd $path\n" } }
    my $own = fork || exit; waitpid $own, 0; $next = $own + 1;
  }`;

describe.each(await usersToTry("no escape is tried"))("an emulator of $name's:", (user) => {
  let fixture: Fixture;
  let client: Client;
  let child: Command;
  let port = 0;
  const ids: Record<string, string> = {};
  const urls: Record<string, string> = {};
  let projectId = "";
  /** So many seconds no other program sleeps. */
  const long = `${1000 + randomInt(1000)}.${randomInt(1e9)}`;

  beforeAll(async () => {
    ({ fixture, child, client, projectId, port } = await startAs(user, runner, "--sandboxes", "process"));
    for (const name of ["both", "mine", "links"]) await sandboxes.getOrCreateDrive(client, { projectId, name });
    await make("a", { "/data": { drive: "mine" }, "/mnt/both": { drive: "both" } });
    await make("b", { "/mnt/both": { drive: "both", mode: "snapshot" } });
  });
  afterAll(async () => {
    child?.kill("SIGKILL");
    await fixture?.clear();
  });

  async function make(name: string, mounts: Record<string, sandboxes.SandboxMount>): Promise<void> {
    const { session, routes } = await sandboxes.createSandbox(client, { projectId, name, mounts, ports: [3000] });
    ids[name] = session.id;
    urls[name] = routes[0]?.url ?? "";
  }

  async function sh(name: string, script: string, sudo = false): Promise<string> {
    let output = "";
    const command = { sessionId: ids[name] ?? "", command: "sh", args: ["-c", script], logs: true, sudo };
    for await (const line of sandboxes.streamSessionCommand(client, command)) if ("data" in line) output += line.data;
    // By these lines a command learns what of its network was refused.
    return output.replace(/^@slipway\/emulator refuses .*\n/gm, "");
  }

  async function visit(name: string, headers: Record<string, string> = {}): Promise<string> {
    const { host } = new URL(urls[name] ?? "");
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: "127.0.0.1", port, headers: { ...headers, host } }, resolve).on("error", reject);
    });
    return text(answer);
  }

  const begin = (name: string, command: string, ...args: string[]) =>
    begun(client, { sessionId: ids[name] ?? "", command, args });

  for (const { sees, attempts } of rows)
    test.each([false, true])(`${sees} (sudo: %s)`, async (sudo) => {
      const wanted = attempts({ fixture, sudo, port });
      const output = await sh("a", scriptOf(wanted), sudo);
      expect(foundIn(output)).toEqual(heldBy(wanted));
      expect(output).not.toContain(fixture.secret);
      expect(fixture.reached()).toBe(0);
    });

  // An ordinary user cannot have data there, unless root made the folder.
  test.skipIf(process.getuid?.() !== 0)(
    "hidden: an emulator whose data is among programs that sandboxes see does not start",
    async () => {
      const other = fixture.begin(runner.command, "--data", fixture.work, "--sandboxes", "process");
      expect(await text(other.stderr)).toContain(`and a disk cannot be above /usr and in it`);
    },
  );

  test("links that a sandbox makes lead the API to no file of this machine", async () => {
    const { folder: host, secret } = fixture;
    const targets = [
      host,
      `../../../../../..${host}`,
      `/proc/1/root${host}`,
      `/proc/self/root${host}`,
      `/oldroot${host}`,
    ];
    await sh(
      "a",
      targets
        .map((target, index) => `ln -sfn ${target} /tmp/l${index}; ln -sfn ${target}/secret /tmp/f${index}`)
        .join("\n"),
    );
    const sessionId = ids.a ?? "";
    const paths = targets.flatMap((_, index) => [`/tmp/l${index}/secret`, `/tmp/f${index}`]);
    const further = [
      `${host}/secret`,
      `../../../../..${host}/secret`,
      "/proc/self/environ",
      "/proc/1/environ",
      "/dev/vda",
      "/etc/shadow",
    ];
    for (const path of [...paths, ...further]) {
      const file = await sandboxes.readSessionFile(client, { sessionId, path }).catch(() => undefined);
      expect([path, file && (await new Response(file).text())]).toEqual([path, undefined]);
      await sandboxes
        .createSessionDirectory(client, { sessionId, path: `${path}/slipway-hostile`, recursive: true })
        .catch(() => {});
      const body = await archiveOf({ "slipway-hostile-file": "written" });
      await sandboxes.writeSessionFiles(client, { sessionId, body, xCwd: posix.dirname(path) }).catch(() => {});
    }
    expect(readFileSync(join(host, "secret"), "utf8")).toBe(`${secret}\n`);
    expect(hostile(fixture)).toEqual([]);
  });

  test("disk: what a command writes is kept for the next one, in snapshots and forks, or fails aloud, and is nowhere on this machine", async () => {
    const { session } = await sandboxes.createSandbox(client, { projectId, name: "kept" });
    ids.kept = session.id;
    const folders =
      "/ /etc /usr /usr/bin /usr/lib /usr/src /var /opt /home /root /srv /mnt /tmp /run /vercel /vercel/sandbox /vercel/runtimes /vercel/runtimes/node /dev/shm /proc /dev /bin /lib".split(
        " ",
      );
    const write = folders.map((at) => `(echo kept > ${at}/slipway-hostile) 2>/dev/null && echo ${at}`).join("\n");
    const read = folders.map((at) => `[ "$(cat ${at}/slipway-hostile 2>/dev/null)" = kept ] && echo ${at}`).join("\n");
    for (const sudo of [false, true]) {
      const written = (await sh("kept", `${write}\nrm -f /usr/bin/env 2>/dev/null && echo removed`, sudo))
        .trim()
        .split("\n");
      expect(written).toEqual(expect.arrayContaining(["/tmp", "/vercel/sandbox"]));
      const isGone = written.includes("removed");
      const kept = written.filter((at) => at !== "removed");
      const look = async (name: string) =>
        (await sh(name, `${read}\n[ -e /usr/bin/env ] || echo removed`)).trim().split("\n");
      expect(await look("kept")).toEqual(written);
      const expected = [...kept.filter((at) => at !== "/dev/shm"), ...(isGone ? ["removed"] : [])];
      await sandboxes.stopSession(client, { sessionId: ids.kept ?? "" });
      const fork = `fork-${sudo}`;
      const forked = await sandboxes.forkSandbox(client, { name: "kept", projectId, newName: fork });
      ids[fork] = forked.session.id;
      expect((await look(fork)).filter((at) => at !== "/dev/shm")).toEqual(expected);
      const resumed = await sandboxes.getSandbox(client, { name: "kept", projectId, resume: true });
      ids.kept = resumed.session.id;
      expect((await look("kept")).filter((at) => at !== "/dev/shm")).toEqual(expected);
    }
    expect(hostile(fixture)).toEqual([]);
    expect(existsSync("/usr/bin/env")).toBe(true);
  });

  test("disk: what a sandbox puts into its layer opens nothing to those who lie on it, and they change nothing of it", async () => {
    const { folder: host, data, secret } = fixture;
    await sandboxes.getOrCreateDrive(client, { projectId, name: "beside" });
    await make("layer", { "/mnt/beside": { drive: "beside" } });
    const attribute = (path: string, name: string, value: string) =>
      `perl -e '($p, $n, $v) = @ARGV; syscall(${process.arch === "arm64" ? 5 : 188}, $p, $n, $v, length $v, 0)' ${path} user.overlay.${name} ${value}`;
    const put = `exec 2>/dev/null; mkdir -p /tmp/l && cd /tmp/l && mkdir own shown; echo own > own/f; echo own > meta; echo of-a-drive > /mnt/beside/slipway-drive
      ln -sfn ${host} link; ln -sfn ../../../../../../../..${host} far; ln -sfn /proc/self/root/oldroot${host} root; ln -f meta hard; mkfifo pipe
      cp /usr/bin/id suid && chmod 6777 suid; perl -MSocket -e 'socket my $s, AF_UNIX, SOCK_STREAM, 0; bind $s, pack_sockaddr_un("socket")'
      echo > "$(printf 'bad\\377\\nname')"; echo > .wh.own; echo > .wh..wh..opq; mkdir -p a && cd a && for i in $(seq 15); do mkdir -p $(printf 'd%.0s' $(seq 200)) && cd d*; done; cd /tmp/l
      for name in "c 0 0" "c 1 3" "c 1 1" "b 253 0" "b 8 0"; do mknod "node $name" $name && echo made $name; done
      ${attribute("own", "opaque", "y")}; ${attribute("own", "redirect", `/../../../../../..${host}`)}; ${attribute("shown", "redirect", "/etc")}
      ${attribute("meta", "metacopy", "x")}; ${attribute("meta", "redirect", `${host}/secret`)}; ${attribute("own/f", "whiteout", "y")}; ${attribute("own", "opaque", "x")}`;
    const look = `cd /tmp/l; cat own/f meta hard own/secret shown/passwd link/secret far/secret root/secret 2>/dev/null; ls own; test -u suid && echo suid
      find / -xdev -name '*slipway-drive*' -o -xdev -name 'lay_*' 2>/dev/null; grep -o 'lay_[a-zA-Z0-9]*' /proc/self/mountinfo /proc/1/mountinfo 2>/dev/null`;
    const change = `cd /tmp/l; echo x >> own/f; echo x > meta; chmod 777 own; rm -r a shown; ln hard more; : > suid; touch -d 1990-01-01 hard .; rm pipe socket
      ${attribute("hard", "opaque", "y")}; echo > /usr/slipway-hostile; rm -f /usr/bin/env`;
    const stat = "cd $0 && find . -exec stat -c '%n %i %a %h %s %Y %Z' {} + | sort";
    const state = () => execFileSync("sh", ["-c", stat, join(data, "sandboxes/layers")], { encoding: "latin1" });
    for (const sudo of [false, true]) {
      expect(await sh("layer", put, sudo)).toBe("");
      await sandboxes.stopSession(client, { sessionId: ids.layer ?? "" });
      const before = state();
      expect(before).not.toContain("slipway-drive");
      const { session } = await sandboxes.forkSandbox(client, { name: "layer", projectId, newName: `on-${sudo}` });
      ids.fork = session.id;
      for (const by of [false, true]) {
        expect(await sh("fork", look, by)).toBe("own\nown\nown\nf\nsuid\n");
        for (const path of ["link/secret", "far/secret", "root/secret", "own/secret", "shown/passwd"])
          await expect(
            sandboxes.readSessionFile(client, { sessionId: session.id, path: `/tmp/l/${path}` }),
          ).rejects.toThrow();
      }
      await sh("fork", change, sudo);
      await sandboxes.stopSession(client, { sessionId: session.id });
      // Only their own folder has another layer in it.
      const kept = before.split("\n").filter((line) => !line.startsWith(". "));
      expect(state().split("\n")).toEqual(expect.arrayContaining(kept));
      const resumed = await sandboxes.getSandbox(client, { name: "layer", projectId, resume: true });
      ids.layer = resumed.session.id;
    }
    expect(readFileSync(join(host, "secret"), "utf8")).toBe(`${secret}\n`);
    expect(hostile(fixture)).toEqual([]);
  });

  test("disk: links where bubblewrap mounts make it read and write nothing of this machine", async () => {
    await make("links", { "/mnt/one/two": { drive: "links" } });
    // A running program creates and removes the links: some of them would keep new commands from starting.
    const server = `const fs = require("fs");
      require("http").createServer((request, answer) => {
        const [point, target] = JSON.parse(request.headers.put);
        try {
          if (target === undefined) fs.unlinkSync(point);
          fs.renameSync(...(target === undefined ? [point + ".gone", point] : [point, point + ".gone"]));
          if (target !== undefined) fs.symlinkSync(target, point);
          answer.end("put");
        } catch (error) { answer.end(error.code); }
      }).listen(3000, () => console.log("up"));`;
    await begin("links", "node", "-e", server);
    const put = (...link: string[]) => visit("links", { put: JSON.stringify(link) });
    const place = join(fixture.data, "sandboxes/sessions", ids.links ?? "");
    const filesOutside = () =>
      [fixture.folder, fixture.data, join(place, "../.."), join(place, "..")].map((at) => readdirSync(at).sort());
    const all = filesOutside();
    const points = ["/vercel/runtimes/node", "/vercel/runtimes", "/vercel", "/mnt/one", "/mnt", "/dev", "/proc"];
    const targets = [
      `/oldroot${fixture.folder}`,
      `../../../../oldroot${fixture.folder}`,
      `/oldroot${place}`,
      "/oldroot/proc/self/root",
    ];
    for (const [index, point] of points.entries()) {
      for (const target of targets) {
        const said = await put(point, target);
        expect([point, said]).toEqual([
          point,
          point === "/mnt/one" ? "put" : expect.stringMatching(/^(put|EBUSY|EXDEV)$/),
        ]);
        const script = `cat /secret ${points.map((each) => `${each}/secret ${each}/*/secret`).join(" ")} 2>/dev/null; touch ${point}/slipway-hostile`;
        expect(await sh("links", script, index % 2 === 0)).not.toContain(fixture.secret);
        if (said === "put") expect(await put(point)).toBe("put");
      }
    }
    expect(await sh("links", "echo there; ls /mnt/one; ls /vercel/runtimes/node/bin")).toMatch(/^there\ntwo\nnode\n/);
    expect(filesOutside()).toEqual(all);
    expect(hostile(fixture)).toEqual([]);
  });

  test("network: two sandboxes listen at the same port, and each is reached by its own URL and by itself alone", async () => {
    for (const name of ["a", "b"]) {
      const server = `require("http").createServer((_, to) => to.end("of ${name}\\n")).listen(3000, () => console.log("up"))`;
      await begin(name, "node", "-e", server);
      expect(
        await sh(
          name,
          "node -e 'fetch(process.argv[1]).then((answer) => answer.text()).then((text) => process.stdout.write(text))' http://127.0.0.1:3000",
        ),
      ).toBe(`of ${name}\n`);
    }
    for (const name of ["a", "b"]) {
      expect(await visit(name)).toBe(`of ${name}\n`);
    }
  });

  test("a sandbox that changes its drive reaches no file beyond it", async () => {
    const { folder: host, secret } = fixture;
    for (const sudo of [false, true]) {
      await sh(
        "a",
        `cd /mnt/both; ln -sfn ${host} link; ln -sfn ${host}/secret file; mkfifo pipe; cp /usr/bin/id suid && chmod 6777 suid; mknod gone c 0 0; mkdir -p deep/a && chmod 000 deep; perl -e '$p = "deep"; $n = "user.overlay.opaque"; $v = "y"; syscall(${process.arch === "arm64" ? 5 : 188}, $p, $n, $v, 1, 0)'; echo there > plain`,
        sudo,
      );
      const { session } = await sandboxes.createSandbox(client, {
        projectId,
        mounts: { "/mnt/both": { drive: "both", mode: "snapshot" } },
      });
      ids.reader = session.id;
      expect(
        await sh(
          "reader",
          "cd /mnt/both; cat plain file link/secret 2>/dev/null; touch x 2>/dev/null || echo refused",
          sudo,
        ),
      ).toBe("there\nrefused\n");
      await sandboxes.stopSession(client, { sessionId: session.id });
      // A set-user-ID program in it would run as the emulator's user: other users of this machine cannot reach it.
      expect(statSync(join(fixture.data, "sandboxes")).mode & 0o077).toBe(0);
    }
    expect(readFileSync(join(host, "secret"), "utf8")).toBe(`${secret}\n`);
  });

  test(`a link that a sandbox swaps in at the same time leads nowhere else (${raceFor} s of it)`, async () => {
    const { folder: host, secret } = fixture;
    const flips = `chdir shift; mkdir "d"; mkdir "d/in"; symlink shift, "l"; symlink shift, "k"; open F, ">f"; print F "own\n"; close F; $| = 1; print "up\n";
      while (1) { rename "d", "e"; rename "l", "d"; rename "d", "l"; rename "e", "d"; rename "f", "g"; rename "k", "f"; rename "f", "k"; rename "g", "f" }`;
    const places = ["/vercel/sandbox/race", "/mnt/both/race"];
    for (const place of places) {
      await sh("a", `mkdir -p ${place}`);
      await begin("a", "perl", "-e", flips, place, host, `${host}/secret`);
    }
    const sessionId = ids.a ?? "";
    const body = await archiveOf({ "d/slipway-hostile": "written", "d/in/slipway-hostile": "written" });
    // A file that disappears before it is sent breaks off.
    const read = (path: string) =>
      sandboxes
        .readSessionFile(client, { sessionId, path })
        .then((file) => new Response(file).text())
        .catch(() => "");
    const end = Date.now() + raceFor * 1000;
    do {
      for (const place of places) {
        for (const path of [`${place}/f`, `${place}/d/secret`]) expect(await read(path)).not.toContain(secret);
        await sandboxes.writeSessionFiles(client, { sessionId, body, xCwd: place }).catch(() => {});
        const path = `${place}/d/slipway-hostile-folder`;
        await sandboxes.createSessionDirectory(client, { sessionId, path, recursive: true }).catch(() => {});
      }
      const mounts = { "/mnt/both": { drive: "both", mode: "snapshot" as const } };
      const made = await sandboxes.createSandbox(client, { projectId, mounts });
      ids.raced = made.session.id;
      expect(await sh("raced", "cat -s /mnt/both/race/* /mnt/both/race/*/* 2>/dev/null")).not.toContain(secret);
      await sandboxes.deleteSandbox(client, { projectId, name: made.sandbox.name });
    } while (Date.now() < end);
    expect(hostile(fixture)).toEqual([]);
    expect(readFileSync(join(host, "secret"), "utf8")).toBe(`${secret}\n`);
  });

  test("processes: what a command leaves running is the session's, and a signal to everything ends nothing beyond it", async () => {
    for (const sudo of [false, true]) {
      await sh(
        "a",
        `setsid env -i sleep ${long} & (setsid sh -c 'env -i sleep ${long} & sleep ${long}' &) ; sleep 0.2`,
        sudo,
      );
      expect(await sh("b", `pgrep -fc '^sleep ${long}$'`)).toBe("0\n");
      expect(await sh("a", `pgrep -fc '^sleep ${long}$'`)).toBe("3\n");
      await sh("a", "kill -9 -1; kill -9 1", sudo);
      expect(processesWith(long)).toEqual([]);
      expect(await sh("b", "echo there")).toBe("there\n");
      expect(await sh("a", "echo there")).toBe("there\n");
    }
  });

  test("processes: a command opens nothing of another one and traces none, not while it begins either", async () => {
    for (const sudo of [false, true]) {
      const { command } = await sandboxes.runSessionCommand(client, {
        ...{ sessionId: ids.a ?? "", command: "sleep", args: [long], env: { OTHER: fixture.secret }, sudo },
      });
      const look = `p=$(pgrep -f '^sleep ${long}$'); ls $p/root/ $p/cwd/ $p/fd/3 2>/dev/null; ls -l $p/fd $p/ns 2>/dev/null | grep -e '->'
        cat $p/environ $p/maps 2>/dev/null; perl -e 'print "traced" if syscall(${process.arch === "arm64" ? 117 : 101}, 16, $ARGV[0] + 0, 0, 0) == 0' $p; ps -o args= $p`;
      for (const by of [false, true])
        await expect.poll(() => sh("a", `cd /proc; ${look}`, by), { timeout: 10_000 }).toBe(`sleep ${long}\n`);
      await sandboxes.killSessionCommand(client, { sessionId: ids.a ?? "", cmdId: command.id, signal: 9 });
      await expect.poll(() => processesWith(long)).toEqual([]);
    }
    // A beginning bubblewrap has this machine's /proc open: pids follow each other, and so the next one is known.
    await begin("a", "perl", "-e", spies);
    for (let n = 0; n < 20; n++) for (const sudo of [false, true]) await sh("a", "true", sudo);
    expect(await sh("a", "cat /tmp/spied 2>/dev/null; pkill -f 'next =' || echo none")).toBe("");
  });

  test("a stopped session and a killed emulator leave nothing behind", async () => {
    for (const name of ["a", "b"])
      await begin(name, "sh", "-c", `(setsid env -i sleep ${long} &); echo ready; sleep ${long}`);
    const now = ticksNow();
    const own = namespacesWith(ids.a ?? "?");
    expect(own.size).toBeGreaterThan(5);
    await sandboxes.stopSession(client, { sessionId: ids.a ?? "" });
    await expect.poll(() => leftOf(own, now, [ids.a ?? "?"]), { timeout: 10_000 }).toEqual([]);
    const all = namespacesWith(fixture.data);
    expect(all.size).toBeGreaterThan(5);
    child.kill("SIGKILL");
    await once(child, "exit");
    await expect
      .poll(() => leftOf(all, now, [fixture.data]).concat(processesWith(long)), { timeout: 10_000 })
      .toEqual([]);
    expect(hostile(fixture)).toEqual([]);
  });
});
