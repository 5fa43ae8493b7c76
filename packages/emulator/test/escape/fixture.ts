import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@slipway/core";
import { createProject } from "@slipway/projects";
import { removeFolder } from "../../src/store/files/remove-folder.ts";
import { announced, type Command, type CommandRunner } from "../run-command.ts";

export interface User {
  readonly name: string;
  readonly as: readonly string[];
  readonly id: number;
}

const nobody = 65_534;

export function users(): { readonly all: readonly User[]; readonly absent?: string } {
  const id = process.getuid?.() ?? nobody;
  const self = { name: id === 0 ? "root" : "an ordinary user", as: [], id };
  if (id !== 0) return { all: [self], absent: "the tests do not run as root" };
  const as = ["setpriv", "--reuid", String(nobody), "--regid", String(nobody), "--clear-groups", "--"];
  const [program = "", ...args] = [...as, "bwrap", "--unshare-user", "--ro-bind", "/", "/", "true"];
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) return { all: [self], absent: `none can be begun: ${stderr ?? "there is no setpriv"}` };
  return { all: [self, { name: "an ordinary user", as, id: nobody }] };
}

export interface Fixture {
  readonly folder: string;
  readonly data: string;
  readonly work: string;
  readonly secret: string;
  readonly node: string;
  readonly listening: Readonly<Record<"loopback" | "everywhere", number>> & {
    readonly abstract: string;
    readonly path: string;
    readonly address: string | undefined;
  };
  readonly reached: () => number;
  readonly begin: (command: string, ...args: string[]) => Command;
  readonly clear: () => Promise<void>;
}

