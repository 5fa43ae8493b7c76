// @module-tag endurance
import { execFileSync } from "node:child_process";
import type { Client } from "@slipway/core";
import * as sandboxes from "@slipway/sandboxes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Attempts, foundIn, heldBy, scriptOf } from "../../../test/escape/attempts.ts";
import { type Fixture, hostile, startAs } from "../../../test/escape/fixture.ts";
import { askAt, deployAll, shellFunction } from "../../../test/escape/functions.ts";
import { connects } from "../../../test/escape/rows.ts";
import { usersToTry } from "../../../test/escape/users-to-try.ts";
import { newFolder } from "../../../test/folder-state.ts";
import { fn } from "../../../test/functions.ts";
import { type Command, prepareCommand } from "../../../test/run-command.ts";
import { begun, outputOf } from "../../../test/sandbox-shell.ts";

const runner = prepareCommand();

const arm = process.arch === "arm64";
const nothing = "";
const secret = "slipway-hostile-neighbour";

/** A system call in Perl: prints `DONE` or the name of its error. */
const call = (x64: number, arm64: number, ...args: readonly (number | string)[]) =>
  `$r = syscall(${[arm ? arm64 : x64, ...args].join(", ")}); print $r == -1 ? (grep { $!{$_} } keys %!)[0] : "DONE", "\\n";`;
const perl = (script: string) => `perl -MErrno -MSocket -e '${script}'`;

const froms = ["command", "sudo", "function"] as const;
type From = (typeof froms)[number];
type Attack = readonly [name: string, script: string, holds: string | RegExp, from?: readonly From[]];
const commands = ["command", "sudo"] as const;

