import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { type Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { entryBeside } from "../../engine/entry-beside.ts";
import { end } from "../../isolation/begin-process.ts";
import { bounded, terminals } from "../../isolation/bounds.ts";
import { neverShown, peoplesFolders, programs, settings } from "../../isolation/bubblewrap/disk.ts";
import { apart, processOptions, sandboxUser } from "../../isolation/bubblewrap/view.ts";
import { type Cgroup, makeCgroup } from "../../isolation/cgroup.ts";
import type { SandboxIsolation } from "../../isolation/choose-isolation.ts";
import { outerEnvironment } from "../../isolation/environment.ts";
import { shutInherited } from "../../isolation/inherited.ts";
import { marker } from "../../isolation/leftovers.ts";
import { seccompFilter } from "../../isolation/seccomp.ts";
import { spawnInTurn } from "../../isolation/spawn-in-turn.ts";
import type { Task } from "./messages.ts";

const runner = fileURLToPath(entryBeside("runner", import.meta.url));

/** Where a function finds itself: its files, what runs it, and this machine's Node. */
const inside = {
  task: "/var/task",
  runner: `/vercel/runtime/runner.m${runner.slice(-2)}`,
  node: "/vercel/runtime/node",
} as const;

/** As many bytes as a function may write to /tmp: https://vercel.com/docs/functions/limitations, 2026-11-23. */
const scratch = 512 * 1024 ** 2;

/** Begins to isolate when a line comes: by then it is in its cgroup, and so is all that it begins. */
const waits = 'read -r _ <&4; exec "$@"';

export interface Launched {
  readonly child: ChildProcess & { readonly stdin: Writable; readonly stdout: Readable; readonly stderr: Readable };
  readonly socket: string;
  readonly listen: Task["listen"];
  readonly home: string;
  /** What bounds it and all that it begins. Absent: none can be made here. */
  readonly cgroup: Cgroup | undefined;
}

interface Place {
  readonly id: string;
  readonly task: string;
  readonly folder: string;
  readonly hidden: readonly string[];
  /** In MiB. */
  readonly memory: number;
}

export async function launch(place: Place, isolation: SandboxIsolation): Promise<Launched> {
  const { id, task, folder, memory } = place;
  mkdirSync(join(folder, terminals), { recursive: true, mode: 0o700 });
  const [asked, socket] = [join(folder, "l"), join(folder, "s")];
  const options = ["--disable-warning=ExperimentalWarning", "--enable-source-maps", `--max-old-space-size=${memory}`];
  const env = { ...outerEnvironment(), [marker]: id };
  if (isolation === "none") {
    const shut = shutInherited(3);
    // The function's own code is loaded later, by its first line.
    const started = await begun(place, () =>
      spawn(process.execPath, [...options, runner], {
        cwd: task,
        env,
        detached: true,
        stdio: ["pipe", "pipe", "pipe", ...shut],
      }),
    );
    return { ...started, socket, listen: socket, home: task };
  }
  // It gets what listens already, and no place where it could put something else in the way of who connects.
  const server = createServer().listen(asked);
  await once(server, "listening");
  linkSync(asked, socket);
  const filter = join(folder, "filter");
  writeFileSync(filter, seccompFilter() ?? "");
  const descriptor = openSync(filter, "r");
  // Node tells the descriptor of a server nowhere else.
  const listening: number = Object(server)._handle.fd;
  try {
    const node = [inside.node, ...options, inside.runner];
    const [program = "", ...argv] = bounded(["bwrap", "--args", "4", "--", ...node]);
    const started = await begun(place, () =>
      spawn("/bin/sh", ["-c", waits, "function", program, ...argv], {
        cwd: folder,
        env,
        detached: true,
        stdio: ["pipe", "pipe", "pipe", listening, "pipe", descriptor, ...shutInherited(6)],
      }),
    );
    const start = started.child.stdio[4];
    if (!(start instanceof Writable)) throw new Error("no pipe for the options of bubblewrap");
    // What ends before it has read all of it says so by its own end.
    start.on("error", () => {});
    start.end(`\n${[...viewOf(place), "--seccomp", "5"].map((option) => `${option}\0`).join("")}`);
    return { ...started, socket, listen: 3, home: inside.task };
  } finally {
    closeSync(descriptor);
    server.close();
    rmSync(filter);
  }
}

async function begun(
  { id, memory }: Pick<Place, "id" | "memory">,
  begin: () => ChildProcess,
): Promise<Pick<Launched, "child" | "cgroup">> {
  const child = await spawnInTurn(async () => {
    const spawned = begin();
    await once(spawned, "spawn");
    return spawned;
  });
  // Node needs room beside its heap, which is bounded by the same number.
  const share = { memory: memory + 256, vcpus: 2 };
  const cgroup = makeCgroup(createHash("sha1").update(id).digest("hex").slice(0, 16), share);
  if (child.pid !== undefined && cgroup?.add(child.pid) === false) end(-child.pid);
  // All three are pipes.
  return { child: child as Launched["child"], cgroup };
}

/** What it sees: the system's programs, what anybody may know of the machine, its own files, and nothing of the user who began it. */
function viewOf({ task, hidden }: Place): string[] {
  const shown = programs.filter((path) => existsSync(path));
  const isTree = (path: string) => lstatSync(path).isDirectory();
  const secret = [...neverShown, ...peoplesFolders(), ...hidden]
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path));
  const below = secret.filter((path) => shown.some((tree) => isTree(tree) && path.startsWith(`${tree}/`)));
  const names = [...settings, "hosts", "resolv.conf"];
  return [
    ...apart(String(sandboxUser)),
    "--unshare-uts",
    ...shown.flatMap((path) => (isTree(path) ? ["--ro-bind", path, path] : ["--symlink", readlinkSync(path), path])),
    ...below.flatMap((path) => ["--tmpfs", path, "--remount-ro", path]),
    ...names.flatMap((name) => ["--ro-bind-try", `/etc/${name}`, `/etc/${name}`]),
    ...["--ro-bind", realpathSync(process.execPath), inside.node],
    ...["--ro-bind", runner, inside.runner, "--ro-bind", task, inside.task],
    ...processOptions(),
    ...["--size", String(scratch), "--tmpfs", "/tmp", "--remount-ro", "/", "--cap-drop", "ALL", "--chdir", inside.task],
  ];
}

/** Why functions cannot be isolated on this machine; absent: they can. It is tried, since no setting says it. */
export async function functionsProblem(place: Omit<Place, "id" | "memory">): Promise<string | undefined> {
  if (process.platform !== "linux") return "there is none but on Linux";
  if (!seccompFilter()) return `there is no filter of system calls for ${process.arch}`;
  try {
    mkdirSync(place.task, { recursive: true });
    const { child, cgroup } = await launch({ ...place, id: `tried-${process.pid}`, memory: 64 }, "bubblewrap");
    let errors = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      errors += text;
    });
    child.stdout.resume();
    // It ends where nothing more is said to it.
    child.stdin.on("error", () => {}).end();
    const [code] = await once(child, "close");
    await cgroup?.remove();
    if (code === 0) return undefined;
    return code === 127 ? "bwrap is not installed" : errors.trim().split("\n")[0] || `a program ended with ${code}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
