import { spawnSync } from "node:child_process";
import { closeSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { problemOr } from "../../test/escape/users-to-try.ts";
import { seccompFilter } from "./seccomp.ts";

const [permitted, notPermitted, notThere] = ["allowed", "EPERM", "ENOSYS"] as const;

interface Call {
  readonly number: number;
  readonly args?: readonly bigint[];
  /** AUDIT_ARCH_X86_64, where it is not said. */
  readonly architecture?: number;
}

function judged(program: Uint8Array | undefined, { number, args = [], architecture = 0xc000_003e }: Call): string {
  if (!program) throw new Error("There is no filter");
  const data = new DataView(new ArrayBuffer(64));
  data.setUint32(0, number, true);
  data.setUint32(4, architecture, true);
  for (const [index, arg] of args.entries()) data.setBigUint64(16 + 8 * index, arg, true);
  const code = new DataView(program.buffer);
  let loaded = 0;
  for (let at = 0; ; at += 8) {
    const value = code.getUint32(at + 4, true);
    const jump = (is: boolean) => 8 * code.getUint8(at + (is ? 2 : 3));
    const operation = code.getUint16(at, true);
    if (operation === 0x20) loaded = data.getUint32(value, true);
    else if (operation === 0x15) at += jump(loaded === value);
    else if (operation === 0x25) at += jump(loaded > value);
    else if (operation === 0x45) at += jump((loaded & value) !== 0);
    else if (operation === 0x06)
      return { 2147418112: permitted, 327681: notPermitted, 327718: notThere }[value] ?? String(value);
    else throw new Error(`The operation ${operation} is none of the filter's`);
  }
}

const arm = 0xc000_00b7;

test.each<[string, string, Call, string]>([
  ["x64", "read", { number: 0 }, permitted],
  ["x64", "keyctl", { number: 250 }, notPermitted],
  ["x64", "the last of the table", { number: 153 }, notPermitted],
  ["x64", "ptrace", { number: 101 }, permitted],
  ["x64", "clone of a thread", { number: 56, args: [0x3d_0f00n] }, permitted],
  ["x64", "clone into a user namespace", { number: 56, args: [0x1000_0011n] }, notPermitted],
  ["x64", "clone3", { number: 435 }, notThere],
  ["x64", "a call that nobody knows yet", { number: 467 }, notThere],
  ["x64", "read of x32", { number: 0x4000_0000 }, notThere],
  ["x64", "keyctl of x32", { number: 0x4000_00fa }, notThere],
  ["x64", "read of i386", { number: 3, architecture: 0x4000_0003 }, notThere],
  ["x64", "AF_UNIX", { number: 41, args: [1n] }, permitted],
  ["x64", "AF_VSOCK", { number: 41, args: [40n] }, notPermitted],
  ["x64", "AF_TIPC of a pair", { number: 53, args: [30n] }, notPermitted],
  // The kernel reads the lower 32 bits only: the upper ones hide nothing.
  ["x64", "AF_ALG, with bits above", { number: 41, args: [0x1_0000_0026n] }, notPermitted],
  ["x64", "TIOCSTI, with bits above", { number: 16, args: [0n, 0x1_0000_5412n] }, notPermitted],
  ["x64", "TCGETS", { number: 16, args: [0n, 0x5401n] }, permitted],
  ["x64", "F_GETFD", { number: 72, args: [0n, 1n] }, permitted],
  ["x64", "F_SETLEASE", { number: 72, args: [0n, 1024n] }, notPermitted],
  ["arm64", "F_SETLEASE", { number: 25, args: [0n, 1024n], architecture: arm }, notPermitted],
  ["x64", "asking for the personality", { number: 135, args: [0xffff_ffffn] }, permitted],
  ["x64", "addresses that are not random", { number: 135, args: [0x4_0000n] }, notPermitted],
  ["arm64", "read", { number: 63, architecture: arm }, permitted],
  ["arm64", "keyctl", { number: 219, architecture: arm }, notPermitted],
  ["arm64", "fsopen", { number: 430, architecture: arm }, notPermitted],
  // The numbers of x64's ioperm and swapon are those of others here.
  ["arm64", "getppid", { number: 173, architecture: arm }, permitted],
  ["arm64", "clone into a network namespace", { number: 220, args: [0x4000_0011n], architecture: arm }, notPermitted],
  ["arm64", "AF_PACKET", { number: 198, args: [17n], architecture: arm }, notPermitted],
  ["arm64", "read of arm", { number: 3, architecture: 0x4000_0028 }, notThere],
])("on %s, the answer to %s is as expected", (arch, _, call, expected) => {
  expect(judged(seccompFilter(arch), call)).toBe(expected);
});

test("other architectures have no filter", () => {
  expect(() => seccompFilter("riscv64")).toThrow("there is no filter of system calls for riscv64");
});

/** Calls by their numbers on x64 and arm64; with no argument that says more, each is one that changes nothing. */
const calls: Readonly<Record<string, readonly [x64: number, arm64: number, ...args: number[]]>> = {
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  fsopen: [430, 430],
  fsconfig: [431, 431],
  fsmount: [432, 432],
  fspick: [433, 433],
  move_mount: [429, 429],
  open_tree: [428, 428],
  mount_setattr: [442, 442],
  unshare: [272, 97, 0x8000_0000],
  setns: [308, 268],
  "clone(CLONE_NEWUSER)": [56, 220, 0x1000_0200],
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282, 0xffff],
  io_uring_setup: [425, 425],
  kexec_load: [246, 104],
  finit_module: [313, 273],
  process_vm_readv: [310, 270],
  open_by_handle_at: [304, 265],
  syslog: [103, 116],
  settimeofday: [164, 170],
  pidfd_getfd: [438, 438],
  fanotify_init: [300, 262],
  kcmp: [312, 272],
  set_mempolicy: [238, 237],
  "socket(AF_VSOCK)": [41, 198, 40, 1],
  "socket(AF_ALG)": [41, 198, 38, 5],
  "socket(AF_PACKET)": [41, 198, 17, 3],
  "socket(AF_KEY)": [41, 198, 15, 3],
  "ioctl(TIOCSTI)": [16, 29, 0, 0x5412],
  "personality(ADDR_NO_RANDOMIZE)": [135, 92, 0x4_0000],
};

