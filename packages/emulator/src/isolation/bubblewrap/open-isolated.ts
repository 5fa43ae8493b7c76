import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import type { Socket } from "node:net";
import { join, posix } from "node:path";
import { boundable } from "../cgroup.ts";
import type { CommandHost } from "../command-host.ts";
import {
  environmentText,
  home,
  outerEnvironment,
  systemPath,
  takesEnvironment,
  wayOutVariables,
} from "../environment.ts";
import { marker } from "../leftovers.ts";
import { memoryInfo, processorsFor } from "../machine-files.ts";
import { seccompFilter } from "../seccomp.ts";
import type { Mount, SessionDisk } from "../session-disk.ts";
import { nodeToolchain, pythonToolchain, toolchainsOf } from "../toolchain.ts";
import { type HostDisk, type Layer, makeHostDisk, prepareLayers, releaseLayers, trustFolder } from "./disk.ts";
import { proxyAddress } from "./messages.ts";
import { Namespaces } from "./namespaces.ts";
import { commandOptions, descriptors, mountPoints, sessionOptions, type View } from "./view.ts";

export interface RuntimePlace {
  readonly folder: string;
  readonly hidden: readonly string[];
}

export interface IsolatedPlace {
  readonly sessionId: string;
  readonly folder: string;
  readonly runtime: string;
  /** In MiB. */
  readonly memory: number;
  readonly vcpus: number;
  readonly drives: readonly Mount[];
  /** The uppermost first. */
  readonly sealed?: readonly string[];
  readonly isPacked?: boolean;
  readonly image?: { readonly folder: string; readonly env: Readonly<Record<string, string>> };
  readonly leave: (socket: Socket) => void;
  /** Certificate of the proxy's authority, as PEM. */
  readonly certificate: () => string;
}

interface IsolatedFiles {
  readonly tree: { demandFolder(path: string): void };
}

export interface SandboxHost {
  readonly disk: HostDisk;
  readonly filter: string;
  readonly isMemoryBounded: boolean;
}

export async function makeShared({ folder, hidden }: RuntimePlace): Promise<SandboxHost> {
  const toolchains = [nodeToolchain(), pythonToolchain()].flatMap((each) => each ?? []);
  const filter = join(await mkdtemp(join(folder, "filter-")), "seccomp");
  await writeFile(filter, seccompFilter());
  const disk = await makeHostDisk(folder, hidden, toolchains);
  return { disk, filter, isMemoryBounded: (await boundable()).includes("memory") };
}

