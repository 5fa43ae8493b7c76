import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { newFolder } from "../../test/folder-state.ts";
import { deployFunctions, fn } from "../../test/functions.ts";
import { prepareIsolation } from "../domain/functions/isolate.ts";
import { makeCgroup } from "../isolation/cgroup.ts";

const probe = makeCgroup("function-bounds", { memory: 64, vcpus: 1 });
await probe?.remove();
const bounds = probe?.bounds ?? [];
const isIsolated = await prepareIsolation(newFolder(afterAll), []).then(
  () => true,
  () => false,
);
const kinds = isIsolated ? (["bubblewrap", "none"] as const) : (["none"] as const);

/** Cgroups of the function's own processes: those that isolate it and keep its network are in the machine's. */
function cgroupsOf(id: RegExp, isIsolated: boolean): string[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      if (!id.test(readFileSync(`/proc/${pid}/environ`, "latin1"))) return [];
      if (isIsolated && readlinkSync(`/proc/${pid}/ns/pid`) === readlinkSync("/proc/self/ns/pid")) return [];
      return readFileSync(`/proc/${pid}/cgroup`, "utf8");
    } catch {
      return [];
    }
  });
}

test.skipIf(bounds.length === 0).each(kinds)(
  "all that a function begins is in its cgroup, and with isolation %s it sees which (where one can be made)",
  async (isolation) => {
    const code = `import { execSync, spawn } from "node:child_process"; import { readFileSync } from "node:fs";
      const early = execSync("cat /proc/self/cgroup").toString();
      spawn("sleep", ["1000"]);
      export default (q, s) => s.end(JSON.stringify([early, readFileSync("/proc/self/cgroup", "utf8"), process.env.SLIPWAY_SANDBOX]));`;
    const { get } = await deployFunctions(fn("fn", code), {}, isolation);
    const [early, late, id]: string[] = JSON.parse((await get("/fn"))[1]);
    const lines = (text = "") =>
      text
        .split("\n")
        .filter(
          (line) =>
            bounds.some((each) => line.includes(`:${each}:`)) || (/^0::/.test(line) && probe?.folders.length === 1),
        );
    expect(lines(early)).not.toEqual([]);
    for (const line of [...lines(early), ...lines(late)])
      expect(line).toMatch(isolation === "none" ? /\/slipway-sandbox-\w+$/ : /^[^/]*:\/$/);
    // Sessions of other tests may still be ending.
    const seen = cgroupsOf(new RegExp(`SLIPWAY_SANDBOX=${id}(\\0|$)`), isolation === "bubblewrap");
    expect(seen.length).toBeGreaterThan(1);
    for (const line of seen.flatMap(lines)) expect(line).toMatch(/\/slipway-sandbox-\w+(\/|$)/);
  },
);

const isRoot = process.getuid?.() === 0;
const counted = kinds.filter((kind) => bounds.includes("pids") || (kind === "bubblewrap" && !isRoot));
test.skipIf(counted.length === 0).each(counted)(
  "a function has 512 processes with isolation %s, and no more (where a cgroup or the kernel counts them)",
  async (isolation) => {
    const code = `import { execFileSync } from "node:child_process";
      const script = "$n = 0; for (1 .. 700) { $pid = fork; last if !defined $pid; if (!$pid) { close STDOUT; sleep 1000; exit } $n++ } print $n; kill 9, 0";
      export default (q, s) => { try { s.end(execFileSync("setsid", ["-w", "perl", "-e", "$| = 1; " + script])) } catch (error) { s.end(error.stdout) } };`;
    const { get } = await deployFunctions(fn("fn", code), {}, isolation);
    const count = Number((await get("/fn"))[1]);
    expect(count).toBeGreaterThan(400);
    expect(count).toBeLessThan(512);
  },
);

test.skipIf(!bounds.includes("memory")).each(kinds)(
  "a function that takes more than its memory beside its heap ends with isolation %s (where a cgroup can be made)",
  async (isolation) => {
    const code = `const all = []; export default (q, s) => { for (let n = 0; n < 1024; n++) all.push(Buffer.alloc(1024 ** 2, 1)); s.end("all of it") };`;
    const { get } = await deployFunctions(fn("fn", code, { memory: 128 }), {}, isolation);
    expect(await get("/fn")).toMatchObject([500, expect.stringContaining("FUNCTION_INVOCATION_FAILED"), {}]);
  },
);
