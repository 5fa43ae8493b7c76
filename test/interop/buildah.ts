import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./process.ts";
import { findProgram } from "./programs.ts";

export interface Buildah extends Disposable {
  (...args: string[]): Promise<string>;
}

/**
 * Makes a `buildah` that takes any image, keeps what it makes in a folder, and runs containers without a runtime.
 *
 * @example
 * using buildah = createBuildah();
 * const container = (await buildah("from", "--tls-verify=false", `docker://${host}/name:v1`)).trim();
 * await buildah("run", "--isolation", "chroot", container, "--", "/bin/sh", "-c", "id");
 */
export function createBuildah(): Buildah {
  const program = findProgram("buildah");
  if (program === undefined) throw new Error("buildah is not installed; apt-get install buildah");
  const folder = mkdtempSync(join(tmpdir(), "slipway-buildah-"));
  const policy = join(folder, "policy.json");
  writeFileSync(policy, JSON.stringify({ default: [{ type: "insecureAcceptAnything" }] }));
  const storage = ["--storage-driver", "vfs", "--root", join(folder, "root"), "--runroot", join(folder, "run")];
  const env = { PATH: process.env.PATH, HOME: folder, XDG_RUNTIME_DIR: folder, TMPDIR: folder };
  const buildah = async (...args: string[]): Promise<string> => {
    const [command = "", ...others] = args;
    // Only what reads images asks for a policy.
    const flags = command === "from" ? ["--signature-policy", policy] : [];
    const { code, stdout, stderr } = await run(program, [...storage, command, ...flags, ...others], { env });
    if (code !== 0) throw new Error(`buildah ${args.join(" ")} ended with ${code}: ${stderr}`);
    return stdout;
  };
  return Object.assign(buildah, { [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) });
}
