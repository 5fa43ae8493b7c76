import { totalmem } from "node:os";
import { expect, test, vi } from "vitest";
import { sh, startSandbox } from "../../../test/sandbox-shell.ts";
import { boundable } from "../../isolation/cgroup.ts";
import { isolationProblem } from "../../isolation/choose-isolation.ts";
import { memoryInfo, processorsFor } from "../../isolation/machine-files.ts";
import { pythonToolchain } from "../../isolation/toolchain.ts";

// The system's own python3, on whatever machine. It is looked for once.
vi.stubEnv("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
const isIsolated = (await isolationProblem()) === undefined;
const isBounded = (await boundable()).includes("memory");
const isolated = { sandboxes: { runtime: "process", isolation: "bubblewrap" } } as const;

test.runIf(isIsolated)("a sandbox sees as many processors and as much memory as it was made with", async () => {
  const { client, sessionId } = await startSandbox(isolated, { resources: { vcpus: 1, memory: 2048 } });
  const program = "console.log(require('os').totalmem(), require('os').freemem() > 0)";
  const { output } = await sh(
    client,
    sessionId,
    `nproc; node -e "${program}"; grep SwapTotal /proc/meminfo | tr -d ' '`,
  );
  const memory = isBounded ? Math.min(2048 * 1024 ** 2, totalmem()) : totalmem();
  expect(output).toMatch(new RegExp(`^1\n${memory} true\nSwapTotal:${isBounded ? "0kB" : "\\d+kB"}\n$`));
});

test.runIf(process.platform === "linux")("the memory of a sandbox is written over in the same length", () => {
  expect(memoryInfo(1)).toMatch(/^MemTotal: +1024 kB\n/);
  expect(memoryInfo(1).length).toBe(memoryInfo(2 ** 30).length);
});

test.runIf(process.platform === "linux")(
  "sandboxes after each other have the next processors, and no more than there are",
  () => {
    expect(processorsFor(4096)).toBeUndefined();
    const [one, other] = [processorsFor(1), processorsFor(1)];
    if (one) expect(one).not.toEqual(other);
  },
);

test.runIf(isIsolated && pythonToolchain())(
  "python is the machine's python3, where the system has it by that name alone",
  async () => {
    const { client, sessionId } = await startSandbox(isolated, { image: "python:3.13" });
    const version = "-c 'import sys; print(sys.version)'";
    const { output, exitCode } = await sh(client, sessionId, `python ${version} && python3 ${version}`);
    const [one, other] = output.trim().split("\n");
    expect([exitCode, one]).toEqual([0, other]);
  },
);
