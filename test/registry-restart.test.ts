import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRegistry } from "@slipway/registry";
import { expect, test } from "vitest";
import { announced, prepareCommand } from "../packages/emulator/test/run-command.ts";

const { folder, run } = prepareCommand();
const chunkLength = 256 * 1024;

test("a push goes on by itself when its registry is killed in the middle and started again", async () => {
  const seed = join(folder, "seed.json");
  const projects = [{ name: "site", team: "acme" }];
  writeFileSync(seed, JSON.stringify({ users: [{ username: "ann" }], teams: [{ slug: "acme" }], projects }));
  const args = ["--data", join(folder, "data"), "--seed", seed];
  const first = run(...args);
  const { url, token } = await announced(first);

  const content = randomBytes(4_000_000);
  const { blobs } = createRegistry({ url, auth: { accessToken: token }, retry: { attempts: 20 } }).repository(
    "acme/site/web",
  );
  const offsets: number[] = [];
  let restarted: Promise<unknown> | undefined;
  const restart = async (): Promise<void> => {
    first.kill("SIGKILL");
    await once(first, "exit");
    await announced(run(...args, "--port", new URL(url).port));
  };
  const stored = await blobs.push(content, {
    by: "chunks",
    chunkLength,
    onState: ({ offset }) => {
      offsets.push(offset);
      if (offset > 1_000_000) restarted ??= restart();
    },
  });
  await restarted;

  expect(restarted).toBeDefined();
  expect(stored.digest).toBe(`sha256:${createHash("sha256").update(content).digest("hex")}`);
  expect(content.equals(await blobs.get(stored.digest))).toBe(true);
  // The upload resumes at most a chunk before its former position.
  const steps = offsets.slice(1).map((offset, index) => offset - (offsets[index] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThan(-chunkLength);
});
