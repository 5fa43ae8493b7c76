import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { digest } from "../../../test/push-image.ts";
import { announced, type Command, prepareCommand } from "../../../test/run-command.ts";

const { folder, run } = prepareCommand();

interface Running {
  readonly child: Command;
  call(method: string, path: string, init?: RequestInit & { duplex?: "half" }): Promise<Response>;
}

async function start(dataFolder: string): Promise<Running> {
  const seed = join(folder, "seed.json");
  const project = { name: "site", team: "acme" };
  writeFileSync(seed, JSON.stringify({ users: [{ username: "ann" }], teams: [{ slug: "acme" }], projects: [project] }));
  const child = run("--data", dataFolder, "--seed", seed);
  const { url, token } = await announced(child);
  return {
    child,
    call: (method, path, init) =>
      fetch(`${url}/v2/acme/site/web${path}`, { method, headers: { authorization: `Bearer ${token}` }, ...init }),
  };
}

test("an upload goes on from what was acknowledged after the process was killed in its middle", async () => {
  const dataFolder = join(folder, "data");
  const content = randomBytes(3_000_000);
  const before = await start(dataFolder);
  await before.call("POST", `/blobs/uploads/?digest=${digest("kept")}`, { body: "kept" });
  const uuid = (await before.call("POST", "/blobs/uploads/")).headers.get("docker-upload-uuid");
  const path = `/blobs/uploads/${uuid}`;
  const first = await before.call("PATCH", path, { body: content.subarray(0, 1_000_000) });
  expect([first.status, first.headers.get("range")]).toEqual([202, "0-999999"]);

  let sent = 1_000_000;
  const { promise: halfway, resolve: arrived } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= 2_500_000) return arrived();
      controller.enqueue(content.subarray(sent, sent + 100_000));
      sent += 100_000;
    },
  });
  const cut = expect(before.call("PATCH", path, { body, duplex: "half" })).rejects.toThrow();
  await halfway;
  before.child.kill("SIGKILL");
  await once(before.child, "exit");
  await cut;

  const after = await start(dataFolder);
  expect(await (await after.call("GET", `/blobs/${digest("kept")}`)).text()).toBe("kept");
  const received = Number((await after.call("GET", path)).headers.get("range")?.split("-")[1]) + 1;
  expect(received).toBeGreaterThanOrEqual(1_000_000);
  expect(received).toBeLessThanOrEqual(2_500_000);
  const rest = { body: content.subarray(received) };
  expect((await after.call("PUT", `${path}?digest=${digest(content)}`, rest)).status).toBe(201);
  const stored = await (await after.call("GET", `/blobs/${digest(content)}`)).arrayBuffer();
  expect(content.equals(Buffer.from(stored))).toBe(true);
});
