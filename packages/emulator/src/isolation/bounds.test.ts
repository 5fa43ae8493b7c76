// @module-tag endurance
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";
import { createSandbox } from "@slipway/sandboxes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Fixture, startAs } from "../../test/escape/fixture.ts";
import { askAt, deployAll, shellFunction } from "../../test/escape/functions.ts";
import { usersToTry } from "../../test/escape/users-to-try.ts";
import { fn } from "../../test/functions.ts";
import { type Command, prepareCommand } from "../../test/run-command.ts";
import { outputOf } from "../../test/sandbox-shell.ts";
import { bounds, cgroupFiles, controllers, maxOpenFiles, type Share } from "./bounds.ts";

const runner = prepareCommand();

const shares: Readonly<Record<"sandbox" | "function", Share>> = {
  sandbox: { memory: 2048, vcpus: 1 },
  function: { memory: 512 + 256, vcpus: 2 },
};

const quarter = (file: string, form: RegExp) => Math.ceil(Number(form.exec(readFileSync(file, "utf8"))?.[1]) / 4);
const limit = (name: string) => `awk '/^Max ${name} / { print $(NF-2), $(NF-1) }' /proc/self/limits`;
const twice = (value: number) => `${value} ${value}`;
const taken = (call: string) => `perl -e '$n = 0; for (1 .. 4000) { last unless ${call}; $n++ } print $n'`;
const watch = process.arch === "arm64" ? 26 : 294;
const hasPrlimit = existsSync("/usr/bin/prlimit") || existsSync("/bin/prlimit");

/** Limits that a program can read, each with the position of its number. */
const rows: readonly (readonly [name: string, script: string, expected: string, only?: keyof typeof shares])[] = [
  ["processes", limit("processes"), twice(bounds.processes)],
  ["size of a file", limit("file size"), twice(bounds.fileSize)],
  ["image of its memory", limit("core file size"), twice(bounds.coreSize)],
  ["open files", limit("open files"), twice(maxOpenFiles())],
  ...(hasPrlimit
    ? ([
        [
          "pending signals",
          limit("pending signals"),
          twice(quarter("/proc/self/limits", /^Max pending signals +(\d+)/m)),
        ],
        ["message queues", limit("msgqueue size"), twice(quarter("/proc/self/limits", /^Max msgqueue size +(\d+)/m))],
      ] as const)
    : []),
  [
    "instances of inotify",
    taken(`syscall(${watch}, 0) >= 0`),
    `${quarter("/proc/sys/fs/inotify/max_user_instances", /^(\d+)/)}`,
  ],
  ["terminals", "grep -o 'max=[0-9]*' /proc/self/mountinfo", `max=${bounds.terminals}`],
  ["shared memory", "df -B1 --output=size /dev/shm | tail -n 1", `${bounds.sharedMemory}`, "function"],
  ["/tmp", "df -B1 --output=size /tmp | tail -n 1", `${bounds.scratch}`, "function"],
];

describe.each(await usersToTry("no bound is read"))("an emulator of $name's:", (user) => {
  let fixture: Fixture;
  let child: Command;
  const ids: Record<keyof typeof shares, string> = { sandbox: "", function: "" };
  let run: Record<keyof typeof shares, (script: string) => Promise<string>>;

  beforeAll(async () => {
    const options = ["--functions", "--sandboxes", "process", "--base-domain", "sites.test"];
    const { client, projectId, port, ...started } = await startAs(user, runner, ...options);
    ({ fixture, child } = started);
    const { session } = await createSandbox(client, { projectId, resources: { vcpus: 1 } });
    Object.assign(ids, { sandbox: session.id, function: `function_${child.pid}_*` });
    await deployAll(client, "site", fn("sh", shellFunction, { memory: 512 }));
    run = {
      sandbox: async (script) =>
        (await outputOf(client, { sessionId: session.id, command: "sh", args: ["-c", script] })).output,
      function: (script) => askAt(port, "site.sites.test", "/sh", script),
    };
  });
  afterAll(async () => {
    child?.kill("SIGKILL");
    await fixture?.clear();
  });

  test.each(["sandbox", "function"] as const)("a %s reads each of its bounds", async (kind) => {
    for (const [name, script, expected, only = kind] of rows)
      if (only === kind) expect([name, (await run[kind](script)).trim()]).toEqual([name, expected]);
  });

  test.each(["sandbox", "function"] as const)(
    "the cgroups of a %s have its bounds, where there are any",
    async (kind) => {
      await run[kind]("true");
      const name = `slipway-sandbox-${ids[kind]}`;
      const made = spawnSync("find", ["/sys/fs/cgroup", "-type", "d", "-name", name], { encoding: "utf8" });
      const folders = made.stdout.split("\n").filter(Boolean);
      const files = cgroupFiles(shares[kind]);
      const [total = ""] = (await run[kind]("awk '/^MemTotal/ { print $2 }' /proc/meminfo")).split("\n");
      const found = controllers.filter((controller) => {
        const set = folders.flatMap((at) => files[controller].map(([file, value]) => [join(at, file), value] as const));
        const there = set.filter(([file]) => existsSync(file));
        for (const [file, value] of there)
          expect([file, readFileSync(file, "utf8").trim()]).toEqual([file, String(value)]);
        return there.length > 0;
      });
      const memory = found.includes("memory") ? Math.min(shares[kind].memory * 1024 ** 2, totalmem()) : totalmem();
      expect(Number(total) * 1024).toBe(memory);
    },
  );
});