export async function openIsolated<Files extends IsolatedFiles>(
  place: IsolatedPlace,
  { disk, filter, isMemoryBounded }: SandboxHost,
  openFiles: (disk: SessionDisk) => Promise<Files>,
): Promise<CommandHost<Files>> {
  const { sessionId, folder, image } = place;
  const parts = image ? [{ at: "/", lowers: [disk.mountPoints, image.folder, disk.skeleton] }] : disk.host;
  const layers = prepareLayers(folder, parts, place.sealed, place.isPacked);
  const outer = { ...outerEnvironment(), [marker]: sessionId };
  const toolchains = image ? [] : toolchainsOf(place.runtime);
  const drives = place.drives.map(({ path, folder: from, readOnly }) => ({ from, to: path, readOnly }));
  const trust = join(folder, "trust");
  writeTrust(trust, place.certificate());
  const meminfoFile = join(folder, "meminfo");
  if (isMemoryBounded) writeFileSync(meminfoFile, memoryInfo(place.memory));
  const size = { from: isMemoryBounded ? meminfoFile : "/proc/meminfo", to: "/proc/meminfo", readOnly: true };
  const view: View = {
    folder,
    folders: [...drives, { from: trust, to: trustFolder, readOnly: true }, size],
    toolchains,
  };
  const namespaces = await Namespaces.open(
    folder,
    {
      layers,
      writable: drives.filter(({ readOnly }) => !readOnly).map(({ from }) => from),
      points: mountPoints(view).flatMap((path) => ["merged", path]),
      processors: processorsFor(place.vcpus),
      options: sessionOptions(view),
    },
    outer,
  );
  namespaces.wayOut.on("connection", place.leave);
  const { root: top } = namespaces;
  const opened = openFiles({
    top,
    roots: [{ path: "/", folder: top, readOnly: false }],
    covered: mountPoints({ ...view, folders: view.folders.slice(drives.length) }),
    trees: treesOf(layers, top, parts),
  });
  const files = await opened.catch(async (error: unknown) => {
    await namespaces.close();
    throw error;
  });
  const path = image?.env.PATH ?? [...toolchains.map((each) => each.path), systemPath].join(":");

  return {
    files,
    begin: namespaces.begin,
    async startOf({ command, args, cwd: named, env, sudo }) {
      const cwd = posix.normalize(named);
      files.tree.demandFolder(cwd);
      if (isMemoryBounded) writeFileSync(meminfoFile, memoryInfo(place.memory), { flag: "r+" });
      const environment = { ...image?.env, ...commandVariables(sudo, path), ...env, [marker]: sessionId };
      const options = commandOptions(folder, cwd, sudo);
      const mounts = `--mount=/proc/self/fd/${descriptors.mounts}`;
      return {
        argv: ["nsenter", mounts, "--", "bwrap", "--args", String(descriptors.options), "--", ...takesEnvironment()],
        cwd: folder,
        env: outer,
        inputs: [
          { text: environmentText([command, ...args], environment) },
          { file: filter },
          { text: options.map((option) => `${option}\0`).join("") },
          ...namespaces.inputsOf(sudo),
          { pipe: "status" },
          { pipe: "hold" },
        ],
      };
    },
    connect: (port) => namespaces.connect(port),
    halt: () => namespaces.halt(),
    async close() {
      await namespaces.close();
      releaseLayers(folder, layers);
    },
    closed: namespaces.closed,
  };
}

function commandVariables(isRoot: boolean, path: string): Record<string, string> {
  const name = isRoot ? "root" : "vercel-sandbox";
  return {
    PATH: path,
    HOME: home,
    TMPDIR: "/tmp",
    USER: name,
    LOGNAME: name,
    SHELL: "/bin/sh",
    LANG: "C.UTF-8",
    ...wayOutVariables(`http://${proxyAddress.host}:${proxyAddress.port}`),
    ...trustVariables(trustFolder),
  };
}

function treesOf(layers: readonly Layer[], top: string, parts: HostDisk["host"]): SessionDisk["trees"] {
  return parts.flatMap(({ at, lowers }) => {
    const apart = layers.find(({ at: path, mount }) => path === at && mount.startsWith("apart"));
    if (!apart) return [];
    return { at: at.slice(1), upper: join(top, "..", apart.mount), lowers, merged: join(top, at) };
  });
}

const bundles = [
  "/etc/ssl/certs/ca-certificates.crt",
  "/etc/pki/tls/certs/ca-bundle.crt",
  "/etc/ssl/ca-bundle.pem",
  "/etc/ssl/cert.pem",
];

export function writeTrust(folder: string, certificate: string): void {
  const bundle = bundles.find((path) => existsSync(path));
  const authorities = bundle === undefined ? "" : `${readFileSync(bundle, "utf8").trimEnd()}\n`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "authority.pem"), certificate);
  writeFileSync(join(folder, "all.pem"), `${authorities}${certificate}`);
  writeFileSync(join(folder, "wgetrc"), `ca_certificate = ${trustFolder}/all.pem\n`);
}

/** Environment variables by which programs find the certificates of `writeTrust`. Node and Deno add ours to their own; the others use the given file instead. @param folder as the sandbox names it */
export function trustVariables(folder: string): Record<string, string> {
  const [added, all] = [`${folder}/authority.pem`, `${folder}/all.pem`];
  return {
    NODE_EXTRA_CA_CERTS: added,
    DENO_CERT: added,
    SSL_CERT_FILE: all,
    CURL_CA_BUNDLE: all,
    REQUESTS_CA_BUNDLE: all,
    GIT_SSL_CAINFO: all,
    // A wget with GnuTLS reads no other one, and its user's own file only by default.
    WGETRC: `${folder}/wgetrc`,
  };
}