async function prepareFixture(user: User): Promise<Fixture> {
  const secret = `secret-${randomBytes(8).toString("hex")}`;
  const folder = mkdtempSync(join(tmpdir(), "slipway-escape-"));
  chmodSync(folder, 0o755);
  const own = (path: string): string => {
    mkdirSync(path, { recursive: true });
    chownSync(path, user.id, user.id);
    return path;
  };
  const below = process.getuid?.() === 0 ? own(mkdtempSync("/usr/local/slipway-escape-")) : undefined;
  const sources = below === undefined ? undefined : own(`/usr/src/${below.split("/").at(-1)}`);
  const data = own(join(folder, "data"));
  const work = own(join(below ?? folder, "work"));
  const temporary = own(join(folder, "tmp"));
  // The usual installation: in a folder with files of other programs.
  const prefix = own(join(folder, "home/.local"));
  for (const name of ["bin", "share"]) own(join(prefix, name));
  const node = join(prefix, "bin/node");
  copyFileSync(process.execPath, node);
  const secrets = [
    join(prefix, "share/auth.json"),
    join(folder, "secret"),
    join(temporary, "secret"),
    join(data, "secret"),
    join(work, ".env"),
    ...(sources === undefined ? [] : [join(sources, ".env")]),
  ];
  for (const path of secrets) {
    writeFileSync(path, `${secret}\n`);
    chownSync(path, user.id, user.id);
  }
  let reached = 0;
  const servers: Server[] = [];
  const listen = async (where: { port: 0; host: string } | { path: string }): Promise<number> => {
    const server = createServer((socket) => {
      reached++;
      socket.on("error", () => {}).end(`HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n${secret}\n`);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(where, resolve));
    const address = server.address();
    return typeof address === "object" && address ? address.port : 0;
  };
  const [abstract, path] = [`\0${secret.replace("secret", "abstract")}`, join(folder, "socket")];
  for (const each of [abstract, path]) await listen({ path: each });
  chmodSync(path, 0o777);
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return {
    ...{ folder, data, work, secret, node },
    listening: {
      ...{ abstract: abstract.slice(1), path },
      loopback: await listen({ port: 0, host: "127.0.0.1" }),
      everywhere: await listen({ port: 0, host: "0.0.0.0" }),
      address: addresses.find(({ internal, family }) => !internal && family === "IPv4")?.address,
    },
    reached: () => reached,
    begin(command, ...args) {
      const [program = "", ...rest] = [...user.as, node, command, ...args];
      const env = { PATH: process.env.PATH, HOME: prefix, TMPDIR: temporary, ESCAPE: secret };
      return spawn(program, rest, { cwd: work, env, stdio: ["ignore", "pipe", "pipe"] });
    },
    async clear() {
      for (const server of servers) server.close();
      // An overlay makes folders there that their owner may not look into.
      for (const path of [folder, below, sources]) if (path) await removeFolder(path);
    },
  };
}

/** Starts the command as a user beside what it must not show, and makes a project. */
export async function startAs(user: User, { command, folder }: CommandRunner, ...options: string[]) {
  chmodSync(folder, 0o755);
  const fixture = await prepareFixture(user);
  const child = fixture.begin(command, "--data", fixture.data, ...options);
  const { url, token } = await announced(child);
  const client = createClient({ baseUrl: url, token, retry: false });
  const { id: projectId } = await createProject(client, { name: "agents" });
  return { fixture, child, client, projectId, port: Number(new URL(url).port) };
}

const kinds = ["cgroup", "ipc", "mnt", "net", "pid", "user", "uts"];

function processes(): string[] {
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
}

function namespacesOf(pid: string): string[] {
  return kinds.flatMap((kind) => {
    try {
      return readlinkSync(`/proc/${pid}/ns/${kind}`);
    } catch {
      return [];
    }
  });
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** The namespaces that processes have whose environment or mounts name a text, and this process has not, as the kernel counts them. */
export function namespacesWith(text: string): Set<string> {
  const own = new Set(namespacesOf("self"));
  const theirs = processes().filter((pid) => textOf(`/proc/${pid}/mountinfo`).includes(text));
  return new Set(theirs.flatMap(namespacesOf).filter((name) => !own.has(name)));
}

/** For how long this machine runs, in the kernel's ticks: by it processes are known that began before. */
export function ticksNow(): number {
  return Math.ceil(Number(textOf("/proc/uptime").split(" ")[0]) * 100);
}

function beganBefore(pid: string, ticks: number): boolean {
  const fields = textOf(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, "")
    .split(" ");
  return Number(fields[19]) <= ticks;
}

/**
 * Their remains in the kernel: processes in these namespaces that began before, because the numbers of namespaces are reused;
 * processes with a mount or a variable that holds one of the texts; and cgroups.
 */
export function leftOf(namespaces: ReadonlySet<string>, before: number, texts: readonly string[]): string[] {
  const left = processes().filter(
    (pid) =>
      (namespacesOf(pid).some((name) => namespaces.has(name)) && beganBefore(pid, before)) ||
      ["mountinfo", "environ"].some((file) => texts.some((text) => textOf(`/proc/${pid}/${file}`).includes(text))),
  );
  const cgroups = spawnSync("find", ["/sys/fs/cgroup", "-type", "d", "-name", "slipway-sandbox-*"], {
    encoding: "utf8",
  }).stdout.split("\n");
  return [...left, ...cgroups.filter((path) => texts.some((text) => path.includes(text)))];
}

export function processesWith(text: string): string[] {
  return processes().filter((pid) => textOf(`/proc/${pid}/cmdline`).includes(text));
}

export function hostile({ folder, data }: Pick<Fixture, "folder" | "data">): string[] {
  const places = "/ /etc /usr /usr/local /opt /home /root /var /srv /mnt /run /dev /dev/shm /tmp".split(" ");
  const own = ["sessions", "layers", "drives"].map((name) => join(data, "sandboxes", name));
  const shallow = ["-maxdepth", "2"];
  const look = (args: readonly string[]) =>
    spawnSync("find", args, { encoding: "utf8" }).stdout.split("\n").filter(Boolean);
  const prune = own.flatMap((path) => ["-path", path, "-prune", "-o"]);
  return [
    ...look([...places, ...shallow, "-name", "slipway-hostile*", "-print"]),
    ...look([folder, ...prune, "-name", "slipway-hostile*", "-print"]),
  ];
}
