import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

// Programs of other makers in the interoperability suite, by their Debian package.
const packages = {
  "docker-registry": "docker-registry",
  skopeo: "skopeo",
  openssl: "openssl",
  buildah: "buildah",
  // A static binary, which runs in an empty image.
  busybox: "busybox-static",
} as const;

/** Programs that Debian lacks, or that have many dependencies. Tests that need an absent program say so by their names. */
const UNPACKAGED = ["cosign", "podman"] as const;

export type Program = keyof typeof packages | (typeof UNPACKAGED)[number];

/** Path of a program in PATH; `undefined` if it is not installed. */
export function findProgram(program: Program): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin", "/bin"].filter(Boolean);
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

/** Finds the programs, or installs them where this is root on Debian; says what is absent and why otherwise. */
export function ensurePrograms(): { readonly absent?: string } {
  const missing = missingPrograms();
  if (missing.length === 0) return {};
  const absent = `${missing.join(", ")} not installed`;
  if (process.getuid?.() !== 0) return { absent: `${absent}, and only root can install` };
  if (spawnSync("apt-get", ["--version"]).error) return { absent: `${absent}, and there is no apt-get` };
  const apt = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update", "-q");
  apt("install", "-y", "-q", "--no-install-recommends", ...missing.map((program) => packages[program]));
  const left = missingPrograms();
  return left.length === 0 ? {} : { absent: `${left.join(", ")} not installed, and apt-get could not install it` };
}

function missingPrograms(): (keyof typeof packages)[] {
  // The keys of an object literal, which `Object.keys` gives as strings.
  return (Object.keys(packages) as (keyof typeof packages)[]).filter((program) => findProgram(program) === undefined);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
