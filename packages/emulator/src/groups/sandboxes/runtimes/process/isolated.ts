import { existsSync, lstatSync, readlinkSync } from "node:fs";
import type { Toolchain } from "./toolchain.ts";

/** What a command in isolation sees. */
interface View {
  /** What it may write, and the drives: from this machine's folders to paths of its own. */
  readonly folders: readonly { readonly from: string; readonly to: string; readonly readOnly: boolean }[];
  readonly toolchains: readonly Toolchain[];
  /** A folder with `passwd` and `group`, in which nobody of this machine stands. */
  readonly etc: string;
  readonly cwd: string;
  /** Whether it is root of its own user namespace. */
  readonly root: boolean;
  /** Whether it has a network of its own, with nothing in it. */
  readonly offline: boolean;
}

/** What isolates commands: the command line that runs another one in a view. */
export type Isolate = (view: View, argv: readonly string[]) => string[];

/** The user that commands are, in isolation. */
export const sandboxUser = 1000;

const programs = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix"];

/** Of /etc only what anybody may know: the emulator's user may be allowed to read more. */
const settings = [
  "/etc/alternatives",
  "/etc/hosts",
  "/etc/ld.so.cache",
  "/etc/ld.so.conf",
  "/etc/ld.so.conf.d",
  "/etc/localtime",
  "/etc/mime.types",
  "/etc/nsswitch.conf",
  "/etc/pki/ca-trust",
  "/etc/pki/tls/cert.pem",
  "/etc/pki/tls/certs",
  "/etc/protocols",
  "/etc/resolv.conf",
  "/etc/services",
  "/etc/ssl/cert.pem",
  "/etc/ssl/certs",
  "/etc/ssl/openssl.cnf",
];

/**
 * What of /proc is the machine's, and no process's: whoever is root outside could write it by whatever user he is in here, and with it
 * settings of the kernel.
 */
export const kernelPaths: readonly string[] = [
  ...["acpi", "bus", "fs", "irq", "kcore", "keys", "scsi", "sys", "sysrq-trigger", "timer_list"],
];

/** What of this machine a command sees and cannot write; a link is one there too. */
export function systemPaths(): readonly { readonly path: string; readonly link?: string }[] {
  return [...programs, ...settings]
    .filter((path) => existsSync(path))
    .map((path) => {
      const isLink = programs.includes(path) && lstatSync(path).isSymbolicLink();
      return isLink ? { path, link: readlinkSync(path) } : { path };
    });
}
