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
  writeFileSync,
} from "node:fs";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { removeFolder } from "../../store/files/remove-folder.ts";
import { bounds } from "../bounds.ts";
import { outerEnvironment, systemPath, wayOutVariables } from "../environment.ts";
import { marker } from "../leftovers.ts";
import { memoryInfo, readIfThere } from "../machine-files.ts";
import { seccompFilter } from "../seccomp.ts";
import { neverShown, peoplesFolders, prepareLayers, programs, settings, trustFolder } from "./disk.ts";
import { proxyAddress } from "./messages.ts";
import { Namespaces, type ProcessOne } from "./namespaces.ts";
import { trustVariables, writeTrust } from "./open-isolated.ts";
import { processOptions, sandboxUser } from "./view.ts";

/** A function's files, this machine's Node and what it runs, by their names in the function. */
const inside = { task: "/var/task", node: "/vercel/runtime/node", runner: "/vercel/runtime/runner.m" } as const;

/** Descriptors of the bwrap that begins a function: the function's own three, the socket of its requests, and bwrap's filter of system calls. */
const descriptors = { input: 6, output: 7, errors: 8, listening: 9, filter: 10 } as const;

const listening = 3;

export interface FunctionPlace {
  readonly task: string;
  readonly hidden: readonly string[];
  /** In MiB, for /proc/meminfo. Absent: nothing bounds it. */
  readonly memory: number | undefined;
  readonly env: Readonly<Record<string, string>>;
  readonly bound: (pid: number) => void;
}

export interface FunctionNetwork extends Pick<ProcessOne, "reach"> {
  readonly leave: (socket: Socket) => void;
  close(): void;
  readonly shared: string;
}

export interface OpenFunction {
  readonly input: Writable;
  readonly outputs: readonly Readable[];
  readonly socket: string;
  readonly listen: string | number;
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
  readonly exited: Promise<unknown>;
  readonly closed: Promise<unknown>;
  end(): void;
}

interface IsolatedFunction extends OpenFunction {
  connect(port: number): Promise<Socket>;
}

const shares = { filter: "seccomp", hosts: "hosts", trust: "trust" } as const;

export function prepareShared(folder: string): void {
  mkdirSync(join(folder, shares.trust), { recursive: true });
  writeFileSync(join(folder, shares.filter), seccompFilter());
  writeFileSync(join(folder, shares.hosts), "127.0.0.1 localhost\n::1 localhost\n");
}

export function trustInShared(folder: string, certificate: string): void {
  const trust = join(folder, shares.trust);
  if (readIfThere(join(trust, "authority.pem")) !== certificate) writeTrust(trust, certificate);
}

export interface FunctionSession {
  readonly id: string;
  /** Two levels below the folder that all functions share. */
  readonly folder: string;
  readonly isLost: boolean;
  begin(place: FunctionPlace): Promise<OpenFunction>;
  connect(port: number): Promise<Socket>;
  close(): Promise<void>;
}

/** Prepares one before it is asked for. @param runner the program that loads and runs functions, one file of this machine */
export function prepareFunction(
  { id, folder, runner }: { readonly id: string; readonly folder: string; readonly runner: string },
  network: FunctionNetwork,
): FunctionSession {
  let [take, refuse]: [(place: FunctionPlace) => void, (why: Error) => void] = [() => {}, () => {}];
  const place = new Promise<FunctionPlace>((resolve, reject) => {
    [take, refuse] = [resolve, reject];
  });
  place.catch(() => {});
  const opened = openFunction(id, folder, runner, network, place);
  const session = {
    ...{ id, folder, isLost: false },
    begin(functionPlace: FunctionPlace) {
      take(functionPlace);
      return opened;
    },
    connect: async (port: number) => (await opened).connect(port),
    async close() {
      refuse(new Error("no function was asked for"));
      await opened.catch(() => {});
      network.close();
      await removeFolder(folder);
    },
  };
  opened.catch(() => {
    session.isLost = true;
  });
  return session;
}

