import { connect, createServer, type Server, type Socket } from "node:net";
import { createAuthToken, deleteAuthToken } from "@slipway/authentication";
import { type Client, createClient } from "@slipway/core";
import { cancelDeployment, createDeployment, deleteDeployment } from "@slipway/deployments";
import { createEmulator, type Emulator, type EmulatorOptions } from "@slipway/emulator";
import { followRuntimeLogs, type RuntimeLog } from "@slipway/logs";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../packages/emulator/test/folder-state.ts";
import { random } from "./wire/random.ts";

interface Site {
  readonly emulator: Emulator;
  readonly client: Client;
  readonly ids: { readonly projectId: string; readonly deploymentId: string };
}

async function deployed(options: EmulatorOptions = {}): Promise<Site> {
  const emulator = await createEmulator({ clock: "manual", ...options });
  onTestFinished(() => emulator.close());
  const client = createClient({ baseUrl: emulator.url, token: emulator.token });
  const files = [{ file: "index.html", data: "home" }];
  const { id, projectId = "" } = await createDeployment(client, { name: "site", target: "production", files });
  await emulator.clock.advance("1 minute");
  return { emulator, client, ids: { projectId, deploymentId: id } };
}

const visit = async (emulator: Emulator, path: string): Promise<void> => {
  await (await emulator.fetch(`http://site.localhost${path}`)).text();
};
const paths = (count: number): string[] => Array.from({ length: count }, (_, index) => `/${index}`);

async function cutting(target: string, bytes: () => number, onCut: () => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(Number(new URL(target).port), "127.0.0.1");
    let left = bytes();
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.on("data", (piece) => {
      near.write(piece.subarray(0, left));
      left -= piece.length;
      if (left > 0) return;
      far.destroy();
      near.destroySoon();
      onCut();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${Object(server.address()).port}`;
}

test("a stream that is cut thirty times at random bytes gives every line, in order and once", async () => {
  const { emulator, client, ids } = await deployed();
  const next = random("thirty cuts");
  let [cuts, written] = [0, 0];
  let writing = Promise.resolve();
  const write = (count: number): void => {
    writing = writing.then(async () => {
      for (let index = 0; index < count; index++) await visit(emulator, `/${written++}`);
    });
  };
  write(20);
  await writing;
  // Each answer begins with all that is kept, some 400 bytes a line, behind the answer's head.
  const bytes = () => (cuts < 30 ? 1 + Math.floor(next() * 420 * written) : Infinity);
  const url = await cutting(emulator.url, bytes, () => {
    cuts += 1;
    // While nobody listens.
    write(5);
  });
  const follower = createClient({ baseUrl: url, token: emulator.token, clock: emulator.clientClock });
  const found: RuntimeLog[] = [];
  for await (const line of followRuntimeLogs(follower, ids)) {
    found.push(line);
    await writing;
    if (found.length < written) continue;
    if (cuts < 30) write(1);
    else await deleteDeployment(client, { id: ids.deploymentId });
  }
  expect(cuts).toBe(30);
  expect(found.map(({ requestPath }) => requestPath)).toEqual(paths(written));
  expect(new Set(found.map(({ rowId }) => rowId)).size).toBe(written);
});

test("more lines than are kept, while nobody listens, are a gap that is reported", async () => {
  const { emulator, client, ids } = await deployed();
  await visit(emulator, "/0");
  let writing: Promise<void> | undefined;
  const write = async (): Promise<void> => {
    for (let index = 1; index <= 1100; index++) await visit(emulator, `/${index}`);
  };
  const url = await cutting(
    emulator.url,
    () => (writing ? Infinity : 1000),
    () => {
      writing = write();
    },
  );
  // It comes back when all is written.
  const clock = { ...emulator.clientClock, sleep: async () => await writing };
  const follower = createClient({ baseUrl: url, token: emulator.token, clock });
  const gaps: string[][] = [];
  const found: string[] = [];
  const onGap = (after: RuntimeLog, before: RuntimeLog) => gaps.push([after.requestPath, before.requestPath]);
  const lines = followRuntimeLogs(follower, { ...ids, onGap });
  for await (const { requestPath } of lines) {
    if (found.push(requestPath) === 1) await visit(emulator, "/long".padEnd(1500, "x"));
    if (requestPath === "/1100") await deleteDeployment(client, { id: ids.deploymentId });
  }
  expect(gaps).toEqual([["/0", "/101"]]);
  expect(found).toEqual(["/0", ...paths(1101).slice(101)]);
});

test("an emulator that is started again is followed on, and no line is missing", async () => {
  const dataFolder = newFolder();
  const first = await deployed({ dataFolder });
  const { emulator, ids } = first;
  const port = Number(new URL(emulator.url).port);
  await visit(emulator, "/0");
  let second: Emulator | undefined;
  const found: string[] = [];
  const client = createClient({ baseUrl: emulator.url, token: emulator.token });
  for await (const { requestPath } of followRuntimeLogs(client, ids)) {
    found.push(requestPath);
    if (!second) {
      await visit(emulator, "/1");
      await emulator.close();
      second = await createEmulator({ clock: "manual", dataFolder, port });
      const again = second;
      onTestFinished(() => again.close());
      await visit(second, "/2");
    } else if (requestPath === "/2") break;
  }
  expect(found).toEqual(paths(3));
});

test("a deployment that is canceled before it answers anything ends what follows it", async () => {
  const { emulator, client } = await deployed({ buildTime: 60_000 });
  const files = [{ file: "index.html", data: "next" }];
  const { id: deploymentId, projectId = "" } = await createDeployment(client, { name: "site", files });
  const lines = followRuntimeLogs(client, { projectId, deploymentId })[Symbol.asyncIterator]();
  const end = lines.next();
  await emulator.clock.advance(100);
  await cancelDeployment(client, { id: deploymentId });
  expect((await end).done).toBe(true);
});

test("a token that is deleted ends it with what the platform says", async () => {
  const { emulator, client, ids } = await deployed();
  const { bearerToken, token } = await createAuthToken(client, { name: "for logs" });
  const follower = createClient({ baseUrl: emulator.url, token: bearerToken, clock: emulator.clientClock });
  await visit(emulator, "/0");
  const lines = followRuntimeLogs(follower, ids)[Symbol.asyncIterator]();
  await lines.next();
  const next = lines.next();
  await deleteAuthToken(client, { tokenId: token.id });
  await expect(next).rejects.toMatchObject({ name: "ApiError", status: 403 });
});
