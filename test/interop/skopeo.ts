import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Ended, run } from "./process.ts";
import { findProgram } from "./programs.ts";

/**
 * Runs `skopeo`, with a policy that takes any image and with no credentials of the machine's.
 *
 * Throws with what it said when it ends badly.
 *
 * @example
 * await skopeo("copy", "--all", "--dest-tls-verify=false", `oci:${folder}:v1`, `docker://${host}/name:v1`);
 */
export async function skopeo(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await trySkopeo(...args);
  if (code !== 0) throw new Error(`skopeo ${args.join(" ")} ended with ${code}: ${stderr}`);
  return stdout;
}

/** Runs skopeo, whatever its exit code. */
export async function trySkopeo(...args: string[]): Promise<Ended> {
  const program = findProgram("skopeo");
  if (program === undefined) throw new Error("skopeo is not installed; apt-get install skopeo");
  const folder = mkdtempSync(join(tmpdir(), "slipway-skopeo-"));
  try {
    const policy = join(folder, "policy.json");
    writeFileSync(policy, JSON.stringify({ default: [{ type: "insecureAcceptAnything" }] }));
    const env = { PATH: process.env.PATH, HOME: folder, XDG_RUNTIME_DIR: folder, TMPDIR: folder };
    return await run(program, ["--policy", policy, ...args], { env });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
