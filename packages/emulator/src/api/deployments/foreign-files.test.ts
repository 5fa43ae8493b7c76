import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listDeployments } from "@slipway/deployments";
import { expect, test } from "vitest";
import { newFolder } from "../../../../../test/new-folder.ts";
import { sha1, start } from "../../../test/start.ts";

async function startWithFolder() {
  const machine = newFolder();
  const secret = join(machine, "secret.txt");
  writeFileSync(secret, "TOKEN=1");
  const dataFolder = join(machine, "data");
  return { ...(await start({ dataFolder })), dataFolder, secret };
}

test.each<[string, (from: string, secret: string) => string]>([
  ["a way to a file of the machine", (from, secret) => relative(from, secret)],
  ["the same, split as digests are", (from, secret) => `..${relative(from, secret)}`],
  ["a way to the emulator's own database", () => "../../state.sqlite"],
  ["a way to the process's environment", () => `${"../".repeat(20)}proc/self/environ`],
  ["a digest in capitals", () => sha1("x").toUpperCase()],
  ["a digest and more", () => `${sha1("x")}0`],
  ["a digest and a new line", () => `${sha1("x")}\n`],
  ["nothing", () => ""],
])("a file named by %s instead of a digest is refused, and nothing is deployed", async (_, shaFor) => {
  const { emulator, client, dataFolder, secret } = await startWithFolder();
  const sha = shaFor(join(dataFolder, "files/blobs", "aa"), secret);
  const answer = await fetch(`${emulator.url}/v13/deployments`, {
    method: "POST",
    headers: { authorization: `Bearer ${emulator.token}`, "content-type": "application/json" },
    body: JSON.stringify({ name: "site", files: [{ file: "index.html", sha }] }),
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: { code: "bad_request", message: expect.stringMatching(/files|sha/) } },
  ]);
  expect(await listDeployments(client).toArray()).toEqual([]);
});