const problem = await problemOr("the calls themselves are not made");
const program = "bwrap";
describe.runIf(problem === undefined)("in a sandbox of bubblewrap", () => {
  function bwrap(argv: readonly string[], filter?: Uint8Array) {
    const folder = newFolder();
    const path = join(folder, "filter");
    writeFileSync(path, filter ?? "");
    const file = openSync(path, "r");
    onTestFinished(() => closeSync(file));
    const spaces = ["user", "pid", "ipc", "uts", "net"].map((name) => `--unshare-${name}`);
    const args = [...spaces, "--uid", "0", "--gid", "0", "--cap-add", "ALL", "--dev-bind", "/", "/", "--proc", "/proc"];
    const { stdout, stderr, status } = spawnSync(
      program,
      [...args, ...(filter ? ["--seccomp", "3"] : []), "--", ...argv],
      { stdio: ["ignore", "pipe", "pipe", file], encoding: "utf8" },
    );
    return { output: stdout + stderr, status };
  }

  function made(filter?: Uint8Array): Record<string, string> {
    const lines = Object.entries(calls).map(([name, [x64, arm64, ...args]]) => {
      const all = [process.arch === "arm64" ? arm64 : x64, ...args, 0, 0, 0, 0, 0, 0].slice(0, 7);
      return `print "${name}=", (syscall(${all.join(",")}) == -1 ? ($!{EPERM} ? "EPERM" : $!{ENOSYS} ? "ENOSYS" : "other") : "done"), "\\n";`;
    });
    const { output } = bwrap(["perl", "-MErrno", "-e", lines.join("")], filter);
    return Object.fromEntries(
      output
        .split("\n")
        .filter(Boolean)
        .map((line) => line.split("=")),
    );
  }

  test("each refused call is made, and ends with EPERM", () => {
    const names = Object.keys(calls);
    expect(made(seccompFilter())).toEqual(Object.fromEntries(names.map((name) => [name, "EPERM"])));
    // Without the filter the same process could go on: with keys, mounts and namespaces.
    const free = made();
    for (const name of ["keyctl", "mount", "fsopen", "unshare", "setns", "clone(CLONE_NEWUSER)", "ioctl(TIOCSTI)"])
      expect([name, free[name]]).not.toEqual([name, "EPERM"]);
  });

  test.each([
    ["a shell with its pipes", ["sh", "-c", "echo a | tr a b; uname -s | wc -l"], "b\n1\n"],
    [
      "Node, with threads, children and sockets",
      [
        process.execPath,
        "-e",
        `const { Worker } = require("node:worker_threads");
        const server = require("node:net").createServer((socket) => socket.end("reached")).listen(0, "127.0.0.1", () => {
          require("node:net").connect(server.address().port, "127.0.0.1").on("data", (data) => {
            server.close();
            new Worker("require('node:worker_threads').parentPort.postMessage(1)", { eval: true }).on("message", () => {
              console.log(String(data), require("node:child_process").execFileSync("echo", ["child"]).toString().trim());
            });
          });
        });`,
      ],
      "reached child\n",
    ],
    ["Perl, which forks", ["perl", "-e", 'if (fork) { wait; print "waited\\n" } else { exit }'], "waited\n"],
  ])("%s runs as without the filter", (_, argv, output) => {
    expect(bwrap(argv, seccompFilter())).toEqual({ output, status: 0 });
  });
});
