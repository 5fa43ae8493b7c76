import { execFile } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { chmod, cp, mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { terminals } from "../bounds.ts";
import { home } from "../environment.ts";
import { readIfThere } from "../machine-files.ts";
import type { Toolchain } from "../toolchain.ts";
import { sandboxUser } from "./view.ts";

/** A part of a sandbox's disk: an upper folder of the session above folders that nobody writes. */
export interface Layer {
  readonly at: string;
  /** The uppermost first. */
  readonly lowers: readonly string[];
  readonly name: string;
  readonly mount: string;
}

/** Holds a folder for each part, with all that the session has written: one rename makes it a sealed layer. */
export const upperFolder = "upper";

export const trustFolder = "/vercel/trust";

export const programs: readonly string[] = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix"];

/** Public settings of /etc: the emulator's user may be allowed to read more. */
export const settings: readonly string[] = [
  ..."alternatives ld.so.cache ld.so.conf ld.so.conf.d localtime mime.types nsswitch.conf".split(" "),
  ..."pki/ca-trust pki/tls/cert.pem pki/tls/certs protocols services ssl/cert.pem ssl/certs ssl/openssl.cnf".split(" "),
];

/** Folders below the programs that may hold secrets: settings, and sources of applications in some images. */
export const neverShown: readonly string[] = ["/usr/src", "/usr/local/src", "/usr/local/etc"];

export interface HostDisk {
  readonly host: readonly Pick<Layer, "at" | "lowers">[];
  readonly skeleton: string;
  /** Mount points of /proc and /dev lie above an image: a link of the image could lead bubblewrap's mounts elsewhere, and open /proc. */
  readonly mountPoints: string;
}

/** Throws where a hidden folder holds programs that sandboxes need. */
export async function makeHostDisk(
  parent: string,
  hidden: readonly string[],
  toolchains: readonly Toolchain[],
): Promise<HostDisk> {
  const trees = programs.filter((path) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory());
  const above = trees.find((tree) => isBelow(tree, real(parent)));
  if (above !== undefined)
    throw new Error(
      `the data is kept in ${parent}, and a disk cannot be above ${above} and in it; keep the data elsewhere`,
    );
  const folder = await mkdtemp(join(parent, "base-"));
  const skeleton = join(folder, "skeleton");
  for (const path of [home, trustFolder, "/proc", "/dev", "/run", "/root", "/home", "/var/tmp", "/opt", "/srv", "/mnt"])
    await mkdir(join(skeleton, path), { recursive: true });
  await mkdir(join(skeleton, "tmp"));
  await chmod(join(skeleton, "tmp"), 0o1777);
  await chmod(join(skeleton, "var/tmp"), 0o1777);

  const mountPoints = join(folder, "mount-points");
  for (const name of ["proc", "dev"]) await mkdir(join(mountPoints, name), { recursive: true });

  const system = join(folder, "system");
  await mkdir(join(system, "etc"), { recursive: true });
  await makeSettings(join(system, "etc"));
  for (const { to, link, isFolder } of toolchains.flatMap(({ parts }) => parts)) {
    await mkdir(dirname(join(system, to)), { recursive: true });
    if (link !== undefined) await symlink(link, join(system, to));
    else if (isFolder) await mkdir(join(system, to), { recursive: true });
    else await writeFile(join(system, to), "");
  }
  const all = [...new Set([...neverShown, ...peoplesFolders(), ...hidden, process.cwd()].map(real))].filter(
    (path) => path !== "/",
  );
  for (const path of programs) {
    if (trees.includes(path)) await mkdir(join(system, path), { recursive: true });
    else if (existsSync(path)) await symlink(readlinkSync(path), join(system, path));
  }
  const needed = trees.flatMap((tree) => [tree, ...["bin", "lib", "sbin"].map((name) => join(tree, name))]);
  const inTheWay = all.find((path) => needed.includes(path));
  if (inTheWay !== undefined)
    throw new Error(
      `${inTheWay} holds programs that sandboxes need and is also hidden from them, as the emulator's working directory, its data folder or a home; start it elsewhere`,
    );
  const host = await Promise.all(
    trees.map(async (at, index) => {
      const mask = join(folder, `mask-${index}`);
      await makeMask(
        mask,
        all.filter((path) => isBelow(at, path)).map((path) => relative(at, path)),
      );
      return { at, lowers: [mask, at] };
    }),
  );
  return {
    host: [{ at: "/", lowers: [system, skeleton] }, ...host],
    skeleton,
    mountPoints,
  };
}

async function makeMask(mask: string, names: readonly string[]): Promise<void> {
  await mkdir(mask, { recursive: true });
  for (const name of names.filter((each) => !names.some((other) => other !== each && isBelow(other, each)))) {
    await mkdir(dirname(join(mask, name)), { recursive: true });
    await promisify(execFile)("mknod", [join(mask, name), "c", "0", "0"]);
  }
}

async function makeSettings(etc: string): Promise<void> {
  await Promise.all(
    settings
      .filter((name) => existsSync(join("/etc", name)))
      .map(async (name) => {
        await mkdir(dirname(join(etc, name)), { recursive: true });
        await cp(join("/etc", name), join(etc, name), { recursive: true, verbatimSymlinks: true, filter: isPublic });
      }),
  );
  const id = sandboxUser;
  const files = {
    passwd: ["root:x:0:0:root:/root:/bin/sh", `vercel-sandbox:x:${id}:${id}::${home}:/bin/sh`],
    group: ["root:x:0:", `vercel-sandbox:x:${id}:`],
    hosts: ["127.0.0.1 localhost sandbox", "::1 localhost sandbox"],
    hostname: ["sandbox"],
    "resolv.conf": ["# Names are resolved by the proxy that HTTP_PROXY and HTTPS_PROXY name."],
  };
  for (const [name, lines] of Object.entries(files)) await writeFile(join(etc, name), `${lines.join("\n")}\n`);
}

function isPublic(path: string): boolean {
  return (lstatSync(path).mode & 0o004) !== 0;
}

export function peoplesFolders(): string[] {
  const people = readIfThere("/etc/passwd")
    .split("\n")
    .map((line) => line.split(":"))
    .filter(([, , id]) => Number(id) >= 1000)
    .flatMap(([, , , , , folder]) => folder ?? []);
  return [ownHome(), ...people].filter((folder) => folder.startsWith("/"));
}

function ownHome(): string {
  try {
    return userInfo().homedir;
  } catch {
    // A container's user may have a number alone.
    return process.env.HOME ?? "";
  }
}

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function isBelow(folder: string, path: string): boolean {
  return path.startsWith(folder === sep ? folder : `${folder}${sep}`);
}

/** An overlay leaves a folder without permissions, which only root could remove. */
export function releaseLayers(folder: string, layers: readonly Layer[]): void {
  for (const { name } of layers) {
    try {
      chmodSync(join(folder, "disk", name, "work", "work"), 0o700);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    }
  }
}

/** @param sealed layers of other sessions, the uppermost first @param isApart mounts these without the parts below, too */
export function prepareLayers(
  folder: string,
  parts: readonly Pick<Layer, "at" | "lowers">[],
  sealed: readonly string[] = [],
  isApart = false,
): Layer[] {
  for (const name of ["merged", "shm", terminals, upperFolder]) mkdirSync(join(folder, name), { recursive: true });
  const layers = parts.flatMap(({ at, lowers }, index) => {
    const name = at.slice(1) || "root";
    // Earlier versions numbered the parts, and their sessions go on.
    const former = join(folder, "disk", String(index), "upper");
    if (existsSync(former)) renameSync(former, join(folder, upperFolder, name));
    const above = sealed.map((layer) => join(layer, name)).filter((path) => existsSync(path));
    const whole = { at, lowers: [...above, ...lowers], name, mount: join("merged", at) };
    const apart = { at, lowers: above, name: `${name}-apart`, mount: join("apart", name) };
    return isApart && above.length > 0 ? [whole, apart] : [whole];
  });
  for (const { name, mount, lowers } of layers) {
    const place = join(folder, "disk", name);
    for (const path of [join(place, "work"), join(folder, upperFolder, name)]) mkdirSync(path, { recursive: true });
    if (mount.startsWith("apart")) mkdirSync(join(folder, mount), { recursive: true });
    for (const [number, lower] of lowers.entries()) {
      const link = join(place, String(number));
      rmSync(link, { force: true });
      symlinkSync(lower, link);
    }
  }
  return layers;
}

export function mountArguments(layers: readonly Layer[]): string[] {
  return layers.flatMap(({ name, lowers, mount }) => [
    name,
    lowers.map((_, number) => join("disk", name, String(number))).join(":"),
    mount,
  ]);
}