/** Attempts of a program from within. Another command of the session runs `sleep 4711` beside it. */
const attacks = (fixture: Fixture, neighbour: string): readonly Attack[] => [
  [
    "signals to the first process",
    "for s in STOP TERM HUP INT KILL; do kill -$s 1 2>/dev/null; done; grep State /proc/1/status",
    /^State:\s+[SR]/,
  ],
  ["tracing it", perl(call(101, 117, 16, 1, 0, 0) + call(101, 117, 0x4206, 1, 0, 0)), "EPERM\nEPERM", commands],
  // A function may trace the process that began it, which has no more than it has itself.
  [
    "what the first process may do",
    "grep -hE '^(CapEff|CapPrm|Seccomp|NoNewPrivs):' /proc/1/status | tr -d '\\t\\n'",
    "CapPrm:0000000000000000CapEff:0000000000000000NoNewPrivs:1Seccomp:2",
    ["function"],
  ],
  ["its descriptors", perl(`my $fd = syscall(434, 1, 0); ${call(438, 438, "$fd", 0, 0)}`), "EPERM"],
  ["its namespaces", perl(`my $fd = syscall(434, 1, 0); ${call(308, 268, "$fd", 0x2002_0000)}`), "EPERM"],
  ["comparing with it", perl(call(312, 272, 1, 1, 0, 0, 0)), "EPERM"],
  ["raising its bounds", perl(`my $new = pack("QQ", 1e6, 1e6); ${call(302, 261, 1, 7, "$new", 0)}`), "EPERM"],
  [
    "files that the first processes have open",
    "for p in 1 2; do for n in $(seq 0 300); do (: < /proc/$p/fd/$n) 2>/dev/null && echo $p $n; done; done",
    nothing,
    commands,
  ],
  [
    "memory of another command",
    `p=$(pgrep -f '^sleep 4711'); ${perl(`my $p = shift() + 0; ${call(101, 117, 16, "$p", 0, 0)}`)} $p; for f in mem environ maps stack syscall pagemap; do head -c1 /proc/$p/$f >/dev/null 2>&1 && echo $f; done`,
    "EPERM",
    commands,
  ],
  [
    "folders and descriptors of another command",
    "cd /proc/$(pgrep -f '^sleep 4711'); for f in fd/0 fd/1 fd/2 map_files/* root/tmp cwd/. ns/mnt exe; do (: < $f) 2>/dev/null && echo $f; done",
    nothing,
    commands,
  ],
  [
    "being spared where memory ends",
    "a=$(cat /proc/self/oom_score_adj); (echo -1000 > /proc/self/oom_score_adj) 2>/dev/null; [ $(cat /proc/self/oom_score_adj) -ge $a ] && echo same",
    "same",
  ],
  ["priority over all others", perl(`my $q = pack("ii", 50, 0); ${call(144, 119, 0, 1, "$q")}`), "EPERM"],
  [
    "descriptors that nobody named",
    perl(`for (3 .. 2000) { open my $f, "<&=", $_ and print "$_\\n" }`),
    nothing,
    commands,
  ],
  [
    "sockets of the agent",
    connects(
      ["out.socket", "ports.socket", "s", "l"].flatMap((name) =>
        ["/proc/1/cwd", "/proc/self/cwd/..", "/proc/1/root", "/newroot", "/merged/.."].map((at) => `${at}/${name}`),
      ),
    ),
    nothing,
  ],
  [
    "the place of the proxy",
    perl(
      `socket my $s, AF_INET, SOCK_STREAM, 0; setsockopt $s, SOL_SOCKET, $_, pack("i", 1) for 15, SO_REUSEADDR; print bind($s, sockaddr_in(3128, inet_aton("127.100.0.1"))) ? "taken" : "refused"`,
    ),
    "refused",
  ],
  [
    "interfaces and routes",
    "(ip addr add 10.9.9.9/8 dev lo; ip link set lo down; ip route add default dev lo) 2>/dev/null; tail -n +2 /proc/net/route | wc -l",
    "0",
  ],
  ["raw packets", perl(call(41, 198, 2, 3, 255)), "EPERM", ["command", "function"]],
  [
    "terminals of others",
    "ls /dev/pts | grep -v ptmx; for n in 0 1 2 3; do (echo hostile > /dev/pts/$n) 2>/dev/null && echo $n; done",
    nothing,
  ],
  [
    "typing into one, by a number with bits above",
    perl(`my $x = "x"; ${call(16, 29, 0, "0x100005412", "$x")}`),
    "EPERM",
  ],
  ["calls of x32", perl(call(0x4000_0000 + 101, 467, 16, 1, 0, 0)), "ENOSYS"],
  [
    "calls of 32 bits",
    `[ ${arm} = true ] || python3 -c 'import ctypes, mmap
m = mmap.mmap(-1, 4096, prot=7); m.write(bytes.fromhex("b814000000cd80c3"))
print(ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(m)))())' 2>/dev/null`,
    /^(-38)?$/,
  ],
  [
    "a namespace, by a number with bits above",
    perl(call(272, 97, "0x110000000") + call(56, 220, "0x110000011")),
    "EPERM\nEPERM",
  ],
  [
    "a root above its own",
    perl(
      `my ($j, $o) = ("/tmp/jail", "."); mkdir $j; open my $d, "<", "/"; ${call(161, 51, "$j")} chdir $d; chdir ".." for 1 .. 64; ${call(161, 51, "$o")} print grep { -e } "${fixture.folder}/secret", "/merged", "/oldroot"`,
    ),
    /^(EPERM\nEPERM|DONE\nDONE)$/,
  ],
  [
    "leases on files that all share",
    perl(
      `for (glob("/usr/bin/env /vercel/runtime*/node* /vercel/runtimes/node/bin/node")) { open my $f, "<", $_ or next; print if fcntl($f, 1024, 1) || fcntl($f, 1024, 0) }`,
    ),
    nothing,
  ],
  [
    "files that others read",
    "for f in /vercel/trust/all.pem /vercel/trust/x /proc/meminfo /vercel/runtimes/node/bin/node /vercel/runtime/node /var/task/index.mjs; do (echo hostile >> $f) 2>/dev/null && echo $f; done",
    nothing,
  ],
  [
    "mount points moved away",
    "for f in /proc /dev /vercel/trust /vercel/runtimes/node/bin/node /var/task; do mv $f $f.gone 2>/dev/null && echo $f; done",
    nothing,
  ],
  [
    "files of a neighbour, by any mount",
    `for m in $(awk '{ print $5 }' /proc/self/mountinfo); do find $m -maxdepth 4 -xdev -name '*${neighbour}*' 2>/dev/null; done; find / -xdev -name ${secret} 2>/dev/null`,
    nothing,
  ],
  ["sockets of a neighbour", connects(["@slipway-neighbour", "127.0.0.1:3999"]), nothing],
  ["the mark of a neighbour", `SLIPWAY_SANDBOX=${neighbour} setsid sleep 5 & echo`, nothing],
  [
    "the control of the emulator",
    `node -e 'for (const path of ["/_emulator/state", "/%5Femulator/state", "/x/../_emulator/state", "/_EMULATOR/state"]) require("net").connect(3128, "127.100.0.1").on("data", (d) => console.log(String(d).split(" ")[1])).write("GET http://api.vercel.com" + path + " HTTP/1.1\\r\\nHost: api.vercel.com\\r\\nConnection: close\\r\\n\\r\\n")' | sort -u`,
    /^40[34]$/,
  ],
];