async function openFunction(
  id: string,
  folder: string,
  ofMachine: string,
  { reach, leave, shared }: FunctionNetwork,
  place: Promise<FunctionPlace>,
): Promise<IsolatedFunction> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  prepareLayers(folder, []);
  const [own, filter] = [openSync(folder, "r"), openSync(join(shared, shares.filter), "r")];
  // The function gets a listening socket, and no folder in which it could replace that.
  const server = createServer().listen(`/proc/self/fd/${own}/l`);
  const wayOutEnv = {
    ...wayOutVariables(`http://${proxyAddress.host}:${proxyAddress.port}`),
    ...trustVariables(trustFolder),
  };
  const runner = { from: ofMachine, to: `${inside.runner}${ofMachine.slice(-2)}` };
  const { input, output, errors } = descriptors;
  const moved = `${listening}<&${descriptors.listening} <&${input} >&${output} 2>&${errors} 6<&- 7<&- 8<&- 9<&-`;
  let session: Promise<Namespaces>;
  try {
    await once(server, "listening");
    // Node removes the first name when the server is closed.
    linkSync(join(folder, "l"), join(folder, "s"));
    // A function can read /proc/1/environ, which must not show the emulator's PATH unless bwrap is only there.
    const PATH = programs.some((path) => existsSync(join(path, "bin/bwrap"))) ? systemPath : outerEnvironment().PATH;
    session = Namespaces.open(
      folder,
      {
        ...{ layers: [], writable: [], points: [], options: [] },
        processOne: {
          command: [inside.node, runner.to, moved].join(" "),
          // Node tells the descriptor of a server nowhere else.
          stdio: ["pipe", "pipe", "pipe", Object(server)._handle.fd, filter],
          reach,
          async options(pid) {
            const { bound, memory, ...asked } = await place;
            bound(pid);
            const size = join(folder, "meminfo");
            if (memory !== undefined) writeFileSync(size, memoryInfo(memory));
            const setting = Object.entries({ ...asked.env, ...wayOutEnv });
            return [
              ...viewOf(asked, runner, shared),
              ...(memory === undefined ? [] : ["--ro-bind", size, "/proc/meminfo"]),
              ...setting.flatMap((variable) => ["--setenv", ...variable]),
            ];
          },
        },
      },
      { PATH, [marker]: id },
    );
  } finally {
    server.close();
    for (const descriptor of [own, filter]) closeSync(descriptor);
  }
  const [{ env }, opened] = await Promise.all([place, session]);
  opened.wayOut.on("connection", leave);
  return {
    input: opened.streamAt(input),
    outputs: [opened.streamAt(output), opened.streamAt(errors)],
    ...{ socket: opened.socket("s"), listen: listening, home: inside.task, env: { ...env, ...wayOutEnv } },
    connect: (port) => opened.connect(port),
    ...{ exited: opened.halted, closed: opened.closed, end: () => void opened.close() },
  };
}

/** Shows the system's programs and public settings, the function's own files, and nothing of the user who began it. */
function viewOf(
  { task, hidden }: Pick<FunctionPlace, "task" | "hidden">,
  runner: { readonly from: string; readonly to: string },
  shared: string,
): string[] {
  const visible = programs.filter((path) => existsSync(path));
  const isTree = (path: string) => lstatSync(path).isDirectory();
  const secret = [...neverShown, ...peoplesFolders(), ...hidden]
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path));
  const below = secret.filter((path) => visible.some((tree) => isTree(tree) && path.startsWith(`${tree}/`)));
  const user = String(sandboxUser);
  const namespaces = ["user", "pid", "ipc", "uts"].map((name) => `--unshare-${name}`);
  const read = (from: string, to: string = from) => ["--ro-bind", from, to];
  return [
    ...["--die-with-parent", "--new-session", ...namespaces, "--unshare-cgroup-try", "--uid", user, "--gid", user],
    ...visible.flatMap((path) => (isTree(path) ? read(path) : ["--symlink", readlinkSync(path), path])),
    ...below.flatMap((path) => ["--tmpfs", path, "--remount-ro", path]),
    ...settings.flatMap((name) => ["--ro-bind-try", `/etc/${name}`, `/etc/${name}`]),
    ...read(join(shared, shares.hosts), "/etc/hosts"),
    ...read(join(shared, shares.trust), trustFolder),
    ...[
      ...read(realpathSync(process.execPath), inside.node),
      ...read(runner.from, runner.to),
      ...read(task, inside.task),
    ],
    ...processOptions(),
    ...[
      "--size",
      String(bounds.scratch),
      "--tmpfs",
      "/tmp",
      "--remount-ro",
      "/",
      "--cap-drop",
      "ALL",
      "--chdir",
      inside.task,
    ],
    ...["--seccomp", String(descriptors.filter), "--clearenv"],
  ];
}
