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
import { outerEnvironment, systemPath, wayOutVariables } from "../environment.ts";
import { marker } from "../leftovers.ts";
import { seccompFilter } from "../seccomp.ts";
import { neverShown, peoplesFolders, prepareLayers, programs, settings, trustFolder } from "./disk.ts";
import { wayOut } from "./messages.ts";
import { Namespaces, type Program } from "./namespaces.ts";
import { trustVariables, writeTrust } from "./open-isolated.ts";
import { processOptions, sandboxUser } from "./view.ts";

/** A function's files, and this machine's Node, by their names in the function. */
const inside = { task: "/var/task", node: "/vercel/runtime/node" } as const;

/** The size of /tmp in bytes: https://vercel.com/docs/functions/limitations, 2026-11-23. */
const scratch = 512 * 1024 ** 2;

/** Its descriptors on the way to it: its own three, the socket that it gets its requests by, and the filter of system calls. */
const descriptors = { input: 6, output: 7, errors: 8, listening: 9, filter: 10 } as const;

/** The function's own number of the socket that listens. */
const listening = 3;

export interface FunctionPlace extends Pick<Program, "bound"> {
  readonly id: string;
  /** Its own, below the folder that all functions have for theirs. */
  readonly folder: string;
  /** Its files. */
  readonly task: string;
  readonly hidden: readonly string[];
  /** The program that loads and runs functions, one file of this machine. */
  readonly runner: string;
  /** Node's options. */
  readonly options: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly network: FunctionNetwork;
}

export interface FunctionNetwork extends Pick<Program, "reach"> {
  readonly leave: (socket: Socket) => void;
  /** A folder of what all functions see, which `prepareShared` has filled. */
  readonly shared: string;
}

const shares = { filter: "seccomp", hosts: "hosts", trust: "trust" } as const;

/** Throws where there is no filter of system calls for this machine. */
export function prepareShared(folder: string): void {
  const at = (name: keyof typeof shares) => join(folder, shares[name]);
  mkdirSync(at("trust"), { recursive: true });
  writeFileSync(at("filter"), seccompFilter());
  writeFileSync(at("hosts"), "127.0.0.1 localhost\n::1 localhost\n");
}

/** Has functions trust a certificate, those that begin from now on. */
export function trustInShared(folder: string, certificate: string): void {
  writeTrust(join(folder, shares.trust), certificate);
}

export interface IsolatedFunction {
  readonly namespaces: Namespaces;
  readonly input: Socket;
  readonly outputs: readonly [Socket, Socket];
  readonly socket: string;
  readonly listen: number;
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A session of one program, which begins while its agent does: what it is to do is said to it afterwards. */
export async function openFunction(place: FunctionPlace): Promise<IsolatedFunction> {
  const { id, folder, runner, options, bound, network } = place;
  const { reach, shared, leave } = network;
  prepareLayers(folder, []);
  const [own, filter] = [openSync(folder, "r"), openSync(join(shared, shares.filter), "r")];
  // It gets what listens already, and no place where it could put something else in the way of who connects.
  const server = createServer().listen(`/proc/self/fd/${own}/l`);
  const env = {
    ...place.env,
    ...wayOutVariables(`http://${wayOut.host}:${wayOut.port}`),
    ...trustVariables(trustFolder),
  };
  const { input, output, errors } = descriptors;
  const moved = `${listening}<&${descriptors.listening} <&${input} >&${output} 2>&${errors}`;
  const shut = [input, output, errors, descriptors.listening].map((descriptor) => `${descriptor}<&-`).join(" ");
  try {
    await once(server, "listening");
    // Node removes the first name when the server is closed.
    linkSync(join(folder, "l"), join(folder, "s"));
    const namespaces = await Namespaces.open(
      folder,
      {
        ...{ layers: [], written: [], points: [] },
        options: [...viewOf(place), ...Object.entries(env).flatMap((variable) => ["--setenv", ...variable])],
        program: {
          line: [inside.node, ...options, runnerInside(runner), moved, shut].join(" "),
          // Node tells the descriptor of a server nowhere else.
          stdio: ["pipe", "pipe", "pipe", Object(server)._handle.fd, filter],
          ...{ bound, reach },
        },
      },
      {
        PATH: programs.some((path) => existsSync(join(path, "bin/bwrap"))) ? systemPath : outerEnvironment().PATH,
        [marker]: id,
      },
    );
    namespaces.wayOut.on("connection", leave);
    return {
      namespaces,
      input: namespaces.streamAt(input),
      outputs: [namespaces.streamAt(output), namespaces.streamAt(errors)],
      ...{ socket: namespaces.socket("s"), listen: listening, home: inside.task, env },
    };
  } finally {
    server.close();
    for (const descriptor of [own, filter]) closeSync(descriptor);
  }
}

function runnerInside(runner: string): string {
  return `/vercel/runtime/runner.m${runner.slice(-2)}`;
}

/** Shows the system's programs and public settings, the function's own files, and nothing of the user who began it. */
function viewOf({ task, hidden, runner, network: { shared } }: FunctionPlace): string[] {
  const shown = programs.filter((path) => existsSync(path));
  const isTree = (path: string) => lstatSync(path).isDirectory();
  const secret = [...neverShown, ...peoplesFolders(), ...hidden]
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path));
  const below = secret.filter((path) => shown.some((tree) => isTree(tree) && path.startsWith(`${tree}/`)));
  const user = String(sandboxUser);
  const namespaces = ["user", "pid", "ipc", "uts"].map((name) => `--unshare-${name}`);
  return [
    ...["--die-with-parent", "--new-session", ...namespaces, "--unshare-cgroup-try", "--uid", user, "--gid", user],
    ...shown.flatMap((path) => (isTree(path) ? ["--ro-bind", path, path] : ["--symlink", readlinkSync(path), path])),
    ...below.flatMap((path) => ["--tmpfs", path, "--remount-ro", path]),
    ...settings.flatMap((name) => ["--ro-bind-try", `/etc/${name}`, `/etc/${name}`]),
    ...["--ro-bind", join(shared, shares.hosts), "/etc/hosts", "--ro-bind", join(shared, shares.trust), trustFolder],
    ...["--ro-bind", realpathSync(process.execPath), inside.node],
    ...["--ro-bind", runner, runnerInside(runner), "--ro-bind", task, inside.task],
    ...processOptions(),
    ...["--size", String(scratch), "--tmpfs", "/tmp", "--remount-ro", "/", "--cap-drop", "ALL", "--chdir", inside.task],
    ...["--seccomp", String(descriptors.filter), "--clearenv"],
  ];
}
