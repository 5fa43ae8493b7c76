import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { root } from "../build.ts";
import { runTests } from "./report.ts";

const rounds = 10;

/** Files whose tests wait for a clock, a process or a socket. */
function waitingFiles(): string[] {
  const waits = "setTimeout\\(|timers/promises|systemClock\\.sleep|spawn\\(|vi\\.waitFor|expect\\.poll";
  const args = ["grep", "-lE", waits, "--", "*.test.ts", ":!test/clients", ":!test/independent", ":!test/interop"];
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim().split("\n");
}

/** Runs the tests that wait again and again beside a busy loop on each processor; gives the exit code of the first run that fails. */
export function runBusy(): number {
  const busy: ChildProcess[] = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ["--eval", `while (process.ppid === ${process.pid});`], { stdio: "ignore" }),
  );
  try {
    const files = waitingFiles();
    for (let round = 1; round <= rounds; round++) {
      console.log(`Round ${round} of ${rounds}, ${files.length} files, beside ${busy.length} busy processors`);
      const status = runTests("--tags-filter", "!endurance", ...files);
      if (status !== 0) return status;
    }
    return 0;
  } finally {
    for (const child of busy) child.kill();
  }
}