describe.each(await usersToTry("no attack is tried"))("against an emulator of $name's", (user) => {
  let fixture: Fixture;
  let client: Client;
  let child: Command;
  let port = 0;
  let projectId = "";
  const ids: Record<"a" | "b", string> = { a: "", b: "" };

  beforeAll(async () => {
    const options = ["--functions", "--sandboxes", "process", "--base-domain", "sites.test"];
    ({ fixture, child, client, projectId, port } = await startAs(user, runner, ...options));
    for (const name of ["outer", "inner"]) await sandboxes.getOrCreateDrive(client, { projectId, name });
    for (const name of ["a", "b"] as const) ids[name] = (await make({ name })).id;
    const serve = `require("net").createServer((s) => s.end("${secret}")).listen("\\0slipway-neighbour"); require("net").createServer((s) => s.end()).listen(3999); console.log("up")`;
    await begin("b", ["-c", `echo ${secret} > ${secret}; exec node -e '${serve}'`]);
    await begin("a", ["-c", "echo up; exec sleep 4711"], { OTHER: fixture.secret });
    await deployAll(client, "site", fn("sh", shellFunction));
  });
  afterAll(async () => {
    child?.kill("SIGKILL");
    await fixture?.clear();
  });

  const make = async (more: sandboxes.CreateSandboxInput) =>
    (await sandboxes.createSandbox(client, { projectId, ports: [3000], ...more })).session;

  const begin = (name: "a" | "b", args: string[], env = {}) =>
    begun(client, { sessionId: ids[name], command: "sh", args, env });

  const run = async (script: string, from: From = "command", sessionId = ids.a): Promise<string> => {
    if (from === "function") return askAt(port, "site.sites.test", "/sh", script);
    const line = { sessionId, command: "sh", args: ["-c", script], sudo: from === "sudo" };
    return (await outputOf(client, line)).output.replace(/^@slipway\/emulator refuses .*\n/gm, "");
  };

  test.each(froms)("from within a %s", async (from) => {
    const tried = attacks(fixture, ids.b).filter(([, , , only = froms]) => only.includes(from));
    const attempts: Attempts = Object.fromEntries(tried.map(([name, script, holds]) => [name, [script, holds]]));
    const output = await run(scriptOf(attempts), from);
    expect(foundIn(output)).toEqual(heldBy(attempts));
    expect(output).not.toContain(fixture.secret);
    expect([fixture.reached(), hostile(fixture)]).toEqual([0, []]);
    expect(await run(`cat ${secret}; echo there`, "command", ids.b)).toBe(`${secret}\nthere\n`);
  });

  const status = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error: unknown) => Object(error).status ?? String(error),
    );

  test("by uploads over what a sandbox has of its own", async () => {
    const upload = (script: string, xCwd = "/") => {
      const place = newFolder();
      const body = execFileSync("sh", ["-ec", `${script}; tar czf - *`], { cwd: place });
      return status(sandboxes.writeSessionFiles(client, { sessionId: ids.a, body, xCwd }));
    };
    await run(
      "ln -sfn /vercel/trust /tmp/trust; ln -sfn /proc/1/root /tmp/root; ln -sfn /dev /tmp/dev; mkfifo /tmp/pipe",
    );
    const scripts = [
      ["ln -s /tmp usr"],
      ["ln -s /tmp proc"],
      ["mkdir proc; echo x > proc/meminfo"],
      ["mkdir -p proc/1/root; echo x > proc/1/root/slipway-hostile"],
      ["mkdir -p vercel; ln -s /tmp vercel/trust"],
      ["mkdir -p vercel/trust; echo hostile > vercel/trust/all.pem"],
      ["mkdir -p vercel/runtimes/node/bin; echo hostile > vercel/runtimes/node/bin/node"],
      ["echo hostile > all.pem", "/tmp/trust"],
      ["echo x > slipway-hostile", "/tmp/root"],
      ["echo x > slipway-hostile", "/tmp/dev"],
    ] as const;
    for (const [script, at] of scripts) expect([script, at, await upload(script, at)]).toEqual([script, at, 400]);
    const seen =
      "head -c 27 /vercel/trust/all.pem; readlink /usr /proc /vercel/trust; ls /tmp/root/slipway-hostile 2>/dev/null";
    expect(await run(seen)).toMatch(/^(?!.*hostile)[^\n]+\n?/);
  });

  test("by reading what is not a file of a sandbox through the API", async () => {
    await run("mkfifo /tmp/pipe 2>/dev/null; ln -sfn /proc/1/root /tmp/root");
    const paths = "/proc/1/environ /proc/self/mem /dev/zero /tmp/pipe /proc/1/root/etc/shadow /tmp/root/etc/shadow";
    for (const path of paths.split(" ")) {
      const read = await status(sandboxes.readSessionFile(client, { sessionId: ids.a, path }));
      expect([path, read]).toEqual([path, expect.toBeOneOf([400, 404])]);
    }
  });

  test("by names of commands, folders and variables", async () => {
    const line = { sessionId: ids.a, command: "id" };
    const odd: readonly Partial<Parameters<typeof outputOf>[1]>[] = [
      { cwd: "/tmp\0--dev-bind\0/\0/mnt" },
      { command: "id\0x" },
      { env: { A: "b\0c" } },
      { cwd: "/proc/1/root" },
      { cwd: "/proc/self/root/oldroot" },
    ];
    for (const each of odd) expect([each, await status(outputOf(client, { ...line, ...each }))]).toEqual([each, 400]);
    const env = { "A\nB": "x", "$(touch /tmp/slipway-hostile)": "y", "-S sh -c id": "1", "": "z" };
    await status(outputOf(client, { ...line, env }));
    expect(hostile(fixture)).toEqual([]);
    for (const id of ["functions", "__proto__", "constructor", "../functions"])
      expect(await status(sandboxes.runSessionCommand(client, { sessionId: id, command: "id" }))).toBe(404);
  });

  test.each([
    "file:///etc",
    "ext::sh -c touch% /tmp/slipway-hostile",
    "ssh://-oProxyCommand=touch/x",
    "git://127.0.0.2/x",
    "http://127.0.0.2:1/\n[core]",
    "PORT/repository",
    "http://-x/",
  ])("by the Git source %j", async (at) => {
    const url = at.replace("PORT", `http://127.0.0.1:${fixture.listening.loopback}`);
    for (const revision of ["main", "--upload-pack=touch /tmp/slipway-hostile"])
      expect(await status(make({ name: "git", source: { type: "git", url, revision } }))).toBe(400);
    expect([fixture.reached(), hostile(fixture)]).toEqual([0, []]);
  });
});
