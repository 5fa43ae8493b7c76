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
import { outerEnvironment, systemPath, wayOutVariables } from "../environment.ts";
import { marker } from "../leftovers.ts";
import { readIfThere } from "../read-if-there.ts";
import { seccompFilter } from "../seccomp.ts";
import { neverShown, peoplesFolders, prepareLayers, programs, settings, trustFolder } from "./disk.ts";
import { wayOut } from "./messages.ts";
import { Namespaces, type Program } from "./namespaces.ts";
import { trustVariables, writeTrust } from "./open-isolated.ts";
import { processOptions, sandboxUser } from "./view.ts";

/** A function's files, this machine's Node and what it runs, by their names in the function. */
const inside = { task: "/var/task", node: "/vercel/runtime/node", runner: "/vercel/runtime/runner.m" } as const;

/** The size of /tmp in bytes: https://vercel.com/docs/functions/limitations, 2026-11-23. */
const scratch = 512 * 1024 ** 2;

/** Descriptors on the way to a function: its own three, the socket of its requests, and the filter of system calls. */
const descriptors = { input: 6, output: 7, errors: 8, listening: 9, filter: 10 } as const;

/** The function's own number of the socket that listens. */
const listening = 3;

export interface FunctionPlace extends Pick<Program, "bound"> {
  readonly id: string;
  /** Its own, two below the folder that all functions share. */
  readonly folder: string;
  /** Its files. */
  readonly task: string;
  readonly hidden: readonly string[];
  /** The program that loads and runs functions, one file of this machine, and Node's options for it. */
  readonly runner: string;
  readonly options: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export interface FunctionNetwork extends Pick<Program, "reach"> {
  readonly leave: (socket: Socket) => void;
  close(): void;
  /** A folder of what all functions see, which `prepareShared` has filled. */
  readonly shared: string;
}

export interface OpenFunction {
  readonly input: Writable;
  readonly outputs: readonly Readable[];
  /** Where it takes requests, and the name or number of that for itself. */
  readonly socket: string;
  readonly listen: string | number;
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
  /** Resolves when the program has ended. */
  readonly exited: Promise<unknown>;
  /** Resolves when its namespaces have ended, too. */
  readonly closed: Promise<unknown>;
  end(): void;
}

const shares = { filter: "seccomp", hosts: "hosts", trust: "trust" } as const;

/** Throws where there is no filter of system calls for this machine. */
export function prepareShared(folder: string): void {
  mkdirSync(join(folder, shares.trust), { recursive: true });
  writeFileSync(join(folder, shares.filter), seccompFilter());
  writeFileSync(join(folder, shares.hosts), "127.0.0.1 localhost\n::1 localhost\n");
}

/** Has functions trust a certificate, those that begin from now on. */
export function trustInShared(folder: string, certificate: string): void {
  const trust = join(folder, shares.trust);
  if (readIfThere(join(trust, "authority.pem")) !== certificate) writeTrust(trust, certificate);
}

/** A session of one program, which begins while its agent does: what it is to do is said to it afterwards. */
export async function openFunction(
  place: FunctionPlace,
  { reach, leave, shared }: FunctionNetwork,
): Promise<OpenFunction> {
  const { id, folder, options, bound } = place;
  prepareLayers(folder, []);
  const [own, filter] = [openSync(folder, "r"), openSync(join(shared, shares.filter), "r")];
  // It gets what listens already, and no place where it could put something else in the way of who connects.
  const server = createServer().listen(`/proc/self/fd/${own}/l`);
  const env = {
    ...place.env,
    ...wayOutVariables(`http://${wayOut.host}:${wayOut.port}`),
    ...trustVariables(trustFolder),
  };
  const runner = `${inside.runner}${place.runner.slice(-2)}`;
  const { input, output, errors } = descriptors;
  const moved = `${listening}<&${descriptors.listening} <&${input} >&${output} 2>&${errors} 6<&- 7<&- 8<&- 9<&-`;
  try {
    await once(server, "listening");
    // Node removes the first name when the server is closed.
    linkSync(join(folder, "l"), join(folder, "s"));
    // The function reads these variables of its process 1.
    const PATH = programs.some((path) => existsSync(join(path, "bin/bwrap"))) ? systemPath : outerEnvironment().PATH;
    const setting = Object.entries(env).flatMap((variable) => ["--setenv", ...variable]);
    const session = await Namespaces.open(
      folder,
      {
        ...{ layers: [], written: [], points: [], options: [...viewOf(place, runner, shared), ...setting] },
        program: {
          line: [inside.node, ...options, runner, moved].join(" "),
          // Node tells the descriptor of a server nowhere else.
          stdio: ["pipe", "pipe", "pipe", Object(server)._handle.fd, filter],
          ...{ bound, reach },
        },
      },
      { PATH, [marker]: id },
    );
    session.wayOut.on("connection", leave);
    return {
      input: session.streamAt(input),
      outputs: [session.streamAt(output), session.streamAt(errors)],
      ...{ socket: session.socket("s"), listen: listening, home: inside.task, env },
      ...{ exited: session.halted, closed: session.closed, end: () => void session.close() },
    };
  } finally {
    server.close();
    for (const descriptor of [own, filter]) closeSync(descriptor);
  }
}

/** Shows the system's programs and public settings, the function's own files, and nothing of the user who began it. */
function viewOf({ task, hidden, runner }: FunctionPlace, ownRunner: string, shared: string): string[] {
  const shown = programs.filter((path) => existsSync(path));
  const isTree = (path: string) => lstatSync(path).isDirectory();
  const secret = [...neverShown, ...peoplesFolders(), ...hidden]
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path));
  const below = secret.filter((path) => shown.some((tree) => isTree(tree) && path.startsWith(`${tree}/`)));
  const user = String(sandboxUser);
  const namespaces = ["user", "pid", "ipc", "uts"].map((name) => `--unshare-${name}`);
  const read = (from: string, to: string = from) => ["--ro-bind", from, to];
  return [
    ...["--die-with-parent", "--new-session", ...namespaces, "--unshare-cgroup-try", "--uid", user, "--gid", user],
    ...shown.flatMap((path) => (isTree(path) ? read(path) : ["--symlink", readlinkSync(path), path])),
    ...below.flatMap((path) => ["--tmpfs", path, "--remount-ro", path]),
    ...settings.flatMap((name) => ["--ro-bind-try", `/etc/${name}`, `/etc/${name}`]),
    ...read(join(shared, shares.hosts), "/etc/hosts"),
    ...read(join(shared, shares.trust), trustFolder),
    ...[...read(realpathSync(process.execPath), inside.node), ...read(runner, ownRunner), ...read(task, inside.task)],
    ...processOptions(),
    ...["--size", String(scratch), "--tmpfs", "/tmp", "--remount-ro", "/", "--cap-drop", "ALL", "--chdir", inside.task],
    ...["--seccomp", String(descriptors.filter), "--clearenv"],
  ];
}
