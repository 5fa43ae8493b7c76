import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../../../test/new-folder.ts";
import { CommandLog } from "./command-log.ts";

function newLog(): CommandLog {
  const folder = newFolder();
  return CommandLog.begin(join(folder, "a"));
}

async function textsOf(log: CommandLog): Promise<Record<"stdout" | "stderr", string>> {
  const texts = { stdout: "", stderr: "" };
  for await (const { stream, data } of log.follow(new AbortController().signal)) texts[stream] += data;
  return texts;
}

test("the beginning of an output in one piece is kept, and a line says so", {
  tags: "endurance",
}, async () => {
  const log = newLog();
  await log.append({ stream: "stdout", data: "x".repeat(20 * 1024 ** 2) });
  await log.end();
  const { stdout, stderr } = await textsOf(log);
  expect(stdout.length).toBeGreaterThan(15 * 1024 ** 2);
  expect(stdout.length).toBeLessThanOrEqual(16 * 1024 ** 2);
  expect(stderr).toMatch(/more than 16777216 bytes; what follows is not kept/);
});

test("a long text is the same again, with what lies across its parts", async () => {
  const log = newLog();
  const data = `${"x".repeat(64 * 1024 - 1)}😀${"é".repeat(70_000)}\n`;
  await log.append({ stream: "stdout", data });
  await log.end();
  expect((await textsOf(log)).stdout).toBe(data);
});
