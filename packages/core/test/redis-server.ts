import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createClient } from "redis";
import type { Ending } from "./shared-limits.ts";

export interface RedisServer {
  readonly port: number;
  kill(): Promise<void>;
  restart(): Promise<void>;
}

export async function startRedis(ending: Ending, program: string): Promise<RedisServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "slipway-redis-"));
  let server = await start();
  const kill = async (): Promise<void> => {
    const ended = once(server, "exit");
    if (server.kill("SIGKILL")) await ended;
  };
  ending(async () => {
    await kill();
    rmSync(folder, { recursive: true });
  });
  return {
    port,
    kill,
    restart: async () => {
      server = await start();
    },
  };

  async function start(): Promise<ChildProcess> {
    const keepNothing = ["--save", "", "--appendonly", "no", "--dir", folder];
    const child = spawn(program, ["--port", String(port), "--bind", "127.0.0.1", ...keepNothing], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    for await (const line of createInterface(child.stdout)) if (/ready to accept/i.test(line)) break;
    child.stdout.resume();
    return child;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || !address) throw new Error("the server has no port");
  return address.port;
}

export async function contents(port: number) {
  const redis = await createClient({ url: `redis://127.0.0.1:${port}` }).connect();
  const keys = await redis.keys("*");
  const read = async (key: string) => ({ key, text: await redis.get(key), ttl: await redis.pTTL(key) });
  return Promise.all(keys.map(read)).finally(() => redis.destroy());
}
